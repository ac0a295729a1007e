interface IncludeLine {
  label: string;
  /** How much of it, where the plan says so. */
  amount: string | null;
}

const COUNTED = /^(\d[\d.,]*(?:\s(?:GB|MB|TB))?)\s(?:de\s)?(.+)$/;

/** '2 GB de almacenamiento' → Almacenamiento … 2 GB; 'Centro de ayuda' has no amount. */
export function includeLine(text: string): IncludeLine {
  const [, amount, what] = COUNTED.exec(text) ?? [];
  if (!amount || !what) return { label: text, amount: null };
  return { label: what.charAt(0).toUpperCase() + what.slice(1), amount };
}
