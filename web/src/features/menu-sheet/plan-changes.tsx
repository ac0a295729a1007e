import type { PlanProduct } from '@comanda/contract/menu/menu';
import type { AccionPlan } from '@comanda/contract/menu/menu-plan.words';
import { useState } from 'react';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';

const FEW = 25;

// What somebody could regret comes first.
const ORDER: readonly AccionPlan[] = ['sale', 'cambia', 'nuevo'];

const MARKS: Record<Exclude<AccionPlan, 'igual'>, { word: string; tone: Tone }> = {
  nuevo: { word: 'Nuevo', tone: 'cilantro' },
  cambia: { word: 'Cambia', tone: 'agave' },
  sale: { word: 'Sale', tone: 'maiz' },
};

/** The products that do not stay as they are, with their old and new prices. */
export function PlanChanges({ productos }: { productos: readonly PlanProduct[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const changes = ORDER.flatMap((one) => productos.filter(({ accion }) => accion === one));
  if (changes.length === 0) return null;
  const shown = isWhole ? changes : changes.slice(0, FEW);
  const hidden = changes.length - shown.length;
  return (
    <div className="grid grid-cols-1 gap-2">
      <table className="w-full text-14">
        <caption className="sr-only">Productos que cambian</caption>
        <thead className="text-left text-ink-soft">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pr-3 font-medium">
              Producto
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              Qué pasa
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Precio
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((product) => (
            <PlanRow key={`${product.accion} ${product.id_sigo}`} product={product} />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button variant="ghost" onClick={() => setIsWhole(true)} className="justify-self-center">
          Ver {hidden === 1 ? 'el que falta' : `los ${hidden} que faltan`}
        </Button>
      )}
    </div>
  );
}

function PlanRow({ product }: { product: PlanProduct }) {
  const { accion, nombre, categoria, precio, precioActual } = product;
  if (accion === 'igual') return null;
  const { word, tone } = MARKS[accion];
  const isRepriced = accion === 'cambia' && precioActual !== null && precioActual !== precio;
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <th scope="row" className="wrap-anywhere py-2.5 pr-3 text-left font-semibold">
        {nombre}
        <span className="block font-normal text-ink-soft">{categoria}</span>
      </th>
      <td className="py-2 pr-3">
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td className="py-2.5 text-right">
        {isRepriced && (
          <>
            <span className="sr-only">Antes </span>
            <Money amount={precioActual} className="block text-ink-soft line-through sm:inline" />
            <span aria-hidden className="hidden px-1.5 text-ink-soft sm:inline">
              →
            </span>
            <span className="sr-only">, ahora </span>
          </>
        )}
        <Money amount={precio} className="font-semibold" />
        {accion === 'cambia' && !isRepriced && (
          <span className="block text-ink-soft">mismo precio</span>
        )}
      </td>
    </tr>
  );
}
