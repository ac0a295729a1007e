import type { Group } from '../cases.ts';

export const LEBANESE_CASES: readonly Group[] = [
  {
    group: 'pedir',
    cases: [
      [
        'ajá y qué, regálame dos shawarmas de pollo y una kola román',
        'cart: 2 Shawarma de pollo; 1 Kola Román',
      ],
      ['un chaguarma mixto', 'cart: 1 Shawarma mixto'],
      ['3 kibbes fritos y un tabule', 'cart: 3 Kibbe frito; 1 Tabule'],
      ['quibes fritos dame 4', 'cart: 4 Kibbe frito'],
      ['dos de pollo y uno de falafel', 'cart: 2 Shawarma de pollo; 1 Shawarma de falafel'],
      ['un humus con pan pita', 'lines: 1 Hummus'],
      [
        'me mandas una brocheta de cordero y un juguito de corozo bien frío',
        'lines: 1 Brocheta de cordero; 1 Jugo de corozo | noted: bien frio',
      ],
      ['dos costeñitas y una aguila light', 'cart: 2 Cerveza Costeñita; 1 Cerveza Águila Light'],
      [
        'hola mi vida cómo estás, mira quería pedir para hoy un plato mixto, unas hojitas de parra y dos limonadas árabes, gracias',
        'cart: 1 Plato mixto árabe; 1 Hojas de parra x 8; 2 Limonada árabe',
      ],
      ['dos baklavas', 'cart: 2 Baklava'],
      ['una orden de falafel', 'lines: 1 Falafel x 6'],
      ['coca cola cero', 'cart: 1 Coca-Cola Zero'],
      ['un té', 'cart: 1 Té de menta'],
      ['shawarma carne x2', 'cart: 2 Shawarma de carne'],
    ],
  },
  {
    group: 'sin, con y extra',
    cases: [
      [
        'shawarma de carne sin cebolla ni tomate',
        'cart: 1 Shawarma de carne (sin cebolla, sin tomate)',
      ],
      [
        'un shawarma mixto con queso y extra salsa de ajo',
        'cart: 1 Shawarma mixto +Queso +Salsa de ajo',
      ],
      [
        'dos shawarmas de pollo, uno sin lechuga y el otro normal',
        'cart: 1 Shawarma de pollo (sin lechuga); 1 Shawarma de pollo',
      ],
      ['una kafta bien asada con pan pita extra', 'lines: 1 Kafta | noted: bien asada'],
      ['un jugo de níspero en agua y sin azúcar', 'lines: 1 Jugo de níspero | noted: sin azucar'],
      [
        ['un shawarma de falafel', 'le puedes poner hummus?'],
        'cart: 1 Shawarma de falafel +Hummus extra',
      ],
    ],
  },
  {
    group: 'ambiguos',
    cases: [
      ['un kibbe', 'cart: - | shows: Kibbe frito, Kibbe crudo'],
      [['un kibbe', 'frito, no crudo'], 'cart: 1 Kibbe frito'],
      [
        ['dos shawarmas', 'uno mixto y otro de carne'],
        'cart: 1 Shawarma mixto; 1 Shawarma de carne',
      ],
      [['un jugo', 'nispero'], 'cart: 1 Jugo de níspero'],
      [['una cerveza', 'la que sea más barata'], 'cart: 1 Cerveza Costeñita'],
      [['un shawarma y un tabule', 'de pollo'], 'cart: 1 Shawarma de pollo; 1 Tabule'],
      [['una cerveza', 'no, mejor nada'], 'cart: -'],
    ],
  },
  {
    group: 'correcciones',
    cases: [
      [
        ['dos shawarmas de pollo', 'mejor uno de pollo y uno de carne'],
        'cart: 1 Shawarma de pollo; 1 Shawarma de carne',
      ],
      [
        ['un hummus y un tabule', 'en vez del tabule ponme babaganush'],
        'cart: 1 Hummus; 1 Babaganush',
      ],
      [
        ['un shawarma mixto', 'sin tomate', 'pensándolo bien sí ponle tomate'],
        'lines: 1 Shawarma mixto',
      ],
      [['un hummus', 'y un falafel', 'nombe quítame el hummus'], 'cart: 1 Falafel x 6'],
      [['dos aguas', 'mejor una sola'], 'cart: 1 Agua'],
    ],
  },
  {
    group: 'precio e ingredientes',
    cases: [
      ['ajá y en cuánto tienen el shawarma', 'cart: - | says: $19.000, $21.000'],
      ['qué es eso de babaganush', 'cart: - | says: berenjena'],
      ['el shawarma de pollo tiene cebolla?', 'cart: - | says: sí'],
      ['los dedos de novia tienen maní', 'cart: -'],
      ['el hummus trae pan', 'cart: - | says: pita'],
      ['cuánto es un kibbe frito y una coca', 'cart: - | says: $6.000, $4.500'],
      ['con qué viene acompañada la brocheta', 'cart: - | says: arroz'],
      ['qué diferencia hay entre el kibbe frito y el crudo', 'cart: - | says: hierbabuena'],
      ['cuál sale más caro el hummus o el babaganush', 'cart: - | says: $15.000'],
    ],
  },
  {
    group: 'recomendaciones',
    cases: [
      ['nunca he comido comida árabe, qué me aconsejas', 'cart: -'],
      ['tienen opciones veganas o vegetarianas?', 'cart: - | shows: Hummus'],
      ['qué dulces hay', 'cart: - | shows: Baklava, Dedos de novia'],
      ['hay algo con cordero?', 'cart: - | shows: Brocheta de cordero'],
      ['y de jugos qué tienes', 'cart: - | shows: Jugo de corozo, Jugo de níspero'],
      [
        ['qué me recomiendas', 'dame dos limonadas arabes y una kafta'],
        'cart: 2 Limonada árabe; 1 Kafta',
      ],
      [['tienen cerveza?', 'dame dos de la más barata'], 'cart: 2 Cerveza Costeñita'],
    ],
  },
  {
    group: 'otros',
    cases: [
      ['eche y ustedes en qué barrio están', 'cart: - | says: Carrera 52'],
      ['están abiertos ahorita?', 'cart: - | says: abiertos'],
      ['tienen facebook o algo', 'cart: - | says: facebook.com/beirutbaq'],
      ['hay wifi', 'cart: - | says: habibi'],
      [['un tabule', 'nojoda sí'], 'same | redirect'],
      [['un tabule', 'así está perfecto gracias'], 'same | redirect'],
      [['un tabule', 'todavía no, dame un momento'], 'same'],
      [['un tabule', 'confírmalo'], 'same | redirect'],
      [['un tabule', 'cuánto va'], 'same | says: $13.000'],
      ['me cuentas un chiste?', 'cart: -'],
      ['eres un robot?', 'cart: -'],
      ['chao gracias', 'cart: -'],
      ['tienen sushi o pizza', 'cart: -'],
    ],
  },
];
