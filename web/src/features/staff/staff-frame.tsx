import { BriefcaseBusiness, CircleCheck, Pencil, Plus, Users } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type EmployeeDraft, missingWords, wrongWords } from './employee-draft.ts';

interface StaffHeaderProps {
  sedeName: string;
  /** Undefined while the employees load. */
  count: number | undefined;
  /** False in the console, which has its own title. */
  hasTitle: boolean;
  search: string;
  onSearch: (text: string) => void;
  hasSearch: boolean;
  onRoles: () => void;
}

export function StaffHeader(props: StaffHeaderProps) {
  const { sedeName, count, hasTitle, search, onSearch, hasSearch, onRoles } = props;
  return (
    <header
      className={cx(
        'flex flex-wrap justify-between gap-x-6 gap-y-3',
        hasTitle ? 'items-end' : 'items-center',
      )}
    >
      <div className="grid flex-1 basis-72 gap-1">
        {hasTitle && <h1 className="text-28 md:text-36">Personal</h1>}
        <p className="text-ink-soft">
          {count ? `${count === 1 ? '1 persona' : `${count} personas`} en la sede ` : 'Sede '}
          <strong className="font-semibold text-ink">{sedeName}</strong>. Cada quien ve solo las
          secciones que le marques.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {hasSearch && (
          <SearchField
            label="Buscar por nombre"
            value={search}
            onChange={onSearch}
            className="w-full sm:w-64"
          />
        )}
        <Button
          variant="secondary"
          size="lg"
          icon={<BriefcaseBusiness aria-hidden size={20} />}
          onClick={onRoles}
          className="max-sm:w-full sm:min-h-13"
        >
          Administrar Cargos
        </Button>
      </div>
    </header>
  );
}

interface StaffBarProps {
  rows: readonly EmployeeDraft[];
  canAdd: boolean;
  canSave: boolean;
  isSaving: boolean;
  onAdd: () => void;
  onSave: () => void;
  /** The console has a rail on the left, or the button that opens it. */
  place: 'owner' | 'console';
}

/** Always visible: adds a row, and saves all new rows together. */
export function StaffBar(props: StaffBarProps) {
  const { rows, canAdd, canSave, isSaving, onAdd, onSave, place } = props;
  const isReady = canSave && wrongIn(rows) === null;
  return (
    <section
      aria-label="Empleados nuevos"
      className={cx(
        'safe-bottom fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface',
        place === 'console' && 'lg:left-24',
      )}
    >
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-6 gap-y-2 py-3',
          place === 'owner'
            ? 'mx-auto max-w-[82rem] px-4 md:px-6'
            : 'px-4 max-md:min-h-23 max-md:pl-(--bar-left) lg:px-5',
        )}
      >
        <p
          role="status"
          className={cx(
            'flex min-w-56 flex-1 items-center gap-2 text-14 text-ink-soft',
            rows.length === 0 && 'max-sm:hidden',
          )}
        >
          {rows.length > 0 && !isReady && <Pencil aria-hidden size={18} />}
          {rows.length > 0 && isReady && (
            <CircleCheck aria-hidden size={18} className="text-cilantro" />
          )}
          {barWords(rows)}
        </p>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            variant="secondary"
            size="lg"
            icon={<Plus aria-hidden size={20} className="max-sm:hidden" />}
            onClick={onAdd}
            disabled={!canAdd || isSaving}
            className="max-sm:flex-1 max-sm:px-2 max-sm:text-14"
          >
            Agregar empleado
          </Button>
          <Button
            size="lg"
            onClick={onSave}
            disabled={!canSave}
            busy={isSaving}
            busyLabel="Guardando…"
            className="max-sm:flex-1 max-sm:px-2 max-sm:text-14"
          >
            {rows.length > 0 ? `Guardar nuevos (${rows.length})` : 'Guardar nuevos'}
          </Button>
        </div>
      </div>
    </section>
  );
}

function barWords(rows: readonly EmployeeDraft[]): string {
  if (rows.length === 0) return 'No hay empleados nuevos por guardar.';
  const count =
    rows.length === 1 ? '1 empleado sin guardar.' : `${rows.length} empleados sin guardar.`;
  const missing = rows.flatMap((row) => missingWords(row) ?? []);
  const [only, ...others] = missing;
  if (!only) return `${count} ${wrongIn(rows) ?? 'Ya puedes guardar.'}`;
  if (rows.length === 1) return `${count} ${only}.`;
  return others.length === 0
    ? `${count} Faltan datos en uno.`
    : `${count} Faltan datos en ${missing.length}.`;
}

/** What to look at before rows that lack nothing are saved. */
function wrongIn(rows: readonly EmployeeDraft[]): string | null {
  const wrong = rows.flatMap((row) => wrongWords(row) ?? []);
  if (wrong.length === 0) return null;
  if (rows.length === 1) return `${wrong[0]}.`;
  return wrong.length === 1 ? 'Revisa los datos de uno.' : `Revisa los datos de ${wrong.length}.`;
}

interface NobodyYetProps {
  needsCargo: boolean;
  onAdd: () => void;
}

/** A sede without employees. If it has no cargo yet, the first step is to create one. */
export function NobodyYet({ needsCargo, onAdd }: NobodyYetProps) {
  return (
    <EmptyState
      icon={<Users size={36} />}
      title="Todavía no hay nadie en tu equipo"
      action={
        <Button size="lg" icon={<Plus aria-hidden size={20} />} onClick={onAdd}>
          {needsCargo ? 'Crear el primer cargo' : 'Agregar al primero'}
        </Button>
      }
    >
      {needsCargo
        ? 'Empieza por un cargo, como «Mesera» o «Jefe de cocina»: cada empleado tiene uno.'
        : 'Agrega a quien toma pedidos, cocina o cobra, y márcale lo que puede hacer.'}
    </EmptyState>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function StaffSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Cargando empleados</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
