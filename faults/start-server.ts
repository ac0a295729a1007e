import { type Product, startProduct } from '../e2e/product-process.ts';

/** The product, without its web where nobody looks at it. */
export function startServer(
  env: Record<string, string>,
  { hasWeb = false } = {},
): Promise<Product> {
  return startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env }, [
    'node',
    'server/src/main.ts',
    ...(hasWeb ? [] : ['--without-web']),
  ]);
}
