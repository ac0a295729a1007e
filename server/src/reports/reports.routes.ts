import { type ReportPeriod, reportPeriod } from '@comanda/contract/reports/reports.rules';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { sendSheet } from '../http/sheet.ts';
import { writeReportSheet } from './report-sheet.ts';
import { readReport } from './reports.service.ts';

export const reportRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  route(app, 'GET /api/reports/summary', async (request) => {
    const sede = sedeOf(request);
    const now = new Date();
    const period = reportPeriod(request.query, now);
    return { data: await readReport(db, sede.restaurantId, sede, period, now) };
  });

  route(app, 'GET /api/reports/restaurant', async (request) => {
    const now = new Date();
    const period = reportPeriod(request.query, now);
    return { data: await readReport(db, sessionIn(request).restaurantId, null, period, now) };
  });

  route(app, 'GET /api/reports/summary.csv', async (request, reply) => {
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
  });

  route(app, 'GET /api/reports/restaurant.csv', async (request, reply) => {
    const now = new Date();
    const period = reportPeriod(request.query, now);
    const { restaurantId } = sessionIn(request);
    const report = await readReport(db, restaurantId, null, period, now);
    const { seccion } = request.query;
    return sendSheet(reply, sheetName('todas', period, seccion), writeReportSheet(report, seccion));
  });
};

function sheetName(of: string, { desde, hasta }: ReportPeriod, section = 'reporte'): string {
  return [section, of, desde, ...(hasta === desde ? [] : [hasta])].join('-');
}
