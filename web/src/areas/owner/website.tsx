import { ChatbotPanel } from '../../features/chatbot/chatbot-panel.tsx';
import { restaurantName } from '../../features/locations/restaurant-look.tsx';
import { useOwnRestaurant } from '../../features/owner/owner.api.ts';
import { useOwnSede } from '../../features/owner/use-own-sede.ts';
import { navigateToParams, useSearchParams } from '../../lib/address.tsx';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChatbotCard } from './chatbot-card.tsx';
import { DinerPreview } from './diner-preview.tsx';
import { PublicLink } from './public-link.tsx';
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
        Tu link, lo que ven tus clientes al abrirlo y quién les responde.
      </PageHeader>
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
