import { TEXT_LIMITS } from '@comanda/contract/text';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { useRolesForm } from './use-roles-form.ts';

/** The cargos that are not saved yet. */
export function RoleRows({ form }: { form: ReturnType<typeof useRolesForm> }) {
  const { rows, problems, isSending } = form;
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const before = useRef(rows.length);

  // A new row is there to be written in; without the one that had it, the focus needs a place.
  useEffect(() => {
    if (rows.length > before.current) {
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    }
    if (rows.length < before.current) addButton.current?.focus();
    before.current = rows.length;
  }, [rows.length]);

  return (
    <fieldset disabled={isSending} className="grid gap-3">
      <legend className="sr-only">Cargos nuevos</legend>
      {rows.length > 0 && (
        <ul ref={list} className="grid gap-3 **:scroll-mb-20">
          {rows.map(({ key, nombre, descripcion }, at) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 rounded-card bg-paper p-4 inset-ring inset-ring-line sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <TextField
                label="Nombre del cargo"
                placeholder="Mesera"
                value={nombre}
                onChange={(event) => form.change(key, { nombre: event.target.value })}
                error={problems[`roles.${at}.nombre`]}
                maxLength={TEXT_LIMITS.nombre}
                autoComplete="off"
                data-autofocus={at === 0 ? '' : undefined}
              />
              <div className="max-sm:order-last max-sm:col-span-2">
                <TextField
                  label="Descripción"
                  placeholder="Atiende las mesas y toma los pedidos"
                  value={descripcion}
                  onChange={(event) => form.change(key, { descripcion: event.target.value })}
                  error={problems[`roles.${at}.descripcion`]}
                  maxLength={TEXT_LIMITS.descripcion}
                  autoComplete="off"
                />
              </div>
              <IconButton
                label={`Quitar ${nombre.trim() || 'este cargo'}`}
                icon={<X aria-hidden size={20} />}
                onClick={() => form.remove(key)}
                className="mt-7"
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        icon={<Plus aria-hidden size={18} />}
        onClick={form.add}
        className="justify-self-start"
      >
        Agregar cargo
      </Button>
    </fieldset>
  );
}
