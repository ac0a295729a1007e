import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { credentialProblems, registrationProblems } from '@comanda/contract/auth/auth.rules';
import { ownersMessages } from '@comanda/contract/owners/owners.messages';
import { normaliseEmail } from '@comanda/contract/text';
import type { FastifyPluginAsync } from 'fastify';
import type { Logins } from '../auth/logins.ts';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import { ownEmail, sessionIn } from '../http/access.ts';
import {
  limitPerAccount,
  limitPerAccountAndAddress,
  limitPerRegistration,
} from '../http/rate-limits.ts';
import { route } from '../http/route.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MenuCache } from '../menu/menu.cache.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { readBrand, saveBrand } from './brand.service.ts';
import { closeAccount } from './close-account.service.ts';
import { homeOf } from './home.service.ts';
import { changeOwnerPassword } from './own-password.service.ts';
import { findOwner } from './owners.db.ts';
import { logInOwner, requestPasswordReset, resetPassword, savePath } from './owners.service.ts';
import { registerOwner, resendCode, verifyOwner } from './registration.service.ts';

type Deps = {
  db: Db;
  menus: MenuCache;
  outbox: Outbox;
  realtime: Realtime;
  logins: Logins;
  publicUrl: () => string;
};

const PER_ADDRESS = { max: 20, timeWindow: '1 minute' };

export const ownerRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, logins } = deps;
  const perAccount = limitPerAccount(app, { max: 10, timeWindow: '5 minutes' });
  // Strangers who register somebody's e-mail only use up the limit of their own address. They can
  // neither keep the owner from registering nor keep the waiting browser from asking for another
  // code.
  const perCode = limitPerAccountAndAddress(app, { max: 1, timeWindow: '1 minute' });
  const perRegistration = [
    limitPerAccountAndAddress(app, { max: 10, timeWindow: '1 hour' }),
    limitPerAccount(app, { max: 40, timeWindow: '1 hour' }),
  ];
  const perResend = limitPerRegistration(app, { max: 5, timeWindow: '1 hour' });

  route(app, 'POST /api/admin/login', async (request, reply) => {
    const problems = credentialProblems(request.body);
    if (problems.length > 0) throw brokenRules(problems);
    const { email, password } = request.body;
    return logins.attempt(request, reply, {
      email: email ?? '',
      sede: null,
      enter: () => logInOwner(db, email ?? '', password ?? ''),
      whoIs: ({ user }) => ({ restaurantId: user.id, subjectIds: [user.id] }),
    });
  });

  route(
    app,
    'POST /api/admin/registerUser',
    async (request) => {
      const problems = registrationProblems(request.body);
      if (problems.length > 0) throw brokenRules(problems);
      await perCode(request);
      const data = await registerOwner(deps, request.body);
      return { message: ownerAuthMessages.codeSent(data.email), data };
    },
    { rateLimit: PER_ADDRESS, preHandler: perRegistration },
  );

  route(
    app,
    'POST /api/admin/verifyCode',
    async ({ body }) => {
      const { email, registro, code } = body;
      await verifyOwner(db, { email, registro: registro ?? '' }, code);
      return { message: ownerAuthMessages.verified, data: { email } };
    },
    { rateLimit: PER_ADDRESS },
  );

  route(
    app,
    'POST /api/admin/resendCode',
    async ({ body }) => {
      await resendCode(deps, { email: body.email, registro: body.registro ?? '' });
      return { message: ownerAuthMessages.codeSent(normaliseEmail(body.email)) };
    },
    { rateLimit: PER_ADDRESS, preHandler: perResend },
  );

  route(
    app,
    'POST /api/admin/forgotPassword',
    async ({ body }) => {
      await requestPasswordReset(deps, body.email);
      return { message: ownerAuthMessages.resetSent };
    },
    { rateLimit: PER_ADDRESS, preHandler: perAccount },
  );

  route(
    app,
    'POST /api/admin/resetPassword',
    async (request, reply) => {
      const { token, password } = request.body;
      const id = await resetPassword(deps, token, password);
      await logins.remember(request, reply, { restaurantId: id, subjectIds: [id] });
      return { message: ownerAuthMessages.passwordChanged };
    },
    { rateLimit: PER_ADDRESS },
  );

  route(
    app,
    'POST /api/admin/password',
    async (request) => {
      const token = await changeOwnerPassword(deps, sessionIn(request), request.body);
      return { message: ownersMessages.passwordChanged, token };
    },
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  );

  route(
    app,
    'DELETE /api/admin/account',
    async (request) => {
      await closeAccount(deps, sessionIn(request), request.body);
      return { message: ownersMessages.closed };
    },
    { rateLimit: { max: 10, timeWindow: '1 minute' } },
  );

  route(app, 'GET /api/admin/home', async (request) => ({
    data: await homeOf(deps, sessionIn(request).restaurantId, new Date()),
  }));

  route(app, 'GET /api/admin/verifyPath', async (request) => {
    ownEmail(request, request.query.email);
    const { path } = await findOwner(db, sessionIn(request).restaurantId);
    return { path };
  });

  route(app, 'POST /api/admin/addPath', async (request) => {
    ownEmail(request, request.body.email);
    const path = await savePath(db, sessionIn(request), request.body);
    return { message: ownerAuthMessages.pathSaved, data: { path } };
  });
};

type BrandDeps = { db: Db; images: ImageStore };

/** Apart, because it accepts a form. */
export const brandRoutes: FastifyPluginAsync<BrandDeps> = async (app, deps) => {
  route(app, 'GET /api/admin/restaurant', async (request) => ({
    data: await readBrand(deps.db, sessionIn(request)),
  }));

  route(app, 'PATCH /api/admin/restaurant', async (request) => {
    const { restaurant, logoUpload } = request.body;
    const data = await saveBrand(deps, sessionIn(request), restaurant, logoUpload);
    return { message: ownersMessages.brandSaved, data };
  });
};
