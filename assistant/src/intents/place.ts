import { REDES, type Red, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { bogotaClock, bogotaTime, theHour } from '@comanda/contract/days';
import { fold } from '@comanda/contract/fold';
import {
  closesAt,
  type Interval,
  isOpenAt,
  parseHorario,
} from '@comanda/contract/locations/opening-hours';
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
  / (horarios?|a que horas?|que horas? (abren|cierran|atienden)|hasta que horas?|desde que horas?|abren|abre|cierran|cierra|abiertos?|abierta|cerrados?|atienden|atiende|(estan|siguen) (abiert|cerrad|atendiendo|trabajando)\w*|que dias|(hay|tienen|prestan) (servicio|atencion)|(trabajan|abren|atienden) (los|el|hoy|manana)|todavia (estan|hay servicio|atienden)) /;
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
  if (hours.length === 0) return say(talk, talk.voice.unknownFact);
  const today = bogotaClock(now).getUTCDay();
  const isTomorrow = / manana /.test(said) && !/ (la|en la|por la) manana /.test(said);
  const named = DAYS.findIndex((day) => said.includes(` ${day} `) || said.includes(` ${day}s `));
  const day = named >= 0 ? named : isTomorrow ? (today + 1) % 7 : null;
  const open = isOpenAt(sede.horario, now);
  if (day !== null) say(talk, dayText(sede.horario, day));
  else if (open === true) {
    const end = closesAt(sede.horario, now);
    say(talk, `Sí, ahora estamos abiertos${end ? ` hasta ${theHour(bogotaTime(end))}` : ''}.`);
  } else if (open === false) say(talk, 'En este momento estamos cerrados.');
  return say(talk, `Nuestro horario: ${hours.join('. ').replace(/\.$/, '')}.`);
}

function dayText(horario: string, day: number): string {
  const week = parseHorario(horario);
  if (!week) return '';
  const intervals = week[day] ?? [];
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
