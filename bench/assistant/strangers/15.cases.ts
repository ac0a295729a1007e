import type { Group } from '../cases.ts';
import { menuOf } from '../menu-of.ts';

export const FRUIT = menuOf([
  {
    name: 'Cholados y raspados',
    dishes: [
      ['Cholado pequeño', 9_000, 'Hielo, fruta, leche condensada y barquillo'],
      ['Cholado grande', 14_000, 'Hielo, fruta, leche condensada y barquillo'],
      ['Raspado de limón', 5_000, 'Con sal o leche condensada'],
      ['Lulada', 8_000, 'Lulo macerado y limón'],
      ['Champús', 7_000, 'Maíz, lulo y piña'],
    ],
  },
  {
    name: 'Fresas y ensaladas',
    dishes: [
      ['Fresas con crema medianas', 13_000, 'Fresa, crema de leche y azúcar'],
      ['Fresas con crema grandes', 18_000, 'Fresa, crema de leche y azúcar'],
      ['Ensalada de frutas sencilla', 12_000, 'Fruta, queso y crema'],
      ['Ensalada de frutas con helado', 16_000, 'Fruta, queso, crema y dos bolas de helado'],
      ['Salpicón', 9_000, 'Fruta picada en jugo de sandía', { sub: 'Vegano' }],
    ],
  },
  {
    name: 'De sal',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Marranita', 6_500, 'Plátano verde y chicharrón'],
      ['Aborrajado', 6_000, 'Maduro con queso y bocadillo', { sub: 'Vegetariano' }],
      ['Empanadas vallunas x 5', 10_000, 'Carne y papa, con ají'],
      ['Pandebono', 2_500, 'Recién horneado', { sub: 'Vegetariano' }],
      ['Sándwich de pollo', 14_000, 'Pollo, lechuga y mayonesa'],
      ['Sándwich de jamón y queso', 12_000, 'Jamón, queso y tomate'],
    ],
  },
  {
    name: 'Bebidas',
    flag: 'esBebida',
    dishes: [
      ['Jugo de borojó', 9_000, 'En leche'],
      ['Jugo de guanábana', 8_500, 'En leche o agua'],
      ['Malteada de chontaduro', 12_000, 'Con miel'],
      ['Avena fría', 5_000, ''],
      ['Coca-Cola', 4_500, ''],
      ['Agua cristal', 3_000, ''],
      ['Agua cristal con gas', 3_500, ''],
      ['Café', 3_000, 'Tinto', { agotado: true }],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Bola de helado', 4_000, ''],
      ['Queso rallado', 2_500, ''],
      ['Leche condensada', 2_000, ''],
      ['Ají', 500, ''],
    ],
  },
]);

export const FRUIT_CASES: readonly Group[] = [
  {
    group: 'decimoquinta vuelta',
    cases: [
      [
        'Mirá ve, dame un cholado grande y una lulada bien fría',
        'lines: 1 Cholado grande; 1 Lulada | noted: bien fr',
      ],
      ['un cholado', 'cart: - | shows: Cholado pequeño, Cholado grande'],
      [['un cholado', 'pequeñito'], 'cart: 1 Cholado pequeño'],
      [
        'unas fresas con crema',
        'cart: - | shows: Fresas con crema medianas, Fresas con crema grandes',
      ],
      [
        ['unas fresas con crema', 'grandes y sin azúcar'],
        'lines: 1 Fresas con crema grandes | noted: sin az',
      ],
      [
        'dos ensaladas de frutas, una con helado y otra sencilla',
        'cart: 1 Ensalada de frutas con helado; 1 Ensalada de frutas sencilla',
      ],
      [
        'ensalada de frutas sin queso',
        'cart: - | shows: Ensalada de frutas sencilla, Ensalada de frutas con helado',
      ],
      [
        'empanadas vallunas dos porciones y un champus',
        'cart: 2 Empanadas vallunas x 5; 1 Champús',
      ],
      ['tres aborrajados y dos marranitas oís', 'cart: 3 Aborrajado; 2 Marranita'],
      ['un sanduche de jamon y queso sin tomate', 'cart: 1 Sándwich de jamón y queso (sin tomate)'],
      [
        'un sanguche de pollo y un agua con gas',
        'cart: 1 Sándwich de pollo; 1 Agua cristal con gas',
      ],
      ['diez pandebonos calienticos', 'lines: 10 Pandebono'],
      ['dos botellas de agua', 'cart: 2 Agua cristal'],
      ['una malteada de chontaduro con doble miel', 'lines: 1 Malteada de chontaduro'],
      ['un jugo de guanabana en agua', 'lines: 1 Jugo de guanábana | noted: agua'],
      ['un tinto', 'cart: - | says: Café'],
      ['un salpicon y una avenita', 'cart: 1 Salpicón; 1 Avena fría'],
      ['raspao de limón con sal', 'lines: 1 Raspado de limón'],
      ['quiero 2 lulada 1 borojo y 3 marranita', 'cart: 2 Lulada; 1 Jugo de borojó; 3 Marranita'],
      ['una helada de vainilla', 'cart: -'],
      [
        'Buenas tardes señorita, quería preguntarle si me puede vender un aborrajado',
        'cart: 1 Aborrajado',
      ],
      [
        'anotá ahí una lulada, un cholado pequeño y dos pandebonos',
        'cart: 1 Lulada; 1 Cholado pequeño; 2 Pandebono',
      ],
      ['la lulada y el champús', 'cart: 1 Lulada; 1 Champús'],
      ['lulada lulada lulada', 'lines: 1 Lulada'],
      [['una lulada', 'que sean 4 luladas'], 'cart: 4 Lulada'],
      [['una lulada', 'cambiala por un champus'], 'cart: 1 Champús'],
      [['una lulada y un pandebono', 'quitá el pandebono'], 'cart: 1 Lulada'],
      [['una lulada y un pandebono', 'dejame solo la lulada'], 'cart: 1 Lulada'],
      [['un cholado grande', 'mejor pequeño'], 'cart: 1 Cholado pequeño'],
      [
        ['un cholado grande', 'sin leche condensada'],
        'cart: 1 Cholado grande (sin leche condensada)',
      ],
      [
        ['un sándwich de pollo', 'ponele queso rallado'],
        'cart: 1 Sándwich de pollo +Queso rallado',
      ],
      [
        ['un sándwich de pollo', 'agregale ají y queso'],
        'cart: 1 Sándwich de pollo +Ají +Queso rallado',
      ],
      [['dos luladas', 'una menos'], 'cart: 1 Lulada'],
      [['dos luladas', 'no, ninguna'], 'same | redirect'],
      [['cinco pandebonos', 'ay no, son cincuenta'], 'cart: 50 Pandebono'],
      ['cuánto vale el cholado', 'cart: - | says: $9.000, $14.000'],
      ['en cuánto me dejan diez pandebonos', 'cart: - | says: $25.000'],
      ['y la lulada?', 'cart: - | says: $8.000'],
      ['qué es un aborrajado', 'cart: - | says: bocadillo'],
      ['qué le echan al cholado', 'cart: - | says: barquillo'],
      ['el champús qué tiene', 'cart: - | says: maíz'],
      ['las empanadas traen ají?', 'cart: - | says: sí'],
      ['la marranita es de carne?', 'cart: - | says: chicharrón'],
      ['qué hay de sal', 'cart: - | shows: Marranita'],
      ['qué frutas lleva el salpicón', 'cart: - | says: sandía'],
      ['algo refrescante pal calor', 'cart: - | shows: Coca-Cola'],
      ['qué jugos tenés', 'cart: - | shows: Jugo de borojó'],
      ['qué sándwiches hay', 'cart: - | shows: Sándwich de pollo'],
      ['algo de comer baratico', 'cart: - | says: Pandebono'],
      ['vegetariano qué hay', 'cart: - | shows: Aborrajado'],
      [['qué sándwiches hay', 'el de pollo'], 'cart: 1 Sándwich de pollo'],
      [['tenés borojó?', 'dame uno pues'], 'cart: 1 Jugo de borojó'],
      [['una lulada', 'listo pues mijo'], 'same | redirect'],
      [['una lulada', 'eso nomás'], 'same | redirect'],
      [['una lulada', 'sí, así'], 'same | redirect'],
      [['una lulada', 'cuánto es'], 'same | says: $8.000'],
      ['dónde los encuentro', 'cart: - | says: San Antonio'],
      ['están abiertos hoy?', 'cart: - | says: abiertos'],
      ['vos sos una persona o un bot', 'cart: -'],
      ['gracias vé', 'cart: -'],
    ],
  },
];
