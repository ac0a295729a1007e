import type { MenuPlan } from '@comanda/contract/menu/menu-plan';
import { sheetMessages } from '@comanda/contract/menu/sheet.messages';
import { TriangleAlert } from 'lucide-react';
import { PlanChanges } from './plan-changes.tsx';
import { PlanProblems } from './plan-problems.tsx';
import { canWrite, planTotals, totalsWords } from './plan-words.ts';

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
