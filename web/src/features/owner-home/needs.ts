import type { OwnerUser } from '@comanda/contract/auth/auth';
import { wholeDays } from '@comanda/contract/days';
import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import { pauseState } from '@comanda/contract/locations/pause.rules';
import { formatMoney } from '@comanda/contract/money';
import type { HomeSede } from '@comanda/contract/owners/owners';
import { isLeftOpen } from '@comanda/contract/till/till.rules';
import {
  BookOpen,
  CalendarClock,
  Flame,
  IdCard,
  ListX,
  LockKeyhole,
  type LucideIcon,
  Pause,
  PrinterX,
  ReceiptText,
  Store,
  Timer,
  Utensils,
} from 'lucide-react';
import { OWNER_PATHS } from '../../owner-paths.ts';
import { pausedWords, untilWords } from '../attention/attention-words.ts';
import { unbroken } from '../locations/opening.ts';
import { dayAndHour, openFor } from './shift-words.ts';

/** One thing that waits for the owner, with the one action that settles it. */
export interface Need {
  id: string;
  /** `aji` cannot wait, `maiz` should not, the rest may. */
  tone: 'aji' | 'maiz' | 'neutral';
  icon: LucideIcon;
  title: string;
  text: string;
  action: string;
  to: string;
  /** The action ends the pause of the sede, instead of opening a screen. */
  resumes?: boolean;
  /** The sede that the action is about, chosen before the screen opens. */
  sede?: Location;
}

export interface HomeFacts {
  user: OwnerUser;
  restaurant: Restaurant | undefined;
  sedes: readonly Location[];
  home: readonly HomeSede[];
  now: Date;
}

const SOON_DAYS = 7;
const ORDER: readonly Need['tone'][] = ['aji', 'maiz', 'neutral'];

/** What needs the owner, urgent first. Every line is a fact of today. */
export function needsOf(facts: HomeFacts): Need[] {
  const { sedes, home } = facts;
  const ofSedes = sedes.flatMap((sede) => {
    const now = home.find(({ dbName }) => dbName === sede.dbName);
    return now
      ? [
          ...sedeNeeds(sede, now),
          ...shiftsLeftOpen(sede, now, facts.now),
          ...paused(sede, now, facts.now),
        ]
      : [];
  });
  const needs = [
    ...membershipNeeds(facts),
    ...ofSedes,
    ...withoutOptions(facts),
    ...soldOut(facts),
    ...brandNeeds(facts),
    ...accountsOff(facts),
  ];
  return needs.toSorted((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone));
}

function membershipNeeds({ user, now }: HomeFacts): Need[] {
  if (!user.fechaFin) return [];
  const days = wholeDays(new Date(user.fechaFin).getTime() - now.getTime());
  if (days > SOON_DAYS) return [];
  const when = days <= 1 ? 'mañana' : `en ${days} días`;
  return [
    {
      id: 'membresia',
      tone: days <= 1 ? 'aji' : 'maiz',
      icon: CalendarClock,
      title: `Tu membresía vence ${when}`,
      text: 'Sin ella tu restaurante deja de recibir pedidos.',
      action: 'Renovar',
      to: OWNER_PATHS.membership,
    },
  ];
}

function sedeNeeds(sede: Location, now: HomeSede): Need[] {
  const { nombre } = sede;
  const needs: (Omit<Need, 'id' | 'sede'> | false)[] = [
    sede.activa === false && {
      tone: 'maiz',
      icon: LockKeyhole,
      title: `${nombre} está en solo lectura`,
      text: 'Tu plan no la cubre y no recibe pedidos.',
      action: 'Ver membresía',
      to: OWNER_PATHS.membership,
    },
    now.cocina.tarde > 0 && {
      tone: 'aji',
      icon: Flame,
      title: `${counted(now.cocina.tarde, 'pedido', 'pedidos')} tarde en ${nombre}`,
      text: 'Pasan de 20 minutos en la cocina.',
      action: 'Ver pedidos',
      to: OWNER_PATHS.liveOrders,
    },
    now.impresorasApagadas.length > 0 && {
      tone: 'aji',
      icon: PrinterX,
      title: `Una impresora no responde en ${nombre}`,
      text: now.impresorasApagadas.join(', '),
      action: 'Ver sedes',
      to: OWNER_PATHS.locations,
    },
    now.productos === 0 && {
      tone: 'maiz',
      icon: BookOpen,
      title: `${nombre} no tiene menú`,
      text: 'Sin platos nadie puede pedir ahí.',
      action: 'Armar menú',
      to: OWNER_PATHS.menu,
    },
    now.personas === 0 && {
      tone: 'maiz',
      icon: IdCard,
      title: `${nombre} no tiene personal`,
      text: 'Alguien tiene que ver los pedidos en la cocina.',
      action: 'Agregar',
      to: OWNER_PATHS.staff,
    },
  ];
  return needs
    .filter((need) => need !== false)
    .map((need) => ({ ...need, id: `${need.title} ${sede._id}`, sede }));
}

/** It ends by itself; whoever looks here may end it before. */
function paused(sede: Location, { servicio }: HomeSede, now: Date): Need[] {
  const pausa = servicio && pauseState(servicio, now);
  if (!pausa) return [];
  const reason = pausa.motivo && `«${pausa.motivo}»`;
  const who = [reason, servicio.pausa?.por].filter(Boolean).join(', ');
  return [
    {
      id: `pausa ${sede._id}`,
      tone: 'maiz',
      icon: Pause,
      title: `${pausedWords(pausa)} en ${sede.nombre} ${unbroken(untilWords(pausa.hasta, now))}`,
      text: [who, pausa.hasta && 'Vuelve sola'].filter(Boolean).join('. '),
      action: 'Reanudar',
      to: OWNER_PATHS.attention,
      resumes: true,
      sede,
    },
  ];
}

/** Nobody counts a till that everybody left. */
function shiftsLeftOpen(sede: Location, { turnos }: HomeSede, now: Date): Need[] {
  const left = (turnos?.abiertos ?? []).filter((one) => isLeftOpen(one, now));
  return left.map(({ caja, nombre, abierto, base }) => ({
    id: `turno ${caja} ${sede._id}`,
    tone: 'aji',
    icon: Timer,
    title: `Turno de caja abierto hace ${openFor(abierto, now)} en ${sede.nombre}`,
    // The hour ends with a full stop of its own.
    text: `${nombre}, desde ${unbroken(dayAndHour(abierto, now))} Base ${formatMoney(base)}`,
    action: 'Ver cierres',
    to: `${OWNER_PATHS.reports}?ver=cierres`,
    sede,
  }));
}

/** Sold-out dishes of all sedes are one row; its action opens the first of those sedes. */
function soldOut({ sedes, home }: HomeFacts): Need[] {
  const at = sedes.flatMap((sede) => {
    const now = home.find(({ dbName }) => dbName === sede.dbName);
    return now && now.agotados > 0 ? [{ sede, now }] : [];
  });
  const [first] = at;
  if (!first) return [];
  const total = at.reduce((sum, { now }) => sum + now.agotados, 0);
  const named = at.flatMap(({ sede, now }) =>
    now.platosAgotados.map((nombre) => ({ nombre, sede: sede.nombre })),
  );
  return [
    {
      id: 'agotados',
      tone: 'neutral',
      icon: Utensils,
      title: counted(total, 'plato agotado', 'platos agotados'),
      text: soldOutWords(named, total),
      action: 'Ver platos',
      to: OWNER_PATHS.menu,
      sede: first.sede,
    },
  ];
}

/** Dishes that need a group of which too little is left: they are not sold out, yet nobody can order them. */
function withoutOptions({ sedes, home }: HomeFacts): Need[] {
  const at = sedes.flatMap((sede) => {
    const dishes = home.find(({ dbName }) => dbName === sede.dbName)?.sinOpciones ?? [];
    return dishes.map((nombre) => ({ nombre, sede }));
  });
  const [first] = at;
  if (!first) return [];
  const named = at.map(({ nombre, sede }) => ({ nombre, sede: sede.nombre }));
  return [
    {
      id: 'sin opciones',
      tone: 'maiz',
      icon: ListX,
      title: `${counted(at.length, 'plato', 'platos')} sin opciones para elegir`,
      text: `${soldOutWords(named, at.length)}. Se agotó lo que hay que elegir y nadie puede pedirlo.`,
      action: 'Ver grupos',
      to: OWNER_PATHS.groups,
      sede: first.sede,
    },
  ];
}

const NAMED_DISHES = 3;
const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Ajiaco en Chapinero, Langostinos en Centro y Usaquén' */
function soldOutWords(named: readonly { nombre: string; sede: string }[], total: number): string {
  const dishes = [...Map.groupBy(named, ({ nombre }) => nombre)].slice(0, NAMED_DISHES);
  const words = dishes.map(
    ([nombre, at]) => `${nombre} en ${LIST.format(at.map(({ sede }) => sede))}`,
  );
  const left = total - dishes.reduce((sum, [, at]) => sum + at.length, 0);
  return left > 0 ? `${words.join(', ')} y ${left} más` : words.join(', ');
}

/** One row for all sedes; its action opens the settings of the first of them. */
function accountsOff({ sedes, home }: HomeFacts): Need[] {
  const off = sedes.filter(
    ({ dbName, activa }) =>
      activa !== false && home.some((now) => now.dbName === dbName && !now.cuentasActivas),
  );
  const [first] = off;
  if (!first) return [];
  return [
    {
      id: 'cuentas',
      tone: 'neutral',
      icon: ReceiptText,
      title: 'Activa las cuentas por mesa',
      text: `Las rondas de una mesa quedan en una sola cuenta. Falta en ${off.map(({ nombre }) => nombre).join(', ')}.`,
      action: 'Activar',
      to: OWNER_PATHS.sedeSettings,
      sede: first,
    },
  ];
}

function brandNeeds({ restaurant }: HomeFacts): Need[] {
  if (!restaurant) return [];
  const needs: (Need | false)[] = [
    restaurant.nombre === '' && {
      id: 'nombre',
      tone: 'neutral',
      icon: Store,
      title: 'Tu restaurante no tiene nombre',
      text: 'Sale en tu link, en los tiquetes y en los correos.',
      action: 'Ponerle nombre',
      to: OWNER_PATHS.website,
    },
  ];
  return needs.filter((need) => need !== false);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
