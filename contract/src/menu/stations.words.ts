/** Where a dish is made that names no station, or one that the sede does not have. */
export const KITCHEN = 'cocina';

/** What names this instead of a station does not pass the kitchen: a soda from the fridge. */
export const NOWHERE = '-';
