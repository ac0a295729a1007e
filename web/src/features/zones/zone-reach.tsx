import type { ZonesAnswer } from '@comanda/contract/zones/zones';
import { CircleAlert, FileUp, LocateFixed, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import type { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { polygonOfFile } from './geojson-file.ts';
import { whereAmI } from './where-am-i.ts';
import type { ZoneForm } from './zone-draft.ts';
import { useSavePunto } from './zones.queries.ts';

interface ZoneReachProps {
  form: ReturnType<typeof useForm<ZoneForm>>;
  dbName: string;
  answer: ZonesAnswer;
}

/** For whom a barrio is not exact enough: a shape from a map program, or a distance around the sede. */
export function ZoneReach({ form, dbName, answer }: ZoneReachProps) {
  const { draft, problems } = form;
  const errorId = useId();
  const isOpen = draft.poligono !== null || draft.radio_m !== '' || Boolean(problems.radio_m);
  return (
    <details open={isOpen || undefined} className="rounded-card border border-line px-4">
      <summary className="min-h-12 cursor-pointer content-center font-semibold text-14">
        Por mapa o por distancia
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="text-14 text-ink-soft">
          Sirve cuando tu cliente usa su ubicación. El barrio que escribe cuenta primero.
        </p>
        <PolygonFile form={form} errorId={errorId} />
        <SedePoint dbName={dbName} answer={answer} />
        {(answer.punto || draft.radio_m !== '') && (
          <TextField
            label="Radio en metros"
            optional
            inputMode="numeric"
            autoComplete="off"
            placeholder="3.000"
            maxLength={7}
            {...form.field('radio_m')}
          />
        )}
      </div>
    </details>
  );
}

function PolygonFile({ form, errorId }: { form: ZoneReachProps['form']; errorId: string }) {
  const { draft, set, problems } = form;
  const file = useRef<HTMLInputElement>(null);
  const points = (draft.poligono?.coordinates[0]?.length ?? 1) - 1;
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const poligono = await polygonOfFile(chosen);
    if (typeof poligono === 'string') form.refuse({ problems: { poligono } });
    else set({ poligono });
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={file}
          type="file"
          accept=".geojson,.json,application/geo+json,application/json"
          aria-label="Archivo GeoJSON con el polígono de la zona"
          aria-invalid={problems.poligono ? true : undefined}
          aria-describedby={problems.poligono ? errorId : undefined}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file can be chosen again once it is mended.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          icon={<FileUp aria-hidden size={18} />}
          onClick={() => file.current?.click()}
        >
          {draft.poligono ? 'Cambiar polígono' : 'Subir GeoJSON'}
        </Button>
        {draft.poligono && (
          <>
            <span className="text-14">Polígono de {points} puntos</span>
            <Button
              variant="ghost"
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => set({ poligono: null })}
            >
              Quitar
            </Button>
          </>
        )}
      </div>
      {problems.poligono && (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-14 text-aji">
          <CircleAlert aria-hidden size={16} className="mt-0.5" />
          {problems.poligono}
        </p>
      )}
    </div>
  );
}

/** Where the sede is: asked of the phone of who stands in it. */
function SedePoint({ dbName, answer }: { dbName: string; answer: ZonesAnswer }) {
  const { punto, version } = answer;
  const save = useSavePunto(dbName);
  const find = async () => {
    try {
      await save.mutateAsync({ punto: await whereAmI(), version });
    } catch (error) {
      toast.error(messageOf(error), { id: 'ubicacion' });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
      <p className="min-w-48 flex-1 text-ink-soft">
        {punto
          ? `La sede queda en ${punto.lat.toFixed(5)}, ${punto.lng.toFixed(5)}.`
          : 'Para medir un radio, di dónde queda la sede: hazlo desde ella.'}
      </p>
      <Button
        variant="secondary"
        icon={<LocateFixed aria-hidden size={18} />}
        onClick={find}
        busy={save.isPending}
        busyLabel="Buscando…"
      >
        {punto ? 'Estoy en la sede: corregir' : 'Estoy en la sede'}
      </Button>
    </div>
  );
}
