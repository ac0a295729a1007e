import type { AuditEntry } from '@comanda/contract/audit/audit';
import { formatMoney } from '@comanda/contract/money';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { bareTable } from '@comanda/contract/orders/table.words';
import { shortDate } from '../memberships/membership-time.ts';
import { changed, menuTotals, nameOf } from './audit-change.words.ts';
import { type AuditChange, auditChanges } from './audit-change-table.tsx';
import { GROUP_DEEDS } from './audit-groups.words.ts';
import { AUDIT_FIELDS, auditValue, inList } from './audit-words.ts';

/** `who` and `did` read together are a sentence. */
interface AuditSentence {
  who: string;
  did: string;
}

export function auditSentence(entry: AuditEntry): AuditSentence {
  const who = entry.actor.nombre || NAMELESS[entry.actor.tipo] || 'Alguien';
  const tell = DEEDS[`${entry.entidad} ${entry.accion}`];
  return { who, did: tell ? tell(entry) : `hizo un cambio: ${entry.accion.replaceAll('_', ' ')}` };
}

/** The trail keeps no name of a diner. */
const NAMELESS: Partial<Record<AuditEntry['actor']['tipo'], string>> = {
  sistema: 'Comanda',
  cliente: 'El cliente',
  invitado: 'El cliente',
};

/** The words of every (entidad, accion) that the server writes. */
const DEEDS: Record<string, (entry: AuditEntry) => string> = {
  ...GROUP_DEEDS,

  'pedido creado': orderTaken,
  'pedido editado': orderEdited,
  'pedido impreso': (entry) =>
    `imprimió ${entry.despues?.duplicado ? 'otra vez ' : ''}${orderOf(entry)}`,
  'pedido preparado': (entry) => `pasó ${orderOf(entry)} a preparado`,
  'pedido entregado': (entry) => `entregó ${orderOf(entry)}`,
  'pedido facturado': (entry) => `facturó ${orderOf(entry)}`,
  'pedido cancelado': (entry) => `canceló ${orderOf(entry)}${why(entry)}`,
  'pedido dado_de_baja': (entry) => {
    const motivo = entry.despues?.motivoBaja;
    return `dio de baja ${orderOf(entry)}${motivo ? `: «${motivo}»` : ''}`;
  },

  'pedido recuperado': (entry) => `devolvió ${orderOf(entry)} a la cocina`,
  'pedido marchado': (entry) => `marchó el tiempo ${entry.despues?.tiempo} d${orderOf(entry)}`,
  'pedido mesa_confirmada': (entry) =>
    `confirmó la mesa ${bareTable(String(entry.despues?.mesa ?? ''))} d${orderOf(entry)}`,

  'cuenta abierta': (entry) => `abrió ${tableOf(entry)}`,
  'cuenta cambiada': (entry) => changed(entry, tableOf(entry)),
  'cuenta movida': ({ antes, despues }) =>
    `pasó la cuenta de la mesa ${antes?.mesa} a la mesa ${despues?.mesa}`,
  'cuenta unida': ({ antes, despues }) =>
    `unió la cuenta de la mesa ${antes?.mesa} con la de la mesa ${despues?.mesa}`,
  'cuenta separada': ({ despues }) => `separó otra vez la cuenta de la mesa ${despues?.mesa}`,
  'cuenta platos_pasados': (entry) =>
    `pasó ${dishesOf(entry)} por ${paid(entry.despues)} de la mesa ${entry.antes?.mesa} a la mesa ${entry.despues?.mesa}`,
  'cuenta pedida': (entry) =>
    entry.despues?.por
      ? `avisó que ${tableOf(entry)} pide la cuenta`
      : `pidió la cuenta de ${tableOf(entry)}`,
  'cuenta liberada': (entry) => `liberó ${tableOf(entry)} sin consumo`,
  'cuenta cerrada': (entry) =>
    `cerró ${entry.despues?.mesa ? `la cuenta de ${tableOf(entry)}` : accountOf(entry)}: ${paid(entry.despues)}`,
  'cuenta pagada': (entry) => `recibió ${amount(entry.despues)} de ${accountOf(entry)}`,
  'cuenta descuento': (entry) =>
    `dio un descuento de ${offOf(entry.despues)} en ${accountOf(entry)}${why(entry)}`,
  'cuenta cortesia': (entry) => `dio una cortesía en ${accountOf(entry)}${why(entry)}`,
  'cuenta descuento_quitado': (entry) =>
    entry.antes?.tipo === 'cortesia'
      ? `quitó una cortesía de ${accountOf(entry)}`
      : `quitó un descuento de ${offOf(entry.antes)} de ${accountOf(entry)}`,
  'pedido pagado': (entry) => `cobró ${orderOf(entry)} antes de que se entregara`,
  'cuenta impreso': (entry) =>
    `imprimió ${entry.despues?.duplicado ? 'otra vez ' : ''}el ${entry.despues?.documento === 'detalle' ? 'detalle de consumo' : 'comprobante'} de ${entry.despues?.mesa ? tableOf(entry) : `la cuenta ${entry.despues?.numero}`}`,
  'turno impreso': ({ despues }) =>
    despues?.documento === 'x'
      ? `imprimió el corte X de ${tillOf(despues)}`
      : `imprimió ${despues?.duplicado ? 'otra vez ' : ''}el cierre Z ${despues?.numero}`,

  'turno abierto': ({ despues }) =>
    `abrió un turno en ${tillOf(despues)} con ${pesosOf(despues?.base)} de base`,
  'turno movimiento': ({ despues }) => {
    const did = despues?.movimiento === 'ingreso' ? 'puso' : 'sacó';
    const where = `${despues?.movimiento === 'ingreso' ? 'en' : 'de'} ${tillOf(despues)}`;
    return `${did} ${pesosOf(despues?.valor)} ${where}: ${despues?.clase}, «${despues?.motivo}»`;
  },
  'turno cerrado': (entry) => `cerró ${shiftOf(entry)}${countWords(entry)}`,
  'turno forzado': (entry) => `cerró sin conteo ${shiftOf(entry)}`,
  'turno recontado': (entry) => `contó otra vez ${shiftOf(entry)}${countWords(entry)}`,

  'cuenta pago_quitado': (entry) =>
    `quitó un pago de ${amount(entry.antes)} de ${accountOf(entry)}${why(entry)}`,
  'cuenta metodo_cambiado': (entry) =>
    `cambió un pago de ${amount(entry.antes)} de ${accountOf(entry)}, de ${auditValue('metodoPago', entry.antes?.metodoPago)} a ${auditValue('metodoPago', entry.despues?.metodoPago)}${why(entry)}`,
  'cuenta reabierta': (entry) => `reabrió ${accountOf(entry)}${why(entry)}`,
  'cuenta devolucion': (entry) =>
    `devolvió ${amount(entry.despues)} de ${accountOf(entry)}${why(entry)}`,
  'cuenta cobrada_sin_red': (entry) =>
    `cobró sin conexión ${amount(entry.despues)} de ${accountOf(entry)}`,
  'pedido reabierto': (entry) => `deshizo el cobro d${orderOf(entry)}${why(entry)}`,

  'mesa plano': (entry) =>
    auditChanges(entry).length > 0
      ? changed(entry, 'el plano de mesas')
      : 'movió mesas en el plano',
  'mesa codigo_renovado': (entry) => `renovó el código de ${tableOf(entry)}`,

  'producto creado': (entry) => `agregó ${nameOf(entry)} al menú${atPrice(entry)}`,
  'producto cambiado': (entry) => changed(entry, nameOf(entry)),
  'producto agotado': (entry) => `marcó ${nameOf(entry)} como agotado`,
  'producto disponible': (entry) => `puso ${nameOf(entry)} disponible otra vez`,
  'producto eliminado': (entry) => `eliminó ${nameOf(entry)} del menú`,
  'producto ordenados': (entry) =>
    `cambió el orden de ${countOf(entry)} productos de ${entry.despues?.categoria ?? 'una categoría'}`,

  'categoria creada': (entry) => `creó la categoría ${nameOf(entry)}`,
  'categoria cambiada': (entry) => changed(entry, `la categoría ${nameOf(entry)}`),
  'categoria activada': (entry) => `volvió a mostrar la categoría ${nameOf(entry)}`,
  'categoria ocultada': (entry) => `ocultó la categoría ${nameOf(entry)}`,
  'categoria ordenadas': (entry) => `cambió el orden de ${countOf(entry)} categorías`,
  'categoria eliminada': (entry) => `eliminó la categoría ${nameOf(entry)}`,

  'menu importado': (entry) => `importó el menú desde una hoja: ${menuTotals(entry)}`,
  'menu ejemplo': (entry) => `cargó el menú de ejemplo: ${menuTotals(entry)}`,
  'menu copiado': (entry) =>
    `copió el menú de ${entry.despues?.origen ?? 'otra sede'}: ${menuTotals(entry)}`,

  'empleado creado': (entry) => `agregó a ${nameOf(entry)} al personal`,
  'empleado cambiado': (entry) => changed(entry, nameOf(entry)),
  'empleado eliminado': (entry) => `eliminó a ${nameOf(entry)} del personal`,
  'empleado activado': (entry) => `activó a ${nameOf(entry)}`,
  'empleado en_solo_lectura': (entry) => `dejó a ${nameOf(entry)} en solo lectura`,
  'impresora creado': (entry) => `conectó la impresora ${nameOf(entry)}`,
  'impresora texto_libre': ({ despues }) =>
    `imprimió un texto libre en la impresora ${despues?.impresora}`,
  'empleado pin_bloqueado': (entry) =>
    `bloqueó por unos minutos el PIN de ${nameOf(entry)}: varios intentos fallidos`,
  'tableta creado': () => 'autorizó una tableta compartida para ingresar con PIN',
  'tableta eliminado': ({ antes }) =>
    `quitó la tableta compartida que autorizó ${antes?.autorizadaPor ?? 'alguien'}`,
  'impresora eliminado': (entry) => `desconectó la impresora ${nameOf(entry)}`,

  'cargo creado': (entry) => `creó el cargo ${nameOf(entry)}`,
  'cliente descargados': ({ despues }) => `descargó la lista de clientes (${despues?.clientes})`,
  'cargo cambiado': (entry) => changed(entry, `el cargo ${nameOf(entry)}`),
  'cargo eliminado': (entry) => `eliminó el cargo ${nameOf(entry)}`,
  'cliente olvidado': () => 'eliminó a un cliente y sus datos personales',

  'sede creada': (entry) => `creó la sede ${nameOf(entry)}`,
  'sede cambiada': (entry) => changed(entry, `la sede ${nameOf(entry)}`),
  'sede activada': (entry) => `activó la sede ${nameOf(entry)}`,
  'sede en_solo_lectura': (entry) => `dejó la sede ${nameOf(entry)} en solo lectura`,
  'sede cerrada_por_un_tiempo': (entry) =>
    `cerró por un tiempo la sede ${nameOf(entry)}${why(entry)}`,
  'sede abierta_otra_vez': (entry) => `abrió otra vez la sede ${nameOf(entry)}`,
  'sede cerrada': (entry) => `cerró definitivamente la sede ${nameOf(entry)}`,
  'sede reabierta': (entry) => `reabrió la sede ${nameOf(entry)}`,
  'sede ajustada': (entry) => changed(entry, `la sede ${entry.sede?.nombre ?? ''}`),
  'sede estaciones': (entry) =>
    `cambió las estaciones de la cocina de ${entry.sede?.nombre ?? 'la sede'}`,
  'zona domicilios': (entry) =>
    `cambió las zonas de domicilio de ${entry.sede?.nombre ?? 'la sede'}`,
  'sede pausada': (entry) => `pausó pedidos en ${entry.sede?.nombre ?? 'la sede'}`,
  'sede reanudada': (entry) =>
    `volvió a recibir pedidos en ${entry.sede?.nombre ?? 'la sede'} después de una pausa`,
  'sede demorada': (entry) => changed(entry, `la sede ${entry.sede?.nombre ?? ''}`),
  'sede solo_conocidos': (entry) =>
    `dejó de recibir pedidos de desconocidos en ${entry.sede?.nombre ?? 'la sede'}`,
  'sede abierta_a_todos': (entry) =>
    `volvió a recibir pedidos de todos en ${entry.sede?.nombre ?? 'la sede'}`,
  'chatbot configurado': (entry) =>
    entry.antes ? changed(entry, 'el chatbot') : 'configuró el chatbot por primera vez',
  'enlace cambiado': ({ antes, despues }) =>
    antes?.path
      ? `cambió el link público de /${antes.path} a /${despues?.path}`
      : `eligió el link público /${despues?.path}`,
  'restaurante cerrada': () => 'cerró la cuenta del restaurante',
  'restaurante cambiado': (entry) => changed(entry, 'el restaurante'),
  'datos descargados': () => 'descargó todos los datos del restaurante',
  'membresia pagada': ({ despues }) =>
    `recibió tu pago de ${paid(despues)} por el plan ${despues?.plan}: va hasta el ${shortDate(String(despues?.fechaFin))}`,
  'membresia pago_no_aprobado': ({ despues }) =>
    `no recibió tu pago de ${paid(despues)} por el plan ${despues?.plan}: no fue aprobado`,
  'membresia cambiada': ({ antes, despues }) =>
    `cambió tu plan de ${antes?.plan} a ${despues?.plan}`,
};

function paid(despues: AuditEntry['despues']): string {
  return formatMoney(Number(despues?.total ?? 0));
}

function pesosOf(value: unknown): string {
  return formatMoney(Number(value ?? 0));
}

/** 'la caja «Barra»' */
function tillOf(despues: AuditEntry['despues']): string {
  return `la caja «${despues?.caja ?? ''}»`;
}

/** 'el turno 187 de la caja «Barra»' */
function shiftOf({ despues }: AuditEntry): string {
  return `el turno ${despues?.numeroTurno} de ${tillOf(despues)}`;
}

/** ': contó $1.011.000 y faltan $5.400' */
function countWords({ despues }: AuditEntry): string {
  const diferencia = Number(despues?.diferencia ?? 0);
  const words = diferencia < 0 ? 'faltan' : 'sobran';
  const found = diferencia === 0 ? 'cuadra' : `${words} ${formatMoney(Math.abs(diferencia))}`;
  return `: contó ${pesosOf(despues?.contado)} y ${found}`;
}

/** '2 × Ajiaco y 1 × Limonada del pedido #A1B2C'. Older entries do not name them. */
function dishesOf({ despues }: AuditEntry): string {
  const { platos, pedidos } = despues ?? {};
  if (!Array.isArray(platos) || !Array.isArray(pedidos)) return 'platos';
  const orders = pedidos.map((id) => `#${id}`);
  return `${inList(platos)} ${orders.length > 1 ? 'de los pedidos' : 'del pedido'} ${inList(orders)}`;
}

function orderOf({ entidadId }: AuditEntry): string {
  return `el pedido #${shortId(entidadId).toUpperCase()}`;
}

function tableOf({ antes, despues }: AuditEntry): string {
  return `la mesa ${(despues ?? antes)?.mesa ?? ''}`;
}

/** By its number once it had one. */
function accountOf(entry: AuditEntry): string {
  const { numero, mesa } = entry.despues ?? entry.antes ?? {};
  if (numero != null) return `la cuenta ${numero}`;
  return mesa ? `la cuenta de ${tableOf(entry)}` : 'una cuenta';
}

/** Money that moved, with its tip. */
function amount(values: AuditEntry['despues']): string {
  return formatMoney(Number(values?.valor ?? 0) + Number(values?.propina ?? 0));
}

/** '10 %' or '$5.000' */
function offOf(values: AuditEntry['despues']): string {
  return values?.porcentaje == null ? amount(values) : `${values.porcentaje} %`;
}

function why({ despues }: AuditEntry): string {
  return despues?.motivo ? `: «${despues.motivo}»` : '';
}

function orderTaken(entry: AuditEntry): string {
  const { tipo, mesa, total } = entry.despues ?? {};
  const place = {
    en_local: mesa ? ` para la mesa ${bareTable(String(mesa))}` : ' en el local',
    para_llevar: ' para llevar',
    a_domicilio: ' a domicilio',
  }[String(tipo)];
  const sum = typeof total === 'number' ? ` por ${formatMoney(total)}` : '';
  return `tomó ${orderOf(entry)}${place ?? ''}${sum}`;
}

function orderEdited(entry: AuditEntry): string {
  const words = orderEditWords(entry);
  return words ? `editó ${orderOf(entry)}: ${words}` : `editó ${orderOf(entry)}`;
}

function atPrice({ despues }: AuditEntry): string {
  return typeof despues?.precio === 'number' ? ` a ${formatMoney(despues.precio)}` : '';
}

function countOf({ despues }: AuditEntry): string {
  return Array.isArray(despues?.ids) ? String(despues.ids.length) : 'varios';
}

/** 'cambió la mesa de 4 a 7 y el pago de efectivo a datáfono; quitó el teléfono': names every field. */
function orderEditWords(entry: AuditEntry): string {
  const changes = auditChanges(entry);
  const isNew = ({ antes }: AuditChange) => antes === undefined;
  const isGone = ({ despues }: AuditChange) => despues === undefined;
  const clauses = [
    ['cambió', changes.filter((change) => !isNew(change) && !isGone(change)).map(fromTo)],
    ['puso', changes.filter(isNew).map(withValue)],
    ['quitó', changes.filter(isGone).map(({ field }) => the(field))],
  ] as const;
  return clauses
    .filter(([, parts]) => parts.length > 0)
    .map(([verb, parts]) => `${verb} ${inList(parts)}`)
    .join('; ');
}

function fromTo({ field, antes, despues }: AuditChange): string {
  // The table under the sentence lists the lines; here they would be too long.
  if (field === 'productos') return the(field);
  return `${the(field)} de ${said(field, antes)} a ${said(field, despues)}`;
}

function withValue({ field, despues }: AuditChange): string {
  return field === 'productos' ? the(field) : `${the(field)} ${said(field, despues)}`;
}

function the(field: string): string {
  return AUDIT_FIELDS[field]?.the ?? field;
}

/** These values are free text, so they are quoted to stand apart from the sentence. */
const QUOTED: readonly string[] = ['tipo', 'nombreCliente', 'direccion'];

function said(field: string, value: unknown): string {
  const text = auditValue(field, value) ?? '';
  if (QUOTED.includes(field)) return `«${text}»`;
  return field === 'metodoPago' ? text.toLowerCase() : text;
}
