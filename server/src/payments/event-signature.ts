import { createHash, timingSafeEqual } from 'node:crypto';
import type { WompiEvent } from '@comanda/contract/memberships/payments';

/**
 * SHA-256 over the values that the event itself names, in their order, then its timestamp and the
 * secret. Which values are signed varies, so they are never assumed.
 */
export function eventChecksum(event: WompiEvent, secret: string): string {
  const values = event.signature.properties.map((path) => valueAt(event.data, path));
  return createHash('sha256')
    .update([...values, event.timestamp, secret].join(''))
    .digest('hex');
}

export function isSigned(event: WompiEvent, secret: string): boolean {
  const wanted = Buffer.from(eventChecksum(event, secret));
  const given = Buffer.from(event.signature.checksum.toLowerCase());
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function valueAt(data: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (branch, key) =>
        typeof branch === 'object' && branch !== null && Object.hasOwn(branch, key)
          ? (branch as Record<string, unknown>)[key]
          : '',
      data,
    );
  // Only plain values are signed, because an object could be written in many ways.
  return typeof value === 'object' ? '' : String(value);
}
