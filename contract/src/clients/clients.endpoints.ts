import { z } from 'zod';
import { dbNameQuerySchema, type EndpointTable, idSchema, messageSchema } from '../wire.ts';
import {
  clientListQuerySchema,
  clientListSchema,
  clientSavedSchema,
  confirmEmailBodySchema,
  createClientBodySchema,
  deleteAccountBodySchema,
  ownDataBodySchema,
  ownPasswordBodySchema,
  ownPasswordChangedSchema,
} from './clients.ts';

export const CLIENTS_ENDPOINTS = {
  'GET /api/clients': {
    tag: 'Clientes',
    summary: 'Clientes de una sede, del más nuevo al más viejo',
    action: 'clients.manage',
    query: clientListQuerySchema,
    answer: clientListSchema,
  },

  'POST /api/clients/create': {
    tag: 'Clientes',
    summary: 'Registro de un cliente en una sede',
    action: 'public',
    body: createClientBodySchema,
    status: 201,
    answer: clientSavedSchema,
  },

  'PATCH /api/clients/me': {
    tag: 'Clientes',
    summary: 'Un cliente cambia sus datos',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: ownDataBodySchema,
    answer: clientSavedSchema,
  },

  'POST /api/clients/me/password': {
    tag: 'Clientes',
    summary: 'Un cliente cambia su contraseña; sus otras sesiones terminan',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: ownPasswordBodySchema,
    answer: ownPasswordChangedSchema,
  },

  'POST /api/clients/me/emailCode': {
    tag: 'Clientes',
    summary: 'Un cliente pide un código a su correo para confirmarlo; uno por minuto',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: dbNameQuerySchema,
    answer: messageSchema,
  },

  'POST /api/clients/me/email': {
    tag: 'Clientes',
    summary: 'Un cliente confirma su correo con el código de seis dígitos',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: confirmEmailBodySchema,
    answer: messageSchema,
  },

  'DELETE /api/clients/me/orders': {
    tag: 'Clientes',
    summary: 'Un cliente borra su historial; las ventas quedan sin su nombre',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    query: dbNameQuerySchema,
    answer: messageSchema,
  },

  'DELETE /api/clients/me': {
    tag: 'Clientes',
    summary: 'Un cliente elimina su cuenta; sus ventas quedan sin su nombre',
    action: 'clients.self',
    evenReadOnly: 'in sede',
    body: deleteAccountBodySchema,
    answer: messageSchema,
  },

  'DELETE /api/clients/delete/:clientId': {
    tag: 'Clientes',
    summary: 'Olvidar a un cliente; sus ventas quedan sin su nombre',
    action: 'clients.manage',
    evenReadOnly: 'in sede',
    params: z.object({ clientId: idSchema }),
    query: dbNameQuerySchema,
    answer: messageSchema,
  },
} satisfies EndpointTable;
