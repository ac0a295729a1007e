import { cut } from './hostile-texts.ts';
import type { Say } from './hostile-writer.ts';

type Charged = { url: string; dbName: string; dish: { id_sigo: string } };

const CHANGE = 'PATCH /api/locations/ajustes';
const NO_TIP = { respuesta: 'no', valor: 0 };

/** What an owner writes about money, and every text of a sale that is discounted, paid, corrected and given back. */
export async function writeCharges(say: Say, { url, dbName, dish }: Charged, text: string) {
  const version = await writeMoneySettings(say, url, dbName, text);
  const motivo = cut(text, 200);
  const referencia = cut(text, 60);
  const paid = (valor: number) => [{ metodo: 'nequi', valor, referencia }];
  const order = async (mesa: string | null) => {
    const { data } = await say('POST /api/orders/create', {
      dbName,
      ...(mesa === null ? { tipo: 'para_llevar' } : { tipo: 'en_local', mesa }),
      nombreCliente: cut(text, 200),
      metodoPago: mesa === null ? 'efectivo' : 'por_definir',
      productos: [{ id_sigo: dish.id_sigo, cantidad: 2 }],
    });
    return data as { _id: string; total: number };
  };

  const mesa = `${cut(text, 40)}d`;
  const { data: account } = await say('POST /api/accounts/open', { dbName, mesa });
  const id: string = account._id;
  const on = (deed: string, body: object, pid?: string) => {
    const payment = pid ? '/payments/{pid}' : '';
    const at = `/api/accounts/${id}${pid ? `/payments/${pid}` : ''}/${deed}`;
    return say(`POST /api/accounts/{id}${payment}/${deed}`, { dbName, ...body }, { at });
  };
  const { total } = await order(mesa);
  await on('adjust', { tipo: 'descuento', alcance: 'cuenta', valor: 1_000, motivo });
  const part = await on('pay', { propina: NO_TIP, pagos: paid(1_000), cerrar: false });
  await on('correct', { motivo }, part.data.pagos[0]._id);
  await on('print', { que: 'detalle' });
  const whole = await on('pay', { propina: NO_TIP, pagos: paid(total - 1_000) });
  const last = whole.data.pagos.at(-1)._id;
  await on('replace', { metodo: 'daviplata', motivo, referencia }, last);
  await on('print', { que: 'comprobante' });
  await on('refund', { metodo: 'efectivo', valor: 500, motivo });
  const { totales } = (await on('reopen', { motivo })).data;
  await on('pay', { propina: NO_TIP, pagos: paid(totales.saldo) });

  const taken = await order(null);
  const sale = { dbName, pedidos: [taken._id], pagos: paid(taken.total), propina: NO_TIP };
  await say('POST /api/accounts/direct', sale);
  const cuentas = { activas: false, qrSoloMesaAbierta: false };
  await say(CHANGE, { dbName, version, ajustes: { cuentas } });
}

/** Answers the version of the settings that stand. */
async function writeMoneySettings(say: Say, url: string, dbName: string, text: string) {
  const answer = await fetch(`${url}/api/locations/ajustes?dbName=${encodeURIComponent(dbName)}`);
  const { version } = (await answer.json()) as { version: number };
  const pago = { metodo: 'nequi', titulo: cut(text, 40), llave: cut(text, 60), imagen: '' };
  const propina = { sugerir: true, porcentaje: 10, destino: cut(text, 80), directas: false };
  const caja = { exigeTurno: false, cierreCiego: true, motivos: [cut(text, 60)] };
  const cuentas = { activas: true, qrSoloMesaAbierta: false };
  const ajustes = { propina, caja, cuentas, pagos: [pago] };
  const saved = await say(CHANGE, { dbName, version, ajustes });
  const refused = { isRefused: true };
  const pagos = [{ ...pago, imagen: cut(text, 60) }];
  await say(CHANGE, { dbName, version: saved.version, ajustes: { pagos } }, refused);
  const tiquete = { nit: cut(text, 20) };
  await say(CHANGE, { dbName, version: saved.version, ajustes: { tiquete } }, refused);
  return saved.version as number;
}
