import { z } from 'zod';
import {
  dbNameQuerySchema,
  type EndpointTable,
  emailSchema,
  idSchema,
  menuQuerySchema,
  text,
} from '../wire.ts';
import {
  locationFormSchema,
  locationListSchema,
  locationSavedSchema,
  locationsByPathSchema,
} from './locations.ts';
import {
  publicSettingsAnswerSchema,
  quienPideBodySchema,
  sedeSettingsAnswerSchema,
  sedeSettingsBodySchema,
  sedeSettingsSavedSchema,
} from './sede-settings.ts';
import { supportSchema } from './support.ts';
import { tableLinksSchema, tableQuerySchema, tableSchema, tablesQuerySchema } from './tables.ts';

export const LOCATIONS_ENDPOINTS = {
  'GET /api/locations/getLocationsByPath': {
    tag: 'Sedes',
    summary: 'Sedes de un restaurante por su enlace público o su id',
    action: 'public',
    query: z.object({ path: text(200) }),
    answer: locationsByPathSchema,
  },

  'GET /api/locations/getLocationsByEmail': {
    tag: 'Sedes',
    summary: 'Sedes del propietario de la sesión',
    action: 'locations.manage',
    query: z.object({ email: emailSchema }),
    answer: locationListSchema,
  },

  'POST /api/locations/create': {
    tag: 'Sedes',
    summary: 'Crear una sede con sus dos imágenes',
    action: 'locations.manage',
    form: true,
    body: locationFormSchema,
    status: 201,
    answer: locationSavedSchema,
  },

  'PATCH /api/locations/update/:locationId': {
    tag: 'Sedes',
    summary: 'Cambiar una sede; su nombre se conserva',
    action: 'locations.manage',
    form: true,
    params: z.object({ locationId: idSchema }),
    body: locationFormSchema,
    answer: locationSavedSchema,
  },

  'GET /api/locations/mesas': {
    tag: 'Mesas',
    summary: 'Los enlaces de las mesas de una sede',
    action: 'locations.manage',
    query: tablesQuerySchema,
    answer: tableLinksSchema,
  },

  'GET /api/locations/mesas.pdf': {
    tag: 'Mesas',
    summary: 'Una hoja con el código QR de cada mesa',
    action: 'locations.manage',
    query: tablesQuerySchema,
    answer: 'file',
  },

  'GET /api/locations/mesa': {
    tag: 'Mesas',
    summary: 'A qué sede y mesa lleva el enlace de una mesa',
    action: 'public',
    query: tableQuerySchema,
    answer: tableSchema,
  },

  'GET /api/locations/ajustes': {
    tag: 'Sedes',
    summary: 'Lo que puede saber de una sede quien quiere pedir',
    action: 'public',
    query: menuQuerySchema,
    answer: publicSettingsAnswerSchema,
  },

  'GET /api/locations/ajustes/completos': {
    tag: 'Sedes',
    summary: 'Todos los ajustes de una sede',
    action: 'sede.configure',
    query: dbNameQuerySchema,
    answer: sedeSettingsAnswerSchema,
  },

  'PATCH /api/locations/ajustes': {
    tag: 'Sedes',
    summary: 'Cambiar los ajustes de una sede',
    action: 'sede.configure',
    body: sedeSettingsBodySchema,
    answer: sedeSettingsSavedSchema,
  },

  'PATCH /api/locations/quienPide': {
    tag: 'Sedes',
    summary: 'Recibir pedidos de todos, o solo de mesas y clientes conocidos',
    action: 'sede.pause',
    body: quienPideBodySchema,
    answer: publicSettingsAnswerSchema,
  },

  'GET /api/support': {
    tag: 'Soporte',
    summary: 'A quién escribir y llamar',
    action: 'public',
    answer: supportSchema,
  },
} satisfies EndpointTable;
