import type { DemoCategory } from './menu.ts';

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
      },
      {
        id_sigo: 'CR-0403',
        nombre: 'Perro Sazón',
        descripcion:
          'Salchicha ahumada, tocineta, queso gratinado, papa ripio y salsa de piña hecha en casa.',
        precio: 19_900,
        picture: 'perro-sazon',
      },
      {
        id_sigo: 'CR-0404',
        nombre: 'Sánduche de pernil',
        descripcion:
          'Pernil de cerdo horneado en su jugo, cebolla encurtida y mostaza dulce en pan rústico.',
        precio: 21_900,
        picture: 'sanduche-de-pernil',
      },
    ],
  },
  {
    name: 'Acompañamientos',
    picture: 'papa-criolla',
    flag: 'esAdicional',
    products: [
      {
        id_sigo: 'AC-0501',
        nombre: 'Papas a la francesa',
        descripcion: 'Papa sabanera cortada a mano, frita dos veces para que cruja.',
        precio: 6_900,
        picture: 'papas-a-la-francesa',
      },
      {
        id_sigo: 'AC-0502',
        nombre: 'Papa criolla',
        descripcion: 'Papitas amarillas enteras, doradas con sal marina.',
        precio: 6_500,
        picture: 'papa-criolla',
      },
      {
        id_sigo: 'AC-0503',
        nombre: 'Yuca frita',
        descripcion: 'Bastones de yuca, crocantes por fuera y suaves por dentro.',
        precio: 6_000,
        picture: 'yuca-frita',
      },
      {
        id_sigo: 'AC-0504',
        nombre: 'Ensalada de la casa',
        descripcion: 'Lechugas, tomate, mango y maíz tierno con vinagreta de maracuyá.',
        precio: 7_900,
        picture: 'ensalada-de-la-casa',
      },
      {
        id_sigo: 'AC-0505',
        nombre: 'Arepa con queso',
        descripcion: 'Arepa de maíz asada con mantequilla y queso campesino encima.',
        precio: 5_900,
        picture: 'arepa-con-queso',
      },
      {
        id_sigo: 'AC-0506',
        nombre: 'Arroz blanco',
        descripcion: 'Una porción de arroz suelto, recién hecho, con su pega si alcanza.',
        precio: 4_500,
        picture: 'arroz-blanco',
      },
    ],
  },
  {
    name: 'Bebidas',
    picture: 'limonada-de-coco',
    flag: 'esBebida',
    subcategorias: ['Fríos', 'Calientes', 'Con alcohol'],
    products: [
      {
        id_sigo: 'BE-0601',
        nombre: 'Limonada de coco',
        descripcion: 'Limón, leche de coco y hielo picado: la que todos repiten.',
        precio: 11_900,
        chapinero: 12_500,
        picture: 'limonada-de-coco',
        subcategorias: ['Fríos'],
      },
      {
        id_sigo: 'BE-0602',
        nombre: 'Gaseosa',
        descripcion: 'Botella de 400 ml, bien fría: cola, manzana, naranja o colombiana.',
        precio: 5_500,
        picture: 'gaseosa',
        subcategorias: ['Fríos'],
      },
      {
        id_sigo: 'BE-0603',
        nombre: 'Jugo de lulo',
        descripcion: 'Lulo maduro en agua o en leche, sin más azúcar de la que pidas.',
        precio: 8_900,
        picture: 'jugo-de-lulo',
        subcategorias: ['Fríos'],
      },
      {
        id_sigo: 'BE-0604',
        nombre: 'Limonada natural',
        descripcion: 'Limón exprimido al momento, con hielo y un toque de hierbabuena.',
        precio: 7_500,
        picture: 'limonada-natural',
        subcategorias: ['Fríos'],
      },
      {
        id_sigo: 'BE-0605',
        nombre: 'Jugo de mango',
        descripcion: 'Mango de azúcar en su punto, licuado en agua o en leche.',
        precio: 8_900,
        picture: 'jugo-de-mango',
        subcategorias: ['Fríos'],
      },
      {
        id_sigo: 'BE-0606',
        nombre: 'Cerveza nacional',
        descripcion: 'Botella de 330 ml helada: rubia, roja o negra.',
        precio: 8_500,
        chapinero: 9_500,
        picture: 'cerveza',
        subcategorias: ['Fríos', 'Con alcohol'],
      },
      {
        id_sigo: 'BE-0607',
        nombre: 'Agua',
        descripcion: 'Botella de 500 ml, con gas o sin gas.',
        precio: 4_500,
        picture: 'agua',
        subcategorias: ['Fríos'],
      },
      {
        id_sigo: 'BE-0608',
        nombre: 'Tinto',
        descripcion: 'Café del Huila recién colado, en taza de barro.',
        precio: 3_500,
        picture: 'tinto',
        subcategorias: ['Calientes'],
      },
    ],
  },
  {
    name: 'Postres',
    picture: 'tres-leches',
    products: [
      {
        id_sigo: 'PO-0701',
        nombre: 'Tres leches',
        descripcion: 'Bizcocho empapado en tres leches, con merengue tostado y canela.',
        precio: 12_900,
        picture: 'tres-leches',
      },
      {
        id_sigo: 'PO-0702',
        nombre: 'Arroz con leche',
        descripcion: 'Cremoso, con uvas pasas y la canela de la abuela de Marta.',
        precio: 8_900,
        picture: 'arroz-con-leche',
      },
      {
        id_sigo: 'PO-0703',
        nombre: 'Flan de caramelo',
        descripcion: 'Flan de huevo al baño María, con su caramelo oscuro.',
        precio: 10_900,
        picture: 'flan-de-caramelo',
      },
      {
        id_sigo: 'PO-0704',
        nombre: 'Brevas con arequipe',
        descripcion: 'Brevas caladas en panela, rellenas de arequipe y con cuajada fresca.',
        precio: 11_900,
        picture: 'brevas-con-arequipe',
        agotadoEn: 'chapinero',
      },
    ],
  },
  {
    name: 'Adiciones',
    picture: 'aguacate',
    products: [
      {
        id_sigo: 'AD-0801',
        nombre: 'Aguacate',
        descripcion: 'Medio aguacate en tajadas, con sal y limón.',
        precio: 5_000,
        picture: 'aguacate',
      },
      {
        id_sigo: 'AD-0802',
        nombre: 'Huevo frito',
        descripcion: 'Huevo campesino de borde tostado y yema blanda.',
        precio: 3_000,
        picture: 'huevo-frito',
      },
      {
        id_sigo: 'AD-0803',
        nombre: 'Chicharrón',
        descripcion: 'Una tira más de chicharrón carnudo y crujiente.',
        precio: 8_000,
        picture: 'chicharron',
      },
      {
        id_sigo: 'AD-0804',
        nombre: 'Chorizo',
        descripcion: 'Un chorizo santarrosano a la parrilla.',
        precio: 6_500,
        picture: 'chorizo',
      },
      {
        id_sigo: 'AD-0805',
        nombre: 'Tocineta',
        descripcion: 'Tres tiras de tocineta ahumada y crocante.',
        precio: 5_500,
        picture: 'tocineta',
      },
      {
        id_sigo: 'AD-0806',
        nombre: 'Queso costeño',
        descripcion: 'Queso costeño rallado o en tajadas a la plancha.',
        precio: 4_500,
        picture: 'queso-costeno',
      },
    ],
  },
  {
    name: 'Servicios',
    picture: 'servicio',
    products: [
      {
        id_sigo: 'SE-0901',
        nombre: 'Empaque especial',
        descripcion: 'Caja térmica y cubiertos para llevar el almuerzo lejos.',
        precio: 3_000,
        picture: 'servicio',
      },
      {
        id_sigo: 'SE-0902',
        nombre: 'Decoración de cumpleaños',
        descripcion: 'Mesa decorada, vela y canción de todo el equipo.',
        precio: 35_000,
        picture: 'servicio',
      },
      {
        id_sigo: 'SE-0903',
        nombre: 'Descorche',
        descripcion: 'Trae tu botella: ponemos copas, hielo y quien la sirva.',
        precio: 25_000,
        picture: 'servicio',
      },
    ],
  },
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
