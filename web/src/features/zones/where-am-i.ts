import type { Punto } from '@comanda/contract/zones/zone-for.rules';

const REFUSED = 'Tu navegador no nos deja ver tu ubicación. Escribe tu barrio.';
const UNKNOWN = 'No encontramos tu ubicación. Escribe tu barrio.';
const PERMISSION_DENIED = 1;

/** Where the device is; asks the person first. Throws the sentence for them. */
export function whereAmI(): Promise<Punto> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(UNKNOWN));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new Error(code === PERMISSION_DENIED ? REFUSED : UNKNOWN)),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}
