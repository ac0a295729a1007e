import { ArrowRight, LocateFixed, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { BarrioField } from './barrio-field.tsx';
import { type PlaceDraft, placeProblem, puntoText } from './delivery-quote.ts';
import type { Delivery } from './use-delivery.ts';
import { whereAmI } from './where-am-i.ts';
import { ZoneAnswer } from './zone-answer.tsx';
import { barriosOf } from './zone-barrios.ts';

interface DeliveryPlaceProps {
  delivery: Delivery;
  place: PlaceDraft;
  onChange: (place: PlaceDraft) => void;
  /** What the dishes cost. */
  dishes: number;
  error: string | undefined;
  onAddDish: () => void;
  onPickUp: () => void;
}

/** Where the food goes, and at once what that costs. */
export function DeliveryPlace(props: DeliveryPlaceProps) {
  const { delivery, place, onChange, dishes, error, onAddDish, onPickUp } = props;
  const { zones, quote } = delivery;
  const barrios = barriosOf(zones?.zonas ?? []);
  const isSaid = place.barrio.trim() !== '' || place.punto !== '';
  const problem = isSaid ? placeProblem(place, quote) : undefined;
  return (
    <div className="grid grid-cols-1 gap-3">
      {barrios.length > 0 ? (
        <BarrioField
          label="Barrio"
          placeholder="¿A qué barrio?"
          barrios={barrios}
          value={place.barrio}
          onChange={(barrio) => onChange({ barrio, punto: '' })}
          error={problem ?? error}
          aside={<HereButton onFound={(punto) => onChange({ barrio: '', punto })} />}
        />
      ) : (
        <HereButton onFound={(punto) => onChange({ barrio: '', punto })} />
      )}
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {quote && <ZoneAnswer quote={quote} dishes={dishes} />}
        {quote && quote.falta > 0 && (
          <Button
            variant="secondary"
            size="lg"
            full
            icon={<ArrowRight aria-hidden size={18} />}
            onClick={onAddDish}
          >
            Agregar un plato
          </Button>
        )}
        {problem !== undefined && (
          <Button
            variant="secondary"
            size="lg"
            full
            icon={<ShoppingBag aria-hidden size={18} />}
            onClick={onPickUp}
          >
            Mejor paso a recogerlo
          </Button>
        )}
      </div>
    </div>
  );
}

/** Asks the phone where it is, and only when it is tapped. */
function HereButton({ onFound }: { onFound: (punto: string) => void }) {
  const [isLooking, setLooking] = useState(false);
  const find = async () => {
    setLooking(true);
    try {
      onFound(puntoText(await whereAmI()));
    } catch (error) {
      toast.error(messageOf(error), { id: 'ubicacion' });
    } finally {
      setLooking(false);
    }
  };
  return (
    <Button
      variant="ghost"
      icon={<LocateFixed aria-hidden size={18} className="text-achiote" />}
      onClick={find}
      busy={isLooking}
      busyLabel="Buscando…"
      className="px-2 text-14"
    >
      Usar mi ubicación
    </Button>
  );
}
