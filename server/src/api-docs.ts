import { errorBodySchema } from '@comanda/contract/errors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The API described from its own schemas: the page at `/api/docs`, the JSON at `/api/docs/json`. */
export async function apiDocs(app: FastifyInstance) {
  app.addHook('onRoute', ({ schema }) => {
    if (!schema?.response || schema.hide) return;
    schema.response = { ...schema.response, '4xx': errorBodySchema, '5xx': errorBodySchema };
  });
  await app.register(swagger, {
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
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    theme: { title: 'API de Comanda' },
  });
}
