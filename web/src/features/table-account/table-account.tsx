import type { Visit } from '@comanda/contract/accounts/accounts';
import { countsInAccount } from '@comanda/contract/accounts/accounts.rules';
import { taxWords } from '@comanda/contract/accounts/taxes.rules';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { ROUND_WORDS, visitMessages } from '@comanda/contract/accounts/visit.messages';
import { bogotaTime } from '@comanda/contract/days';
import type { Estado } from '@comanda/contract/orders/orders.words';
import { tableWords } from '@comanda/contract/orders/table.words';
import {
  Ban,
  Banknote,
  Check,
  ConciergeBell,
  HandCoins,
  type LucideIcon,
  Plus,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { explainFailure, fieldErrors } from '../../lib/api/failure.ts';
import { useStored } from '../../lib/storage.ts';
import { stored } from '../../lib/stored.ts';
import { PATHS } from '../../paths.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { Slip } from '../../ui/slip.tsx';
import { TipoLabel } from '../orders/order-looks.tsx';
import { AnsweredTip } from '../tips/answered-tip.tsx';
import { TipDialog } from '../tips/tip-dialog.tsx';
import { askForBill } from './use-visit.ts';

interface TableAccountProps {
  visit: Visit;
  reload: () => Promise<void>;
}

/** What everybody at the table ordered, without names, and the button that asks for the bill. */
export function TableAccount({ visit, reload }: TableAccountProps) {
  const { isAsking, failure, forget, ask } = useBill(visit, reload);
  const [asksTip, setAsksTip] = useState(false);
  const { propina, pideCuenta } = visit;
  const close = () => setAsksTip(false);
  const askTip = () => {
    forget();
    setAsksTip(true);
  };
  return (
    <section aria-label={visitMessages.title} className="grid gap-4">
      <VisitSlip visit={visit} />
      {pideCuenta && (
        <p
          role="status"
          className="flex items-center gap-2.5 rounded-card bg-cilantro-wash p-4 font-semibold text-cilantro"
        >
          <Check aria-hidden size={20} className="shrink-0" />
          {visitMessages.asked}
        </p>
      )}
      {propina?.respuesta && (
        <AnsweredTip answer={propina.respuesta} disabled={isAsking} onChange={askTip}>
          {propina.respuesta.valor > 0 && tipMessages.withTip(toPay(visit))}
        </AnsweredTip>
      )}
      {failure && !pideCuenta && !asksTip && (
        <p role="alert" className="wrap-anywhere rounded-card bg-aji-wash p-4 text-aji">
          <span className="font-semibold">{failure}</span> {visitMessages.askAgain}
        </p>
      )}
      <div className={cx('grid gap-2', !pideCuenta && 'grid-cols-[auto_minmax(0,1fr)]')}>
        <ButtonLink variant="secondary" size="lg" to={PATHS.user.menu}>
          <Plus aria-hidden size={20} />
          {visitMessages.more}
        </ButtonLink>
        {!pideCuenta && (
          <Button
            size="lg"
            busy={isAsking}
            busyLabel={visitMessages.asking}
            disabled={visit.rondas.length === 0}
            onClick={() => (propina && !propina.respuesta ? askTip() : void ask(null, close))}
          >
            <HandCoins aria-hidden size={20} />
            {visitMessages.ask}
          </Button>
        )}
      </div>
      <p className="flex items-center gap-2.5 text-14 text-ink-soft">
        <Banknote aria-hidden size={20} className="shrink-0" />
        {visitMessages.payHere}
      </p>
      <p className="text-14 text-ink-soft leading-5">{propina?.aviso ?? visitMessages.tip}</p>
      {asksTip && propina && (
        <TipDialog
          title={tipMessages.title}
          ask={{ ...propina, total: visit.totales.total }}
          destino={propina.destino}
          aviso={propina.aviso}
          missing={tipMessages.missing}
          undecided={tipMessages.undecided}
          submitLabel={pideCuenta ? tipMessages.keep : visitMessages.ask}
          isSending={isAsking}
          failure={failure}
          onAnswer={(answer) => void ask(answer, close)}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Asks for the bill, or gives another answer about the tip to one that was asked for. */
function useBill(visit: Visit, reload: () => Promise<void>) {
  const dbName = useStored(stored.location)?.dbName ?? '';
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (propina: TipAnswer | null, done: () => void) => {
    setAsking(true);
    setFailure(null);
    try {
      await askForBill({ ...visit, dbName }, propina);
      done();
    } catch (error) {
      setFailure(whyNot(error));
    } finally {
      await reload();
      setAsking(false);
    }
  };
  return { isAsking, failure, forget: () => setFailure(null), ask };
}

function whyNot(error: unknown): string {
  const about = fieldErrors(error)['propina.valor'];
  const { text, cause } = explainFailure(error, visitMessages.askFailed);
  return about ?? [text, cause].filter(Boolean).join(' ');
}

/** What is left to pay with the tip that was promised. */
function toPay({ totales, propina }: Visit): number {
  return totales.saldo + Math.max(0, (propina?.respuesta?.valor ?? 0) - totales.propina);
}

function VisitSlip({ visit: { mesas, rondas, totales } }: { visit: Visit }) {
  const [first] = rondas;
  const isPartPaid = totales.pagado > 0;
  return (
    <div>
      <div aria-hidden className="rail relative z-10" />
      <div className="-mt-2 mx-2 sm:mx-3">
        <Slip edge="ink" hanging className="grid gap-5 px-4 pt-6 pb-7 sm:px-5">
          <header className="flex items-end justify-between gap-3">
            <div className="min-w-0">
              <TipoLabel tipo="en_local" className="text-14" />
              <h2 className="title wrap-anywhere text-28">{mesas.map(tableWords).join(' + ')}</h2>
            </div>
            <p className="grid shrink-0 text-right text-14 text-ink-soft">
              <span>{visitMessages.rounds(rondas.length)}</span>
              {first && <span>{visitMessages.since(bogotaTime(first.hora))}</span>}
            </p>
          </header>
          <div aria-hidden className="rule-dashed" />
          {rondas.map(({ numero, ...ronda }) => (
            <Round key={numero} number={numero} {...ronda} />
          ))}
          {(isPartPaid || totales.descuentos > 0 || totales.impuestos.length > 0) && (
            <div className="grid gap-1.5">
              <div aria-hidden className="rule-dashed mb-1.5" />
              {totales.descuentos > 0 && (
                <ReceiptLine label={visitMessages.discount}>
                  −<Money amount={totales.descuentos} />
                </ReceiptLine>
              )}
              {totales.impuestos.map(({ codigo, valor }) => (
                <ReceiptLine
                  key={codigo}
                  label={visitMessages.included(taxWords(codigo))}
                  className="text-14"
                >
                  <Money amount={valor} className="whitespace-nowrap font-normal" />
                </ReceiptLine>
              ))}
              {isPartPaid && (
                <>
                  <ReceiptLine label={visitMessages.total}>
                    <Money amount={totales.total} />
                  </ReceiptLine>
                  <ReceiptLine label={visitMessages.paid}>
                    −<Money amount={totales.pagado} />
                  </ReceiptLine>
                </>
              )}
            </div>
          )}
          <ReceiptTotal
            amount={totales.saldo}
            label={isPartPaid ? visitMessages.left : visitMessages.total}
          />
        </Slip>
      </div>
    </div>
  );
}

const LOOKS: Record<Estado, { tone: Tone; icon: LucideIcon }> = {
  enviado: { tone: 'maiz', icon: ReceiptText },
  preparado: { tone: 'cilantro', icon: ConciergeBell },
  entregado: { tone: 'neutral', icon: Check },
  facturado: { tone: 'neutral', icon: Check },
  cancelado: { tone: 'aji', icon: Ban },
  dado_de_baja: { tone: 'neutral', icon: Ban },
};

type RoundProps = Omit<Visit['rondas'][number], 'numero'> & { number: number };

function Round({ number, hora, estado, lineas }: RoundProps) {
  const { tone, icon: Icon } = LOOKS[estado];
  const isFree = !countsInAccount({ estado });
  const Word = isFree ? 'del' : 'span';
  return (
    <section aria-label={visitMessages.round(number)} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-semibold">{visitMessages.round(number)}</span>{' '}
          <span className="text-14 text-ink-soft">{bogotaTime(hora)}</span>
        </p>
        <Badge tone={tone} icon={<Icon aria-hidden size={14} />}>
          {ROUND_WORDS[estado]}
        </Badge>
      </div>
      <ul className={cx('grid gap-1.5', isFree && 'text-ink-soft')}>
        {lineas.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and keep their place.
            key={at}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2"
          >
            <Word className="font-semibold">{line.cantidad}</Word>
            <Word className="wrap-anywhere">{line.nombre}</Word>
            <Word>
              <Money amount={line.subtotal} />
            </Word>
            {line.detalles.length > 0 && (
              <Word className="wrap-anywhere col-start-2 text-14 text-ink-soft">
                {line.detalles.join(' · ')}
              </Word>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
