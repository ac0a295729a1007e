import { ALL_FIELDS_REQUIRED } from '../text.messages.ts';

export const staffMessages = {
  rolesLoadFailed: 'Error al obtener los cargos disponibles',
  loadFailed: 'Error al cargar empleados',
  deleteFailed: 'Error al eliminar empleado',
  updateFailed: 'Error al actualizar',
  saveFailed: 'Error al guardar empleados',
  rolesSaveFailed: 'Error al guardar cargos',
  emailTaken: 'Este correo ya está registrado.',
  deleted: 'Empleado eliminado',
  updated: 'Empleado actualizado',
  saved: 'Empleados guardados exitosamente',
  rolesSaved: 'Cargos guardados',
  edadInvalid: (min: number, max: number) =>
    `La edad debe ser un número entero entre ${min} y ${max}.`,
  pinInvalid: 'El PIN son 6 números.',
  facultadUnknown: 'Esa facultad no existe.',
  facultadRepeated: 'Cada facultad va una sola vez.',
  facultadNeeds: (facultad: string, permisos: string) => `«${facultad}» necesita ${permisos}.`,
  needsApproval: 'Esto lo aprueba con su PIN alguien que pueda hacerlo.',
  cannotApprove: 'Esa persona no puede aprobar esto.',
  noNewRoles: 'No hay nuevos cargos para guardar',
  roleNameRequired: 'Todos los nuevos cargos deben tener un nombre válido',
  roleDescriptionRequired: 'Todos los nuevos cargos deben tener una descripción',
  roleNameRepeated: (nombre: string) => `Ya hay un cargo llamado «${nombre}» en esta sede.`,
  invite: 'Enviarle una invitación para que elija su propia contraseña',
  inviteRule: (days: number) => `El link de la invitación dura ${days} días y sirve una sola vez.`,
  invited: (people: number) =>
    people === 1
      ? 'Le enviamos la invitación por correo.'
      : `Enviamos ${people} invitaciones por correo.`,
  invitePending: 'Invitación enviada',
  inviteAgain: 'Reenviar',
  inviteFailed: 'No pudimos reenviar la invitación',
  inviteAccepted: 'Esta persona ya eligió su contraseña.',
  roleNeedsName: 'El cargo necesita un nombre',
  roleNeedsDescription: 'El cargo necesita una descripción',
  roleUpdated: 'Cargo actualizado',
  roleDeleted: 'Cargo eliminado',
  roleUpdateFailed: 'Error al actualizar el cargo',
  roleDeleteFailed: 'Error al eliminar el cargo',
  roleInUse: (people: number) =>
    people === 1
      ? 'Una persona tiene este cargo. Dale otro antes de eliminarlo.'
      : `${people} personas tienen este cargo. Dales otro antes de eliminarlo.`,
  limitReached: 'Has alcanzado el número máximo de usuarios permitidos por tu membresía.',
  fieldsRequired: ALL_FIELDS_REQUIRED,
} as const;
