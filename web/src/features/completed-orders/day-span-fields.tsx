import { useState } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import type { DaySpan } from './completed-filters.tsx';

// While somebody types a year, the field passes through 0002, 0020 and 0202.
const FIRST_DAY = '2000-01-01';

interface DaySpanFieldsProps extends DaySpan {
  today: string;
  onChange: (span: DaySpan) => void;
}

/** Two date fields. They keep what is typed until it is a valid day. */
export function DaySpanFields({ desde, hasta, today, onChange }: DaySpanFieldsProps) {
  const [known, setKnown] = useState<DaySpan>({ desde, hasta });
  const [typed, setTyped] = useState({ desde: desde ?? '', hasta: hasta ?? '' });
  if (known.desde !== desde || known.hasta !== hasta) {
    setKnown({ desde, hasta });
    setTyped({ desde: desde ?? '', hasta: hasta ?? '' });
  }

  const change = (side: keyof DaySpan, day: string) => {
    setTyped({ ...typed, [side]: day });
    if (day === '' || day >= FIRST_DAY) onChange({ desde, hasta, [side]: day || null });
  };

  const isTurned = desde !== null && hasta !== null && desde > hasta;
  return (
    <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
      <TextField
        type="date"
        label="Desde"
        value={typed.desde}
        max={today}
        onChange={({ target }) => change('desde', target.value)}
      />
      <TextField
        type="date"
        label="Hasta"
        value={typed.hasta}
        max={today}
        onChange={({ target }) => change('hasta', target.value)}
      />
      <p role="status" className="col-span-2 text-14 text-maiz-ink empty:hidden">
        {isTurned && 'Las fechas están al revés: mostramos lo que hay entre las dos.'}
      </p>
    </div>
  );
}
