import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { ACCIONES_PLAN } from '@comanda/contract/menu/menu-plan.words';
import { formatMoney } from '@comanda/contract/money';
import type { EarlierLine } from '@comanda/contract/orders/orders';
import {
  ESTADO_LABELS,
  METODO_PAGO_LABELS,
  TIPO_LABELS,
} from '@comanda/contract/orders/orders.words';
import { TONO_LOOK } from '../chatbot/tono.ts';
import { PERMISO_LOOK } from '../staff/permiso-look.ts';
import { OPAQUE_FIELDS } from './audit-fields.ts';

const WORDS: Record<string, Record<string, string>> = {
  estado: ESTADO_LABELS,
  tipo: TIPO_LABELS,
  metodoPago: METODO_PAGO_LABELS,
  tono: wordsOf(TONO_LOOK),
  modo: { actualizar: 'Actualizar', reemplazar: 'Reemplazar todo' },
  permisos: wordsOf(PERMISO_LOOK),
  quien: { todos: 'Todos', conocidos: settingsMessages.onlyKnown },
  mesaSinFirma: { marcar: 'Se marcan', rechazar: 'Se rechazan' },
  redesSociales: { whatsapp: 'WhatsApp', instagram: 'Instagram', facebook: 'Facebook' },
};

const MONEY: readonly string[] = ['precio', 'total'];
/** One to a line: their parts hold commas. */
const LISTED: readonly string[] = ['productos', 'parametros'];
const COUNTS: readonly string[] = ['edad', ...ACCIONES_PLAN];

/** What a field held, for a person; null where the value itself says nothing. */
export function auditValue(field: string, value: unknown): string | null {
  if (value === undefined || OPAQUE_FIELDS.includes(field)) return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && MONEY.includes(field)) return formatMoney(value);
  if (typeof value === 'number' && COUNTS.includes(field)) return value.toLocaleString('es-CO');
  if (field === 'path') return `/${value}`;
  if (Array.isArray(value)) {
    const between = LISTED.includes(field) ? '\n' : ', ';
    return value.map((one) => textOf(field, one)).join(between) || null;
  }
  return textOf(field, value) || null;
}

function textOf(field: string, value: unknown): string {
  if (!isRecord(value)) return WORDS[field]?.[String(value)] ?? String(value);
  if (field === 'productos') return auditLine(value);
  // A cargo, a subcategory, a parameter, or the networks by name.
  const name = value.nombre ?? value.name;
  if (typeof name === 'string') return name;
  if (typeof value.titulo === 'string') return `${value.titulo}: ${value.valor}`;
  return Object.entries(value)
    .filter(([, text]) => text)
    .map(([key, text]) => `${WORDS[field]?.[key] ?? key}: ${text}`)
    .join(', ');
}

function wordsOf(looks: Record<string, { word: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(looks).map(([key, { word }]) => [key, word]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** '2 × Ajiaco + Aguacate, combo: Limonada y Papa, «sin crema»'; entries of before may hold less. */
function auditLine(line: Partial<EarlierLine>): string {
  const { cantidad, nombre, adiciones = [], combo, nota } = line;
  return [
    [`${cantidad} × ${nombre}`, ...adiciones.map((one) => one.nombre)].join(' + '),
    ...(combo ? [`combo: ${combo.bebida.nombre} y ${combo.adicional.nombre}`] : []),
    ...(nota ? [`«${nota}»`] : []),
  ].join(', ');
}
