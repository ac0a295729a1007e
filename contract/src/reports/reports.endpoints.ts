import type { EndpointTable } from '../wire.ts';
import {
  reportAnswerSchema,
  reportQuerySchema,
  reportSheetQuerySchema,
  restaurantReportQuerySchema,
  restaurantSheetQuerySchema,
} from './reports.ts';

export const REPORTS_ENDPOINTS = {
  'GET /api/reports/summary': {
    tag: 'Reportes',
    summary: 'Ventas, productos, tiempos, pérdidas, personal y clientes de una sede',
    action: 'reports.read',
    query: reportQuerySchema,
    answer: reportAnswerSchema,
  },

  'GET /api/reports/restaurant': {
    tag: 'Reportes',
    summary: 'Lo mismo, de todas las sedes del restaurante',
    action: 'reports.all',
    query: restaurantReportQuerySchema,
    answer: reportAnswerSchema,
  },

  'GET /api/reports/summary.csv': {
    tag: 'Reportes',
    summary: 'El reporte de una sede como hoja CSV, entero o una sección',
    action: 'reports.read',
    query: reportSheetQuerySchema,
    answer: 'file',
  },

  'GET /api/reports/restaurant.csv': {
    tag: 'Reportes',
    summary: 'El reporte de todas las sedes como hoja CSV, entero o una sección',
    action: 'reports.all',
    query: restaurantSheetQuerySchema,
    answer: 'file',
  },
} satisfies EndpointTable;
