import { chatMessages } from '@comanda/contract/chat/chat.messages';
import type { Location } from '@comanda/contract/locations/locations';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UsageMeter } from '../../ui/usage-meter.tsx';
import { useChatbotConfig, useChatbotUsage } from './chatbot.queries.ts';
import { ChatbotFields } from './chatbot-fields.tsx';
import { useChatbotForm } from './chatbot-form.ts';
import { GreetingPreview } from './greeting-preview.tsx';

interface ChatbotPanelProps {
  open: boolean;
  onClose: () => void;
  sede: Location;
  /** The name by which diners know the restaurant. */
  place: string;
}

/** 'Configuración de Chatbot' for one sede. */
export function ChatbotPanel({ open, onClose, sede, place }: ChatbotPanelProps) {
  const query = useChatbotConfig(sede.dbName);
  const form = useChatbotForm(query.data, sede, onClose);
  const formId = useId();
  const { draft } = form;
  const isLoaded = query.data !== undefined;

  return (
    <>
      <Dialog
        open={open}
        onClose={form.leave}
        title="Configuración de Chatbot"
        size="lg"
        dismissible={!form.isSending}
        footer={
          <div className="grid grid-cols-[auto_1fr] gap-2 sm:flex sm:items-center sm:justify-end">
            <p className="mr-auto hidden text-14 text-ink-soft sm:block">
              {form.isDirty && 'Hay cambios sin guardar'}
            </p>
            <Button variant="secondary" size="lg" disabled={form.isSending} onClick={form.leave}>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={formId}
              size="lg"
              disabled={!isLoaded}
              busy={form.isSending}
              busyLabel="Guardando…"
            >
              Guardar chatbot
            </Button>
          </div>
        }
      >
        {!isLoaded && query.error && (
          <ErrorState
            title={chatMessages.configLoadFailed}
            message={query.error.message}
            onRetry={() => query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {!isLoaded && !query.error && <PanelSkeleton />}
        {isLoaded && (
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-8">
            <div className="grid gap-3 md:sticky md:top-0 md:order-last">
              <div>
                <Badge icon={<MapPin aria-hidden size={14} />}>Sede {sede.nombre}</Badge>
              </div>
              <GreetingPreview draft={draft} place={place} isBrief />
              <ChatbotUsage dbName={sede.dbName} />
            </div>
            <form {...form.attributes} id={formId} className="grid gap-6">
              <FormFailure form={form} />
              <ChatbotFields
                draft={draft}
                onChange={form.set}
                onAddPhrase={form.addTypedPhrase}
                errors={form.problems}
              />
            </form>
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={open && form.isLeaving}
        title="¿Cerrar sin guardar?"
        confirmLabel="Descartar cambios"
        cancelLabel="Seguir editando"
        onCancel={form.stay}
        onConfirm={form.discard}
      >
        <p className="text-ink-soft">Lo que cambiaste en el chatbot se perderá.</p>
      </ConfirmDialog>
    </>
  );
}

function PanelSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_17rem]">
      <span className="sr-only">Cargando el chatbot</span>
      <div className="grid gap-6">
        <Skeleton className="h-20" />
        <Skeleton className="h-44" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="hidden h-56 rounded-card md:block" />
    </div>
  );
}

const NUMBER = new Intl.NumberFormat('es-CO');
const MONTH = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });

/** How many of the plan's conversations are used this month. */
function ChatbotUsage({ dbName }: { dbName: string }) {
  const { data: usage, isPending } = useChatbotUsage(dbName);
  if (isPending) return <Skeleton className="h-16 rounded-card" />;
  // The settings are shown even if the usage did not load.
  if (!usage) return null;
  const { mes, usados, incluidos } = usage;
  return (
    <section aria-label="Conversaciones del mes" className="grid gap-1.5 text-14">
      <p>
        <strong className="figures text-18">{NUMBER.format(usados)}</strong> de{' '}
        {NUMBER.format(incluidos)} conversaciones en {MONTH.format(new Date(`${mes}-15`))}
      </p>
      <UsageMeter usados={usados} permite={incluidos} />
      <p className="text-12 text-ink-soft">
        {usados < incluidos ? (
          'Suman las de todas tus sedes.'
        ) : (
          <>
            No empieza más hasta el próximo mes; la carta y el carrito siguen igual.{' '}
            <Link to={OWNER_PATHS.membership} className="font-semibold text-achiote-ink underline">
              Ver planes
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
