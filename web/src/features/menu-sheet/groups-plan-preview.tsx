import { sheetMessages } from '@comanda/contract/menu/menu-admin.messages';
import { WHOLE_SHEET } from '@comanda/contract/menu/menu-plan.words';
import type { GroupsPlan } from '@comanda/contract/modifiers/modifiers';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { GroupChanges } from './group-changes.tsx';
import { canWriteGroups, planTotals, totalsWords } from './menu-plan.ts';
import { PlanProblems } from './plan-preview.tsx';

/** What an import will do to the groups. */
export function GroupsPlanPreview({ plan }: { plan: GroupsPlan }) {
  const wrong = plan.errores.find(({ fila }) => fila === WHOLE_SHEET);
  if (wrong) return <FormAlert>{wrong.message}</FormAlert>;
  return (
    <section aria-label="Vista previa" className="grid grid-cols-1 gap-4">
      <div aria-hidden className="rule-dashed" />
      <div role="status">
        <p className="text-14 text-ink-soft">{sheetMessages.preview}</p>
        <p className="title text-22">{totalsWords(planTotals(plan.grupos), 'Ningún grupo')}</p>
        {plan.grupos.length > 0 && !canWriteGroups(plan) && (
          <p className="text-14">Tus grupos ya están así: no hay nada que cambiar.</p>
        )}
      </div>
      <PlanProblems plan={plan} />
      <GroupChanges grupos={plan.grupos} />
    </section>
  );
}
