import type { MenuPlan } from '@comanda/contract/menu/menu-plan';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { badRows } from './plan-words.ts';

const FEW = 8;

/** Every row that cannot be used, and why. */
export function PlanProblems({ plan }: { plan: MenuPlan }) {
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
