export const kitchenMessages = {
  age: (minutes: number) => (minutes === 0 ? 'ahora mismo' : `hace ${minutes} min`),
  overAnHour: 'Más de una hora',
} as const;
