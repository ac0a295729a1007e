import { REDES, type Red, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { addDays, bogotaClock, bogotaDay, bogotaTime, theHour } from '@comanda/contract/days';
import { fold } from '@comanda/contract/fold';
import type { Canal } from '@comanda/contract/locations/channels';
import { intervalsOn, minutesOf, openState } from '@comanda/contract/locations/hours.rules';
import {
  closesAt,
  type Interval,
  isOpenAt,
  parseHorario,
} from '@comanda/contract/locations/opening-hours';
import { pauseState } from '@comanda/contract/locations/pause.rules';
import { whenWords } from '@comanda/contract/locations/when.words';
import type { Heard } from '../segments.ts';
import { listed, say, type Talk } from '../talk.ts';

/** Where, when and how to reach the sede: only what its owner wrote. */
export function aboutPlace(talk: Talk, heard: Heard): boolean {
  const { said } = heard;
  const asked = [
    HOURS.test(said) && tellHours(talk, said),
    ADDRESS.test(said) &&
      tellFact(talk, 'Estamos en', talk.turn.sede.direccion, /direccion|ubicacion/),
    PHONE.test(said) &&
      tellFact(talk, 'Nuestro teléfono es', talk.turn.sede.telefono, /telefono|celular/),
    NETWORKS.test(said) && tellNetworks(talk, said),
  ];
  return asked.some(Boolean);
}

const HOURS =
  / (horarios?|a que horas?|que horas? (abren|cierran|atienden)|hasta que horas?|desde que horas?|abren|abre|cierran|cierra|abiertos?|abierta|cerrados?|atienden|atiende|(estan|siguen) (abiert|cerrad|atendiendo|trabajando)\w*|que dias|(hay|tienen|prestan) (servicio|atencion)|(trabajan|abren|atienden) (los|el|hoy|manana)|(reciben|recibiendo|toman|tomando) pedidos|(en|hay) pausa|todavia (estan|hay servicio|atienden)) /;
const ADDRESS =
  / (donde (queda|quedan|estan|esta|se ubican|es|los|puedo ir)|en donde (estan|quedan|es|queda)|direccion|ubicacion|ubicados?|ubicada|como llego|quedan? (cerca|lejos|por|en)|estan (cerca|lejos|ubicad\w+)|como se llega|por donde|en que (barrio|calle|direccion|parte)|donde los encuentro) /;
const PHONE =
  / (telefono|celular|numero (de|para|telefonico)|el numero|un numero|su numero|llamar|llamarlos|contacto|contactar\w*|comunicar\w*|a que numero) /;
const NETWORKS =
  / (redes|redes sociales|instagram|facebook|whatsapp|pagina|perfil|seguir(los)?|sigo) /;

function tellFact(talk: Talk, lead: string, own: string, title: RegExp): boolean {
  const told = talk.turn.config.parametros
    .filter(({ titulo, valor }) => title.test(fold(titulo)) && valor.trim() !== '')
    .map(({ valor }) => valor.trim());
  const facts = [...new Set([own.trim(), ...told].filter((fact) => fact !== ''))];
  if (facts.length === 0) return say(talk, talk.voice.unknownFact);
  return say(talk, `${lead} ${facts.join('. ')}.`);
}

const DAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];
const DAY_NAMES = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

function tellHours(talk: Talk, said: string): boolean {
  const { sede, config, now } = talk.turn;
  const told = config.parametros
    .filter(({ titulo, valor }) => /horario/.test(fold(titulo)) && valor.trim() !== '')
    .map(({ valor }) => valor.trim().replace(/\n+/g, '; '));
  const own = sede.horario.trim().replace(/\n+/g, '; ');
  const hours = [...new Set([own, ...told].filter((text) => text !== ''))];
  const paused = pauseText(talk);
  if (hours.length === 0 && paused === '') return say(talk, talk.voice.unknownFact);
  const today = bogotaClock(now).getUTCDay();
  const isTomorrow = / manana /.test(said) && !/ (la|en la|por la) manana /.test(said);
  const named = DAYS.findIndex((day) => said.includes(` ${day} `) || said.includes(` ${day}s `));
  const day = named >= 0 ? named : isTomorrow ? (today + 1) % 7 : null;
  const { servicio } = talk.turn;
  const ahead = day === null ? null : (day - today + 7) % 7;
  say(talk, ahead === null ? nowText(talk) : dayText(sede.horario, servicio, now, ahead));
  if (ahead === null || ahead === 0) say(talk, paused);
  if (hours.length === 0) return true;
  return say(talk, `Nuestro horario: ${hours.join('. ').replace(/\.$/, '')}.`);
}

/** Whether it is open now: by its structured hours, else by what its owner wrote; '' where neither says it. */
function nowText({ turn: { sede, servicio, now } }: Talk): string {
  const state = servicio ? openState(servicio, now) : null;
  if (state?.abierto) return openText(state.cierra);
  if (state) {
    return state.abre ? `${CLOSED} Abrimos ${whenWords(state.abre, now)}` : CLOSED;
  }
  const open = isOpenAt(sede.horario, now);
  if (open === null) return '';
  return open ? openText(closesAt(sede.horario, now)) : CLOSED;
}

const CLOSED = 'En este momento estamos cerrados.';

function openText(end: Date | null): string {
  return end
    ? `Sí, ahora estamos abiertos hasta ${theHour(bogotaTime(end))}.`.replace(/\.\.$/, '.')
    : 'Sí, ahora estamos abiertos.';
}

const PAUSED: Record<Canal, string> = {
  mesa: 'los pedidos a la mesa',
  llevar: 'los pedidos para llevar',
  domicilio: 'los domicilios',
};

/** What is paused, until when and why; '' where nothing is. */
function pauseText({ turn: { servicio, now } }: Talk): string {
  const pause = servicio ? pauseState(servicio, now) : null;
  if (!pause) return '';
  const what = listed(pause.canales.map((canal) => PAUSED[canal]));
  const why = pause.motivo && ` (${pause.motivo})`;
  const until = pause.hasta && `Los recibimos otra vez ${whenWords(pause.hasta, now)}`;
  return [`Por ahora están en pausa ${what}${why}.`, until].filter(Boolean).join(' ');
}

/** Of the day that is so many days ahead; its exceptions and holidays count where they are known. */
function dayText(
  horario: string,
  servicio: Talk['turn']['servicio'],
  now: Date,
  ahead: number,
): string {
  const date = addDays(bogotaDay(now), ahead);
  const day = (bogotaClock(now).getUTCDay() + ahead) % 7;
  const week = parseHorario(horario);
  const intervals = servicio?.horas
    ? intervalsOn(servicio.horas, date).map(minutesOf)
    : week && (week[day] ?? []);
  if (!intervals) return '';
  if (intervals.length === 0) return `El ${DAY_NAMES[day]} no abrimos.`;
  return `El ${DAY_NAMES[day]} abrimos de ${listed(intervals.map(intervalText))}.`;
}

function intervalText({ from, to }: Interval): string {
  return `${clockText(from)} a ${clockText(to)}`;
}

function clockText(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${rest} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}

const NETWORK_NAMES: Readonly<Record<Red, string>> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

function tellNetworks(talk: Talk, said: string): boolean {
  const named = REDES.filter((red) => said.includes(` ${red} `));
  const links = (named.length > 0 ? named : REDES).flatMap((red) => {
    const link = socialLink(red, talk.turn.config.redesSociales[red] ?? '');
    return link ? [`${NETWORK_NAMES[red]}: ${link}`] : [];
  });
  if (links.length > 0) return say(talk, `${listed(links)}`);
  const { telefono } = talk.turn.sede;
  return say(talk, talk.voice.unknownFact, telefono ? `Nuestro teléfono es ${telefono}.` : '');
}
