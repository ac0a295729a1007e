/** The patience that the product has always had. */
export const SOCKET_OPTIONS = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
} as const;
