import type { DemoCategory } from './menu.ts';
import { WITH_A_DISH } from './menu-sides.data.ts';

export const MENU: readonly DemoCategory[] = [
  {
    name: 'Platos fuertes',
    picture: 'bandeja-paisa',
    flag: 'esPlatoPrincipal',
    permiteAdiciones: true,
    subcategorias: ['De la casa', 'A la parrilla', 'Del mar'],
    products: [
      {
        id_sigo: 'PF-0101',
        nombre: 'Bandeja paisa',
        descripcion:
          'Fríjoles cargamanto, carne molida, chicharrón de siete pisos, chorizo, huevo, tajadas y aguacate, servidos sin prisa.',
        precio: 34_900,
        chapinero: 36_900,
        picture: 'bandeja-paisa',
        subcategorias: ['De la casa'],
      },
      {
        id_sigo: 'PF-0102',
        nombre: 'Arroz con pollo',
        descripcion:
          'Arroz amarillo y jugoso con pollo desmechado, arveja, zanahoria y pimentón, con papas a la francesa.',
        precio: 27_900,
        picture: 'arroz-con-pollo',
        subcategorias: ['De la casa'],
      },
      {
        id_sigo: 'PF-0103',
        nombre: 'Churrasco',
        descripcion:
          'Lomo ancho de 350 gramos a la brasa, con chimichurri de la casa, papa criolla y ensalada.',
        precio: 42_900,
        chapinero: 45_900,
        picture: 'churrasco',
        subcategorias: ['A la parrilla'],
        grupos: ['termino', 'salsas'],
      },
      {
        id_sigo: 'PF-0104',
        nombre: 'Mojarra frita',
        descripcion:
          'Mojarra entera, dorada y crujiente, con patacón, arroz con coco y un buen limón.',
        precio: 36_900,
        picture: 'mojarra-frita',
        subcategorias: ['Del mar'],
      },
      {
        id_sigo: 'PF-0105',
        nombre: 'Sobrebarriga en salsa criolla',
        descripcion:
          'Sobrebarriga cocinada cuatro horas hasta deshacerse, bañada en hogao, con arroz, papa y yuca.',
        precio: 33_900,
        picture: 'sobrebarriga',
        subcategorias: ['De la casa'],
      },
      {
        id_sigo: 'PF-0106',
        nombre: 'Lechona tolimense',
        descripcion:
          'Cerdo relleno de arveja y especias, horneado toda la noche, con cuero tostado y arepa blanca.',
        precio: 28_900,
        picture: 'lechona',
        subcategorias: ['De la casa'],
      },
      {
        id_sigo: 'PF-0107',
        nombre: 'Costilla de cerdo asada',
        descripcion:
          'Costilla marinada en panela y naranja, asada despacio y terminada a la brasa, con yuca frita.',
        precio: 38_900,
        picture: 'costilla-asada',
        subcategorias: ['A la parrilla'],
      },
      {
        id_sigo: 'PF-0108',
        nombre: 'Langostinos al ajillo',
        descripcion:
          'Langostinos salteados en mantequilla, ajo y un toque de ají, con arroz blanco y patacones.',
        precio: 49_900,
        chapinero: 52_900,
        picture: 'langostinos-al-ajillo',
        subcategorias: ['Del mar'],
        agotadoEn: 'centro',
      },
      {
        id_sigo: 'PF-0109',
        nombre: 'Corrientazo',
        descripcion: 'El almuerzo de la casa: tú escoges cada parte y llega servido a la mesa.',
        precio: 19_900,
        picture: 'sobrebarriga',
        subcategorias: ['De la casa'],
        grupos: ['sopa', 'principio', 'proteina', 'jugo'],
      },
    ],
  },
  {
    name: 'Sopas',
    picture: 'ajiaco-santafereno',
    permiteAdiciones: true,
    subcategorias: ['De la casa', 'Vegetariano', 'Del mar'],
    products: [
      {
        id_sigo: 'SO-0201',
        nombre: 'Ajiaco santafereño',
        descripcion:
          'Tres papas, guascas y pollo desmechado, con mazorca, alcaparras, crema de leche y aguacate.',
        precio: 29_900,
        picture: 'ajiaco-santafereno',
        subcategorias: ['De la casa'],
      },
      {
        id_sigo: 'SO-0202',
        nombre: 'Sancocho de gallina',
        descripcion:
          'Gallina criolla con yuca, plátano y mazorca en un caldo de leña, con arroz y ají aparte.',
        precio: 31_900,
        picture: 'sancocho-de-gallina',
        subcategorias: ['De la casa'],
      },
      {
        id_sigo: 'SO-0203',
        nombre: 'Cazuela de mariscos',
        descripcion:
          'Camarones, calamar, pescado y mejillones en crema de coco y cilantro, con patacones.',
        precio: 44_900,
        chapinero: 46_900,
        picture: 'cazuela-de-mariscos',
        subcategorias: ['Del mar'],
      },
      {
        id_sigo: 'SO-0204',
        nombre: 'Crema de ahuyama',
        descripcion:
          'Ahuyama asada y jengibre, un hilo de crema de leche y semillas tostadas, con pan de la casa.',
        precio: 17_900,
        picture: 'crema-de-ahuyama',
        subcategorias: ['Vegetariano'],
      },
    ],
  },
  {
    name: 'Para picar',
    picture: 'empanadas',
    subcategorias: ['Para compartir', 'Vegetariano'],
    products: [
      {
        id_sigo: 'PK-0301',
        nombre: 'Empanadas de carne',
        descripcion:
          'Cinco empanaditas de maíz crocantes, rellenas de carne y papa, con ají de la casa.',
        precio: 14_900,
        picture: 'empanadas',
        subcategorias: ['Para compartir'],
      },
      {
        id_sigo: 'PK-0302',
        nombre: 'Patacones con hogao',
        descripcion:
          'Patacones grandes y tostados con hogao de tomate y cebolla, y queso costeño rallado.',
        precio: 15_900,
        chapinero: 16_900,
        picture: 'patacones-con-hogao',
        subcategorias: ['Para compartir', 'Vegetariano'],
      },
      {
        id_sigo: 'PK-0303',
        nombre: 'Arepa rellena',
        descripcion:
          'Arepa de maíz a la plancha, rellena de carne desmechada, fríjol y queso derretido.',
        precio: 18_900,
        picture: 'arepa-rellena',
      },
      {
        id_sigo: 'PK-0304',
        nombre: 'Chorizo con arepa',
        descripcion: 'Chorizo santarrosano a la parrilla con arepa blanca y limón recién cortado.',
        precio: 13_900,
        picture: 'chorizo-con-arepa',
      },
      {
        id_sigo: 'PK-0305',
        nombre: 'Deditos de queso',
        descripcion: 'Seis deditos de hojaldre rellenos de queso campesino, con salsa de uchuva.',
        precio: 14_900,
        picture: 'deditos-de-queso',
        subcategorias: ['Para compartir', 'Vegetariano'],
      },
      {
        id_sigo: 'PK-0306',
        nombre: 'Arepa de huevo',
        descripcion:
          'Como en la costa: masa frita dos veces, huevo adentro y suero costeño para untar.',
        precio: 9_900,
        picture: 'arepa-de-huevo',
        subcategorias: ['Vegetariano'],
      },
    ],
  },
  {
    name: 'Comida rápida',
    picture: 'hamburguesa-criolla',
    products: [
      {
        id_sigo: 'CR-0401',
        nombre: 'Hamburguesa criolla',
        descripcion:
          'Carne de res de 180 gramos, queso costeño, tocineta, hogao y papa ripio en pan brioche.',
        precio: 26_900,
        chapinero: 28_900,
        picture: 'hamburguesa-criolla',
      },
      {
        id_sigo: 'CR-0402',
        nombre: 'Alitas BBQ',
        descripcion:
          'Diez alitas doradas, bañadas en BBQ de panela, con apio, zanahoria y salsa de ajo.',
        precio: 27_900,
        picture: 'alitas-bbq',
        grupos: ['salsas', 'combo'],
      },
      {
        id_sigo: 'CR-0403',
        nombre: 'Perro Sazón',
        descripcion:
          'Salchicha ahumada, tocineta, queso gratinado, papa ripio y salsa de piña hecha en casa.',
        precio: 19_900,
        picture: 'perro-sazon',
        grupos: ['combo'],
      },
      {
        id_sigo: 'CR-0404',
        nombre: 'Sánduche de pernil',
        descripcion:
          'Pernil de cerdo horneado en su jugo, cebolla encurtida y mostaza dulce en pan rústico.',
        precio: 21_900,
        picture: 'sanduche-de-pernil',
        grupos: ['combo'],
      },
    ],
  },
  ...WITH_A_DISH,
];

/** Chapinero tried breakfasts and now opens at noon, so the category is hidden. */
export const DESAYUNOS: DemoCategory = {
  name: 'Desayunos',
  picture: 'huevo-frito',
  active: false,
  products: [
    {
      id_sigo: 'DE-1001',
      nombre: 'Calentado paisa',
      descripcion: 'Fríjoles y arroz de ayer, que saben mejor hoy, con huevo, arepa y chorizo.',
      precio: 18_900,
      picture: 'bandeja-paisa',
    },
    {
      id_sigo: 'DE-1002',
      nombre: 'Huevos al gusto',
      descripcion: 'Dos huevos fritos, pericos o revueltos, con arepa y chocolate.',
      precio: 13_900,
      picture: 'huevo-frito',
    },
    {
      id_sigo: 'DE-1003',
      nombre: 'Arepa con queso y chocolate',
      descripcion: 'Arepa asada con queso derretido y una taza de chocolate santafereño.',
      precio: 11_900,
      picture: 'arepa-con-queso',
    },
  ],
};
