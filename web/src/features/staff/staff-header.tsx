import { BriefcaseBusiness } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchField } from '../../ui/form/search-field.tsx';

interface StaffHeaderProps {
  sedeName: string;
  /** Undefined while they load. */
  count: number | undefined;
  /** The console has its own title above. */
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
