import { Button } from '../../ui/button.tsx';
import { showShift } from './shift-view.ts';

/** `others`: how many other tills have an open shift. */
export function NoShift({ others }: { others: number }) {
  return (
    <>
      <p className="text-ink-soft">
        {others === 0
          ? 'No hay turno abierto. Cuenta la base y ábrelo para saber al final si cuadra.'
          : others === 1
            ? 'Lo que cobres entra en el turno abierto. Si usas otra caja, abre su turno.'
            : 'Si cobras en otra caja, abre su turno.'}
      </p>
      <Button variant="wash" size="lg" onClick={() => showShift({ kind: 'open' })}>
        {others === 0 ? 'Abrir turno' : 'Abrir otra caja'}
      </Button>
    </>
  );
}
