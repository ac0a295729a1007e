import { type Product, startProduct } from '../e2e/product-process.ts';

/** The product without its web, which nobody here looks at. */
export function startServer(env: Record<string, string>): Promise<Product> {
  return startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env }, [
    'node',
    'server/src/main.ts',
    '--without-web',
  ]);
}
