/** Somebody is about to say something. */
export function TypingDots() {
  return (
    <span aria-hidden className="flex h-6 items-center gap-1.5">
      <span className="size-2 animate-shimmer rounded-full bg-ink-soft" />
      <span className="size-2 animate-shimmer rounded-full bg-ink-soft [animation-delay:200ms]" />
      <span className="size-2 animate-shimmer rounded-full bg-ink-soft [animation-delay:400ms]" />
    </span>
  );
}
