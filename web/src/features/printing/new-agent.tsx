import { printingMessages } from '@comanda/contract/printing/printing.messages';
import { isTooLong, TEXT_LIMITS } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { Copy, KeyRound, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { refusedAs } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type NewAgent, useCreateAgent } from './printing.api.ts';

interface AgentTokenProps {
  agent: NewAgent;
  onDone: () => void;
}

/** The configuration of a new agent. Its token is shown only once. */
export function AgentToken({ agent, onDone }: AgentTokenProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const config = configOf(agent.token);

  // The form that had the focus is gone, so this takes it.
  useEffect(() => {
    copyButton.current?.focus();
    copyButton.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(config);
      toast.success('Configuración copiada', { id: 'agentes' });
    } catch {
      toast.error('No pudimos copiarla. Selecciónala y cópiala a mano.', { id: 'agentes' });
    }
  };

  return (
    <section
      aria-label="Configuración del nuevo agente"
      className="grid gap-3 rounded-card bg-maiz-wash p-4"
    >
      <p className="flex items-start gap-2 font-semibold">
        <KeyRound aria-hidden size={20} className="mt-0.5" />
        <span className="min-w-0">
          Guarda esta configuración ahora: la clave de{' '}
          <span className="wrap-anywhere">{agent.nombre}</span> no se vuelve a mostrar.
        </span>
      </p>
      <pre className="select-all whitespace-pre-wrap wrap-anywhere rounded-control bg-surface p-3 text-14 inset-ring inset-ring-line">
        {config}
      </pre>
      <p className="text-14">
        Ponla donde corre el agente y cambia la dirección por la de tu impresora. El número final es
        el ancho del papel: 80 o 58 mm.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={copyButton}
          size="lg"
          icon={<Copy aria-hidden size={20} />}
          onClick={() => void copy()}
          className="max-sm:w-full"
        >
          Copiar configuración
        </Button>
        <Button variant="secondary" size="lg" onClick={onDone} className="max-sm:w-full">
          Ya la guardé
        </Button>
      </div>
    </section>
  );
}

function configOf(token: string): string {
  return [
    `COMANDA_URL=${window.location.origin}`,
    `AGENT_TOKEN=${token}`,
    'PRINTERS=caja=192.168.1.50:9100:80',
  ].join('\n');
}

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
    refused: (error) => refusedAs('No pudimos crear el agente', error),
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
