import { PASSWORD_LENGTHS } from '@comanda/contract/auth/auth.rules';
import type { Permiso } from '@comanda/contract/permissions';
import type { Role } from '@comanda/contract/staff/staff';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PasswordField } from '../auth/password-field.tsx';
import type { DraftChange, EmployeeDraft } from './employee-draft.ts';
import { PermisoFields } from './permiso-fields.tsx';

interface EmployeeFieldsProps {
  draft: EmployeeDraft;
  onChange: (change: DraftChange) => void;
  errors: Record<string, string>;
  roles: readonly Role[];
  grantable: readonly Permiso[];
  isSaving: boolean;
}

/** Everything about one person, on one row or two where there is room. */
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
        <div className="col-span-6 lg:col-span-4">
          <TextField
            label="Dirección"
            value={draft.direccion}
            onChange={(event) => onChange({ direccion: event.target.value })}
            error={errors.direccion}
            maxLength={TEXT_LIMITS.direccion}
            autoComplete="off"
          />
        </div>
        <div className="col-span-6 md:col-span-3 lg:col-span-4">
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
        <div className="col-span-6 md:col-span-3 lg:col-span-4">
          <PasswordField
            label={isNew ? 'Contraseña' : 'Contraseña nueva'}
            value={draft.password}
            onChange={(event) => onChange({ password: event.target.value })}
            error={errors.password}
            owner="empleado"
            withRule={isNew || draft.password !== ''}
            maxLength={PASSWORD_LENGTHS.empleado.max}
            placeholder={isNew ? undefined : 'Igual que antes'}
            // The browser would offer the password of whoever is signed in.
            autoComplete="new-password"
          />
        </div>
      </div>
      <PermisoFields
        permisos={draft.permisos}
        grantable={grantable}
        onChange={(permisos) => onChange({ permisos })}
      />
    </fieldset>
  );
}
