/** What the staff reads at the door of its sede, and the owner about that door. */
export const staffDoorMessages = {
  title: 'Ingreso del personal',
  hint: 'Ingresa con tu correo y tu contraseña de empleado.',
  onlyClient: 'Esta cuenta es de cliente. Ingresa con tu cuenta de empleado.',
  unknownSede: 'No encontramos esta sede.',
  unknownHint:
    'Puede que la dirección esté mal escrita. Pídela de nuevo a quien administra la sede.',
  loadFailed: 'No pudimos abrir el ingreso del personal',
  forStaff:
    'Por esta dirección ingresa el personal a la consola. Escríbela o escanéala una vez y guárdala en la pantalla de inicio.',
  shared: 'Esta tableta es compartida',
  sharedHint: 'Quienes trabajan en la sede ingresan en ella con su PIN.',
  whoAreYou: '¿Quién eres?',
  typePin: 'Escribe tu PIN de 6 números',
  nobodyHasPin:
    'Nadie de esta sede tiene PIN todavía. Quien administra la sede lo pone en Personal.',
  byPassword: 'Ingresar con correo y contraseña',
  byPin: 'Ingresar con PIN',
  howToShare:
    'Una tableta es compartida cuando alguien de la sede ingresa en ella con su contraseña y lo marca. Allí cada quien ingresa con su PIN, que pones en Personal. En otro equipo el PIN no sirve.',
  removalEnds:
    'Nadie vuelve a ingresar en ella con PIN y las sesiones abiertas allí terminan en el acto.',
  wrongPin: 'Ese PIN no es correcto.',
  unknownTablet:
    'Esta tableta no está autorizada en la sede. Ingresa con tu correo y tu contraseña.',
  tabletGone: 'Esta tableta ya no está en la lista.',
  tabletRemoved: 'Tableta quitada: ya nadie ingresa en ella con PIN.',
  copied: 'Dirección copiada',
  copyFailed: 'No pudimos copiar la dirección. Selecciónala y cópiala a mano.',
} as const;
