import { aperturasOf } from '@comanda/contract/locations/opening-hours';
import { ajustesOf } from '@comanda/contract/locations/settings-answer';
import { api } from '../../lib/api/api-client.ts';
import { now } from '../../lib/clock.ts';
import { stored } from '../../lib/stored.ts';
import { menuVersion } from '../menu/menu.api.ts';

/** Takes over what the sede's settings say now, after an announced change or a refused order. */
export async function refreshService(): Promise<void> {
  const before = stored.location.get();
  if (!before) return;
  const { dbName } = before;
  const query = { dbName, version: menuVersion(dbName) };
  const answer = await api('GET /api/locations/ajustes', { query, anonymous: true });
  const { pedidos: _, cuentas: __, cocina: ___, ...servicio } = ajustesOf(answer);
  const location = stored.location.get();
  // The diner may have gone to another sede meanwhile.
  if (location?.dbName !== dbName) return;
  const { horario, aperturas: _aperturas, ...rest } = location;
  const aperturas = aperturasOf({ horario, horas: servicio.horas }, now());
  stored.location.set({ ...rest, horario, servicio, ...(aperturas && { aperturas }) });
}
