import { chatMessages } from '@comanda/contract/chat/chat.messages';
import type { Location } from '@comanda/contract/locations/locations';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChatbotConfig } from './chatbot.queries.ts';
import { ChatbotFields } from './chatbot-fields.tsx';
import { ChatbotUsage } from './chatbot-usage.tsx';
import { GreetingPreview } from './greeting-preview.tsx';
import { useChatbotForm } from './use-chatbot-form.ts';

interface ChatbotPanelProps {
  open: boolean;
  onClose: () => void;
  sede: Location;
  /** The restaurant as diners know it. */
  place: string;
}

/** 'Configuración de Chatbot', for one sede. */
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
            <form {...form.attributes} id={formId}>
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
