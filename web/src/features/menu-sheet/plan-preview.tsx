import type { MenuPlan } from '@comanda/contract/menu/menu';
import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { badRows, canWrite, planTotals, totalsWords } from './plan-words.ts';

/** What would happen to the menu, before anything does. */
export function PlanPreview({ plan }: { plan: MenuPlan }) {
  const totals = planTotals(plan);
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

const FEW = 8;

/** Every row that cannot be used, and why. */
function PlanProblems({ plan }: { plan: MenuPlan }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = badRows(plan);
  if (rows === 0) return null;
  const shown = isWhole ? plan.errores : plan.errores.slice(0, FEW);
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
              Fila {fila} · {campo}:
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
