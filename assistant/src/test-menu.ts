import type { Product } from '@comanda/contract/menu/menu';
import { aCategory, aProduct } from '@comanda/contract/testing/test-factories';
import { EMPTY_MEMORY } from './answer.ts';
import type { Turn } from './assistant.ts';

const platos = aCategory({ _id: 'platos', name: 'Platos fuertes', esPlatoPrincipal: true });
const bebidas = aCategory({ _id: 'bebidas', name: 'Bebidas', esBebida: true });
const postres = aCategory({ _id: 'postres', name: 'Postres' });
const lados = aCategory({ _id: 'lados', name: 'Acompañamientos', esAdicional: true });
const adiciones = aCategory({ _id: 'adiciones', name: 'Adiciones' });
const servicios = aCategory({ _id: 'servicios', name: 'Servicios' });
const ocultos = aCategory({ _id: 'ocultos', name: 'Navidad', active: false });

const product = (
  _id: string,
  category: { _id: string },
  nombre: string,
  precio: number,
  more: Partial<Product> = {},
) =>
  aProduct({
    _id,
    categoryId: category._id,
    nombre,
    precio,
    descripcion: '',
    id_sigo: _id.toUpperCase(),
    permiteAdiciones: false,
    ...more,
  });

export const TEST_MENU: Turn['menu'] = {
  categories: [platos, bebidas, postres, lados, adiciones, servicios, ocultos],
  products: [
    product('bandeja', platos, 'Bandeja paisa', 35_000, {
      descripcion: 'Fríjoles, chicharrón, huevo y aguacate',
    }),
    product('mojarra', platos, 'Mojarra frita', 37_000, { descripcion: 'Con patacón y arroz' }),
    product('langosta', platos, 'Langosta', 90_000, { agotado: true }),
    product('coco', bebidas, 'Limonada de coco', 12_000),
    product('natural', bebidas, 'Limonada natural', 8_000),
    product('coca', bebidas, 'Coca-Cola', 5_000),
    product('jugo', bebidas, 'Jugo natural', 7_000, { descripcion: 'De mora, lulo o mango' }),
    product('tres-leches', postres, 'Tres leches', 10_000),
    product('papas', lados, 'Papas a la francesa', 7_000),
    product('yuca', lados, 'Yuca frita', 6_000),
    product('aguacate', adiciones, 'Aguacate', 5_000),
    product('queso', adiciones, 'Queso costeño', 4_000, { agotado: true }),
    product('salon', servicios, 'Decoración', 35_000),
    product('natilla', ocultos, 'Natilla', 6_000),
  ],
};

/** A turn of a talk that has just begun. */
export function aTurn(message: string, over: Partial<Turn> = {}): Turn {
  return {
    menu: TEST_MENU,
    sede: {
      nombre: 'Centro',
      direccion: 'Calle 12 # 5-43',
      telefono: '601 555 0187',
      horario: 'Todos los días, 11 a. m. – 9 p. m.',
    },
    config: {
      nombreAsistente: 'Marta',
      tono: 'calido',
      frasesConfirmacion: [],
      instruccionesCorreccion: '',
      parametros: [],
      redesSociales: { whatsapp: '', instagram: '', facebook: '' },
    },
    cart: [],
    memory: EMPTY_MEMORY,
    now: new Date('2026-11-14T18:30:00Z'),
    message,
    ...over,
  };
}
