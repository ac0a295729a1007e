// @vitest-environment happy-dom
import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DOUBLE_TAP_MS } from '../../lib/double-tap.ts';
import { clearStorage } from '../../lib/storage.ts';
import { useSeenChanges } from '../tracking/seen-changes.ts';
import { EVERYTHING, PASS, type Post } from './kitchen-post.ts';
import { KitchenSlip } from './kitchen-slip.tsx';

afterEach(() => {
  cleanup();
  clearStorage();
  vi.clearAllMocks();
});

const arepa = anOrderLine({ id_sigo: 'AREPA', nombre: 'Arepa de huevo', cantidad: 2 });
const ajiaco = anOrderLine({ id_sigo: 'AJIACO', nombre: 'Ajiaco' });
const mojarra = anOrderLine({ id_sigo: 'MOJARRA', nombre: 'Mojarra frita' });
const now = new Date('2025-11-14T18:10:00.000Z');

const edited = (over: Partial<Order> = {}) =>
  anOrder({
    productos: [arepa, ajiaco],
    updates: [
      {
        name: 'Laura Beltrán',
        email: 'laura@demo.co',
        date: '2025-11-14T18:07:00.000Z',
        productosAntes: [{ ...arepa, cantidad: 1 }, mojarra],
      },
    ],
    ...over,
  });

const SERVICES: ReadonlySet<string> = new Set(['DESCORCHE']);

interface SlipProps {
  order: Order;
  round?: number | null;
  post?: Post;
  stations?: readonly Station[];
}

/** The slip as the board renders it. */
function Slip({ order, round = null, post = EVERYTHING, stations = [] }: SlipProps) {
  const { seenAt, markSeen } = useSeenChanges();
  return (
    <KitchenSlip
      order={order}
      round={round}
      now={now}
      isNews={false}
      seenAt={seenAt(order)}
      services={SERVICES}
      post={post}
      stations={stations}
      keyNumber={1}
      isFirst
      cancelled={null}
      cancelledWhy=""
      onDone={onDone}
      onStrike={onStrike}
      onSeeChange={markSeen}
    />
  );
}
const onDone = vi.fn();
const onStrike = vi.fn();
const lineOf = (nombre: string) => {
  const line = screen.getByText(nombre).closest('li');
  if (!line) throw new Error(`no ${nombre}`);
  return within(line);
};
const marks = () => screen.queryAllByText(/Cambió: antes|^Nuevo$|Se quitó/);

describe('an order edited while it is in the kitchen', () => {
  it('says who edited it and when, and marks each changed, new or removed dish', () => {
    render(<Slip order={edited()} />);
    expect(screen.getByText('Editado hace 3 min por Laura Beltrán')).toBeTruthy();
    expect(lineOf('Arepa de huevo').getByText('Cambió: antes 1')).toBeTruthy();
    expect(lineOf('Ajiaco').getByText('Nuevo')).toBeTruthy();
    expect(lineOf('Mojarra frita').getByText('Se quitó')).toBeTruthy();
    expect(screen.getByText('Mojarra frita').tagName).toBe('DEL');
  });

  describe('says on one line what that line was:', () => {
    const queso = { id_sigo: 'QUESO', nombre: 'Queso', precio: 2_000 };
    const huevo = { id_sigo: 'HUEVO', nombre: 'Huevo', precio: 2_000 };
    const show = (was: object, is: object) => {
      const order = edited({ productos: [{ ...ajiaco, linea: 1, ...is }] });
      const [update] = order.updates;
      if (!update) throw new Error('no update');
      const productosAntes = [{ ...ajiaco, linea: 1, ...was }];
      render(<Slip order={{ ...order, updates: [{ ...update, productosAntes }] }} />);
      expect(screen.getAllByText('Ajiaco')).toHaveLength(1);
    };

    it('the note that is not valid any more, before the new one', () => {
      show({ nota: 'sin crema' }, { nota: 'sin alcaparras' });
      const [was, is] = lineOf('Ajiaco').getAllByText(/^sin/);
      expect([was?.textContent, was?.tagName]).toEqual(['sin crema', 'DEL']);
      expect([is?.textContent, is?.closest('del')]).toEqual(['sin alcaparras', null]);
      expect(marks()).toEqual([]);
    });

    it('a note that is gone', () => {
      show({ nota: 'sin crema' }, {});
      expect(screen.getByText('sin crema').tagName).toBe('DEL');
      expect(marks().map((mark) => mark.textContent)).toEqual(['Se quitó']);
    });

    it('the additions that came and went', () => {
      show({ adiciones: [queso] }, { adiciones: [huevo] });
      const rows = lineOf('Ajiaco').getAllByRole('listitem');
      expect(rows.map((row) => row.textContent)).toEqual(['+Huevo Nuevo', '+Queso Se quitó']);
      expect(screen.getByText('Queso').tagName).toBe('DEL');
    });

    it('how many there were', () => {
      show({}, { cantidad: 3, nota: 'sin crema' });
      expect(lineOf('Ajiaco').getByText('Cambió: antes 1')).toBeTruthy();
    });
  });

  it('stays marked until the cook has seen the edit, even after the tablet restarts', () => {
    const { unmount } = render(<Slip order={edited()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ya lo vi' }));
    expect(marks()).toEqual([]);
    expect(screen.queryByText('Mojarra frita')).toBeNull();
    unmount();
    render(<Slip order={edited()} />);
    expect(marks()).toEqual([]);
    expect(screen.getByText('Editado hace 3 min por Laura Beltrán')).toBeTruthy();
  });

  it('is marked again by the next edit', () => {
    const { rerender } = render(<Slip order={edited()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ya lo vi' }));
    const again = edited();
    const [first] = again.updates;
    if (!first) throw new Error('no update');
    again.updates.push({ ...first, date: '2025-11-14T18:09:00.000Z' });
    rerender(<Slip order={again} />);
    expect(marks()).toHaveLength(3);
  });

  it('has no marks once it is prepared', () => {
    render(<Slip order={edited({ estado: 'preparado', fechaPreparado: now.toISOString() })} />);
    expect(marks()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^(Ya lo vi|Marcar)/ })).toBeNull();
  });
});

describe('what comes with a dish', () => {
  const queso = { nombre: 'Queso', id_sigo: 'QUESO', precio: 2_000 };
  const option = { precio: 0, cantidad: 1, incluidas: 0 };
  const limonada = { ...option, codigo: 'limonada', nombre: 'Limonada' };
  const grupos = [
    {
      codigo: 'salsas',
      nombre: 'Salsas',
      opciones: [{ ...option, codigo: 'hogao', nombre: 'Hogao', cantidad: 2 }],
    },
    {
      codigo: 'combo',
      nombre: 'Combo',
      opciones: [
        {
          ...option,
          codigo: 'en-combo',
          nombre: 'En combo',
          grupos: [{ codigo: 'bebida', nombre: 'Bebida', opciones: [limonada] }],
        },
      ],
    },
  ];
  const rowsOf = (nombre: string) =>
    lineOf(nombre)
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('has a row for each option, and says of several dishes that it is of each', () => {
    const { rerender } = render(<Slip order={anOrder({ productos: [{ ...ajiaco, grupos }] })} />);
    expect(rowsOf('Ajiaco')).toEqual(['+Hogao ×2', '+En combo', '+Limonada']);
    rerender(<Slip order={anOrder({ productos: [{ ...ajiaco, cantidad: 2, grupos }] })} />);
    expect(rowsOf('Ajiaco')).toEqual(['+Hogao ×2 (c/u)', '+En combo (c/u)', '+Limonada (c/u)']);
  });

  it('says that an addition of the first version is for one of several dishes', () => {
    render(<Slip order={anOrder({ productos: [{ ...arepa, adiciones: [queso] }] })} />);
    expect(rowsOf('Arepa de huevo')).toEqual(['+Queso (para 1)']);
  });

  it('is marked as changed when an option changed', () => {
    const before = { ...ajiaco, grupos: grupos.slice(0, 1) };
    const order = edited({ productos: [{ ...ajiaco, grupos }] });
    const [update] = order.updates;
    if (!update) throw new Error('no update');
    render(<Slip order={{ ...order, updates: [{ ...update, productosAntes: [before] }] }} />);
    expect(marks().map((mark) => mark.textContent)).toEqual(['Nuevo', 'Se quitó']);
  });
});

it('warns of an allergy wherever the note mentions one', () => {
  render(<Slip order={anOrder({ productos: [{ ...ajiaco, nota: 'ALÉRGICO al maní' }, arepa] })} />);
  expect(lineOf('Ajiaco').getByRole('img', { name: 'Alergia' })).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Alergia' })).toHaveLength(1);
});

it('says in words how long an order has waited, past an hour too', () => {
  render(<Slip order={anOrder({ horaCreacion: '2025-11-14T17:09:00.000Z' })} />);
  expect(screen.getByText('Más de una hora')).toBeTruthy();
});

describe('services', () => {
  const descorche = anOrderLine({ id_sigo: 'DESCORCHE', nombre: 'Descorche', cantidad: 2 });

  it('are listed apart from the dishes to cook', () => {
    render(<Slip order={anOrder({ productos: [descorche, ajiaco] })} />);
    const words = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(words).toEqual(['1Ajiaco', 'Servicio: 2 × Descorche']);
  });

  it('alone leave nothing to cook, and the order can still be marked as prepared', () => {
    render(<Slip order={anOrder({ productos: [descorche] })} />);
    expect(screen.getByText('Nada que cocinar')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Marcar como preparado/ }));
    expect(onDone).toHaveBeenCalled();
  });
});

describe('the head of a slip', () => {
  it('says the table and the round, and that a later round is an addition', () => {
    const { rerender } = render(<Slip order={anOrder({ mesa: '7' })} round={1} />);
    expect(screen.getByRole('heading', { name: /, Mesa 7$/ })).toBeTruthy();
    expect(screen.getByText(/^Ronda.1$/)).toBeTruthy();
    expect(screen.queryByText('ADICIÓN')).toBeNull();
    rerender(<Slip order={anOrder({ mesa: '7' })} round={2} />);
    expect(screen.getByText(/^Ronda.2$/)).toBeTruthy();
    expect(screen.getByText('ADICIÓN')).toBeTruthy();
  });

  it('says from which table the order came, and who moved it', () => {
    const date = '2025-11-14T18:07:00.000Z';
    const updates = [{ name: 'Laura', email: 'laura@demo.co', date, mesaAntes: '7' }];
    render(<Slip order={anOrder({ mesa: '9', updates })} round={1} />);
    expect(screen.getByText('Mesa 7 → 9')).toBeTruthy();
    expect(screen.getByText('Cambiado de mesa hace 3 min por Laura: Mesa 7 → 9')).toBeTruthy();
  });

  it('says from what to what the tipo changed, and still how the client is called', () => {
    const antes = { tipo: 'en_local', mesa: '4', metodoPago: 'efectivo', total: 1 } as const;
    const by = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:07:00.000Z' };
    const updates = [{ ...by, antes, productosAntes: [] }];
    render(<Slip order={anOrder({ tipo: 'para_llevar', mesa: null, updates })} />);
    expect(screen.getByText('Mesa 4 → Para llevar')).toBeTruthy();
    expect(screen.getByText('Ana Gómez')).toBeTruthy();
    const words = 'Editado hace 3 min por Laura: Mesa 4 → Para llevar';
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says how the client was called before', () => {
    const antes = {
      tipo: 'para_llevar',
      mesa: null,
      metodoPago: 'efectivo',
      total: 1,
      nombreCliente: 'Camilo',
    } as const;
    const by = { name: 'Laura', email: 'laura@demo.co', date: '2025-11-14T18:07:00.000Z' };
    const updates = [{ ...by, antes, productosAntes: [] }];
    render(<Slip order={anOrder({ tipo: 'para_llevar', mesa: null, updates })} />);
    expect(screen.getByText('Camilo').tagName).toBe('DEL');
    expect(screen.getByText('Ana Gómez')).toBeTruthy();
  });
});

describe('at the stations', () => {
  const station = (clave: string, nombre: string) => ({
    clave,
    nombre,
    impresora: null,
    objetivoMin: 10,
  });
  const stations = [station('parrilla', 'Parrilla'), station('barra', 'Barra')];
  const limonada = { id_sigo: 'LIMONADA', nombre: 'Limonada', precio: 0, estacion: 'barra' };
  const papas = { id_sigo: 'PAPAS', nombre: 'Papas', precio: 0 };
  const combo = anOrderLine({
    linea: 1,
    nombre: 'Churrasco',
    estacion: 'parrilla',
    nota: 'Sin hielo',
    combo: { bebida: limonada, adicional: papas },
  });
  const beer = anOrderLine({ linea: 2, nombre: 'Cerveza', estacion: 'barra', cantidad: 3 });
  const order = (over: Partial<Order> = {}) =>
    anOrder({ productos: [combo, beer], horaCreacion: '2025-11-14T18:05:00.000Z', ...over });
  const at = (post: Post, over: Partial<Order> = {}) =>
    render(<Slip order={order(over)} post={post} stations={stations} />);
  const LISTO = '2025-11-14T18:08:00.000Z';

  it('a station sees what it makes, with the dish that it goes with, and where else the order is made', () => {
    at('barra');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['1Limonadacon ChurrascoSin hielo', '3Cerveza']);
    expect(screen.getByText('También en: Parrilla (1)')).toBeTruthy();
    expect(screen.queryByText('Papas')).toBeNull();
    cleanup();
    at('parrilla', { cocina: { listo: { '1.1': LISTO, 2: LISTO } } });
    expect(screen.getByText('Papas')).toBeTruthy();
    expect(screen.getByText('También en: Barra, listo')).toBeTruthy();
  });

  it('a tap strikes a plate, and a second tap takes that back', () => {
    at('barra');
    fireEvent.click(screen.getByRole('button', { name: 'Listo: 3 Cerveza', pressed: false }));
    expect(onStrike).toHaveBeenCalledWith(expect.anything(), ['2'], true);
    cleanup();
    at('barra', { cocina: { listo: { 2: LISTO } } });
    fireEvent.click(screen.getByRole('button', { name: 'Listo: 3 Cerveza', pressed: true }));
    expect(onStrike).toHaveBeenLastCalledWith(expect.anything(), ['2'], false);
  });

  it('a double tap strikes once, and holds up no other dish', () => {
    at('barra');
    const tap = (name: string, timeStamp: number) => {
      const button = screen.getByRole('button', { name });
      const click = createEvent.click(button);
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      fireEvent(button, click);
      return onStrike.mock.calls.length;
    };
    expect(tap('Listo: 3 Cerveza', 5_000)).toBe(1);
    expect(tap('Listo: 3 Cerveza', 5_300)).toBe(1);
    expect(tap('Listo: 1 Limonada', 5_300)).toBe(2);
    expect(tap('Listo: 3 Cerveza', 5_000 + DOUBLE_TAP_MS)).toBe(3);
  });

  it('a tap on a whole dish strikes all of its plates', () => {
    at(EVERYTHING);
    fireEvent.click(screen.getByRole('button', { name: 'Listo: 1 Churrasco' }));
    expect(onStrike).toHaveBeenCalledWith(expect.anything(), ['1', '1.1'], true);
  });

  it('the button of a slip is of the station', () => {
    at('parrilla');
    fireEvent.click(screen.getByRole('button', { name: /Listo en Parrilla/ }));
    expect(onDone).toHaveBeenCalled();
  });

  it('the pass sees each plate with its station, and what is missing', () => {
    at(PASS, { cocina: { listo: { 1: LISTO } } });
    expect(lineOf('Churrasco').getByText(/^Parrilla/).textContent).toBe('Parrilla, listo');
    expect(lineOf('Cerveza').getByText('5 min')).toBeTruthy();
    expect(screen.getByText('Faltan 4: Barra 4')).toBeTruthy();
  });

  it('the pass calls an order that is ready until it is handed out', () => {
    at(PASS, { estado: 'preparado', fechaPreparado: LISTO });
    expect(screen.getByText('Todo listo')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Ya salió/ }));
    expect(onDone).toHaveBeenCalled();
  });

  it('what was prepared long ago takes no tap', () => {
    at('barra', { estado: 'preparado', fechaPreparado: '2025-11-14T18:01:00.000Z' });
    expect(screen.queryByRole('button', { name: /^Listo: / })).toBeNull();
  });
});
