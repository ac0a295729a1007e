import type { ComponentProps } from 'react';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { TextField } from './text-field.tsx';

interface PesosFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> {
  value: string;
  onChange: (text: string) => void;
}

/** An amount in pesos as it is typed; it gets its dots when it is left. */
export function PesosField({ value, onChange, ...rest }: PesosFieldProps) {
  return (
    <TextField
      icon="$"
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const pesos = readPesos(value);
        if (pesos !== null && !Number.isNaN(pesos)) onChange(pesosText(pesos));
      }}
    />
  );
}
