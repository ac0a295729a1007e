import { errorBodySchema } from '@comanda/contract/errors';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const PAGE = '/api/docs';

type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** The API described from its own schemas: the page at `/api/docs`, the JSON at `/api/docs/json`. */
export function apiDocs(app: FastifyInstance) {
  const routes: Described[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (!schema || schema.hide || method === 'HEAD') return;
    if (schema.response) {
      schema.response = { ...schema.response, '4xx': errorBodySchema, '5xx': errorBodySchema };
    }
    routes.push({ method, url, schema });
  });
  let page: Promise<FastifyInstance> | undefined;
  for (const path of [PAGE, `${PAGE}/*`]) {
    app.get(path, { schema: { hide: true } }, async ({ url, headers }, reply) => {
      page ??= openPage(routes).catch((error) => {
        page = undefined;
        throw error;
      });
      const answer = await (await page).inject({ url, headers });
      return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
  }
}

/**
 * A small server that serves only the docs. It is made at the first visit, because few starts need
 * it.
 */
async function openPage(routes: readonly Described[]): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify({ exposeHeadRoutes: false });
  page.setValidatorCompiler(() => () => true);
  page.setSerializerCompiler(() => JSON.stringify);
  await page.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comanda',
        description: 'API de Comanda: sedes, menús, pedidos, cocina, caja y membresías.',
        version: '0.1.0',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ token: [] }, {}],
    },
    transform: jsonSchemaTransform,
  });
  await page.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    theme: { title: 'API de Comanda' },
  });
  for (const route of routes) page.route({ ...route, handler: async () => null });
  return page;
}
