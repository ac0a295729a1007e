let holds = 0;

/**
 * A modal <dialog> makes the page behind it inert but lets it scroll: held still until the answer is
 * called. Not a rule with `html:has(dialog:modal)`, which has every page styled anew, whole, at each
 * change anywhere in it.
 */
export function holdPage(): () => void {
  holds += 1;
  setHeld(true);
  return () => {
    holds -= 1;
    setHeld(holds > 0);
  };
}

function setHeld(isHeld: boolean): void {
  document.documentElement.style.overflow = isHeld ? 'hidden' : '';
}
