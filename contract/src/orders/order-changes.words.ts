import { formatMoney } from '../money.ts';
import { lastChanges } from './order-changes.ts';
import type { EarlierLine, Order } from './orders.ts';
import { METODO_PAGO_LABELS, TIPO_LABELS } from './orders.words.ts';
import { partChanges } from './part-changes.ts';
import { bareTable } from './table.words.ts';

type Changed = Pick<
  Order,
  'productos' | 'updates' | 'horaCreacion' | 'tipo' | 'mesa' | 'metodoPago' | 'total' | 'direccion'
>;

/**
 * What the restaurant changed in an order since it was placed, in words for the diner. Empty if
 * nobody edited it or everything is as it was.
 */
export function changesInWords(order: Changed): string[] {
  // Two lines of a dish may have changed in the same way.
  return [...new Set([...linesInWords(order), ...fieldsInWords(order)])];
}

function linesInWords(order: Changed): string[] {
  const { lines, removed } = lastChanges(order, order.horaCreacion);
  const gone = [...removed];
  const sentences = lines.flatMap(({ line, antes, ahora, was }) => {
    const before = was ?? (antes === 0 ? takeSame(gone, line) : undefined);
    const changed = before ? changedPlate(before, line) : [];
    if (antes === undefined || (antes === 0 && before)) return changed;
    const words =
      antes > 0
        ? `${line.nombre}: ahora ${ahora}, antes ${antes}.`
        : `Agregó ${ahora} ${line.nombre}.`;
    return [words, ...changed];
  });
  const removedByName = new Map<string, number>();
  for (const { nombre, cantidad } of gone) {
    removedByName.set(nombre, (removedByName.get(nombre) ?? 0) + cantidad);
  }
  const removals = [...removedByName].map(([nombre, cantidad]) => `Quitó ${cantidad} ${nombre}.`);
  return [...sentences, ...removals];
}

/** The removed line of the same dish, which therefore was not removed but changed. */
function takeSame(gone: EarlierLine[], { id_sigo, cantidad }: EarlierLine) {
  const at = gone.findIndex((one) => one.id_sigo === id_sigo && one.cantidad === cantidad);
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

function changedPlate(before: EarlierLine, line: EarlierLine): string[] {
  const sentences = [...changedParts(before, line), ...changedNote(before.nota, line)];
  return sentences.length > 0 ? sentences : [`${line.nombre}: cambió lo que lleva.`];
}

function changedNote(before: string, { nombre, nota }: EarlierLine): string[] {
  if (before === nota) return [];
  if (nota === '') return [`${nombre}: ya no dice «${before}».`];
  return [`${nombre}: ahora dice «${nota}»${before && `; antes, «${before}»`}.`];
}

/** 'Ajiaco: ahora con Huevo; ya sin Queso, Tocineta.' */
function changedParts(before: EarlierLine, line: EarlierLine): string[] {
  const changes = partChanges(line, before);
  const listed = (wanted: 'nuevo' | 'quitado') =>
    changes.flatMap(({ part, mark }) => (mark === wanted ? part.texto : [])).join(', ');
  const [added, gone] = [listed('nuevo'), listed('quitado')];
  const clauses = [added && `ahora con ${added}`, gone && `ya sin ${gone}`].filter(Boolean);
  return clauses.length > 0 ? [`${line.nombre}: ${clauses.join('; ')}.`] : [];
}

function fieldsInWords(order: Changed): string[] {
  const { tipo, mesa, metodoPago, total, updates } = order;
  const before = updates.find(({ antes }) => antes)?.antes;
  const sentences: string[] = [];
  if (before && before.tipo !== tipo) {
    sentences.push(
      `Ahora es ${lower(TIPO_LABELS[tipo])}; antes, ${lower(TIPO_LABELS[before.tipo])}.`,
    );
  }
  const mesaBefore = tableBefore(updates);
  if (mesa && mesaBefore !== undefined && bareTable(mesaBefore ?? '') !== bareTable(mesa)) {
    const was = mesaBefore ? `; antes, la ${bareTable(mesaBefore)}` : '';
    sentences.push(`Ahora va a la mesa ${bareTable(mesa)}${was}.`);
  }
  for (const { pasoA } of updates) {
    if (pasoA) sentences.push(`Parte de tu pedido pasó a la mesa ${bareTable(pasoA)}.`);
  }
  if (order.direccion && updates.some(({ otraDireccion }) => otraDireccion)) {
    sentences.push('Cambió la dirección de entrega.');
  }
  if (before && before.metodoPago !== metodoPago) {
    const [now, was] = [METODO_PAGO_LABELS[metodoPago], METODO_PAGO_LABELS[before.metodoPago]];
    sentences.push(`Se paga con ${lower(now)}; antes, ${lower(was)}.`);
  }
  if (before && before.total !== total) {
    sentences.push(`El total pasó de ${formatMoney(before.total)} a ${formatMoney(total)}.`);
  }
  return sentences;
}

/** The table at which it was placed; null without one, undefined where no record says it. */
function tableBefore(updates: Changed['updates']): string | null | undefined {
  const first = updates.find(({ antes, mesaAntes }) => antes || mesaAntes !== undefined);
  return first?.antes ? first.antes.mesa : first?.mesaAntes;
}

function lower(label: string): string {
  return label.toLowerCase();
}
