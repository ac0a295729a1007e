import { type RefObject, useEffect, useRef } from 'react';

/** A form that opened is there to be written in. */
export function useStartFocus(form: RefObject<HTMLFormElement | null>, startsFocused: boolean) {
  const startsWithIt = useRef(startsFocused);
  useEffect(() => {
    if (startsWithIt.current) form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [form]);
}

/** The same for one of several forms that are saved together: a refusal leads to the first field to mend. */
export function useFormFocus(refusals: number, startsFocused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useStartFocus(form, startsFocused);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return form;
}
