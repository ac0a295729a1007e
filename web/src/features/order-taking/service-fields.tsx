import type { Category, Product } from '@comanda/contract/menu/menu';
import { courseName, TIEMPOS, tiemposMessages } from '@comanda/contract/menu/tiempos.words';
import { MAX_PUESTO } from '@comanda/contract/orders/seats.rules';
import type { CartItem } from '../../lib/stored.ts';
import { CHOSEN } from '../../ui/chosen.ts';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/form/select.tsx';

/** With which course a dish goes, and the seat that it is for. */
interface Service {
  tiempo: number | null;
  puesto: number | null;
}

/** A new dish goes with the course of its category. */
export function serviceOf(
  { categoryId }: Product,
  line: CartItem | undefined,
  courses: readonly Category[] | null,
): Service {
  const ofCategory = courses?.find(({ _id }) => _id === categoryId)?.tiempo ?? null;
  return { tiempo: line ? (line.tiempo ?? null) : ofCategory, puesto: line?.puesto ?? null };
}

interface ServiceFieldsProps {
  categories: readonly Category[];
  value: Service;
  onChange: (value: Service) => void;
}

const SEATS = Array.from({ length: MAX_PUESTO }, (_, at) => String(at + 1));
const MOMENTS = [null, ...TIEMPOS];

export function ServiceFields({ categories, value, onChange }: ServiceFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <fieldset>
        <legend className="mb-1.5 font-semibold text-14">{tiemposMessages.when}</legend>
        <div className="flex flex-wrap gap-2">
          {MOMENTS.map((tiempo) => (
            <button
              key={tiempo}
              type="button"
              aria-pressed={tiempo === value.tiempo}
              onClick={() => onChange({ ...value, tiempo })}
              className={cx(
                'min-h-12 min-w-12 rounded-control border px-3 font-medium text-14 first-letter:uppercase',
                tiempo === value.tiempo
                  ? `border-achiote ${CHOSEN}`
                  : 'border-control bg-surface hover:bg-sunken',
              )}
            >
              {tiempo === null ? tiemposMessages.now : nameOf(tiempo, categories)}
            </button>
          ))}
        </div>
      </fieldset>
      <Select
        label={tiemposMessages.seat}
        optional
        placeholder="—"
        options={SEATS.map((seat) => ({ value: seat, label: seat }))}
        value={value.puesto === null ? '' : String(value.puesto)}
        onChange={({ target }) =>
          onChange({ ...value, puesto: target.value === '' ? null : Number(target.value) })
        }
      />
    </div>
  );
}

/** A course that no category has is its number alone. */
function nameOf(tiempo: number, categories: readonly Category[]): string {
  const name = courseName(tiempo, categories);
  const isNumbered = name === tiemposMessages.course(tiempo).toLowerCase();
  return isNumbered ? String(tiempo) : `${tiempo} · ${name}`;
}
