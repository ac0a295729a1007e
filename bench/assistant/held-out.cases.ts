import type { Group } from './cases.ts';

/** Written once the assistant was done, on menus it had never seen. */
export const PIZZERIA_CASES: readonly Group[] = [
  {
    group: 'pedir',
    cases: [
      ['me provoca una pizza pepperoni', 'cart: 1 Pizza pepperoni'],
      ['quiero pedir una hawaiana familiar', 'cart: 1 Pizza hawaiana familiar'],
      ['me vende un tiramisú', 'cart: 1 Tiramisú'],
      ['Buenas noches, ¿me regala una lasaña de carne?', 'cart: 1 Lasaña de carne'],
      ['una copita de vino', 'cart: 1 Copa de vino tinto'],
      ['un pan de ajo por fa', 'cart: 1 Pan de ajo'],
      ['yo quiero los ravioles', 'cart: 1 Ravioles de espinaca'],
      ['una cuatro quesos', 'cart: 1 Pizza cuatro quesos'],
      ['un té helado', 'cart: 1 Té helado de durazno'],
      ['una limonada', 'cart: 1 Limonada'],
      ['agréguele una colombiana', 'cart: 1 Colombiana'],
      ['me pones un gelato de pistacho', 'cart: 1 Gelato (de pistacho)'],
      ['carbonara', 'cart: 1 Espagueti a la carbonara'],
      ['una birra artesanal', 'cart: 1 Cerveza artesanal'],
    ],
  },
  {
    group: 'varias cosas y cantidades',
    cases: [
      ['dos pizzas pepperoni y tres cocas', 'cart: 2 Pizza pepperoni; 3 Coca-Cola'],
      [
        'una margarita personal, un jugo de fresa y dos tiramisús',
        'cart: 1 Pizza margarita personal; 1 Jugo de fresa; 2 Tiramisú',
      ],
      [
        'dos lasañas, una de carne y la otra de pollo',
        'cart: 1 Lasaña de carne; 1 Lasaña de pollo',
      ],
      [
        'un par de limonadas de hierbabuena y unas bruschettas',
        'cart: 2 Limonada de hierbabuena; 1 Bruschettas',
      ],
      ['4 jugos de mora', 'cart: 4 Jugo de mora'],
      ['media docena de aguas sin gas', 'cart: 6 Agua sin gas'],
      [
        'quiero 1 pizza de pollo y champiñones, 1 agua con gas y 1 panna cotta',
        'cart: 1 Pizza de pollo y champiñones; 1 Agua con gas; 1 Panna cotta de frutos rojos',
      ],
      [
        'tres jugos: uno de mora, uno de fresa y otro de maracuyá',
        'cart: 1 Jugo de mora; 1 Jugo de fresa; 1 Jugo de maracuyá',
      ],
    ],
  },
  {
    group: 'sin, con y extra',
    cases: [
      ['una hawaiana personal sin piña', 'cart: 1 Pizza hawaiana personal (sin piña)'],
      ['una pizza pepperoni con champiñones', 'cart: 1 Pizza pepperoni +Champiñones'],
      ['una margarita familiar con extra queso', 'cart: 1 Pizza margarita familiar +Queso extra'],
      ['un jugo de mora en leche y sin azúcar', 'cart: 1 Jugo de mora (en leche, sin azúcar)'],
      [
        'la carbonara sin tocineta y con champiñones',
        'cart: 1 Espagueti a la carbonara (sin tocineta) +Champiñones',
      ],
      ['una cerveza artesanal roja', 'cart: 1 Cerveza artesanal (roja)'],
      ['pan de ajo bien tostado', 'cart: 1 Pan de ajo (bien tostado)'],
      ['una limonada con poquito hielo', 'cart: 1 Limonada (con poquito hielo)'],
      [['una pizza pepperoni', 'échale piña'], 'cart: 1 Pizza pepperoni +Piña'],
    ],
  },
  {
    group: 'correcciones',
    cases: [
      [['una pizza pepperoni', 'no espera, mejor la cuatro quesos'], 'cart: 1 Pizza cuatro quesos'],
      [['dos cocas', 'que sea solo una'], 'cart: 1 Coca-Cola'],
      [['una lasaña de pollo', 'perdón, era de carne'], 'cart: 1 Lasaña de carne'],
      [['una limonada y un tiramisú', 'sácame el tiramisú'], 'cart: 1 Limonada'],
      [['un jugo de mora', 'ponme otro'], 'cart: 2 Jugo de mora'],
      [
        ['una hawaiana familiar', 'cambia la hawaiana por una margarita personal'],
        'cart: 1 Pizza margarita personal',
      ],
      [['dos limonadas', 'empecemos de nuevo'], 'cart: -'],
      [
        ['una pizza pepperoni y dos cocas', 'las cocas que sean cuatro'],
        'cart: 1 Pizza pepperoni; 4 Coca-Cola',
      ],
      [
        ['una lasaña de carne', 'la lasaña con queso extra'],
        'cart: 1 Lasaña de carne +Queso extra',
      ],
      [['tres gelatos', 'quítame dos'], 'cart: 1 Gelato'],
    ],
  },
  {
    group: 'ambiguos',
    cases: [
      ['una lasaña', 'cart: - | shows: Lasaña de carne, Lasaña de pollo'],
      ['una pizza hawaiana', 'cart: - | shows: Pizza hawaiana personal, Pizza hawaiana familiar'],
      [['una hawaiana', 'la grande no, la personal'], 'cart: 1 Pizza hawaiana personal'],
      [['una pizza margarita', 'familiar'], 'cart: 1 Pizza margarita familiar'],
      [['dos lasañas', 'de pollo porfa'], 'cart: 2 Lasaña de pollo'],
      [['un jugo', 'el primero'], 'cart: 1 Jugo de mora'],
      [['un jugo', 'maracuya'], 'cart: 1 Jugo de maracuyá'],
      [['una hawaiana', 'la más barata'], 'cart: 1 Pizza hawaiana personal'],
    ],
  },
  {
    group: 'precio e ingredientes',
    cases: [
      ['cuánto cuesta la margarita familiar', 'cart: - | says: $45.000'],
      ['que vale el tiramisu', 'cart: - | says: $13.000'],
      ['precio de las lasañas?', 'cart: - | says: $26.000'],
      ['qué lleva la cuatro quesos', 'cart: - | says: provolone'],
      ['la carbonara tiene tocineta?', 'cart: - | says: sí'],
      ['de qué sabores es el gelato', 'cart: - | says: pistacho'],
      ['cuánto me valen dos hawaianas familiares', 'cart: - | says: $98.000'],
      ['cuánto vale la adición de piña', 'cart: - | says: $3.000'],
      [['qué trae la pizza pepperoni?', 'listo, dame una'], 'cart: 1 Pizza pepperoni'],
    ],
  },
  {
    group: 'recomendaciones',
    cases: [
      ['qué me sugieres', 'cart: - | shows: Pizza margarita personal'],
      ['qué pastas tienen', 'cart: - | shows: Lasaña de carne, Ravioles de espinaca'],
      ['hay algo sin carne?', 'cart: - | hushes: Lasaña de carne, hawaiana'],
      [
        'opciones vegetarianas por favor',
        'cart: - | shows: Pizza margarita personal | hushes: pepperoni',
      ],
      ['quiero algo con champiñones', 'cart: - | shows: Pizza de pollo y champiñones'],
      ['cuál es la pizza más económica', 'cart: - | says: $19.000'],
      ['tengo 10 mil pesos, qué puedo pedir', 'cart: - | shows: Pan de ajo | hushes: Lasaña'],
      ['qué hay de postre', 'cart: - | shows: Tiramisú'],
      ['tienen vino?', 'cart: - | shows: Copa de vino tinto'],
      ['qué jugos manejan', 'cart: - | shows: Jugo de mora, Jugo de fresa'],
      [['qué pastas tienen', 'dame la tercera'], 'cart: 1 Espagueti a la carbonara'],
    ],
  },
  {
    group: 'otros',
    cases: [
      ['un fettuccine alfredo', 'cart: - | says: agot'],
      ['unos tacos al pastor', 'cart: -'],
      ['jugo de lulo', 'cart: - | shows: Jugo de mora'],
      ['a qué horas cierran los viernes', 'says: viernes'],
      ['cómo llego?', 'says: Carrera 7'],
      ['reciben mascotas?', 'says: Claro'],
      [['dos cocas', 'cuánto llevo'], 'same | says: $9.000'],
      [['una limonada', 'listo gracias'], 'same | redirect'],
      [['una limonada', 'sí señor, confirmado'], 'same | redirect'],
      [['una limonada', 'y ya, eso es todo'], 'same | redirect'],
      ['una pizza pepperoni para llevar', 'cart: 1 Pizza pepperoni | says: llevar'],
      ['qué pena, me equivoqué de chat', 'cart: -'],
      ['usted es una porquería', 'cart: -'],
      ['una lazaña de pollo y un jugo de maracuya', 'cart: 1 Lasaña de pollo; 1 Jugo de maracuyá'],
      ['pisa peperoni', 'cart: 1 Pizza pepperoni'],
      ['un tiramizu', 'cart: 1 Tiramisú'],
      ['espageti carbonara', 'cart: 1 Espagueti a la carbonara'],
    ],
  },
];

export const BREAKFAST_CASES: readonly Group[] = [
  {
    group: 'pedir',
    cases: [
      ['veci me regala unos huevitos pericos', 'cart: 1 Huevos pericos'],
      ['dos pandebonos y un tinto', 'cart: 2 Pandebono; 1 Tinto'],
      ['un calentado con huevo', 'cart: 1 Calentado paisa +Huevo'],
      ['un caldito de costilla sin cilantro', 'cart: 1 Caldo de costilla (sin cilantro)'],
      ['me da una changua y una almojabana', 'cart: 1 Changua; 1 Almojábana'],
      ['tamal con chocolate', 'cart: 1 Tamal tolimense; 1 Chocolate santafereño'],
      ['un café con leche y tres buñuelos', 'cart: 1 Café con leche; 3 Buñuelo'],
      ['una aguapanelita con queso', 'cart: 1 Aguapanela con queso'],
      ['omelet de jamon y queso', 'cart: 1 Omelette de jamón y queso'],
      ['un perico', 'cart: 1 Huevos pericos'],
      [
        'dos jugos de naranja sin hielo y un capuchino',
        'cart: 2 Jugo de naranja (sin hielo); 1 Capuchino',
      ],
    ],
  },
  {
    group: 'otros',
    cases: [
      ['unos huevos', 'cart: - | shows: Huevos pericos, Huevos rancheros'],
      [['unos huevos', 'rancheros'], 'cart: 1 Huevos rancheros'],
      ['un jugo de mandarina', 'cart: - | says: Jugo de mandarina'],
      ['qué desayunos tienen', 'cart: - | shows: Huevos pericos'],
      ['qué tienen caliente de tomar', 'cart: - | shows: Tinto'],
      ['cuánto vale el tamal', 'cart: - | says: $13.500'],
      [
        ['un tamal', 'y un buñuelo', 'mejor dos buñuelos', 'total?'],
        'cart: 1 Tamal tolimense; 2 Buñuelo | says: $18.500',
      ],
      [
        ['un caldo de costilla', 'ponle chorizo', 'listo'],
        'cart: 1 Caldo de costilla +Chorizo | redirect',
      ],
      ['que lleva el calentado', 'cart: - | says: chorizo'],
      ['bunuelos 4 y tintos 2', 'cart: 4 Buñuelo; 2 Tinto'],
      [
        'hola buenos dias me das dos huebos rancheros y un cafe con leche',
        'cart: 2 Huevos rancheros; 1 Café con leche',
      ],
      [['dos pandebonos', 'quita uno'], 'cart: 1 Pandebono'],
      ['qué es una changua?', 'cart: - | says: leche'],
      ['lo más barato que tengas', 'cart: - | says: Pan aliñado'],
      ['una arepa', 'cart: -'],
    ],
  },
];
