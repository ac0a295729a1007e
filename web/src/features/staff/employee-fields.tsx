import { PASSWORD_LENGTHS } from '@comanda/contract/auth/auth.rules';
import type { Permiso, Rights } from '@comanda/contract/permissions';
import { PIN_LENGTH } from '@comanda/contract/staff/pin.rules';
import type { Role } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { INVITATION_DAYS } from '@comanda/contract/staff/staff.rules';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { MailPlus } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import type { DraftChange, EmployeeDraft } from './employee-draft.ts';
import { FacultadFields } from './facultad-fields.tsx';
import { PERMISO_LOOK, PERMISO_ORDER } from './permiso-look.ts';

interface EmployeeFieldsProps {
  draft: EmployeeDraft;
  onChange: (change: DraftChange) => void;
  errors: Record<string, string>;
  roles: readonly Role[];
  grantable: Rights;
  isSaving: boolean;
}

/** All fields of one employee, on one row or two if there is room. */
export function EmployeeFields(props: EmployeeFieldsProps) {
  const { draft, onChange, errors, roles, grantable, isSaving } = props;
  const isNew = draft.id === null;
  return (
    <fieldset disabled={isSaving} className="grid gap-4">
      <div className="grid grid-cols-6 items-start gap-x-4 gap-y-4 lg:grid-cols-12">
        <div className="col-span-6 md:col-span-4 lg:col-span-4">
          <TextField
            label="Nombre"
            value={draft.nombre}
            onChange={(event) => onChange({ nombre: event.target.value })}
            error={errors.nombre}
            maxLength={TEXT_LIMITS.nombre}
            autoComplete="off"
            data-first
          />
        </div>
        <div className="col-span-2 lg:col-span-2">
          <TextField
            label="Edad"
            inputMode="numeric"
            value={draft.edad}
            onChange={(event) => onChange({ edad: event.target.value.replace(/\D/g, '') })}
            error={errors.edad}
            maxLength={3}
            autoComplete="off"
          />
        </div>
        <div className="col-span-4 md:col-span-3 lg:col-span-3">
          <TextField
            label="Teléfono"
            type="tel"
            value={draft.telefono}
            onChange={(event) => onChange({ telefono: event.target.value })}
            error={errors.telefono}
            maxLength={TEXT_LIMITS.telefono}
            autoComplete="off"
          />
        </div>
        <div className="col-span-6 md:col-span-3 lg:col-span-3">
          <Select
            label="Cargo"
            placeholder="Elige un cargo"
            options={roles.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
            value={draft.cargo}
            onChange={(event) => onChange({ cargo: event.target.value })}
            error={errors.cargo}
          />
        </div>
        <div className="col-span-6 lg:col-span-3">
          <TextField
            label="Dirección"
            value={draft.direccion}
            onChange={(event) => onChange({ direccion: event.target.value })}
            error={errors.direccion}
            maxLength={TEXT_LIMITS.direccion}
            autoComplete="off"
          />
        </div>
        <div className="col-span-6 md:col-span-3 lg:col-span-3">
          <TextField
            label="Correo"
            type="email"
            inputMode="email"
            placeholder="nombre@correo.com"
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
            error={errors.email}
            maxLength={TEXT_LIMITS.email}
            autoComplete="off"
          />
        </div>
        <div className="col-span-6 md:col-span-3 lg:col-span-3">
          {draft.invitar ? (
            <p className="flex min-h-12 items-center gap-2 rounded-control bg-agave-wash px-3.5 py-2 text-14 text-agave sm:mt-6.5">
              <MailPlus aria-hidden size={20} className="shrink-0" />
              {staffMessages.inviteRule(INVITATION_DAYS)}
            </p>
          ) : (
            <PasswordField
              label={isNew ? 'Contraseña' : 'Contraseña nueva'}
              value={draft.password}
              onChange={(event) => onChange({ password: event.target.value })}
              error={errors.password}
              owner="empleado"
              withRule={isNew || draft.password !== ''}
              maxLength={PASSWORD_LENGTHS.empleado.max}
              placeholder={isNew ? undefined : 'Igual que antes'}
              // Otherwise the browser would fill in the password of the signed-in person.
              autoComplete="new-password"
            />
          )}
        </div>
        <div className="col-span-6 md:col-span-3 lg:col-span-3">
          <TextField
            label={draft.opened?.tienePin ? 'PIN nuevo' : 'PIN'}
            optional
            inputMode="numeric"
            value={draft.pin}
            onChange={(event) => onChange({ pin: event.target.value.replace(/\D/g, '') })}
            error={errors.pin}
            hint="6 números, para la tableta compartida"
            maxLength={PIN_LENGTH}
            placeholder={draft.opened?.tienePin ? 'Igual que antes' : undefined}
            autoComplete="off"
          />
        </div>
      </div>
      {isNew && (
        <Checkbox
          checked={draft.invitar}
          onChange={() => onChange({ invitar: !draft.invitar, password: '' })}
        >
          {staffMessages.invite}
        </Checkbox>
      )}
      <PermisoFields
        permisos={draft.permisos}
        grantable={grantable.permisos}
        onChange={(permisos) => onChange({ permisos })}
      />
      <FacultadFields
        facultades={draft.facultades}
        permisos={draft.permisos}
        grantable={grantable.facultades}
        error={errors.facultades}
        onChange={(facultades) => onChange({ facultades })}
      />
    </fieldset>
  );
}

interface PermisoFieldsProps {
  /** In the order they were given: the first is the section that the employee starts in. */
  permisos: readonly Permiso[];
  grantable: readonly Permiso[];
  onChange: (permisos: readonly Permiso[]) => void;
}

function PermisoFields({ permisos, grantable, onChange }: PermisoFieldsProps) {
  const hintId = useId();
  const toggle = (permiso: Permiso) =>
    onChange(
      permisos.includes(permiso)
        ? permisos.filter((one) => one !== permiso)
        : [...permisos, permiso],
    );
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="pb-1.5 font-semibold text-14">Permisos</legend>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {PERMISO_ORDER.map((permiso) => {
          const { word, icon: Icon, opens } = PERMISO_LOOK[permiso];
          const canGrant = grantable.includes(permiso);
          return (
            <li key={permiso} className="grid">
              <Checkbox
                look="tile"
                checked={permisos.includes(permiso)}
                disabled={!canGrant}
                onChange={() => toggle(permiso)}
                className="min-h-14 has-disabled:bg-sunken"
              >
                <Icon aria-hidden size={22} />
                <span className="min-w-0">
                  <span className="block font-semibold text-16 leading-tight">{word}</span>
                  <span className="block text-12 text-ink-soft">
                    {canGrant ? opens : 'Tú no lo tienes'}
                  </span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <p id={hintId} className="pt-1.5 text-14 text-ink-soft">
        {startWords(permisos)}
        {grantable.length < PERMISO_ORDER.length && ' Solo puedes dar los permisos que tú tienes.'}
      </p>
    </fieldset>
  );
}

function startWords([first, ...others]: readonly Permiso[]): string {
  if (!first) return 'Sin permisos no verá ninguna sección.';
  const { word } = PERMISO_LOOK[first];
  return others.length === 0 ? `Solo verá ${word}.` : `Al ingresar empieza en ${word}.`;
}

/** Puts the focus into a form that just opened. */
export function useStartFocus(form: RefObject<HTMLFormElement | null>, startsFocused: boolean) {
  const startsWithIt = useRef(startsFocused);
  useEffect(() => {
    if (startsWithIt.current) form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [form]);
}

/**
 * The same for one of several forms that are saved together: after a refusal the first wrong field
 * gets the focus.
 */
export function useFormFocus(refusals: number, startsFocused: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useStartFocus(form, startsFocused);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return form;
}
