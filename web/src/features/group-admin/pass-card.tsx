import { Layers } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { dishCount } from './group-words.ts';

export interface PassCardProps {
  /** Dishes that are ordered with the additions and combos of the first version. */
  toPass: number;
  onPass: () => void;
}

/** Offers to draw additions and combos as groups; nothing where there are none. */
export function PassCard({ toPass, onPass }: PassCardProps) {
  if (toPass === 0) return null;
  return (
    <div className="flex items-center gap-3 rounded-card border border-control border-dashed px-4 py-2.5">
      <Layers aria-hidden size={20} className="text-achiote-ink" />
      <p className="min-w-0 flex-1 text-14">
        <strong className="block font-semibold">Adiciones y combos</strong>
        <span className="text-ink-soft">{dishCount(toPass)} los ofrecen sin grupos</span>
      </p>
      <Button variant="secondary" onClick={onPass}>
        Pasar a grupos
      </Button>
    </div>
  );
}
