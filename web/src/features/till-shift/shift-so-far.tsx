import { METODOS_COBRO } from '@comanda/contract/orders/orders.words';
import type { Shift } from '@comanda/contract/till/till';
import { EyeOff, Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { METODO_PAGO_LOOK } from '../orders/order-looks.tsx';
import { usePrintShift } from '../printing/use-print-paper.ts';
import { CashReceipt } from './cash-receipt.tsx';
import { MovementList } from './movement-list.tsx';
import { showShift } from './shift-view.ts';
import { counted, hourOf } from './shift-words.ts';

interface ShiftSoFarProps {
  dbName: string;
  shift: Shift;
  canReview: boolean;
  onClose: () => void;
}

/** How a shift goes (X). Who counts blind reads how many payments came, and no sum. */
export function ShiftSoFar({ dbName, shift, canReview, onClose }: ShiftSoFarProps) {
  const { _id: id, caja, nombre, abierto, base, pagos, porMetodo, esperado } = shift;
  const printing = usePrintShift(dbName);
  return (
    <Dialog
      open
      title="Cómo va el turno"
      size="md"
      onClose={onClose}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
          {canReview && (
            <Button
              variant="danger-ghost"
              size="lg"
              onClick={() => showShift({ kind: 'force', id })}
            >
              Cerrar sin contar
            </Button>
          )}
          <Button
            variant="secondary"
            size="lg"
            icon={<Printer aria-hidden size={20} />}
            busy={printing.isSending}
            className="grow"
            onClick={() => void printing.print(shift)}
          >
            Imprimir corte X
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">
          {caja} · {nombre} · desde las {hourOf(abierto)}
        </p>
        {!porMetodo && (
          <p className="flex items-start gap-3 rounded-control bg-agave-wash px-4 py-3 text-agave">
            <EyeOff aria-hidden size={20} className="mt-0.5 shrink-0" />
            Cuentas a ciegas: las sumas se ven cuando guardes el conteo.
          </p>
        )}
        <section aria-label="Pagos">
          <h3 className="pb-2 text-16">Pagos</h3>
          {pagos.length === 0 && (
            <p className="text-14 text-ink-soft">Todavía no hay pagos en este turno.</p>
          )}
          <ul className="grid gap-1.5">
            {inOrder(pagos).map(({ metodo, pagos: many }) => {
              const sum = porMetodo?.find((one) => one.metodo === metodo);
              return (
                <li key={metodo}>
                  <ReceiptLine label={`${METODO_PAGO_LOOK[metodo].word}${sum ? ` (${many})` : ''}`}>
                    {sum ? <Money amount={sum.neto} /> : counted(many, 'pago', 'pagos')}
                  </ReceiptLine>
                </li>
              );
            })}
          </ul>
        </section>
        <MovementList shift={shift} />
        {esperado && porMetodo ? (
          <CashReceipt base={base} porMetodo={porMetodo} esperado={esperado} />
        ) : (
          <ReceiptTotal label="Base contada al abrir" amount={base} />
        )}
      </div>
    </Dialog>
  );
}

/** Always the same order: one by sums would tell who counts blind which method took most. */
function inOrder(pagos: Shift['pagos']): Shift['pagos'] {
  const place = ({ metodo }: Shift['pagos'][number]) => METODOS_COBRO.indexOf(metodo);
  return pagos.toSorted((a, b) => place(a) - place(b));
}
