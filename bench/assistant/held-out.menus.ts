import { menuOf } from './menu-of.ts';

export const PIZZERIA = menuOf([
  {
    name: 'Pizzas',
    flag: 'esPlatoPrincipal',
    dishes: [
      [
        'Pizza margarita personal',
        19_000,
        'Salsa de tomate, mozzarella y albahaca',
        { sub: 'Vegetariana' },
      ],
      [
        'Pizza margarita familiar',
        45_000,
        'Salsa de tomate, mozzarella y albahaca',
        { sub: 'Vegetariana' },
      ],
      ['Pizza hawaiana personal', 21_000, 'Jamón, piña y mozzarella'],
      ['Pizza hawaiana familiar', 49_000, 'Jamón, piña y mozzarella'],
      ['Pizza pepperoni', 23_000, 'Pepperoni y doble mozzarella'],
      [
        'Pizza cuatro quesos',
        25_000,
        'Mozzarella, parmesano, azul y provolone',
        { sub: 'Vegetariana' },
      ],
      ['Pizza de pollo y champiñones', 24_000, 'Pollo, champiñones y crema'],
    ],
  },
  {
    name: 'Pastas',
    dishes: [
      [
        'Lasaña de carne',
        26_000,
        'Carne boloñesa, bechamel y queso gratinado',
        { adiciones: true },
      ],
      ['Lasaña de pollo', 26_000, 'Pollo, bechamel y queso gratinado', { adiciones: true }],
      ['Espagueti a la carbonara', 24_000, 'Tocineta, huevo y parmesano', { adiciones: true }],
      [
        'Ravioles de espinaca',
        27_000,
        'Rellenos de ricota y espinaca en salsa napolitana',
        { sub: 'Vegetariana', adiciones: true },
      ],
      ['Fettuccine Alfredo', 23_000, 'Salsa cremosa de parmesano', { agotado: true }],
    ],
  },
  {
    name: 'Entradas',
    dishes: [
      ['Pan de ajo', 8_000, 'Seis tajadas con mantequilla de ajo'],
      ['Bruschettas', 12_000, 'Pan tostado con tomate y albahaca'],
      ['Palitos de queso', 11_000, 'Con salsa napolitana'],
    ],
  },
  {
    name: 'Bebidas',
    flag: 'esBebida',
    dishes: [
      ['Jugo de mora', 7_000, 'En agua o en leche'],
      ['Jugo de maracuyá', 7_000, 'En agua o en leche'],
      ['Jugo de fresa', 7_500, 'En agua o en leche'],
      ['Limonada', 6_000, 'Natural, con hielo'],
      ['Limonada de hierbabuena', 7_000, 'Con hierbabuena fresca'],
      ['Coca-Cola', 4_500, '400 ml'],
      ['Colombiana', 4_500, '400 ml'],
      ['Agua con gas', 4_000, '500 ml'],
      ['Agua sin gas', 3_500, '500 ml'],
      ['Copa de vino tinto', 16_000, 'Cabernet'],
      ['Cerveza artesanal', 12_000, 'Rubia o roja'],
      ['Té helado de durazno', 6_500, 'Con hielo'],
    ],
  },
  {
    name: 'Postres',
    dishes: [
      ['Tiramisú', 13_000, 'Café, mascarpone y cacao'],
      ['Gelato', 9_000, 'Dos bolas: vainilla, chocolate o pistacho'],
      ['Panna cotta de frutos rojos', 12_000, 'Crema cuajada con salsa de frutos rojos'],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Queso extra', 4_000, 'Mozzarella'],
      ['Champiñones', 4_500, 'Salteados'],
      ['Pepperoni', 5_000, 'Diez tajadas'],
      ['Piña', 3_000, 'Calada'],
    ],
  },
]);

export const BREAKFAST = menuOf([
  {
    name: 'Desayunos',
    flag: 'esPlatoPrincipal',
    dishes: [
      ['Huevos pericos', 9_500, 'Con tomate y cebolla, arepa y chocolate'],
      ['Huevos rancheros', 11_500, 'Con salchicha y salsa criolla, arepa y café'],
      ['Calentado paisa', 16_000, 'Fríjoles con arroz, huevo, chorizo y arepa'],
      ['Caldo de costilla', 12_000, 'Con papa y cilantro, arepa y chocolate'],
      ['Changua', 8_500, 'Caldo de leche con huevo, cebolla larga y calado'],
      ['Tamal tolimense', 13_500, 'Con pollo, cerdo y arroz, y chocolate'],
      ['Omelette de jamón y queso', 14_000, 'Tres huevos, con pan tostado'],
    ],
  },
  {
    name: 'Panadería',
    dishes: [
      ['Pandebono', 3_000, 'Recién horneado'],
      ['Almojábana', 3_200, 'De cuajada'],
      ['Buñuelo', 2_500, 'De queso costeño'],
      ['Croissant de almendras', 8_000, 'Con crema de almendras'],
      ['Pan aliñado', 2_000, 'Con mantequilla'],
    ],
  },
  {
    name: 'Bebidas calientes',
    flag: 'esBebida',
    dishes: [
      ['Tinto', 2_500, 'Café negro'],
      ['Café con leche', 4_000, 'Grande'],
      ['Capuchino', 6_500, 'Con espuma de leche'],
      ['Chocolate santafereño', 6_000, 'Con queso'],
      ['Aguapanela con queso', 6_000, 'Caliente, con limón aparte'],
      ['Aromática de frutas', 5_000, 'Con frutas frescas'],
    ],
  },
  {
    name: 'Jugos',
    dishes: [
      ['Jugo de naranja', 6_500, 'Recién exprimido'],
      ['Jugo de guanábana', 7_000, 'En leche'],
      ['Jugo de mandarina', 6_500, 'Recién exprimido', { agotado: true }],
    ],
  },
  {
    name: 'Adiciones',
    dishes: [
      ['Huevo', 2_000, 'Frito o revuelto'],
      ['Chorizo', 4_000, 'Santarrosano'],
      ['Queso campesino', 3_000, 'Tajada'],
      ['Arepa', 1_500, 'Blanca'],
    ],
  },
]);
