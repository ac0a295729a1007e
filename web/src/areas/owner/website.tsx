import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { DEFAULT_ASSISTANT, REDES } from '@comanda/contract/chat/chatbot-config.rules';
import { formatPhone } from '@comanda/contract/forms/phones';
import type { Location } from '@comanda/contract/locations/locations';
import { formatMoney } from '@comanda/contract/money';
import { Bot, MapPin, Pencil, Phone } from 'lucide-react';
import { useChatbotConfig } from '../../features/chatbot/chatbot.queries.ts';
import { draftOf } from '../../features/chatbot/chatbot-form.ts';
import { ChatbotPanel } from '../../features/chatbot/chatbot-panel.tsx';
import { GreetingPreview } from '../../features/chatbot/greeting-preview.tsx';
import { TONO_LOOK } from '../../features/chatbot/tono.ts';
import { OpenNow } from '../../features/locations/open-now.tsx';
import { openingWords } from '../../features/locations/opening.ts';
import { openingAt } from '../../features/locations/opening-text.ts';
import { Banner, LocationLogo, restaurantName } from '../../features/locations/restaurant-look.tsx';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { BrandCard } from '../../features/owner/brand-card.tsx';
import { useOwnRestaurant, useOwnSede } from '../../features/owner/owner.api.ts';
import { PublicLink } from '../../features/owner/public-link.tsx';
import { useNow } from '../../features/realtime/use-now.ts';
import { navigateToParams, useSearchParams } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReceiptLine } from '../../ui/receipt.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SedeNeeded } from './sede-needed.tsx';

/** What diners find behind the public link: the sede, its menu and its assistant. */
export function Website() {
  const user = useStored(stored.authUser);
  const { sede, query: sedesQuery } = useOwnSede(user?.email ?? '');
  const { data: restaurant } = useOwnRestaurant(user?.id ?? '');
  const params = useSearchParams();
  if (!user) return null;
  const place = (restaurant && restaurantName(restaurant)) || (sede?.nombre ?? '');
  return (
    <main className="mx-auto grid max-w-[82rem] grid-cols-1 gap-6 px-4 py-6 pb-16 md:px-6">
      <title>Editar web · Comanda</title>
      <PageHeader title="Editar web">
        Tu nombre, tu link, lo que ven tus clientes al abrirlo y quién les responde.
      </PageHeader>
      {restaurant && <BrandCard restaurant={restaurant} />}
      <SedeNeeded query={sedesQuery} sede={sede}>
        {sede && (
          <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:grid-cols-[20rem_minmax(0,1fr)_20rem] xl:grid-cols-[23rem_minmax(0,1fr)_21rem]">
            <DinerPreview sede={sede} place={place} />
            <div className="grid grid-cols-1 gap-6 lg:contents">
              <ChatbotCard sede={sede} place={place} />
              <PublicLink email={user.email} />
            </div>
            <ChatbotPanel
              key={sede._id}
              open={params.get('panel') === 'chatbot'}
              onClose={() => navigateToParams(new URLSearchParams(), { replace: true })}
              sede={sede}
              place={place}
            />
          </div>
        )}
      </SedeNeeded>
    </main>
  );
}

/** The assistant, with a link to its settings. */
function ChatbotCard({ sede, place }: { sede: Location; place: string }) {
  const { data: config, error, isFetching, refetch } = useChatbotConfig(sede.dbName);
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <div>
        <h2 className="text-20">Tu asistente</h2>
        <p className="text-14 text-ink-soft">
          {config === null
            ? 'Ya responde con lo básico. Ponle nombre y tono.'
            : `Responde en el chat de ${sede.nombre}.`}
        </p>
      </div>
      {config === undefined && error && (
        <ErrorState
          title={chatMessages.configLoadFailed}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {config === undefined && !error && (
        <div role="status">
          <span className="sr-only">Cargando el chatbot</span>
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {config !== undefined && (
        <>
          <GreetingPreview draft={draftOf(config, sede)} place={place} />
          {config && (
            <div className="grid gap-1.5 text-14">
              <ReceiptLine label="Nombre">
                {config.nombreAsistente || DEFAULT_ASSISTANT}
              </ReceiptLine>
              <ReceiptLine label="Tono">{TONO_LOOK[config.tono].word}</ReceiptLine>
              <ReceiptLine label="Parámetros">{config.parametros.length}</ReceiptLine>
              <ReceiptLine label="Redes sociales">
                {REDES.filter((red) => config.redesSociales[red]).length} de {REDES.length}
              </ReceiptLine>
            </div>
          )}
        </>
      )}
      <ButtonLink to={OWNER_PATHS.chatbot} size="lg" full icon={<Bot aria-hidden size={20} />}>
        Configuración de Chatbot
      </ButtonLink>
    </Card>
  );
}

const DISHES = 4;

/** The chosen sede as a diner's phone shows it. */
function DinerPreview({ sede, place }: { sede: Location; place: string }) {
  const now = useNow(60_000);
  const { data: menu } = useMenuOf(sede.dbName);
  const opening = openingAt(sede.horario, now);
  const dishes = menu?.products.filter(({ imagen }) => imagen).slice(0, DISHES) ?? [];
  return (
    <Card className="grid grid-cols-1 gap-4 p-5">
      <div>
        <h2 className="text-20">Así te ven</h2>
        <p className="text-14 text-ink-soft">La sede {sede.nombre} en el celular de un cliente.</p>
      </div>
      <div className="mx-auto w-full max-w-80 overflow-hidden rounded-[28px] border-8 border-ink bg-paper">
        <Banner imagen={sede.imagen} className="h-28 w-full" />
        <div className="flex gap-3 px-4">
          <LocationLogo location={sede} className="-mt-7 relative size-18" />
          <div className="min-w-0 pt-2">
            <p className="title wrap-anywhere text-20 leading-tight">{place}</p>
            <p className="wrap-anywhere text-14 text-ink-soft">{sede.nombre}</p>
          </div>
        </div>
        <div className="grid gap-1.5 px-4 pt-3 pb-4 text-14">
          <p className="flex flex-wrap items-center gap-x-2">
            {opening ? (
              <>
                <OpenNow isOpen={opening.isOpen} />
                <span className="text-ink-soft">{openingWords(opening)}</span>
              </>
            ) : (
              <span className="wrap-anywhere whitespace-pre-line">{sede.horario}</span>
            )}
          </p>
          <p className="flex items-start gap-2 text-ink-soft">
            <MapPin aria-hidden size={18} />
            <span className="wrap-anywhere min-w-0">{sede.direccion}</span>
          </p>
          <p className="flex items-start gap-2 text-ink-soft">
            <Phone aria-hidden size={18} />
            <span className="wrap-anywhere min-w-0">{formatPhone(sede.telefono)}</span>
          </p>
        </div>
        {dishes.length > 0 && (
          <ul className="grid grid-cols-2 gap-2 px-4 pb-5">
            {dishes.map(({ _id, nombre, precio, imagen }) => (
              <li
                key={_id}
                className="overflow-hidden rounded-control bg-surface pb-2 inset-ring inset-ring-line"
              >
                <Picture src={imagen} alt="" sizes="160px" className="aspect-4/3" />
                <p className="truncate px-2.5 pt-1.5 font-semibold text-12">{nombre}</p>
                <p className="px-2.5 font-semibold text-12 text-achiote-ink">
                  {formatMoney(precio)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ButtonLink
        to={OWNER_PATHS.locations}
        variant="secondary"
        size="lg"
        full
        icon={<Pencil aria-hidden size={18} />}
      >
        Editar la sede
      </ButtonLink>
    </Card>
  );
}
