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
  wrongPin: 'Ese PIN no es correcto.',
  unknownTablet:
    'Esta tableta no está autorizada en la sede. Ingresa con tu correo y tu contraseña.',
  tabletGone: 'Esta tableta ya no está en la lista.',
  tabletRemoved: 'Tableta quitada: ya nadie ingresa en ella con PIN.',
  copied: 'Dirección copiada',
  copyFailed: 'No pudimos copiar la dirección. Selecciónala y cópiala a mano.',
} as const;
