export const kitchen = {
  age: (minutes: number) => `hace ${minutes} min`,
  overAnHour: 'Más de una hora',
} as const;
