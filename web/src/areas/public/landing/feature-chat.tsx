import { Money } from '../../../ui/money.tsx';

export function FeatureChat() {
  return (
    <div className="grid gap-3">
      <p className="max-w-[80%] justify-self-end rounded-card rounded-br-none bg-ink px-4 py-2.5 text-on-ink">
        ¿Qué trae la bandeja?
      </p>
      <div className="grid max-w-[85%] gap-1 rounded-card rounded-bl-none bg-surface px-4 py-2.5">
        <p>Fríjoles, chicharrón, huevo y aguacate. ¿Te la agrego?</p>
        <Money amount={32_900} className="figures text-16 text-achiote-ink" />
      </div>
      <p className="max-w-[80%] justify-self-end rounded-card rounded-br-none bg-ink px-4 py-2.5 text-on-ink">
        Sí, dos por favor
      </p>
    </div>
  );
}
