export const ALL_FIELDS_REQUIRED = 'Todos los campos son obligatorios';
