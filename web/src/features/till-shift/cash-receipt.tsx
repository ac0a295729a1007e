import type { MethodFigures, ShiftFigures } from '@comanda/contract/till/till';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';

interface CashReceiptProps {
  base: number;
  porMetodo: readonly MethodFigures[];
  esperado: ShiftFigures;
}

/** How the cash that must be there adds up. */
export function CashReceipt({ base, porMetodo, esperado }: CashReceiptProps) {
  const cash = porMetodo.find(({ metodo }) => metodo === 'efectivo');
  const { ingresos, egresos, efectivo } = esperado;
  const lines = [
    { label: 'Base contada al abrir', amount: base, isShown: true },
    { label: 'Ventas en efectivo', amount: cash?.valor ?? 0, isShown: true },
    { label: 'Propinas en efectivo', amount: cash?.propina ?? 0, isShown: Boolean(cash?.propina) },
    {
      label: 'Devoluciones en efectivo',
      amount: -(cash?.devuelto ?? 0),
      isShown: Boolean(cash?.devuelto),
    },
    { label: 'Ingresos', amount: ingresos, isShown: ingresos > 0 },
    { label: 'Egresos y retiros', amount: -egresos, isShown: egresos > 0 },
  ];
  return (
    <div className="grid gap-1.5">
      {lines
        .filter(({ isShown }) => isShown)
        .map(({ label, amount }) => (
          <ReceiptLine key={label} label={label}>
            <Money amount={amount} />
          </ReceiptLine>
        ))}
      <ReceiptTotal label="Efectivo esperado" amount={efectivo} />
    </div>
  );
}
