import { parseHorario } from '@comanda/contract/locations/opening-hours';
import { isBlank } from '@comanda/contract/text';
import { CircleCheck, Info } from 'lucide-react';
import { weekWords } from './week-words.ts';

/** Says while it is typed what diners will be told of the hours. */
export function HorarioReading({ horario }: { horario: string }) {
  const week = parseHorario(horario);
  return (
    <div role="status" className="min-h-10 text-14">
      {isBlank(horario) ? (
        <p className="text-ink-soft">
          Por ejemplo: Lunes a sábado, 11 a. m. – 9 p. m. Domingos, cerrado.
        </p>
      ) : week ? (
        <div className="flex items-start gap-1.5 text-cilantro">
          <CircleCheck aria-hidden size={16} className="mt-0.5" />
          <p>
            <span className="font-semibold">Entendido:</span> {weekWords(week).join(' · ')}
          </p>
        </div>
      ) : (
        <div className="flex items-start gap-1.5 text-ink-soft">
          <Info aria-hidden size={16} className="mt-0.5" />
          <p>
            Se mostrará tal como lo escribes, sin decir si está abierto. Para eso escribe días y
            horas, como «Lunes a sábado, 11 a. m. – 9 p. m.».
          </p>
        </div>
      )}
    </div>
  );
}
