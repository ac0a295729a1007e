/** One order, for whoever has the link that was mailed. Apart from the other addresses, because no menu needs it. */
export const TRACKING_PATH = '/pedido';

export function trackingPath(sede: string, seguimiento: string): string {
  return `${TRACKING_PATH}?${new URLSearchParams({ sede, seguimiento })}`;
}
