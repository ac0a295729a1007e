/** The question of a step, and how far it is. */
export function StepTitle({ step, children }: { step: number; children: string }) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="title text-18 sm:text-20">{children}</span>
      <span className="shrink-0 text-14 text-ink-soft">Paso {step} de 3</span>
    </span>
  );
}
