import type { Group } from './cases.ts';
import { menuOf } from './menu-of.ts';

/** A third look, on a menu of yet another kind. */
export const GRILL = menuOf([
  {
    name: 'Carnes a la brasa',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Punta de anca', 38_000, '300 gramos con papa al vapor y ensalada'],
      ['Baby beef', 42_000, 'Con yuca frita y guacamole'],
      ['Chuletón de cerdo', 35_000, 'Con puré y manzana'],
      ['Pincho de pollo', 22_000, 'Con arepa y papa criolla'],
      ['Pincho mixto', 26_000, 'Res, pollo y chorizo con arepa'],
      ['Parrillada para dos', 79_000, 'Res, cerdo, pollo, chorizo y morcilla', { agotado: true }],
    ],
  },
  {
    name: 'Entradas',
    dishes: [
      ['Chicharrones con arepa', 16_000, 'Carnudos'],
      ['Champiñones al ajillo', 15_000, 'Con pan tostado', { sub: 'Vegetariano' }],
      ['Provoleta', 18_000, 'Queso provolone a la parrilla con orégano', { sub: 'Vegetariano' }],
      ['Morcilla', 9_000, 'Con limón y arepa'],
    ],
  },
  {
    name: 'Bebidas',
    flag: 'esBebida',
    dishes: [
      ['Sangría copa', 14_000, ''],
      ['Sangría jarra', 48_000, ''],
      ['Gaseosa', 5_000, 'Coca-Cola, Pepsi, Manzana o Colombiana'],
      ['Jugo de lulo', 8_000, 'En agua'],
      ['Jugo de mango', 8_000, 'En agua'],
      ['Limonada de yerbabuena', 7_500, ''],
      ['Limonada de mango biche', 9_000, ''],
      ['Agua', 4_000, ''],
      ['Cerveza Poker', 6_000, ''],
      ['Cerveza Tres Cordilleras', 11_000, 'Artesanal'],
    ],
  },
  {
    name: 'Postres',
    dishes: [
      ['Cuajada con melao', 9_000, ''],
      ['Torta de zanahoria', 11_000, ''],
      ['Helado de la casa', 8_000, 'Vainilla o arequipe'],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Chorizo', 6_000, ''],
      ['Papa criolla', 5_000, ''],
      ['Arepa con queso', 5_500, ''],
      ['Chimichurri', 1_000, ''],
    ],
  },
]);

export const GRILL_CASES: readonly Group[] = [
  {
    group: 'tercera vuelta',
    cases: [
      ['una punta de anca término tres cuartos', 'cart: 1 Punta de anca (término tres cuartos)'],
      [
        'quiubo parce, me das dos pinchos mixtos y dos poker',
        'cart: 2 Pincho mixto; 2 Cerveza Poker',
      ],
      ['un pincho', 'cart: - | shows: Pincho de pollo, Pincho mixto'],
      [['un pincho', 'pollo'], 'cart: 1 Pincho de pollo'],
      ['el baby beef con chorizo y sin yuca', 'cart: 1 Baby beef (sin yuca) +Chorizo'],
      ['un babi bif', 'cart: 1 Baby beef'],
      ['chicharroncitos con arepa', 'cart: 1 Chicharrones con arepa'],
      ['una jarra de sangría', 'cart: 1 Sangría jarra'],
      ['una sangria', 'cart: - | shows: Sangría copa, Sangría jarra'],
      ['una tres cordilleras', 'cart: 1 Cerveza Tres Cordilleras'],
      [
        'dos limonadas una de yerbabuena y otra de mango biche',
        'cart: 1 Limonada de yerbabuena; 1 Limonada de mango biche',
      ],
      ['una pepsi', 'cart: 1 Gaseosa (pepsi)'],
      ['un jugo de mango en leche', 'cart: 1 Jugo de mango (en leche)'],
      ['helado de arequipe', 'cart: 1 Helado de la casa (de arequipe)'],
      ['una parrillada para dos', 'cart: - | says: Parrillada para dos'],
      ['me provoca algo dulcecito', 'cart: - | shows: Cuajada con melao'],
      ['qué entradas tienen sin carne', 'cart: - | shows: Provoleta | hushes: Morcilla'],
      ['qué es la provoleta', 'cart: - | says: orégano'],
      ['a cuánto la jarra de sangría', 'cart: - | says: $48.000'],
      ['cuánto valdrían tres jugos de lulo', 'cart: - | says: $24.000'],
      ['el chuletón viene con qué', 'cart: - | says: puré'],
      ['la carne más cara cuál es', 'cart: - | says: Baby beef'],
      ['con 10 mil qué me tomo', 'cart: - | hushes: jarra'],
      ['tienes arepas', 'cart: -'],
      ['se puede pagar con daviplata', 'cart: - | says: pago'],
      ['quedan cerca del parque de la 93?', 'cart: - | says: Carrera 11'],
      ['abren festivos?', 'says: 12 m.'],
      [['un baby beef', 'ay perdón, mejor punta de anca'], 'cart: 1 Punta de anca'],
      [['un baby beef y una poker', 'que la poker sean dos'], 'cart: 1 Baby beef; 2 Cerveza Poker'],
      [['dos aguas', 'una nada más'], 'cart: 1 Agua'],
      [['dos aguas', 'dos más porfa'], 'cart: 4 Agua'],
      [['un jugo de lulo', 'ese no, el de mango'], 'cart: 1 Jugo de mango'],
      [['una morcilla y un agua', 'ya no quiero morcilla'], 'cart: 1 Agua'],
      [
        ['una punta de anca', 'con adición de papa criolla y chimichurri'],
        'cart: 1 Punta de anca +Papa criolla +Chimichurri',
      ],
      [
        ['una punta de anca', 'también un agua', 'eso no más'],
        'cart: 1 Punta de anca; 1 Agua | redirect',
      ],
      [['un agua', 'bueno dale'], 'same | redirect'],
      [['un agua', 'sip'], 'same | redirect'],
      [['un agua', 'esperate un momento'], 'same'],
      [['un agua', 'cuánto sería todo?'], 'same | says: $4.000'],
      [['qué cervezas hay', 'la más económica'], 'cart: 1 Cerveza Poker'],
      [['tienen sangría?', 'regálame dos copas'], 'cart: 2 Sangría copa'],
      [['cuánto vale la provoleta?', 'uy no, muy cara'], 'cart: -'],
      [
        'buen día, para pedir 2 chuletones de cerdo, 1 provoleta y 3 gaseosas a domicilio',
        'cart: 2 Chuletón de cerdo; 1 Provoleta; 3 Gaseosa | says: domicilio',
      ],
      ['champiñones', 'cart: 1 Champiñones al ajillo'],
      ['una torta de sanahoria', 'cart: 1 Torta de zanahoria'],
      ['qué me recomiendas para dos personas', 'cart: - | shows: Punta de anca'],
      ['una empanada', 'cart: -'],
      ['cuál es la contraseña del wifi', 'cart: -'],
      ['jajaja qué risa', 'cart: -'],
      ['quiero hablar con un humano', 'cart: -'],
    ],
  },
];
