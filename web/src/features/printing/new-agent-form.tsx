import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { isTooLong, TEXT_LIMITS } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { Plus } from 'lucide-react';
import { problemsOrFailure } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type NewAgent, useCreateAgent } from './printing.queries.ts';

interface NewAgentFormProps {
  dbName: string;
  onCreated: (agent: NewAgent) => void;
}

export function NewAgentForm({ dbName, onCreated }: NewAgentFormProps) {
  const create = useCreateAgent(dbName);
  const form = useForm({
    initial: { nombre: '' },
    check: ({ nombre }) => nombreProblems(nombre.trim()),
    send: async ({ nombre }) => {
      const agent = await create.mutateAsync(nombre.trim());
      toast.success(printingMessages.agentCreated, { id: 'agentes' });
      onCreated(agent);
    },
    refused: (error) => problemsOrFailure(error, 'No pudimos crear el agente'),
  });
  const { failure } = form;

  return (
    <form {...form.attributes} className="grid gap-3">
      <TextField
        label="Nombre del nuevo agente"
        placeholder="Computador de caja"
        autoComplete="off"
        {...form.field('nombre')}
      />
      {failure && <FormAlert cause={failure.cause}>{failure.text}</FormAlert>}
      <Button
        type="submit"
        variant="secondary"
        size="lg"
        icon={<Plus aria-hidden size={20} />}
        busy={form.isSending}
        busyLabel="Guardando…"
        className="justify-self-start max-sm:w-full"
      >
        Agregar agente
      </Button>
    </form>
  );
}

function nombreProblems(nombre: string) {
  const path = 'nombre';
  if (nombre === '') return [{ path, message: printingMessages.nameRequired }];
  if (!isTooLong(nombre, TEXT_LIMITS.nombre)) return [];
  return [{ path, message: textMessages.tooLong(TEXT_LIMITS.nombre) }];
}
