import { formatPhone } from '@comanda/contract/clients/phones';
import type { Location } from '@comanda/contract/locations/locations';
import { formatMoney } from '@comanda/contract/money';
import { MapPin, Pencil, Phone } from 'lucide-react';
import { OpenNow, openingAt, openingWords } from '../../features/locations/opening.tsx';
import { Banner, LocationLogo } from '../../features/locations/restaurant-look.tsx';
import { useMenuOf } from '../../features/menu/menu.queries.ts';
import { useNow } from '../../features/realtime/use-now.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/image/picture.tsx';

const DISHES = 4;

/** The chosen sede as it looks on a diner's phone. */
export function DinerPreview({ sede, place }: { sede: Location; place: string }) {
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
        to={PATHS.owner.locations}
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
