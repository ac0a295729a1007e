import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { CircleDashed } from 'lucide';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ReceiptLine, ReceiptTotal } from '../../ui/receipt.tsx';
import { TipQuestion } from './tip-question.tsx';
import { type TipAsk, useTip } from './use-tip.ts';

interface TipDialogProps {
  title: string;
  ask: TipAsk;
  /** For whom the tip is. */
  destino: string;
  /** What the guests must be able to read beside the question. */
  aviso: string;
  /** What the button says until they have answered, and what stands beside the tip. */
  missing: string;
  undecided: string;
  submitLabel: string;
  isSending: boolean;
  failure: string | null;
  onAnswer: (answer: TipAnswer) => void;
  onClose: () => void;
}

/** Asks the guests about a tip before their bill: nothing goes on until they have answered. */
export function TipDialog(props: TipDialogProps) {
  const { title, ask, destino, aviso, missing, undecided, submitLabel } = props;
  const { isSending, failure, onAnswer, onClose } = props;
  const tip = useTip(ask);
  const question = useRef<HTMLDivElement>(null);
  const { answer } = tip;
  const goToQuestion = () =>
    question.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: false });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      dismissible={!isSending}
      footer={
        answer ? (
          <Button
            size="lg"
            full
            busy={isSending}
            busyLabel="Enviando…"
            onClick={() => onAnswer(answer)}
            className="min-h-14"
          >
            {submitLabel}
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="lg"
            full
            onClick={goToQuestion}
            className="min-h-14 justify-start! bg-sunken! text-ink-soft!"
          >
            <Icon of={CircleDashed} size={20} />
            {missing}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">{tipMessages.forWhom(destino)}</p>
        {failure && <FormAlert>{failure}</FormAlert>}
        <div ref={question}>
          <TipQuestion tip={tip} disabled={isSending} />
        </div>
        <div className="grid gap-1.5">
          <ReceiptLine label={tipMessages.consumption}>
            <Money amount={ask.total} />
          </ReceiptLine>
          <ReceiptLine label={tipMessages.tip}>
            {answer ? (
              <Money amount={answer.valor} />
            ) : (
              <span className="font-normal text-ink-soft">{undecided}</span>
            )}
          </ReceiptLine>
          <ReceiptTotal amount={ask.total + (answer?.valor ?? 0)} label={tipMessages.total} />
        </div>
        <p className="text-14 text-ink-soft leading-5">{aviso}</p>
      </div>
    </Dialog>
  );
}
