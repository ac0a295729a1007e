import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { byField, type Refusal } from './api/failure.ts';
import { useBusy } from './use-busy.ts';

/** A rule that the draft breaks. Without a path the problem is about the whole form. */
interface Problem {
  path?: string;
  message: string;
  /** The text of a rule about several fields, for above the form. */
  rule?: string;
}

interface FormOptions<Draft extends object> {
  /**
   * The draft before anything is typed. A field that nobody typed in follows it while the form is
   * open.
   */
  initial: Draft;
  /** For a draft that is stored elsewhere: `initial` is the draft, and this changes it. */
  keep?: (part: Partial<Draft>) => void;
  /** For the same: the draft as it is stored on the server. */
  stored?: Draft;
  /** Tells it for a draft that is stored elsewhere. */
  isDirty?: boolean;
  /** The contract's rules. A draft with a problem is not sent. */
  check?: (draft: Draft) => readonly Problem[];
  send: (draft: Draft) => unknown;
  /** What to show after a failed send, if sending can fail. */
  refused?: (error: unknown) => Refusal;
  onClose?: () => void;
}

type TextName<Draft> = { [N in keyof Draft]: Draft[N] extends string ? N : never }[keyof Draft] &
  string;

/**
 * What every form has: a draft that survives a failed send, problems at their fields with the focus
 * on the first, one send at a time, and a question before typed text is discarded.
 */
export function useForm<Draft extends object>(options: FormOptions<Draft>) {
  const { initial, keep, check, send, refused, onClose } = options;
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [{ problems, failure }, setShown] = useState<Shown>(NOTHING);
  const [refusals, setRefusals] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const [isSending, run] = useBusy();
  const ref = useRef<HTMLFormElement>(null);
  const draft: Draft = { ...initial, ...typed };
  const isDirty = options.isDirty ?? isChanged(typed, initial);

  useEffect(() => {
    // Only after sending, because a disabled field takes no focus.
    if (refusals > 0 && !isSending) showWhy(ref.current);
  }, [refusals, isSending]);

  /** A field that is being corrected shows no problem, nor does any part of it. */
  const set = (part: Partial<Draft>) => {
    if (keep) keep(part);
    else setTyped((before) => changedOnly({ ...before, ...part }, initial));
    setShown((before) => corrected(before, Object.keys(part)));
  };

  const refuse = (refusal: Shown) => {
    setShown(refusal);
    setRefusals((count) => count + 1);
  };

  const attempt = async (sent: Draft) => {
    setShown(NOTHING);
    try {
      await send(sent);
    } catch (error) {
      if (!refused) throw error;
      refuse(toldOnce(refused(error), Object.keys(sent)));
    }
  };

  const submit = (sent: Draft = draft) =>
    run(() => {
      const found = check?.(sent) ?? [];
      return found.length > 0 ? refuse(shownOf(found)) : attempt(sent);
    });

  const discard = () => {
    setTyped({});
    setShown(NOTHING);
    setLeaving(false);
    onClose?.();
  };

  return {
    draft,
    set,
    problems,
    failure,
    isSending,
    isDirty,
    submit,
    refuse,
    /** Drops what was typed into these fields: they show what is stored. */
    takeStored: (names: readonly string[]) => {
      if (keep) keep(onlyNamed(options.stored ?? {}, names));
      else setTyped((before) => withoutNames(before, names));
      setShown(NOTHING);
    },
    /** Closes the form, or asks first. */
    leave: () => (isDirty ? setLeaving(true) : onClose?.()),
    isLeaving,
    stay: () => setLeaving(false),
    discard,
    /** The props that bind a text of the draft to its field. */
    field: (name: TextName<Draft>) => ({
      value: draft[name] as string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: target.value } as Partial<Draft>),
      error: problems[name],
    }),
    /** The props of the form element. */
    attributes: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** What a dialog needs of the form in it. */
export type FormInDialog = Pick<
  ReturnType<typeof useForm>,
  'isSending' | 'leave' | 'isLeaving' | 'stay' | 'discard' | 'attributes'
>;

interface Shown extends Refusal {
  /** What is said above is only what the marked fields lack. */
  isOfFields?: boolean;
}

const NOTHING: Shown = { problems: {} };
const TO_MEND = '[aria-invalid], [data-invalid] button';

/** Brings the first wrong field into view with its message, or else what is said of the form. */
function showWhy(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(TO_MEND);
  field?.focus();
  // A field that has the focus already is not brought into view by it.
  const shown = field ?? form?.querySelector('[role=alert]');
  shown?.scrollIntoView?.({ block: 'nearest' });
}

function shownOf(found: readonly Problem[]): Shown {
  const [text, ...others] = new Set(
    found.flatMap(({ path, message, rule }) => rule ?? (path === undefined ? message : [])),
  );
  const cause = others.join('. ');
  const failure = text && { text, ...(cause && { cause }) };
  const isOfFields = found.every(({ path }) => path !== undefined);
  return { problems: byField(found), ...(failure && { failure }), isOfFields };
}

/**
 * A problem that stands at its field is not told again above the form. One whose field the form
 * does not have is told there, because nothing else shows it.
 */
function toldOnce({ problems, failure }: Refusal, fields: readonly string[]): Refusal {
  const elsewhere = Object.values(without(problems, fields));
  const isAtFields = Object.keys(problems).length > elsewhere.length;
  if (!failure || failure.clashes || !isAtFields) return { problems, ...(failure && { failure }) };
  if (elsewhere.length === 0) return { problems };
  return { problems, failure: { text: failure.text, cause: elsewhere.join('. ') } };
}

/** What is said above of several fields goes with the last of them. */
function corrected(shown: Shown, fields: readonly string[]): Shown {
  const problems = without(shown.problems, fields);
  return shown.isOfFields && Object.keys(problems).length === 0 ? NOTHING : { ...shown, problems };
}

function without(problems: Record<string, string>, fields: readonly string[]) {
  const isOf = (path: string) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path)));
}

/** A field that was typed back to what it was follows the initial draft again. */
function changedOnly<Draft extends object>(typed: Partial<Draft>, initial: Draft): Partial<Draft> {
  const names = Object.keys(typed) as (keyof Draft & string)[];
  return withoutNames(
    typed,
    names.filter((name) => isSame(typed[name], initial[name])),
  );
}

function isChanged<Draft extends object>(typed: Partial<Draft>, initial: Draft): boolean {
  return Object.keys(changedOnly(typed, initial)).length > 0;
}

/** As JSON all files and all sets look alike: a file is equal only to itself. */
function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Blob || other instanceof Blob) return one === other;
  return asText(one) === asText(other);
}

function asText(value: unknown): string {
  return JSON.stringify(value instanceof Set ? [...value].toSorted() : value);
}

function withoutNames<T extends object>(values: T, names: readonly string[]): T {
  const kept = Object.entries(values).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as T;
}

function onlyNamed<T extends object>(values: T, names: readonly string[]): T {
  const named = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(named) as T;
}
