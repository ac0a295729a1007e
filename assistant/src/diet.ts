import type { Category, Product } from '@comanda/contract/menu/menu';
import { plainWords } from './language/normalise.ts';
import { baseForms } from './language/stems.ts';

/** It says so, or its text names no animal. Drinks are not meant. */
export function isVegetarian(product: Product, category: Category | undefined): boolean {
  const { isSaid, hasMeat } = dietOf(product, category);
  return !isDrink(product, category) && (isSaid || !hasMeat);
}

export function isVegan(product: Product, category: Category | undefined): boolean {
  const { isVegan, hasMeat, hasDairy } = dietOf(product, category);
  return !isDrink(product, category) && (isVegan || (!hasMeat && !hasDairy));
}

/** It is called vegetarian or vegan, not only free of meat. */
export function saysDiet(product: Product, category: Category | undefined): boolean {
  return dietOf(product, category).isSaid;
}

type Diet = { isSaid: boolean; isVegan: boolean; hasMeat: boolean; hasDairy: boolean };

/** A message may ask this of every dish several times, so each text is read once. */
const DIETS = new WeakMap<Product, Diet>();

function dietOf(product: Product, category: Category | undefined): Diet {
  const known = DIETS.get(product);
  if (known) return known;
  const words = textOf(product, category);
  const diet = {
    isSaid: has(words, SAID),
    isVegan: words.some((word) => /^vegan/.test(word)),
    hasMeat: has(words, MEAT),
    hasDairy: has(words, DAIRY),
  };
  DIETS.set(product, diet);
  return diet;
}

function textOf(
  { nombre, descripcion, subcategoryIds }: Product,
  category: Category | undefined,
): string[] {
  const subs = category?.subcategorias.filter(({ id }) => subcategoryIds.includes(id)) ?? [];
  return plainWords(
    [nombre, descripcion, category?.name, ...subs.map(({ name }) => name)].join(' '),
  );
}

function has(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => baseForms(word).some((form) => set.has(form)));
}

const SAID: ReadonlySet<string> = new Set([
  'vegetariano',
  'vegetariana',
  'vegano',
  'vegana',
  'veggie',
]);
const MEAT: ReadonlySet<string> = new Set(
  `carne res pollo cerdo pernil chicharron chorizo tocineta tocino bacon jamon pescado mojarra salmon trucha camaron langostino
  marisco calamar gallina lechona costilla sobrebarriga churrasco lomo salchicha salchichon alita ala pechuga atun bagre ceviche
  mondongo callo higado cordero pavo morcilla butifarra cabano pepperoni peperoni hamburguesa perro pulpo jaiba langosta cangrejo
  robalo corvina pargo sancocho pato conejo ternera anca entrana bife punta solomito chuleta muslo nugget almeja mejillon ostra
  bocachico sierra tilapia merluza anchoa cecina longaniza salami prosciutto panceta cabrito chivo cuy pezuna lengua rinon chunchullo
  caracol surimi kani bonito cazuela steak costillita pavita rabo mortadela cabrito chiguiro pechuguita menudencia molleja gallineta kibbe kafta chicharronada`.split(
    /\s+/,
  ),
);
const DAIRY: ReadonlySet<string> = new Set(
  'queso leche huevo crema mantequilla arequipe miel suero cuajada yogur yogurt mozzarella parmesano kumis flan helado mayonesa'.split(
    ' ',
  ),
);

/** By its category, or by its own name where the category is mixed. */
export function isDrink({ nombre }: Product, category: Category | undefined): boolean {
  return isDrinks(category) || DRINK.test(plainWords(nombre)[0] ?? '');
}

/**
 * Only one category can have the flag for drinks; juices, beers and coffees often have their own.
 */
function isDrinks(category: Category | undefined): boolean {
  if (!category || category.esPlatoPrincipal) return false;
  return category.esBebida || plainWords(category.name).some((word) => DRINKS.test(word));
}

const DRINKS =
  /^(bebidas?|jugos?|gaseosas?|cervezas?|vinos?|licores|cocteles|cocteleria|tragos|cafes?|tes|infusiones|malteadas?|limonadas?|refrescos?|refrescantes|batidos?|granizados?|sodas?|smoothies|aromaticas|sed|tomar)$/;
const DRINK =
  /^(tinto|cafe|latte|capuchino|espresso|te|aromatica|aguapanela|jugo|gaseosa|limonada|malteada|cerveza|avena|kumis|agua|vino|sangria|soda|granizado|chicha|smoothie|batido)$/;
