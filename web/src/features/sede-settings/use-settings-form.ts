import type { SedeSettings } from '@comanda/contract/locations/sede-settings';
import { type Topes, topesProblems } from '@comanda/contract/locations/sede-settings.rules';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { useState } from 'react';
import { byField, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useSaveSettings, useSedeSettings } from './sede-settings.queries.ts';

type Pedidos = SedeSettings['pedidos'];
type Typed = Partial<Omit<Pedidos, 'topes'>> & { topes: Partial<Record<keyof Topes, string>> };

/** What the owner touched stands over what the sede has: the rest follows the sede while it is open. */
export function useSettingsForm(dbName: string, onSaved: () => void) {
  const query = useSedeSettings(dbName);
  const save = useSaveSettings(dbName);
  const [typed, setTyped] = useState<Typed>({ topes: {} });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const saved = query.data?.data.pedidos;
  const { topes: typedTopes, ...chosen } = typed;
  const isDirty = Object.keys(chosen).length + Object.keys(typedTopes).length > 0;

  const refuse = (problems: Record<string, string>) => {
    setErrors(problems);
    setRefusals((count) => count + 1);
  };
  const submit = () => {
    if (!query.data || !saved) return;
    const pedidos = { ...saved, ...chosen, topes: { ...saved.topes, ...numbersOf(typedTopes) } };
    const problems = byField(topesProblems(pedidos.topes));
    if (Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    setErrors({});
    save.mutate(
      { version: query.data.version, pedidos },
      {
        onSuccess: () => {
          toast.success(settingsMessages.saved);
          onSaved();
        },
        onError: (error) => refuse(fieldErrors(error)),
      },
    );
  };

  return {
    query,
    /** As it would be saved. */
    pedidos: saved && { ...saved, ...chosen },
    textOf: (name: keyof Topes) => typedTopes[name] ?? String(saved?.topes[name] ?? ''),
    errorOf: (name: keyof Topes) => errors[`pedidos.topes.${name}`],
    choose: (part: Partial<Omit<Pedidos, 'topes'>>) => setTyped({ ...typed, ...part }),
    type: (name: keyof Topes, text: string) => {
      setTyped({ ...typed, topes: { ...typedTopes, [name]: text } });
      setErrors(({ [`pedidos.topes.${name}`]: _mended, ...rest }) => rest);
    },
    isDirty,
    isSaving: save.isPending,
    failure: save.error,
    refusals,
    submit,
  };
}

/** What is no number becomes none, which the rules of a cap refuse. */
function numbersOf(texts: Partial<Record<keyof Topes, string>>): Partial<Topes> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() === '' ? NaN : Number(text)]),
  );
}
