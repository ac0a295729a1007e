export const ownerAuthMessages = {
  loginFailed: 'Credenciales incorrectas o error de conexión',
  welcomeBack: '¡Bienvenido de nuevo!',
  welcomeNoMembership: 'Bienvenido, completa tu membresía',
  registered: (answer?: string) =>
    ['Registro exitoso. Revisa tu correo y verifica el código', answer].filter(Boolean).join('. '),
  registerFailed: 'Error al registrar restaurante',
  verified: 'Correo verificado con éxito',
  verifyFailed: 'Error al verificar código',
  pathLoadFailed: 'Error al verificar el path',
  pathSaveFailed: 'Error al guardar el path',
  pathSaved: 'Path guardado exitosamente',
  codeSent: (email: string) => `Te enviamos un código de seis dígitos a ${email}.`,
  codeOfAnotherBrowser:
    'El código no es correcto en este navegador. Escríbelo donde te registraste o regístrate de nuevo aquí.',
  resetSent: 'Si el correo está registrado, te enviamos un link para cambiar la contraseña.',
  passwordChanged: 'Contraseña cambiada. Ya puedes ingresar.',
  credentialsRequired: 'El correo y la contraseña son obligatorios',
} as const;

export const passwordsMessages = {
  length: (min: number, max: number) => `La contraseña debe tener entre ${min} y ${max} caracteres`,
} as const;

export const dinerAuthMessages = {
  loginFailed: 'Error al iniciar sesión',
  loginRefused: 'Error al iniciar sesión: correo o contraseña incorrectos',
  registerFailed: 'Error al registrar cliente',
  registered: 'Cliente registrado exitosamente',
  /** Said after every refused login, so that it tells nobody which accounts exist. */
  accountsOfSede: (sede: string) =>
    `Cada sede tiene sus propias cuentas. Si la tuya es de otra sede, toca «Cambiar de sede»; si aún no tienes una en ${sede}, créala aquí o continúa como visitante.`,
  howToEnter: '¿Cómo deseas ingresar?',
  asClient: 'Como Cliente',
  asEmployee: 'Como Empleado',
} as const;
