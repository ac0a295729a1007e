export const readOnlyMessages = {
  sede: 'Esta sede está en solo lectura: el plan del restaurante no la cubre. Se activa en Membresía.',
  usuario:
    'Tu usuario está en solo lectura: el plan del restaurante no lo cubre. Lo activa el propietario en Membresía.',
} as const;
