import type { TipsReport } from '@comanda/contract/reports/money-reports';
import { REPORT_LIST, type Report, type ReportSection } from '@comanda/contract/reports/reports';
import { type ReportPeriod, reportPeriod } from '@comanda/contract/reports/reports.rules';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { sedeOf, sessionIn } from '../http/access.ts';
import { route } from '../http/route.ts';
import { sendSheet } from '../http/sheet.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { withoutMethods } from './money.presenter.ts';
import { readClosings, readDiscounts, readTips } from './money.service.ts';
import { writeClosingsSheet } from './money-sheet.ts';
import { type SheetParts, writeReportSheet } from './report-sheet.ts';
import { type Asked, readReport } from './reports.service.ts';

type ReportDeps = {
  db: Db;
  /** Whether sums by method would tell a cashier what the till must hold, before they counted it. */
  hidesMethods: (sede: Sede, session: Session, period: ReportPeriod) => Promise<boolean>;
};

export const reportRoutes: FastifyPluginAsync<ReportDeps> = async (app, { db, hidesMethods }) => {
  /** What this person may know of it. */
  const readAllowed = async (asked: Asked, session: Session): Promise<Report> => {
    const { restaurantId, sede, period, now } = asked;
    const report = await readReport(db, restaurantId, sede, period, now);
    const isHidden = sede !== null && (await hidesMethods(sede, session, period));
    return isHidden ? { ...report, porMetodoPago: null } : report;
  };

  const readAllowedTips = async (asked: Asked, session: Session): Promise<TipsReport> => {
    const { sede, period } = asked;
    const tips = await readTips(db, asked);
    const isHidden = sede !== null && (await hidesMethods(sede, session, period));
    return isHidden ? { ...tips, propinas: withoutMethods(tips.propinas) } : tips;
  };

  route(app, 'GET /api/reports/summary', async (request) => ({
    data: await readAllowed(ofSede(request), sessionIn(request)),
  }));

  route(app, 'GET /api/reports/restaurant', async (request) => ({
    data: await readAllowed(ofRestaurant(request), sessionIn(request)),
  }));

  route(app, 'GET /api/reports/summary.csv', async (request, reply) => {
    const asked = ofSede(request);
    const report = await readAllowed(asked, sessionIn(request));
    const tips = await readAllowedTips(asked, sessionIn(request));
    return sendReport(reply, asked, { report, tips }, request.query.seccion);
  });

  route(app, 'GET /api/reports/restaurant.csv', async (request, reply) => {
    const asked = ofRestaurant(request);
    const report = await readAllowed(asked, sessionIn(request));
    const tips = await readAllowedTips(asked, sessionIn(request));
    return sendReport(reply, asked, { report, tips }, request.query.seccion);
  });

  route(app, 'GET /api/reports/tips', async (request) => ({
    data: await readAllowedTips(ofSede(request), sessionIn(request)),
  }));

  route(app, 'GET /api/reports/restaurant/tips', async (request) => ({
    data: await readTips(db, ofRestaurant(request)),
  }));

  route(app, 'GET /api/reports/discounts', async (request) => ({
    data: await readDiscounts(db, ofSede(request), REPORT_LIST.ajustes),
  }));

  route(app, 'GET /api/reports/restaurant/discounts', async (request) => ({
    data: await readDiscounts(db, ofRestaurant(request), REPORT_LIST.ajustes),
  }));

  route(app, 'GET /api/reports/closings', async (request) => ({
    data: await readClosings(db, ofSede(request)),
  }));

  route(app, 'GET /api/reports/restaurant/closings', async (request) => ({
    data: await readClosings(db, ofRestaurant(request)),
  }));

  route(app, 'GET /api/reports/closings.csv', async (request, reply) => {
    const asked = ofSede(request);
    return sendSheet(
      reply,
      sheetName(asked, 'cierres'),
      writeClosingsSheet(await readClosings(db, asked)),
    );
  });

  route(app, 'GET /api/reports/restaurant/closings.csv', async (request, reply) => {
    const asked = ofRestaurant(request);
    return sendSheet(
      reply,
      sheetName(asked, 'cierres'),
      writeClosingsSheet(await readClosings(db, asked)),
    );
  });

  async function sendReport(
    reply: FastifyReply,
    asked: Asked,
    told: Pick<SheetParts, 'report' | 'tips'>,
    section?: ReportSection,
  ) {
    const parts = {
      ...told,
      discounts: await readDiscounts(db, asked, REPORT_LIST.ajustesHoja),
    };
    return sendSheet(reply, sheetName(asked, section), writeReportSheet(parts, section));
  }
};

type Days = { desde?: string | undefined; hasta?: string | undefined };

function ofSede(request: FastifyRequest<{ Querystring: Days }>): Asked {
  const sede = sedeOf(request);
  const now = new Date();
  return { restaurantId: sede.restaurantId, sede, period: reportPeriod(request.query, now), now };
}

function ofRestaurant(request: FastifyRequest<{ Querystring: Days }>): Asked {
  const { restaurantId } = sessionIn(request);
  const now = new Date();
  return { restaurantId, sede: null, period: reportPeriod(request.query, now), now };
}

function sheetName({ sede, period: { desde, hasta } }: Asked, section = 'reporte'): string {
  const of = sede?.dbName ?? 'todas';
  return [section, of, desde, ...(hasta === desde ? [] : [hasta])].join('-');
}
