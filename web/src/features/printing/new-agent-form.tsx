import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { isTooLong, TEXT_LIMITS } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { explainFailure, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type NewAgent, useCreateAgent } from './printing.queries.ts';

interface NewAgentFormProps {
  dbName: string;
  onCreated: (agent: NewAgent) => void;
}

export function NewAgentForm({ dbName, onCreated }: NewAgentFormProps) {
  const [nombre, setNombre] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateAgent(dbName);
  const refused = fieldErrors(create.error).nombre;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nombreProblem(nombre.trim());
    setProblem(found);
    if (found) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    create.mutate(nombre.trim(), {
      onSuccess: (agent) => {
        toast.success(printingMessages.agentCreated, { id: 'agentes' });
        onCreated(agent);
      },
    });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="Nombre del nuevo agente"
        placeholder="Computador de caja"
        value={nombre}
        autoComplete="off"
        error={problem ?? refused}
        onChange={(event) => {
          setProblem(undefined);
          create.reset();
          setNombre(event.target.value);
        }}
      />
      {create.error && !refused && <Refusal error={create.error} />}
      <Button
        type="submit"
        variant="secondary"
        size="lg"
        icon={<Plus aria-hidden size={20} />}
        busy={create.isPending}
        busyLabel="Guardando…"
        className="justify-self-start max-sm:w-full"
      >
        Agregar agente
      </Button>
    </form>
  );
}

function Refusal({ error }: { error: Error }) {
  const { text, cause } = explainFailure(error, 'No pudimos crear el agente');
  return <FormAlert cause={cause}>{text}</FormAlert>;
}

function nombreProblem(nombre: string): string | undefined {
  if (nombre === '') return printingMessages.nameRequired;
  if (isTooLong(nombre, TEXT_LIMITS.nombre)) return textMessages.tooLong(TEXT_LIMITS.nombre);
  return undefined;
}
