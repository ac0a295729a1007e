import { CANALES, type Canal } from '@comanda/contract/locations/channels';
import type { SedeSettings, SedeSettingsAnswer } from '@comanda/contract/locations/locations';
import { pauseState } from '@comanda/contract/locations/pause.rules';
import { Bike, type LucideIcon, ShoppingBag, Utensils } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { CANAL_WORDS, untilWords } from './attention-words.ts';
import { usePause } from './use-pause.ts';
import { useSaveNow } from './use-settings-part.ts';

const LOOK: Record<Canal, { icon: LucideIcon; ink: string }> = {
  mesa: { icon: Utensils, ink: '' },
  llevar: { icon: ShoppingBag, ink: 'text-maiz-ink' },
  domicilio: { icon: Bike, ink: 'text-agave' },
};

interface ChannelsCardProps {
  dbName: string;
  answer: SedeSettingsAnswer;
  settings: SedeSettings;
  now: Date;
}

/** By which ways the sede takes orders of diners, and which of them are paused. */
export function ChannelsCard({ dbName, answer, settings, now }: ChannelsCardProps) {
  const { isBusy, saveNow } = useSaveNow(dbName, answer);
  const { isBusy: isResuming, resume } = usePause(dbName);
  const pausa = pauseState(settings, now);
  const set = (canal: Canal, isOn: boolean) =>
    saveNow(({ canales }) => ({ canales: { ...canales, [canal]: isOn } }));
  return (
    <Card className="p-4">
      <h2 className="pb-2 text-20">Canales</h2>
      <ul className="divide-y divide-line border-line border-t">
        {CANALES.map((canal) => {
          const { icon: Icon, ink } = LOOK[canal];
          const isPaused = pausa?.canales.includes(canal) ?? false;
          return (
            <li key={canal} className="flex min-h-14 items-center gap-3 py-1">
              <Icon aria-hidden size={20} className={cx('shrink-0', ink)} />
              <div className="min-w-0 flex-1 leading-tight">
                {isPaused && pausa ? (
                  <>
                    <span className={cx('block font-semibold', ink)}>{CANAL_WORDS[canal]}</span>
                    <span className="text-12 text-maiz-ink">
                      Pausa {untilWords(pausa.hasta, now)}
                    </span>
                  </>
                ) : (
                  <Switch
                    full
                    checked={settings.canales[canal]}
                    disabled={isBusy}
                    onChange={(isOn) => set(canal, isOn)}
                  >
                    <span className={cx('font-semibold text-16', ink)}>{CANAL_WORDS[canal]}</span>
                  </Switch>
                )}
              </div>
              {isPaused && (
                <Button
                  variant="secondary"
                  busy={isResuming}
                  onClick={() => resume()}
                  aria-label={`Reanudar ${CANAL_WORDS[canal].toLowerCase()}`}
                  className="px-3"
                >
                  Reanudar
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {pausa && (
        <p className="wrap-anywhere border-line border-t pt-3 text-14 text-ink-soft">
          {pausa.motivo && `«${pausa.motivo}», `}
          {settings.pausa?.por && `dice ${settings.pausa.por}. `}
          {pausa.hasta && 'Vuelve sola.'}
        </p>
      )}
    </Card>
  );
}
