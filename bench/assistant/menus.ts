import { menuOf } from './menu-of.ts';

export const BURGERS = menuOf([
  {
    name: 'Hamburguesas',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Hamburguesa clásica', 18_000, 'Carne de res, lechuga, tomate, cebolla y salsa de la casa'],
      ['Hamburguesa doble', 25_000, 'Doble carne, doble queso cheddar, cebolla y pepinillos'],
      ['Hamburguesa de pollo', 20_000, 'Pechuga apanada, lechuga, tomate y mayonesa'],
      [
        'Hamburguesa vegetariana',
        19_000,
        'Torta de lentejas, aguacate, lechuga y tomate',
        { sub: 'Vegetariano' },
      ],
      ['La Bestia', 34_000, 'Triple carne, tocineta, huevo, queso y aros de cebolla'],
    ],
  },
  {
    name: 'Perros',
    dishes: [
      ['Perro sencillo', 11_000, 'Salchicha, papa ripio, salsas y queso'],
      ['Perro americano', 15_000, 'Salchicha americana, tocineta, queso y mostaza'],
    ],
  },
  {
    name: 'Para picar',
    dishes: [
      ['Alitas x 6', 17_000, 'Alitas de pollo con salsa BBQ o picante'],
      ['Alitas x 12', 31_000, 'Alitas de pollo con salsa BBQ o picante'],
      ['Nuggets de pollo', 13_000, 'Ocho nuggets con salsa de miel mostaza'],
      ['Aros de cebolla', 9_000, 'Aros de cebolla apanados', { agotado: true }],
      ['Salchipapa', 14_000, 'Papas a la francesa, salchicha y salsas'],
    ],
  },
  {
    name: 'Bebidas',
    flag: 'esBebida',
    dishes: [
      ['Coca-Cola', 5_000, 'Botella de 400 ml'],
      ['Coca-Cola Zero', 5_000, 'Botella de 400 ml sin azúcar'],
      ['Sprite', 5_000, 'Botella de 400 ml'],
      ['Agua', 4_000, 'Botella de 600 ml sin gas'],
      ['Limonada natural', 6_000, 'Limón recién exprimido'],
      ['Limonada de coco', 9_000, 'Limón y crema de coco'],
      ['Limonada cerezada', 8_000, 'Limón y cereza'],
      ['Malteada de vainilla', 12_000, 'Helado de vainilla y leche'],
      ['Malteada de chocolate', 12_000, 'Helado de chocolate y leche'],
      ['Cerveza Águila', 6_000, 'Botella de 330 ml'],
      ['Cerveza Club Colombia', 7_500, 'Botella de 330 ml'],
    ],
  },
  {
    name: 'Postres',
    dishes: [
      ['Brownie con helado', 11_000, 'Brownie de chocolate tibio con helado de vainilla'],
      ['Cheesecake de maracuyá', 12_000, 'Con galleta y salsa de maracuyá'],
    ],
  },
  {
    name: 'Acompañamientos',
    flag: 'esAdicional',
    dishes: [
      ['Papas a la francesa', 6_000, 'Porción personal'],
      ['Papas rústicas', 7_000, 'En cascos, con piel'],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Queso cheddar', 3_000, 'Una tajada'],
      ['Tocineta', 4_000, 'Dos tiras'],
      ['Huevo', 2_500, 'Frito'],
      ['Aguacate', 3_500, 'En tajadas'],
    ],
  },
  { name: 'Servicios', dishes: [['Alquiler de salón', 200_000, 'Cuatro horas']] },
]);

export const SEAFOOD = menuOf([
  {
    name: 'Entradas',
    dishes: [
      [
        'Carimañola de queso',
        4_500,
        'Yuca rellena de queso costeño, frita',
        { sub: 'Vegetariano' },
      ],
      ['Carimañola de carne', 4_500, 'Yuca rellena de carne molida, frita'],
      ['Ceviche de camarón', 24_000, 'Camarones en limón con cebolla morada y cilantro'],
      ['Ceviche mixto', 28_000, 'Camarón, pulpo y pescado en limón'],
      ['Patacón con suero', 9_000, 'Patacón pisao con suero costeño', { sub: 'Vegetariano' }],
      ['Arepa de huevo', 6_000, 'Arepa frita rellena de huevo y carne'],
      ['Deditos de queso', 8_000, 'Palitos de hojaldre rellenos de queso'],
    ],
  },
  {
    name: 'Del mar',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Mojarra frita', 32_000, 'Mojarra entera con patacones, arroz con coco y ensalada'],
      ['Pargo rojo frito', 48_000, 'Pargo entero con arroz con coco, patacón y ensalada'],
      ['Róbalo en salsa de camarones', 46_000, 'Filete de róbalo en salsa cremosa de camarones'],
      ['Cazuela de mariscos', 42_000, 'Camarón, calamar, pulpo, almejas y crema de coco'],
      ['Arroz de camarón', 35_000, 'Arroz caldoso con camarones y tomate'],
      ['Arroz marinero', 38_000, 'Arroz con camarón, calamar y pulpo'],
      ['Langosta al ajillo', 95_000, 'Langosta entera con mantequilla de ajo', { agotado: true }],
      ['Camarones al ajillo', 39_000, 'Camarones en mantequilla de ajo y vino blanco'],
    ],
  },
  {
    name: 'Sopas',
    dishes: [
      [
        'Sancocho de pescado',
        26_000,
        'Con yuca, ñame, plátano y leche de coco',
        { adiciones: true },
      ],
      [
        'Mote de queso',
        18_000,
        'Ñame, queso costeño y suero',
        { sub: 'Vegetariano', adiciones: true },
      ],
    ],
  },
  {
    name: 'Jugos y bebidas',
    flag: 'esBebida',
    dishes: [
      ['Jugo de corozo', 6_500, 'Fruta de la costa, en agua'],
      ['Jugo de zapote', 7_500, 'Licuado en leche'],
      ['Jugo de tamarindo', 6_500, 'En agua, dulce y ácido'],
      ['Jugo de níspero', 7_500, 'Licuado en leche'],
      ['Limonada de panela', 5_500, 'Con limón y panela'],
      ['Limonada de coco', 9_500, 'Con crema de coco'],
      ['Gaseosa', 4_500, 'Botella personal: Coca-Cola, Sprite, Kola Román o Quatro'],
      ['Agua con gas', 4_500, 'Botella de 300 ml'],
      ['Agua sin gas', 4_000, 'Botella de 300 ml'],
      ['Cerveza Costeñita', 5_000, 'Botella de 175 ml'],
      ['Tinto', 2_500, 'Café negro'],
    ],
  },
  {
    name: 'Dulces',
    dishes: [
      ['Enyucado', 6_000, 'Torta de yuca, coco y anís'],
      ['Cocadas', 5_000, 'Tres cocadas de panela y coco'],
      ['Tres leches', 9_000, 'Bizcocho bañado en tres leches'],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Arroz con coco', 6_000, 'Porción'],
      ['Patacones', 5_000, 'Cuatro unidades'],
      ['Queso costeño', 4_000, 'Rallado'],
      ['Aguacate', 4_000, 'Medio'],
    ],
  },
  {
    name: 'Fuera de temporada',
    hidden: true,
    dishes: [['Ceviche de chipi chipi', 20_000, 'Almeja pequeña']],
  },
]);
