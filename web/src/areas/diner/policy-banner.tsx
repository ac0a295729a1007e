import { X } from 'lucide';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { Icon } from '../../ui/icon.tsx';
import { PolicyLink } from '../../ui/policy-link.tsx';

/** In the page's flow, so that it never covers a field. */
export function PolicyBanner() {
  if (useStored(stored.policyNotice)) return null;
  return (
    <aside
      aria-label="Datos personales"
      className="flex items-center gap-2 bg-ink py-1 pr-1 pl-4 text-14 text-on-ink"
    >
      <p className="flex-1">
        Cuidamos tus datos. <PolicyLink />.
      </p>
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={() => stored.policyNotice.set('cerrado')}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <Icon of={X} aria-hidden size={20} />
      </button>
    </aside>
  );
}
