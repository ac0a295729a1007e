import { formatMoneyDecimals } from '@comanda/contract/money';
import type { OrderLine } from '@comanda/contract/orders/orders';

/** A line as it was sold. Its price is price × quantity; what was added stands under it with its own. */
export function CompletedLine({ line }: { line: OrderLine }) {
  const { cantidad, nombre, precio, adiciones, combo, nota } = line;
  const parts = [
    ...(combo
      ? [
          { key: 'bebida', sign: '↳', ...combo.bebida },
          { key: 'adicional', sign: '↳', ...combo.adicional },
        ]
      : []),
    ...adiciones.map((addition, at) => ({ key: `adicion ${at}`, sign: '+', ...addition })),
  ];
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-1">
      <span className="figures">{cantidad}</span>
      <span className="wrap-anywhere font-medium">{nombre}</span>
      <span className="pl-2 font-medium">{formatMoneyDecimals(precio * cantidad)}</span>
      {parts.map((part) => (
        <span
          key={part.key}
          className="col-span-2 col-start-2 flex justify-between gap-3 text-14 text-ink-soft"
        >
          <span className="wrap-anywhere">
            <span className="text-achiote-ink">{part.sign}</span> {part.nombre}
          </span>
          {formatMoneyDecimals(part.precio)}
        </span>
      ))}
      {nota && (
        <span className="wrap-anywhere col-span-2 col-start-2 mt-1 w-fit rounded-[6px] bg-sunken px-2 py-0.5 font-medium text-14">
          {nota}
        </span>
      )}
    </li>
  );
}
