/**
 * Colombian synonyms: one thing, several names. Used only for a word that the menu does not have,
 * so a menu with both 'Torta' and 'Ponqué' keeps them apart.
 */
const SAME: readonly string[] = [
  'gaseosa soda refresco',
  'coca cocacola coca_cola coke',
  'sprite seven 7up',
  'cerveza pola birra cheve chela polita',
  'tinto cafe_negro cafe_americano americano cafe',
  'cafe_con_leche perico cafe_en_leche',
  'capuchino capuccino cappuccino capuchino',
  'te infusion',
  'aromatica agua_aromatica te',
  'jugo zumo',
  'malteada milkshake milshake batido shake',
  'agua_de_panela aguapanela agua_panela aguepanela',
  'sanduche sandwich sanguche emparedado sandwhich sandwish sanwich sanduich',
  'hamburguesa burger burguer hamburger hamburguer',
  'perro perro_caliente hot_dog hotdog jotdog',
  'papas_a_la_francesa papas_fritas papas_francesas papas_francesa francesas papa_francesa papas papitas',
  'salchipapa salchipapas',
  'alitas wings alas',
  'tocineta bacon tocino beicon',
  'torta ponque pastel bizcocho cake',
  'cheesecake chiscake torta_de_queso',
  'helado nieve',
  'patacon toston',
  'frijol frisol frejol poroto frijolada',
  'mazorca elote choclo',
  'maiz maicitos maiz_tierno',
  'ceviche cebiche seviche',
  'cerdo marrano puerco chancho',
  'bistec bisteck bistek',
  'arequipe dulce_de_leche manjar',
  'mani cacahuate',
  'aguacate palta',
  'pina anana',
  'banano banana guineo',
  'fresa frutilla',
  'huevo guevo wevo blanquillo',
  'almuerzo corrientazo menu_del_dia ejecutivo corriente plato_del_dia',
  'coctel trago cocktail',
  'champinon hongo seta',
  'peperoni pepperoni peperonni',
  'espagueti spaghetti spagueti espaguetti',
  'lasana lasagna lasagne lazana',
  'raviol ravioli',
  'nuggets nugets nuget',
  'brownie browni brauni',
  'waffle wafle gofre',
  'pancake panqueque',
  'wrap fajita burrito',
  'quesadilla quesadia',
  'gulupa maracuya',
  'yogur yogurt kumis',
  'chocolate chocolatico chocolate_caliente',
  'entero completo',
  'grande familiar gigante jumbo extragrande',
  'pequeno personal individual chico',
  'hierbabuena yerbabuena menta',
  'asado a_la_brasa rostizado',
  'broaster broasted apanado frito',
];

/** What is a kind of what. The diner may say either, and the menu may have either. */
const KINDS: Readonly<Record<string, string>> = {
  gaseosa:
    'coca cocacola pepsi sprite seven manzana colombiana quatro fanta postobon kola uva ginger schweppes',
  cerveza: 'aguila poker club costena corona heineken budweiser pilsen redds stella andina',
  agua: 'cristal brisa manantial',
  pescado:
    'mojarra tilapia bocachico pargo corvina robalo sierra trucha salmon bagre atun merluza mero',
  marisco: 'camaron langostino calamar pulpo langosta cangrejo jaiba almeja mejillon ostra',
  carne: 'res lomo churrasco bistec costilla sobrebarriga punta baby entrana cerdo chuleta',
  pasta:
    'spaghetti tallarin fettuccini espagueti lasana ravioli fettuccine fetuccini macarron noqui penne canelon',
  sopa: 'caldo consome crema sancocho ajiaco mondongo cazuela cuchuco mute ramen',
  postre:
    'torta helado flan brownie cheesecake tiramisu gelatina arequipe natilla cuajada mousse churro obleas oblea merengon baklava postre pie galleta waffle',
  pollo: 'pechuga alitas nuggets broaster gallina muslo',
  licor:
    'pisco mezcal sake brandy champana michelada sangria ron aguardiente whisky vodka tequila ginebra vino coctel mojito margarita cerveza',
  trago:
    'pisco mezcal margarita mojito michelada coctel ron aguardiente whisky vodka tequila ginebra gin vino sangria pina_colada caipirinha daiquiri cerveza',
  coctel: 'margarita mojito michelada sangria pina_colada caipirinha daiquiri cuba_libre',
  caliente:
    'cafe tinto capuchino latte te chocolate aromatica aguapanela americano espresso mocca perico',
  fruta: 'mango papaya pina banano fresa mora lulo maracuya guanabana sandia manzana naranja',
  vino: 'sangria tinto_de_verano clericot',
};

/** Brands stand for what they are a brand of: 'una poker' where the menu says 'Cerveza nacional'. */
const BRANDED: ReadonlySet<string> = new Set(['gaseosa', 'cerveza', 'agua']);

/** Other names of the same thing, as phrases. */
export function synonymsOf(name: string): readonly string[] {
  return SAME_BY_NAME.get(name) ?? [];
}

/** What this is a kind of: 'mojarra' is 'pescado'. */
export function kindsOf(name: string): readonly { kind: string; isBrand: boolean }[] {
  return KINDS_BY_NAME.get(name) ?? [];
}

/** The things of a kind. */
export function thingsOf(kind: string): readonly string[] {
  return THINGS_BY_KIND.get(kind) ?? [];
}

/** A food word that is not a misspelling of another: 'pescado' is not a misspelt 'picada'. */
export function isFoodWord(name: string): boolean {
  return SAME_BY_NAME.has(name) || KINDS_BY_NAME.has(name) || THINGS_BY_KIND.has(name);
}

const phrases = (list: string) => list.split(' ').map((phrase) => phrase.replaceAll('_', ' '));

const SAME_BY_NAME = gathered(
  SAME.flatMap((list) => {
    const names = phrases(list);
    return names.map((name) => [name, names.filter((one) => one !== name)] as const);
  }),
);

const THINGS_BY_KIND = gathered(
  Object.entries(KINDS).map(([kind, things]) => [kind, phrases(things)] as const),
);

const KINDS_BY_NAME = gathered(
  Object.entries(KINDS).flatMap(([kind, things]) =>
    phrases(things).map((thing) => [thing, [{ kind, isBrand: BRANDED.has(kind) }]] as const),
  ),
);

function gathered<T>(pairs: readonly (readonly [string, readonly T[]])[]): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const [name, values] of pairs) lists.set(name, [...(lists.get(name) ?? []), ...values]);
  return lists;
}
