import type { PublicSettingsAnswer, SedeSettings } from '@comanda/contract/locations/locations';
import { pauseEnd } from '@comanda/contract/locations/pause.rules';
import type { PauseBody } from '@comanda/contract/locations/service';
import {
  channelsProblems,
  extraProblems,
} from '@comanda/contract/locations/service-settings.rules';
import { cleanText } from '@comanda/contract/text';
import { brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { changeMenu, type MenuDeps } from './change-menu.ts';
import { selectSettings } from './menu.db.ts';
import { publicSettings } from './settings.presenter.ts';
import { readSettings, writeSettings } from './settings.service.ts';

type Parts = Pick<Partial<SedeSettings>, 'pausa' | 'extraMin'>;

/** Diners and guests cannot order by these channels until it ends; the staff go on. A new pause replaces the one before. */
export async function pauseSede(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  { minutos, canales, motivo }: Omit<PauseBody, 'dbName'>,
): Promise<PublicSettingsAnswer> {
  const problems = channelsProblems(canales, 'canales');
  if (problems.length > 0) throw brokenRules(problems);
  return change(deps, sede, author, 'pausada', ({ horas }) => ({
    pausa: {
      hasta: pauseEnd(minutos, horas, new Date())?.toISOString() ?? null,
      canales: [...new Set(canales)],
      motivo: cleanText(motivo),
      por: author.nombre || author.email,
    },
  }));
}

/** Resuming what is not paused changes nothing. */
export async function resumeSede(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
): Promise<PublicSettingsAnswer> {
  return change(deps, sede, author, 'reanudada', ({ pausa }) => (pausa ? { pausa: null } : null));
}

/** Names how many minutes more it takes, so that two taps at once have the effect of one. */
export async function delaySede(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  minutos: number,
): Promise<PublicSettingsAnswer> {
  const problems = extraProblems(minutos);
  if (problems.length > 0) throw brokenRules(problems);
  return change(deps, sede, author, 'demorada', ({ extraMin }) =>
    extraMin === minutos ? null : { extraMin: minutos },
  );
}

/** Null: it is so already. */
async function change(
  deps: MenuDeps,
  sede: Sede,
  author: Session,
  action: string,
  partsOf: (ajustes: SedeSettings) => Parts | null,
): Promise<PublicSettingsAnswer> {
  const { ajustes } = await selectSettings(deps.db, sede);
  if (partsOf(ajustes)) {
    await changeMenu(deps, sede, async (tx) => {
      const parts = partsOf((await selectSettings(tx, sede)).ajustes);
      if (parts) await writeSettings(tx, sede, author, action, parts);
    });
  }
  const { ajustes: after, version } = await readSettings(deps.db, sede);
  return publicSettings(after, version);
}
