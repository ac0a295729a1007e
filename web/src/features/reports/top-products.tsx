import type { Report } from '@comanda/contract/reports/reports';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { counted } from './report-numbers.ts';

const SHOWN = 6;

interface TopProductsProps {
  report: Report;
  pictures: ReadonlyMap<string, string>;
  /** When and where: '9 – 15 nov 2026 · Todas las sedes'. */
  about: string;
}

/** The best sold products at their prices, as a receipt that adds up to all sales: discounts are taken off below. */
export function TopProducts({ report, pictures, about }: TopProductsProps) {
  const [isWhole, setWhole] = useState(false);
  const { productos, adiciones, actual } = report;
  const shown = isWhole ? productos : productos.slice(0, SHOWN);
  const others = productos.slice(shown.length);
  return (
    <section aria-labelledby="mas-vendidos">
      <Slip className="grid gap-4 px-4 pt-6 pb-7 sm:px-6">
        <header className="text-center">
          <h2 id="mas-vendidos" className="text-22">
            Lo que más se vendió
          </h2>
          <p className="text-14 text-ink-soft">{about}</p>
        </header>
        <div aria-hidden className="rule-dashed" />
        <ol className="grid gap-3.5">
          {shown.map(({ id_sigo, nombre, cantidad, ventas }) => (
            <li key={`${id_sigo} ${nombre}`} className="flex items-center gap-3">
              <Picture
                src={pictures.get(id_sigo)}
                alt=""
                sizes="48px"
                className="size-12 shrink-0 rounded-control"
              />
              <p className="min-w-0 flex-1 leading-tight">
                <span className="wrap-anywhere line-clamp-2 font-semibold">{nombre}</span>
                <span className="text-14 text-ink-soft">
                  {counted(cantidad, 'vendido', 'vendidos')}
                </span>
              </p>
              <Money amount={ventas} className="font-semibold" />
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <ReceiptLine label={<Soft>{othersName(others.length)}</Soft>}>
            <Money amount={sumOf(others)} className="font-normal" />
          </ReceiptLine>
        )}
        {adiciones.length > 0 && (
          <ReceiptLine label={<Soft>Adiciones</Soft>}>
            <Money amount={sumOf(adiciones)} className="font-normal" />
          </ReceiptLine>
        )}
        {actual.descuentos !== 0 && (
          <ReceiptLine label={<Soft>Descuentos</Soft>}>
            <Money amount={-actual.descuentos} className="font-normal" />
          </ReceiptLine>
        )}
        {productos.length > SHOWN && (
          <Button variant="secondary" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Ver solo los primeros' : `Ver los ${productos.length} productos`}
          </Button>
        )}
        <ReceiptTotal amount={actual.ventas} />
        {actual.descuentos !== 0 && (
          <p className="text-14 text-ink-soft">
            Los productos y las adiciones van a precio de menú: suman las ventas más los descuentos.
          </p>
        )}
      </Slip>
    </section>
  );
}

function othersName(others: number): string {
  return others === 1 ? 'Otro producto' : `Otros ${others} productos`;
}

function Soft({ children }: { children: string }) {
  return <span className="text-ink-soft">{children}</span>;
}

function sumOf(products: Report['productos']): number {
  return products.reduce((sum, { ventas }) => sum + ventas, 0);
}
