import type { Group } from './cases.ts';

export const GROUP_CASES: readonly Group[] = [
  {
    group: 'grupos: lo obligatorio',
    cases: [
      ['un churrasco', 'cart: - | says: ¿qué término: medio, tres cuartos o bien asado?'],
      [['un churrasco', 'medio'], 'cart: 1 Churrasco *Medio'],
      [['dos churrascos por favor', 'tres cuartos'], 'cart: 2 Churrasco *Tres cuartos'],
      [['quiero un churrasco', 'bien asadito no, medio'], 'cart: 1 Churrasco *Medio'],
      [['una punta de anca', 'término bien asado porfa'], 'cart: 1 Punta de anca *Bien asado'],
      ['un churrasco término medio', 'cart: 1 Churrasco *Medio'],
      ['dame una punta de anca tres cuartos', 'cart: 1 Punta de anca *Tres cuartos'],
      ['dos churrascos bien asados', 'cart: 2 Churrasco *Bien asado'],
      [['un churrasco', 'mejor no, gracias'], 'cart: -'],
      [['un churrasco', '¿cuáles hay?'], 'cart: - | says: medio, tres cuartos'],
      [['un churrasco', 'una limonada'], 'cart: 1 Limonada'],
      [
        ['un almuerzo ejecutivo', 'lentejas', 'pollo'],
        'cart: 1 Almuerzo ejecutivo *Lentejas *Pollo asado',
      ],
      [
        ['un ejecutivo con fríjoles', 'trucha'],
        'cart: 1 Almuerzo ejecutivo *Fríjoles *Trucha | says: $24.000',
      ],
      [
        'un almuerzo ejecutivo con garbanzos y carne molida',
        'cart: 1 Almuerzo ejecutivo *Garbanzos *Carne molida',
      ],
    ],
  },
  {
    group: 'grupos: lo que se escoge',
    cases: [
      [
        'un churrasco medio con chimichurri y guacamole',
        'cart: 1 Churrasco *Medio *Chimichurri *Guacamole',
      ],
      ['una pechuga con guacamole', 'cart: 1 Pechuga a la plancha *Guacamole'],
      ['una pechuga sin sal', 'cart: 1 Pechuga a la plancha *Sin sal'],
      ['una pechuga sin arroz', 'cart: 1 Pechuga a la plancha (sin arroz)'],
      ['una pechuga', 'cart: 1 Pechuga a la plancha'],
      ['un perro con doble queso', 'cart: 1 Perro criollo *Queso costeño ×2'],
      ['un perro con queso costeño', 'cart: 1 Perro criollo *Queso costeño'],
      ['un perro sin ripio', 'cart: 1 Perro criollo (sin ripio)'],
      [['una pechuga con guacamole', 'sin guacamole'], 'cart: 1 Pechuga a la plancha'],
      [['un churrasco término medio', 'mejor bien asado'], 'cart: 1 Churrasco *Bien asado'],
      [
        ['un churrasco término medio', 'ponle chimichurri'],
        'cart: 1 Churrasco *Medio *Chimichurri',
      ],
      [['un churrasco medio', 'que sean dos'], 'cart: 2 Churrasco *Medio'],
    ],
  },
  {
    group: 'grupos: combos',
    cases: [
      ['un perro en combo con papas y coca', 'cart: 1 Perro criollo *En combo *Coca-Cola *Papas'],
      ['un wrap con yuca y limonada', 'cart: 1 Wrap mediterráneo *En combo *Limonada *Yuca'],
      ['dos perros en combo con coca y papas', 'cart: 2 Perro criollo *En combo *Coca-Cola *Papas'],
      [
        ['un perro en combo con papas', 'limonada'],
        'cart: 1 Perro criollo *En combo *Limonada *Papas',
      ],
      ['un perro y una coca', 'cart: 1 Perro criollo; 1 Coca-Cola'],
      ['un perro con una limonada', 'cart: 1 Perro criollo; 1 Limonada'],
      ['un wrap y dos aguas', 'cart: 1 Wrap mediterráneo; 2 Agua'],
      [
        ['un wrap en combo', 'coca', 'papas'],
        'cart: 1 Wrap mediterráneo *En combo *Coca-Cola *Papas',
      ],
    ],
  },
];
