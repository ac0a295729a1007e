/** As patient as the product has always been. */
export const SOCKET_OPTIONS = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
} as const;
