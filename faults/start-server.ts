import { type Product, startProduct } from '../e2e/product-process.ts';
import { SERVER } from '../scripts/server-command.mjs';

/** The product as built, without its web where nobody looks at it. */
export function startServer(
  env: Record<string, string>,
  { hasWeb = false } = {},
): Promise<Product> {
  return startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env }, [
    'node',
    ...SERVER,
    ...(hasWeb ? [] : ['--without-web']),
  ]);
}
