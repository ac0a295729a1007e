import { CANALES } from '@comanda/contract/locations/channels';
import type { Location, SedeSettings } from '@comanda/contract/locations/locations';
import { CADA_MIN, SERVICE_LIMITS } from '@comanda/contract/locations/service-settings.rules';
import { Card } from '../../ui/card.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { CANAL_WORDS } from './attention-words.ts';
import { NextSlots } from './next-slots.tsx';
import { PartActions } from './part-actions.tsx';
import { Said } from './said.tsx';
import type { PaceForm } from './use-pace-form.ts';

interface PaceCardProps {
  location: Location;
  settings: SedeSettings;
  form: PaceForm;
  now: Date;
}

/** How many orders the kitchen takes, and how full the next hours are. */
export function PaceCard({ location, settings, form, now }: PaceCardProps) {
  const { draft, problems, isSending } = form;
  return (
    <Card className="p-4">
      <form {...form.attributes} className="grid gap-4">
        <div className="grid gap-2">
          <Switch
            full
            checked={draft.hasLimit}
            disabled={isSending}
            onChange={(hasLimit) => form.set({ hasLimit })}
          >
            <span className="title text-20">Ritmo</span>
          </Switch>
          {draft.hasLimit ? (
            <>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                Máximo
                <QuantityStepper
                  label="pedidos"
                  value={draft['limite.pedidos']}
                  onChange={(pedidos) => form.set({ 'limite.pedidos': pedidos })}
                  max={SERVICE_LIMITS.pedidos.max}
                />
                <label className="flex items-center gap-2">
                  cada
                  <select
                    value={draft['limite.cadaMin']}
                    disabled={isSending}
                    onChange={({ target }) => form.set({ 'limite.cadaMin': target.value })}
                    className="min-h-touch rounded-control border border-control bg-surface px-2 font-semibold text-16"
                  >
                    {CADA_MIN.map((one) => (
                      <option key={one} value={one}>
                        {one} min
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <Chips
                wrap
                label="Qué pedidos cuentan"
                chips={CANALES.map((id) => ({ id, label: CANAL_WORDS[id] }))}
                selected={draft['limite.canales']}
                onChange={(chosen) =>
                  form.set({ 'limite.canales': CANALES.filter((one) => chosen.includes(one)) })
                }
              />
              <Said problem={problems['limite.canales'] ?? problems['limite.pedidos']} />
              {settings.limite && (
                <NextSlots dbName={location.dbName} settings={settings} now={now} />
              )}
            </>
          ) : (
            <p className="text-14 text-ink-soft">
              Sin tope: los pedidos entran tan rápido como llegan. Con uno, la cocina recibe los que
              alcanza y los demás eligen la hora que sigue.
            </p>
          )}
        </div>
        <PartActions
          form={form}
          saveLabel="Guardar ritmo"
          left={`el ritmo de ${location.nombre} sin guardar`}
        />
      </form>
    </Card>
  );
}
