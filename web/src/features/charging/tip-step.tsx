import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { TIP_RESPUESTAS, TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { bogotaTime } from '@comanda/contract/days';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { pesosText } from '../../lib/pesos-text.ts';
import { Button } from '../../ui/button.tsx';
import { AnsweredTip } from '../tips/answered-tip.tsx';
import { TipQuestion } from '../tips/tip-question.tsx';
import { useTip } from '../tips/use-tip.ts';
import { type Bill, standingTip } from './bill.ts';
import type { ChargeDraft } from './charge-draft.ts';
import { isTipOpen } from './charge-logic.ts';
import { StepCard } from './step-card.tsx';

interface TipStepProps {
  bill: Bill;
  settings: ChargeSettings;
  draft: ChargeDraft;
  change: (part: Partial<ChargeDraft>) => void;
}

/** The tip: answered in one tap, folded to one row when it is. */
export function TipStep({ bill, settings, draft, change }: TipStepProps) {
  if (isTipOpen(bill, draft)) {
    return <OpenTip bill={bill} settings={settings} draft={draft} change={change} />;
  }
  return (
    <AnsweredTip
      answer={standingTip(bill, draft.tip) ?? NONE}
      onChange={() => {
        ignoreSecondTap();
        change({ isAsking: true, typedTip: null });
      }}
    >
      {noteOf(bill, draft)}
    </AnsweredTip>
  );
}

/** Where nobody is asked. */
const NONE: TipAnswer = { respuesta: 'no', valor: 0 };

function OpenTip({ bill, settings, draft, change }: TipStepProps) {
  const { porcentaje, destino } = settings.propina;
  const { typedTip, extraTip } = draft;
  const ask = { sugerido: bill.sugerido, porcentaje, total: bill.totales.total };
  const tip = useTip(ask, typedTip === null ? '' : pesosText(typedTip));
  const { answer } = tip;
  const say = ({ respuesta, valor }: TipAnswer) => {
    ignoreSecondTap();
    change({
      tip: { respuesta, valor, asked: bill.asked },
      isAsking: false,
      typedTip: null,
      extraTip: respuesta === 'otro' && valor >= extraTip ? extraTip : 0,
    });
  };
  const choose = (respuesta: (typeof TIP_RESPUESTAS)[number]) => {
    if (respuesta === 'otro') tip.choose(respuesta);
    else say({ respuesta, valor: respuesta === 'si' ? bill.sugerido : 0 });
  };
  return (
    <StepCard step={1} title={chargeMessages.askTip}>
      <p className="my-2">
        {typedTip === null ? chargeMessages.tipIs(porcentaje) : chargeMessages.tipChange}
      </p>
      <TipQuestion tip={{ ...tip, choose }} columns />
      {answer?.respuesta === 'otro' && (
        <Button variant="secondary" size="lg" full onClick={() => say(answer)} className="mt-3">
          {tipMessages.keep}
        </Button>
      )}
      <p className="mt-3 text-14 text-ink-soft">
        {tipMessages.forWhom(destino)} {chargeMessages.tipComplaints}
      </p>
    </StepCard>
  );
}

/** Who answered where: 'La mesa respondió desde su celular, 1:48'. */
function noteOf(bill: Bill, draft: ChargeDraft): string | null {
  const { answered } = bill;
  if (!answered || standingTip(bill, draft.tip) !== answered) return null;
  return `${chargeMessages.tipBy[answered.canal]}, ${bogotaTime(answered.fecha)}`;
}
