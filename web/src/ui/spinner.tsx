import { LoaderCircle } from 'lucide';
import { Icon } from './icon.tsx';

/** With a label it is a status; without one it decorates a text that tells the same. */
export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  const icon = <Icon of={LoaderCircle} aria-hidden size={size} className="animate-spin" />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      {icon}
      {label}
    </span>
  );
}

export function PageLoading() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Cargando..." size={24} />
    </div>
  );
}
