import {
  reportAnswerSchema,
  reportQuerySchema,
  reportSheetQuerySchema,
  restaurantReportQuerySchema,
  restaurantSheetQuerySchema,
} from '@comanda/contract/reports/reports';
import { type ReportPeriod, reportPeriod } from '@comanda/contract/reports/reports.rules';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { writeReportSheet } from './report-sheet.ts';
import { readReport } from './reports.service.ts';

const tags = ['Reportes'];

export const reportRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/reports/summary',
    {
      config: { action: 'reports.read' },
      schema: {
        tags,
        summary: 'Ventas, productos, tiempos, pérdidas, personal y clientes de una sede',
        querystring: reportQuerySchema,
        response: { 200: reportAnswerSchema },
      },
    },
    async (request) => {
      const sede = sedeOf(request);
      const now = new Date();
      const period = reportPeriod(request.query, now);
      return { data: await readReport(db, sede.restaurantId, sede, period, now) };
    },
  );

  app.get(
    '/api/reports/restaurant',
    {
      config: { action: 'reports.all' },
      schema: {
        tags,
        summary: 'Lo mismo, de todas las sedes del restaurante',
        querystring: restaurantReportQuerySchema,
        response: { 200: reportAnswerSchema },
      },
    },
    async (request) => {
      const now = new Date();
      const period = reportPeriod(request.query, now);
      return { data: await readReport(db, sessionIn(request).restaurantId, null, period, now) };
    },
  );

  app.get(
    '/api/reports/summary.csv',
    {
      config: { action: 'reports.read' },
      schema: {
        tags,
        summary: 'El reporte de una sede como hoja CSV, entero o una sección',
        querystring: reportSheetQuerySchema,
      },
    },
    async (request, reply) => {
      const sede = sedeOf(request);
      const now = new Date();
      const period = reportPeriod(request.query, now);
      const report = await readReport(db, sede.restaurantId, sede, period, now);
      const { seccion } = request.query;
      return sendSheet(
        reply,
        sheetName(sede.dbName, period, seccion),
        writeReportSheet(report, seccion),
      );
    },
  );

  app.get(
    '/api/reports/restaurant.csv',
    {
      config: { action: 'reports.all' },
      schema: {
        tags,
        summary: 'El reporte de todas las sedes como hoja CSV, entero o una sección',
        querystring: restaurantSheetQuerySchema,
      },
    },
    async (request, reply) => {
      const now = new Date();
      const period = reportPeriod(request.query, now);
      const { restaurantId } = sessionIn(request);
      const report = await readReport(db, restaurantId, null, period, now);
      const { seccion } = request.query;
      return sendSheet(
        reply,
        sheetName('todas', period, seccion),
        writeReportSheet(report, seccion),
      );
    },
  );
};

function sheetName(of: string, { desde, hasta }: ReportPeriod, section = 'reporte'): string {
  return [section, of, desde, ...(hasta === desde ? [] : [hasta])].join('-');
}

function sendSheet(reply: FastifyReply, name: string, sheet: string) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}.csv`)
    .send(sheet);
}
