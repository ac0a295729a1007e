import { menuOf } from '../menu-of.ts';

export const ICE_CREAM = menuOf([
  {
    name: 'Crepes de sal',
    flag: 'esPlatoPrincipal',
    dishes: [
      [
        'Crepe de pollo y champiñones',
        24_000,
        'Pollo, champiñones y bechamel',
        { adiciones: true },
      ],
      ['Crepe 4 quesos', 23_000, 'Mozzarella, parmesano, azul y crema', { adiciones: true }],
      [
        'Crepe ranchero',
        26_000,
        'Carne desmechada, maíz, tocineta y jalapeño',
        { adiciones: true },
      ],
      ['Crepe primavera', 21_000, 'Espinaca, tomate, zucchini y queso', { sub: 'Vegetariano' }],
    ],
  },
  {
    name: 'Waffles y dulces',
    dishes: [
      ['Waffle con nutella', 18_000, 'Nutella, banano y fresas'],
      ['Waffle con arequipe', 16_000, 'Arequipe y queso rallado'],
      ['Crepe de nutella y banano', 17_000, 'Nutella, banano y helado de vainilla'],
      ['Crepe suzette', 19_000, 'Salsa de naranja y licor'],
      ['Banana split', 20_000, 'Tres bolas de helado, banano, crema y maní'],
    ],
  },
  {
    name: 'Helados',
    dishes: [
      ['Cono sencillo', 6_000, 'Una bola'],
      ['Cono doble', 9_500, 'Dos bolas'],
      ['Copa Oreo', 15_000, 'Helado de vainilla, galleta Oreo y chocolate'],
      ['Copa de frutos rojos', 16_000, 'Helado de yogur, mora, fresa y agraz'],
      ['Litro de helado', 38_000, 'Fresa, vainilla, chocolate o ron con pasas'],
      ['Paleta de mango biche', 5_000, 'Con sal y limón', { agotado: true }],
    ],
  },
  {
    name: 'Bebidas',
    flag: 'esBebida',
    dishes: [
      ['Malteada de fresa', 13_000, 'Helado, leche y crema'],
      ['Malteada de Milo', 14_000, 'Helado, leche y Milo'],
      ['Granizado de café', 9_000, 'Con leche condensada'],
      ['Soda italiana', 8_000, 'Frutos rojos, maracuyá o lychee'],
      ['Café americano', 4_500, '8 onzas'],
      ['Capuchino', 6_500, 'Con espuma'],
      ['Botella de agua', 4_000, '600 ml'],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Queso mozzarella', 4_000, ''],
      ['Tocineta', 5_000, ''],
      ['Champiñones', 4_500, ''],
      ['Pollo', 6_000, ''],
    ],
  },
]);

export const CHICKEN = menuOf([
  {
    name: 'Pollo asado',
    dishes: [
      ['1/4 de pollo asado', 14_000, 'Con papa salada y arepa'],
      ['1/2 pollo asado', 26_000, 'Con papa salada y dos arepas'],
      ['Pollo asado entero', 48_000, 'Con papa salada, cuatro arepas y guacamole'],
    ],
  },
  {
    name: 'Pollo broaster',
    dishes: [
      ['1/4 de pollo broaster', 15_000, 'Apanado, con papa a la francesa y miel'],
      ['1/2 pollo broaster', 28_000, 'Apanado, con papa a la francesa y miel'],
      ['Pollo broaster entero', 52_000, 'Apanado, con papa a la francesa y miel'],
      ['Alitas BBQ x 8', 22_000, 'Con salsa BBQ'],
      ['Alitas picantes x 8', 22_000, 'Con salsa búfalo'],
    ],
  },
  {
    name: 'Combos',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Combo 1', 21_000, '1/4 de pollo asado, sopa y gaseosa personal'],
      ['Combo 2', 23_000, '1/4 de pollo broaster, papas y gaseosa personal'],
      ['Combo familiar', 69_000, 'Pollo entero, papas, ensalada y gaseosa 1.5 L'],
    ],
  },
  {
    name: 'Sopas y arroces',
    dishes: [
      ['Sancocho de gallina', 19_000, 'Con presa, arroz y aguacate'],
      ['Ajiaco', 22_000, 'Con pollo desmechado, alcaparras y crema de leche'],
      ['Arroz con pollo', 18_000, 'Con papas a la francesa'],
      ['Arroz mixto mediano', 20_000, 'Pollo, cerdo y camarón'],
      ['Arroz mixto familiar', 39_000, 'Pollo, cerdo y camarón'],
      ['Consomé de menudencias', 7_000, 'Con cilantro'],
    ],
  },
  {
    name: 'Acompañamientos',
    dishes: [
      ['Papa a la francesa', 7_000, 'Porción'],
      ['Papa salada', 5_000, 'Porción'],
      ['Ensalada de repollo', 5_500, 'Con zanahoria y mayonesa', { sub: 'Vegetariano' }],
      [
        'Maduro con queso',
        8_000,
        'Plátano maduro asado con queso y bocadillo',
        { sub: 'Vegetariano' },
      ],
      ['Arepa', 1_500, 'Blanca'],
    ],
  },
  {
    name: 'Para la sed',
    flag: 'esBebida',
    dishes: [
      ['Coca-Cola personal', 4_500, '400 ml'],
      ['Coca-Cola 1.5 L', 9_000, 'Para compartir'],
      ['Postobón manzana personal', 4_000, '400 ml'],
      ['Postobón manzana 1.5 L', 8_000, 'Para compartir'],
      ['Pony Malta', 4_500, '330 ml'],
      ['Limonada de panela', 5_000, 'Vaso'],
      ['Lulada', 8_000, 'Lulo, hielo y limón'],
      ['Cerveza Poker', 5_000, '330 ml', { agotado: true }],
    ],
  },
]);

export const LEBANESE = menuOf([
  {
    name: 'Para compartir',
    dishes: [
      ['Hummus', 14_000, 'Crema de garbanzo con tahini y pan pita', { sub: 'Vegetariano' }],
      ['Babaganush', 15_000, 'Berenjena ahumada con tahini', { sub: 'Vegetariano' }],
      ['Falafel x 6', 16_000, 'Croquetas de garbanzo', { sub: 'Vegetariano' }],
      ['Kibbe frito', 6_000, 'Trigo y carne molida'],
      ['Kibbe crudo', 19_000, 'Carne cruda, trigo y hierbabuena'],
      ['Tabule', 13_000, 'Perejil, tomate, trigo y limón', { sub: 'Vegetariano' }],
      ['Hojas de parra x 8', 18_000, 'Rellenas de arroz y carne'],
      ['Tahini', 4_000, 'Salsa de ajonjolí'],
    ],
  },
  {
    name: 'Shawarmas',
    flag: 'esPlatoPrincipal',
    dishes: [
      [
        'Shawarma de pollo',
        19_000,
        'Pollo, lechuga, tomate, cebolla y salsa de ajo',
        { adiciones: true },
      ],
      ['Shawarma de carne', 21_000, 'Res, lechuga, tomate, cebolla y tahini', { adiciones: true }],
      ['Shawarma mixto', 23_000, 'Pollo y res, lechuga, tomate y cebolla', { adiciones: true }],
      [
        'Shawarma de falafel',
        18_000,
        'Falafel, pepinillos y tahini',
        { sub: 'Vegetariano', adiciones: true },
      ],
    ],
  },
  {
    name: 'Platos fuertes',
    dishes: [
      [
        'Plato mixto árabe',
        36_000,
        'Kibbe, hojas de parra, arroz con almendras y tabule',
        { adiciones: true },
      ],
      ['Arroz con almendras', 15_000, 'Con fideos y almendras', { sub: 'Vegetariano' }],
      ['Brocheta de cordero', 39_000, 'Con arroz y ensalada', { adiciones: true }],
      ['Kafta', 28_000, 'Carne molida con perejil y cebolla, a la parrilla', { adiciones: true }],
    ],
  },
  {
    name: 'Dulces árabes',
    dishes: [
      ['Baklava', 8_000, 'Hojaldre, pistacho y miel'],
      ['Dedos de novia', 7_000, 'Hojaldre con nueces'],
      ['Mamul de dátil', 6_500, 'Galleta rellena de dátil'],
    ],
  },
  {
    name: 'Bebidas',
    flag: 'esBebida',
    dishes: [
      ['Té de menta', 6_000, 'Caliente'],
      ['Limonada árabe', 8_500, 'Con hierbabuena y agua de azahar'],
      ['Jugo de corozo', 7_500, 'En agua'],
      ['Jugo de níspero', 8_500, 'En leche'],
      ['Kola Román', 4_500, '400 ml'],
      ['Coca-Cola', 4_500, '400 ml'],
      ['Coca-Cola Zero', 4_500, '400 ml'],
      ['Cerveza Costeñita', 4_500, '175 ml'],
      ['Cerveza Águila Light', 6_000, '330 ml'],
      ['Agua', 3_500, '600 ml'],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Queso', 3_500, ''],
      ['Hummus extra', 4_000, ''],
      ['Pan pita', 2_500, ''],
      ['Salsa de ajo', 2_000, ''],
    ],
  },
]);
