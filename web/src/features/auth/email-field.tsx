import { Mail } from 'lucide';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error?: string | undefined;
}

/** The e-mail with which somebody logs in. */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  return (
    <TextField
      label="Correo electrónico"
      type="email"
      inputMode="email"
      autoComplete="username"
      placeholder="nombre@correo.com"
      icon={<Icon of={Mail} aria-hidden size={20} />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      required
    />
  );
}
