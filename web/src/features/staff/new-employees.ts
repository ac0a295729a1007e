import type { Employee } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { canSaveNew, employeeProblems } from '@comanda/contract/staff/staff.rules';
import { normaliseEmail } from '@comanda/contract/text';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { byField, type Failure, fieldErrors, messageOf } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { type DraftChange, type EmployeeDraft, inputOf, newDraft } from './employee-draft.ts';
import { useCreateEmployees } from './staff.queries.ts';

/** Field → message, for each row by its key. */
type RowErrors = Record<string, Record<string, string>>;

interface NewEmployeesOptions {
  dbName: string;
  drafts: Drafts;
  employees: readonly Employee[];
  /** Fetches the list again, because somebody else may have added the same person. */
  refetch: () => Promise<readonly Employee[]>;
  onSaved: () => void;
}

/** The rows of employees who are not saved yet. The server saves all of them or none. */
export function useNewEmployees(options: NewEmployeesOptions) {
  const { dbName, drafts, employees, refetch, onSaved } = options;
  const rows = drafts.news;
  const [errors, setErrors] = useState<RowErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [refusals, setRefusals] = useState(0);
  const create = useCreateEmployees(dbName);
  const [isSaving, run] = useBusy();

  const refuse = (byRow: RowErrors) => {
    setErrors(byRow);
    setRefusals((count) => count + 1);
  };

  const save = () => {
    setFailure(undefined);
    const problems = problemsOf(rows, employees);
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    setErrors({});
    return send();
  };

  const send = async () => {
    try {
      await create.mutateAsync(rows.map(inputOf));
      drafts.drop(...rows.map(({ key }) => key));
      const invited = rows.filter(({ invitar }) => invitar).length;
      const more = invited > 0 && { description: staffMessages.invited(invited) };
      toast.success(staffMessages.saved, { id: 'staff', ...more });
      onSaved();
    } catch (error) {
      const byRow = isEmailTaken(error)
        ? problemsOf(rows, await refetch())
        : refusedRows(error, rows);
      if (Object.keys(byRow).length > 0) refuse(byRow);
      else setFailure({ text: staffMessages.saveFailed, cause: messageOf(error) });
    }
  };

  return {
    rows,
    errors,
    failure,
    refusals,
    isSaving,
    canSave: canSaveNew(rows.map(inputOf)),
    add: () => {
      const draft = newDraft();
      drafts.add(draft);
      return draft.key;
    },
    change: (key: string, change: DraftChange) => {
      drafts.change(key, change);
      setErrors((before) => ({ ...before, [key]: without(before[key], Object.keys(change)) }));
    },
    remove: (key: string) => {
      drafts.drop(key);
      setFailure(undefined);
    },
    save: () => run(save),
  };
}

/** Checks the rules, and emails that another employee or row already has. */
function problemsOf(rows: readonly EmployeeDraft[], employees: readonly Employee[]): RowErrors {
  const taken = new Set(employees.map(({ email }) => normaliseEmail(email)));
  const found: RowErrors = {};
  for (const row of rows) {
    const problems = employeeProblems(inputOf(row), null);
    const email = normaliseEmail(row.email);
    if (taken.has(email)) {
      problems.push({ path: 'email', message: staffMessages.emailTaken });
    }
    taken.add(email);
    if (problems.length > 0) found[row.key] = byField(problems);
  }
  return found;
}

/** The server names a field as `employees.<row>.<field>`. */
function refusedRows(error: unknown, rows: readonly EmployeeDraft[]): RowErrors {
  const found: RowErrors = {};
  for (const [path, message] of Object.entries(fieldErrors(error))) {
    const [, at, field] = path.split('.');
    const row = rows[Number(at)];
    if (row && field) found[row.key] = { ...found[row.key], [field]: message };
  }
  return found;
}

/** For a taken email the server does not tell which row has it. */
function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'correo_ya_registrado';
}

function without(errors: Record<string, string> = {}, fields: readonly string[]) {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

/** What was typed about a sede's employees and is not saved yet. */
interface StaffDrafts {
  news: readonly EmployeeDraft[];
  edits: readonly EmployeeDraft[];
}

const NONE: StaffDrafts = { news: [], edits: [] };

// Survives a change of screen, so that nothing typed is lost, but not the session.
const kept = new Map<string, StaffDrafts>();
const listeners = new Set<() => void>();

export function useStaffDrafts(dbName: string) {
  const key = `${useStored(stored.token)} ${dbName}`;
  const drafts = useSyncExternalStore(subscribe, () => kept.get(key) ?? NONE);

  const update = useCallback(
    (change: (before: StaffDrafts) => StaffDrafts) => put(key, change(kept.get(key) ?? NONE)),
    [key],
  );
  return {
    ...drafts,
    add: (draft: EmployeeDraft) =>
      update(({ news, edits }) =>
        draft.id === null ? { news: [...news, draft], edits } : { news, edits: [...edits, draft] },
      ),
    change: (draftKey: string, change: DraftChange) =>
      update(({ news, edits }) => {
        const changed = (one: EmployeeDraft) =>
          one.key === draftKey ? { ...one, ...change } : one;
        return { news: news.map(changed), edits: edits.map(changed) };
      }),
    drop: (...draftKeys: readonly string[]) =>
      update(({ news, edits }) => {
        const stays = (one: EmployeeDraft) => !draftKeys.includes(one.key);
        return { news: news.filter(stays), edits: edits.filter(stays) };
      }),
  };
}

type Drafts = ReturnType<typeof useStaffDrafts>;

function put(key: string, drafts: StaffDrafts): void {
  const [token] = key.split(' ');
  for (const other of kept.keys()) if (!other.startsWith(`${token} `)) kept.delete(other);
  kept.set(key, drafts);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
