import { describe, expect, it } from 'vitest';
import { offerFinder } from '../menu/catalogue.ts';
import { aCategory, anOrderLine, aProduct } from '../testing/test-factories.ts';
import { routed } from './routing.rules.ts';

const find = offerFinder({
  categories: [
    aCategory({ estacion: 'parrilla' }),
    aCategory({ _id: 'c-bebidas', name: 'Bebidas', estacion: 'barra' }),
    aCategory({ _id: 'c-papas', name: 'Papas' }),
  ],
  products: [
    aProduct(),
    aProduct({ id_sigo: 'LIMONADA', categoryId: 'c-bebidas' }),
    aProduct({ id_sigo: 'AGUA', categoryId: 'c-bebidas', estacion: '-' }),
    aProduct({ id_sigo: 'PAPAS', categoryId: 'c-papas' }),
  ],
});
const stations = new Set(['parrilla', 'barra']);
const extra = (id_sigo: string) => ({ id_sigo, nombre: id_sigo, precio: 0 });
const option = (codigo: string, id_sigo?: string) => ({
  codigo,
  nombre: codigo,
  precio: 0,
  cantidad: 1,
  incluidas: 0,
  ...(id_sigo && { id_sigo }),
});
const combo = { bebida: extra('LIMONADA'), adicional: extra('PAPAS') };

describe('a line', () => {
  it('says which station makes it', () => {
    const lines = [
      anOrderLine(),
      anOrderLine({ id_sigo: 'PAPAS' }),
      anOrderLine({ id_sigo: 'AGUA' }),
    ];
    expect(routed(lines, { find, stations }).map(({ estacion }) => estacion)).toEqual([
      'parrilla',
      undefined,
      '-',
    ]);
  });

  it('says of its parts only what another station makes', () => {
    const [line] = routed([anOrderLine({ combo, adiciones: [extra('LIMONADA')] })], {
      find,
      stations,
    });
    expect(line?.combo?.bebida.estacion).toBe('barra');
    expect(line?.combo?.adicional.estacion).toBe('cocina');
    expect(line?.adiciones).toEqual([extra('LIMONADA')]);
  });

  it('says it of options that are a dish, also of those that hang under another one', () => {
    const grupos = [
      {
        codigo: 'combo',
        nombre: 'En combo',
        opciones: [
          {
            ...option('si'),
            grupos: [
              { codigo: 'bebida', nombre: 'Bebida', opciones: [option('limonada', 'LIMONADA')] },
            ],
          },
          option('bandeja', 'BANDEJA'),
        ],
      },
    ];
    const [line] = routed([anOrderLine({ grupos })], { find, stations });
    const [si, bandeja] = line?.grupos?.[0]?.opciones ?? [];
    expect(si?.estacion).toBeUndefined();
    expect(si?.grupos?.[0]?.opciones[0]?.estacion).toBe('barra');
    expect(bandeja?.estacion).toBeUndefined();
  });

  it('of a sede without stations says nothing', () => {
    const line = anOrderLine({ combo });
    expect(routed([line], { find, stations: new Set() })).toEqual([line]);
  });

  it('stays where it is made through an edit that leaves its plate, whatever the menu says by then', () => {
    const [before] = routed([anOrderLine({ linea: 1, combo })], { find, stations });
    if (!before) throw new Error('nothing was routed');
    const edited = [
      anOrderLine({ linea: 1, combo, cantidad: 3 }),
      anOrderLine({ linea: 2, nota: 'Sin sal' }),
    ];
    const moved = new Set(['barra']);
    const [same, other] = routed(edited, { find, stations: moved }, [before]);
    expect(same?.estacion).toBe('parrilla');
    expect(same?.combo).toEqual(before.combo);
    expect(other?.estacion).toBeUndefined();
  });
});
