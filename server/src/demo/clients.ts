import { bogotaClock, DAY_MS, fromBogotaClock } from '@comanda/contract/days';
import { fold } from '@comanda/contract/fold';
import { type Chance, createChance } from './chance.ts';
import type { DemoSede } from './restaurant.ts';
import { STAFF, WAITRESS_AND_CLIENT } from './staff.ts';

export const CLIENT_EMAIL = 'cliente@lasazon.example';

const CLIENTS = 40;
export type DemoClient = {
  id: string;
  nombre: string;
  email: string;
  telefono: string;
  direccion: string;
  fecha_registro: Date;
};

type Person = Omit<DemoClient, 'id' | 'fecha_registro'>;

/** The most loyal clients first, starting with the demo's own client. */
export function clientsOf(sede: DemoSede, now: Date, uuid: () => string): DemoClient[] {
  const chance = createChance(`clients of ${sede.key}`);
  const people = new Map<string, Person>();
  const add = (person: Person) => people.set(person.email, person);
  add({ ...strangerIn(sede, chance), nombre: 'Carolina Mejía', email: CLIENT_EMAIL });
  while (people.size < CLIENTS / 2) add(strangerIn(sede, chance));
  for (const { nombre, email, telefono, direccion } of STAFF[sede.key]) {
    if (email === WAITRESS_AND_CLIENT) add({ nombre, email, telefono, direccion });
  }
  while (people.size < CLIENTS) add(strangerIn(sede, chance));

  return [...people.values()].map((person, i) => {
    // Old customers are the loyal ones; the last few came these days.
    const daysAgo = 1 + sede.openedDaysAgo * (1 - i / CLIENTS) ** 1.4 * chance.between(0.85, 0.98);
    return { ...person, id: uuid(), fecha_registro: atWakingHours(now, daysAgo, chance) };
  });
}

/** Somebody from the neighbourhood, with or without an account. */
export function strangerIn(sede: DemoSede, chance: Chance): Person {
  const first = chance.pick(FIRST_NAMES);
  const last = chance.pick(LAST_NAMES);
  const second = chance.pick(LAST_NAMES.filter((name) => name !== last));
  const mailbox = [first, last].map((name) => fold(name).replaceAll(' ', '')).join('.');
  return {
    nombre: chance.happens(0.6) ? `${first} ${last}` : `${first} ${last} ${second}`,
    email: `${mailbox}${chance.whole(1, 99)}@correo.example`,
    telefono: `${chance.whole(300, 324)} 555 0${chance.whole(200, 999)}`,
    direccion: addressIn(sede, chance),
  };
}

function addressIn({ calles, barrios }: DemoSede, chance: Chance): string {
  const street = chance.happens(0.6)
    ? `Calle ${chance.whole(calles.from, calles.to)} # ${chance.whole(2, 17)}`
    : `Carrera ${chance.whole(2, 17)} # ${chance.whole(calles.from, calles.to)}`;
  const door = `${street}-${String(chance.whole(3, 98)).padStart(2, '0')}`;
  const inside = chance.weighted([
    [`, apto ${chance.whole(1, 9)}0${chance.whole(1, 6)}`, 6],
    [`, casa ${chance.whole(1, 12)}`, 1],
    [`, oficina ${chance.whole(2, 8)}0${chance.whole(1, 4)}`, 1],
    ['', 2],
  ]);
  return `${door}${inside}, ${chance.favourite(barrios)}`;
}

function atWakingHours(now: Date, daysAgo: number, chance: Chance): Date {
  const clock = bogotaClock(new Date(now.getTime() - daysAgo * DAY_MS));
  clock.setUTCHours(chance.whole(9, 20), chance.whole(0, 59), chance.whole(0, 59), 0);
  const date = fromBogotaClock(clock);
  return date < now ? date : new Date(date.getTime() - DAY_MS);
}

const FIRST_NAMES = [
  'María Fernanda',
  'Carlos',
  'Ana Milena',
  'Jorge',
  'Luisa',
  'Santiago',
  'Paola',
  'Miguel Ángel',
  'Natalia',
  'Hernán',
  'Catalina',
  'Julián',
  'Gloria',
  'Ricardo',
  'Mónica',
  'Felipe',
  'Yolanda',
  'David',
  'Angélica',
  'Mauricio',
  'Juliana',
  'Édgar',
  'Lina',
  'Nicolás',
  'Claudia',
  'Álvaro',
  'Tatiana',
  'Gustavo',
  'Marcela',
  'Iván',
  'Sofía',
  'Rafael',
  'Viviana',
  'Tomás',
  'Beatriz',
  'Esteban',
  'Mariana',
  'Fabio',
  'Isabel',
  'Cristian',
] as const;

const LAST_NAMES = [
  'Rodríguez',
  'Gómez',
  'Moreno',
  'Ramírez',
  'Torres',
  'Castro',
  'Ortiz',
  'Rojas',
  'Sánchez',
  'Díaz',
  'Vargas',
  'Castillo',
  'Guerrero',
  'Muñoz',
  'Restrepo',
  'Salazar',
  'Acosta',
  'Beltrán',
  'Cifuentes',
  'Nieto',
  'Pinzón',
  'Barrera',
  'Avendaño',
  'Lozano',
  'Ibáñez',
  'Cuervo',
  'Useche',
  'Galindo',
  'Páez',
  'Zambrano',
] as const;
