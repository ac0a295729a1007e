import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';

/** Turns every failure into an answer. The details of an unexpected one never leak. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) {
      request.log.error({ err: error, ...about(request) }, known.code);
    }
    const retryAfter = known.extra.retryAfter ?? (known.status === 503 ? 2 : null);
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.status(known.status).send(known.toBody());
  });
}

/** Answers an address that the router cannot read. */
export function answerMalformed(reply: FastifyReply): void {
  const error = new AppError('solicitud_invalida');
  reply.status(error.status).send(error.toBody());
}

/** Names the route, not the address: a query may hold an e-mail. */
function about(request: FastifyRequest) {
  const { id: reqId, method, routeOptions } = request;
  return { reqId, method, route: routeOptions.url ?? 'desconocida' };
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? '',
    }));
    // A person can type a text that is too long, so the answer names the field. A wrong type is a
    // programming error.
    const isPersons = error.validation.every(
      ({ keyword, params }) => keyword === 'too_big' && params.origin === 'string',
    );
    return isPersons ? brokenRules(details) : new AppError('solicitud_invalida', { details });
  }
  if (isDatabaseUnavailable(error)) return new AppError('servicio_no_disponible');
  switch (error.statusCode) {
    case 413:
      return new AppError('cuerpo_demasiado_grande');
    case 429:
      return new AppError('demasiadas_solicitudes');
    case 404:
      return new AppError('ruta_desconocida');
    default:
      return error.statusCode && error.statusCode < 500
        ? new AppError('solicitud_invalida')
        : new AppError('error_interno');
  }
}
