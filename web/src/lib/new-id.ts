/**
 * A random id. `crypto.randomUUID` exists only over https, and a sede may test over http in its own
 * network.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
