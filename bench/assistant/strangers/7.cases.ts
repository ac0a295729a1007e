import type { Group } from '../cases.ts';
import { menuOf } from '../menu-of.ts';

export const STREET = menuOf([
  {
    name: 'Salchipapas',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Salchipapa sencilla personal', 12_000, 'Papa, salchicha y salsas'],
      ['Salchipapa sencilla familiar', 28_000, 'Papa, salchicha y salsas'],
      ['Salchipapa ranchera personal', 17_000, 'Papa, salchicha ranchera, maíz y queso'],
      ['Salchipapa ranchera familiar', 36_000, 'Papa, salchicha ranchera, maíz y queso'],
      ['Salchipapa venezolana', 21_000, 'Papa, salchicha, repollo, queso y salsa tártara'],
    ],
  },
  {
    name: 'Arepas rellenas',
    dishes: [
      ['Arepa de carne desmechada', 13_000, 'Carne desmechada y queso', { adiciones: true }],
      ['Arepa de pollo', 12_500, 'Pollo desmechado y queso', { adiciones: true }],
      ['Arepa mixta', 15_000, 'Carne, pollo y queso', { adiciones: true }],
      ['Arepa con todo', 18_500, 'Carne, pollo, chorizo, huevo y queso', { adiciones: true }],
      ['Arepa de queso', 8_000, 'Solo queso', { sub: 'Vegetariano', adiciones: true }],
    ],
  },
  {
    name: 'Hamburguesas y perros',
    dishes: [
      ['Hamburguesa Santa Rosa', 18_000, 'Carne 150 g, queso y ripio de papa', { adiciones: true }],
      [
        'Hamburguesa doble carne',
        25_000,
        'Dos carnes, doble queso y tocineta',
        { adiciones: true },
      ],
      ['Perro sencillo', 9_000, 'Salchicha, ripio y salsas'],
      ['Perro hawaiano', 12_000, 'Salchicha, piña, queso y jamón'],
      ['Choriperro', 11_000, 'Chorizo, ripio y salsas'],
    ],
  },
  {
    name: 'Líquidos',
    flag: 'esBebida',
    dishes: [
      ['Coca-Cola', 4_000, '400 ml'],
      ['Coca-Cola Zero', 4_000, '400 ml'],
      ['Kola Hipinto', 3_500, '350 ml'],
      ['Hit de mango', 3_500, 'Caja'],
      ['Hit de mora', 3_500, 'Caja'],
      ['Mr Tea', 4_000, 'Limón o durazno'],
      ['Agua', 3_000, ''],
      ['Jugo de mandarina', 6_000, 'Natural', { agotado: true }],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Tocineta', 3_000, ''],
      ['Queso', 3_000, ''],
      ['Huevo de codorniz', 2_000, ''],
      ['Ripio', 1_000, ''],
    ],
  },
]);

export const STREET_CASES: readonly Group[] = [
  {
    group: 'séptima vuelta',
    cases: [
      ['una salchipapa sencilla familiar', 'cart: 1 Salchipapa sencilla familiar'],
      [
        'una salchi ranchera personal y una coca',
        'cart: 1 Salchipapa ranchera personal; 1 Coca-Cola',
      ],
      [
        'una salchipapa ranchera',
        'cart: - | shows: Salchipapa ranchera personal, Salchipapa ranchera familiar',
      ],
      [['una salchipapa ranchera', 'la familiar'], 'cart: 1 Salchipapa ranchera familiar'],
      [['una salchipapa ranchera', 'para uno solo'], 'same'],
      ['dos arepas con todo y un hit de mora', 'cart: 2 Arepa con todo; 1 Hit de mora'],
      ['una arepa con todo sin chorizo', 'cart: 1 Arepa con todo (sin chorizo)'],
      [
        'arepa mixta con tocineta y huevos de codorniz',
        'cart: 1 Arepa mixta +Tocineta +Huevo de codorniz',
      ],
      [
        'mano deme tres perros sencillos, uno de esos sin salsas',
        'lines: 2 Perro sencillo; 1 Perro sencillo | noted: sin salsas',
      ],
      [
        'una santa rosa doble queso y una cocacola cero',
        'lines: 1 Hamburguesa Santa Rosa; 1 Coca-Cola Zero',
      ],
      [
        'hamburguesa doble carne sin tocineta porfavor y pa tomar un mister tea',
        'cart: 1 Hamburguesa doble carne (sin tocineta); 1 Mr Tea',
      ],
      ['un mr tea de durazno', 'lines: 1 Mr Tea | noted: durazno'],
      [
        'buenas me colabora con dos choriperros y dos hipintos',
        'cart: 2 Choriperro; 2 Kola Hipinto',
      ],
      [
        '2 arepas de pollo 1 de carne y 3 cocas',
        'cart: 2 Arepa de pollo; 1 Arepa de carne desmechada; 3 Coca-Cola',
      ],
      ['una hamburguesa', 'cart: - | shows: Hamburguesa Santa Rosa, Hamburguesa doble carne'],
      [
        ['una hamburguesa y un perro', 'doble', 'el hawaiano'],
        'cart: 1 Hamburguesa doble carne; 1 Perro hawaiano',
      ],
      [['un hit', 'mango'], 'cart: 1 Hit de mango'],
      [['dos hit', 'uno y uno'], 'cart: 1 Hit de mango; 1 Hit de mora'],
      ['ey tienes salchipapa venezolana? dame una', 'cart: 1 Salchipapa venezolana'],
      ['un juguito de mandarina', 'cart: - | says: Jugo de mandarina'],
      ['una arepita de queso calientica', 'lines: 1 Arepa de queso'],
      ['quiero comer algo rapido', 'cart: -'],
      [['una arepa mixta', 'mejor con todo'], 'cart: 1 Arepa con todo'],
      [['una arepa mixta', 'ponle queso extra'], 'cart: 1 Arepa mixta +Queso'],
      [['un perro sencillo', 'con tocineta'], 'cart: 1 Perro sencillo (con tocineta)'],
      [['dos cocas', 'una que sea zero'], 'cart: 1 Coca-Cola; 1 Coca-Cola Zero'],
      [['tres cocas', 'no, dos no más'], 'cart: 2 Coca-Cola'],
      [['una coca y un perro sencillo', 'me arrepentí del perro'], 'cart: 1 Coca-Cola'],
      [
        ['una coca y un perro sencillo', 'el perro cámbialo por un choriperro'],
        'cart: 1 Coca-Cola; 1 Choriperro',
      ],
      [['una coca', 'elimínala'], 'cart: -'],
      [
        ['una santa rosa', 'sin ripio', 'y con huevo de codorniz'],
        'cart: 1 Hamburguesa Santa Rosa (sin ripio) +Huevo de codorniz',
      ],
      [
        ['una santa rosa', 'otra igual pero sin queso'],
        'cart: 1 Hamburguesa Santa Rosa; 1 Hamburguesa Santa Rosa (sin queso)',
      ],
      ['cuanto vale la salchipapa familiar', 'cart: - | says: $28.000, $36.000'],
      ['y la mixta en cuánto sale', 'cart: - | says: $15.000'],
      ['precio de la doble carne', 'cart: - | says: $25.000'],
      ['qué lleva la arepa con todo', 'cart: - | says: chorizo'],
      ['la hawaiana trae jamón?', 'cart: - | says: sí'],
      ['la venezolana qué tiene de diferente', 'cart: - | says: repollo'],
      ['cuánto vale agregarle tocineta', 'cart: - | says: $3.000'],
      ['cuántos gramos tiene la carne de la santa rosa', 'cart: - | says: 150'],
      ['qué arepas hay', 'cart: - | shows: Arepa mixta, Arepa de queso'],
      ['qué me recomiendas mano', 'cart: -'],
      ['qué es lo más rico que tienen', 'cart: -'],
      ['algo sin carne', 'cart: - | shows: Arepa de queso'],
      ['lo más barato para comer', 'cart: - | says: Arepa de queso'],
      ['tengo 15 mil pa comer qué me ofrece', 'cart: - | hushes: doble carne'],
      ['qué gaseosas manejan', 'cart: - | shows: Coca-Cola'],
      [['un choriperro y una coca', 'a cuánto asciende'], 'same | says: $15.000'],
      [['un choriperro', 'qué he pedido'], 'same | says: Choriperro'],
      [['un choriperro', 'vale pues'], 'same | redirect'],
      [['un choriperro', 'claro que sí'], 'same | redirect'],
      [['un choriperro', 'de acuerdo'], 'same | redirect'],
      [['un choriperro', 'eso es todo por hoy'], 'same | redirect'],
      [['un choriperro', 'confirmo el pedido'], 'same | redirect'],
      [['un choriperro', 'hágale mano'], 'same | redirect'],
      [['un choriperro', 'no me gusta'], 'cart: 1 Choriperro'],
      ['hasta qué hora hay domicilios', 'cart: -'],
      ['sumercé me dice la dirección', 'cart: - | says: Carrera 33'],
      ['jajaja tan bobo', 'cart: -'],
      ['cuéntame un secreto', 'cart: -'],
    ],
  },
];
