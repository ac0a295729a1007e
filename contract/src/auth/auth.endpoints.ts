import { type Endpoint, type EndpointTable, messageSchema } from '../wire.ts';
import {
  addPathBodySchema,
  credentialsBodySchema,
  dinerEmailBodySchema,
  dinerLoginBodySchema,
  dinerLoginSchema,
  dinerPasswordChangedSchema,
  dinerResetPasswordBodySchema,
  emailBodySchema,
  emailSavedSchema,
  ownerLoginSchema,
  pathSavedSchema,
  pathSchema,
  pendingBodySchema,
  registeredSchema,
  registerUserBodySchema,
  resetPasswordBodySchema,
  verifyCodeBodySchema,
} from './auth.ts';

const LOG_OUT = {
  tag: 'Ingreso',
  summary: 'Cerrar la sesión del token',
  action: 'session.own',
  evenReadOnly: 'for anybody',
  answer: messageSchema,
} satisfies Endpoint;

export const AUTH_ENDPOINTS = {
  'POST /api/auth/login': {
    tag: 'Ingreso',
    summary: 'Ingreso de clientes y empleados a una sede',
    action: 'public',
    evenReadOnly: 'in sede',
    body: dinerLoginBodySchema,
    answer: dinerLoginSchema,
  },

  'POST /api/auth/forgotPassword': {
    tag: 'Ingreso',
    summary: 'Pedir por correo un enlace para cambiar la contraseña de una sede',
    action: 'public',
    evenReadOnly: 'in sede',
    body: dinerEmailBodySchema,
    answer: messageSchema,
  },

  'POST /api/auth/resetPassword': {
    tag: 'Ingreso',
    summary: 'Cambiar la contraseña de cliente o empleado con el enlace del correo',
    action: 'public',
    evenReadOnly: 'in sede',
    body: dinerResetPasswordBodySchema,
    answer: dinerPasswordChangedSchema,
  },

  'POST /api/auth/logout': LOG_OUT,
  'POST /api/admin/logout': LOG_OUT,

  'POST /api/admin/login': {
    tag: 'Propietarios',
    summary: 'Ingreso del propietario de un restaurante',
    action: 'public',
    body: credentialsBodySchema,
    answer: ownerLoginSchema,
  },

  'POST /api/admin/registerUser': {
    tag: 'Propietarios',
    summary: 'Registro; envía un código que se escribe con el `registro` de la respuesta',
    action: 'public',
    body: registerUserBodySchema,
    status: 201,
    answer: registeredSchema,
  },

  'POST /api/admin/verifyCode': {
    tag: 'Propietarios',
    summary: 'Verificar el correo con el código de seis dígitos',
    action: 'public',
    body: verifyCodeBodySchema,
    answer: emailSavedSchema,
  },

  'POST /api/admin/resendCode': {
    tag: 'Propietarios',
    summary: 'Enviar otro código al navegador que se registró; uno por minuto',
    action: 'public',
    body: pendingBodySchema,
    answer: messageSchema,
  },

  'POST /api/admin/forgotPassword': {
    tag: 'Propietarios',
    summary: 'Pedir por correo un enlace para cambiar la contraseña',
    action: 'public',
    body: emailBodySchema,
    answer: messageSchema,
  },

  'POST /api/admin/resetPassword': {
    tag: 'Propietarios',
    summary: 'Cambiar la contraseña con el enlace del correo',
    action: 'public',
    body: resetPasswordBodySchema,
    answer: messageSchema,
  },

  'GET /api/admin/verifyPath': {
    tag: 'Propietarios',
    summary: 'El enlace público del restaurante',
    action: 'locations.manage',
    query: emailBodySchema,
    answer: pathSchema,
  },

  'POST /api/admin/addPath': {
    tag: 'Propietarios',
    summary: 'Elegir el enlace público del restaurante',
    action: 'locations.manage',
    body: addPathBodySchema,
    answer: pathSavedSchema,
  },

  'GET /api/admin/export': {
    tag: 'Propietarios',
    summary: 'Todos los datos del restaurante, en un zip',
    action: 'restaurant.export',
    answer: 'file',
  },
} satisfies EndpointTable;
