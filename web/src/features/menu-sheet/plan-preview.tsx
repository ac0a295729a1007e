import type { MenuPlan, PlanProduct } from '@comanda/contract/menu/menu';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { WHOLE_SHEET } from '@comanda/contract/menu/menu-plan.words';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Money } from '../../ui/money.tsx';
import { GroupChanges } from './group-changes.tsx';
import {
  badRows,
  canWrite,
  MARKS,
  ORDER,
  planTotals,
  type SheetPlan,
  totalsWords,
} from './menu-plan.ts';

/** What an import or copy will do to the menu. */
export function PlanPreview({ plan }: { plan: MenuPlan }) {
  const wrong = plan.errores.find(({ fila }) => fila === WHOLE_SHEET);
  if (wrong) return <FormAlert>{wrong.message}</FormAlert>;
  const totals = planTotals(plan.productos);
  const hasProducts = totals.nuevo + totals.cambia + totals.igual > 0;
  return (
    <section aria-label="Vista previa" className="grid grid-cols-1 gap-4">
      <div aria-hidden className="rule-dashed" />
      <div role="status">
        <p className="text-14 text-ink-soft">{sheetMessages.preview}</p>
        <p className="title text-22">{totalsWords(totals)}</p>
        {hasProducts && !canWrite(plan) && (
          <p className="text-14">Tu menú ya está así: no hay nada que cambiar.</p>
        )}
      </div>
      {totals.sale > 0 && hasProducts && (
        <p className="flex items-start gap-2 rounded-control bg-maiz-wash p-3 font-medium text-14 text-maiz-ink">
          <TriangleAlert aria-hidden size={18} className="mt-px" />
          {leavingWords(totals.sale, plan.categoriasQueSalen)}
        </p>
      )}
      {plan.categoriasNuevas.length > 0 && (
        <p className="text-14">
          <strong className="font-semibold">
            {plan.categoriasNuevas.length === 1 ? 'Categoría nueva' : 'Categorías nuevas'}:
          </strong>{' '}
          {plan.categoriasNuevas.join(', ')}
        </p>
      )}
      <PlanProblems plan={plan} />
      <PlanChanges productos={plan.productos} />
      <GroupChanges grupos={plan.grupos} />
    </section>
  );
}

function leavingWords(count: number, categories: readonly string[]): string {
  const products = count === 1 ? '1 producto sale' : `${count} productos salen`;
  if (categories.length === 0) return `${products} de tu menú.`;
  const also =
    categories.length === 1 ? 'También sale la categoría' : 'También salen las categorías';
  return `${products} de tu menú. ${also} ${categories.join(', ')}.`;
}

const FEW_ERRORS = 8;

/** The invalid rows and their errors. */
export function PlanProblems({ plan }: { plan: SheetPlan }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = badRows(plan);
  if (rows === 0) return null;
  const shown = isWhole ? plan.errores : plan.errores.slice(0, FEW_ERRORS);
  const hidden = plan.errores.length - shown.length;
  return (
    <div className="grid gap-2 rounded-control bg-aji-wash p-3 text-14">
      <p className="flex items-start gap-2 font-semibold text-aji">
        <CircleAlert aria-hidden size={18} className="mt-px" />
        {rows === 1 ? '1 fila tiene errores' : `${rows} filas tienen errores`}
      </p>
      <ul className="grid gap-1 pl-6.5">
        {shown.map(({ fila, campo, message }) => (
          <li key={`${fila} ${campo} ${message}`} className="wrap-anywhere">
            <strong className="font-semibold">
              {campo ? `Fila ${fila} · ${campo}:` : `Fila ${fila}:`}
            </strong>{' '}
            {message}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="ghost" onClick={() => setIsWhole(true)} className="justify-self-start">
          Ver {hidden === 1 ? 'el que falta' : `los ${hidden} que faltan`}
        </Button>
      )}
    </div>
  );
}

const FEW_CHANGES = 25;

/** The products that change, with their old and new prices. */
function PlanChanges({ productos }: { productos: readonly PlanProduct[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const changes = ORDER.flatMap((one) => productos.filter(({ accion }) => accion === one));
  if (changes.length === 0) return null;
  const shown = isWhole ? changes : changes.slice(0, FEW_CHANGES);
  const hidden = changes.length - shown.length;
  return (
    <div className="grid grid-cols-1 gap-2">
      <table className="w-full text-14">
        <caption className="sr-only">Productos que cambian</caption>
        <thead className="text-left text-ink-soft">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-3 font-medium">
              Producto
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              Qué pasa
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Precio
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((product) => (
            <PlanRow key={`${product.accion} ${product.id_sigo}`} product={product} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button variant="ghost" onClick={() => setIsWhole(true)} className="justify-self-center">
          Ver {hidden === 1 ? 'el que falta' : `los ${hidden} que faltan`}
        </Button>
      )}
    </div>
  );
}

function PlanRow({ product }: { product: PlanProduct }) {
  const { accion, nombre, categoria, precio, precioActual } = product;
  if (accion === 'igual') return null;
  const { word, tone } = MARKS[accion];
  const isRepriced = accion === 'cambia' && precioActual !== null && precioActual !== precio;
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <th scope="row" className="wrap-anywhere py-2.5 pr-3 text-left font-semibold">
        {nombre}
        <span className="block font-normal text-ink-soft">{categoria}</span>
      </th>
      <td className="py-2 pr-3">
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td className="py-2.5 text-right">
        {isRepriced && (
          <>
            <span className="sr-only">Antes </span>
            <Money amount={precioActual} className="block text-ink-soft line-through sm:inline" />
            <span aria-hidden className="hidden px-1.5 text-ink-soft sm:inline">
              →
            </span>
            <span className="sr-only">, ahora </span>
          </>
        )}
        <Money amount={precio} className="font-semibold" />
        {accion === 'cambia' && !isRepriced && (
          <span className="block text-ink-soft">mismo precio</span>
        )}
      </td>
    </tr>
  );
}
