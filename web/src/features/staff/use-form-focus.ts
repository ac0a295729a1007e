import { useEffect, useRef } from 'react';

/** A form that opened is there to be written in; a refusal leads to the first field to mend. */
export function useFormFocus(refusals: number, startsFocused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const startsWithIt = useRef(startsFocused);

  useEffect(() => {
    if (startsWithIt.current) form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return form;
}
