export const dinerAuthMessages = {
  loginFailed: 'Error al iniciar sesión',
  registerFailed: 'Error al registrar cliente',
  registered: 'Cliente registrado exitosamente',
  registrationRequired: 'El nombre, el teléfono, el correo y la contraseña son obligatorios',
  howToEnter: '¿Cómo deseas ingresar?',
  asClient: 'Como Cliente',
  asEmployee: 'Como Empleado',
} as const;
