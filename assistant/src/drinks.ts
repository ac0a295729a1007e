import type { Category, Product } from '@comanda/contract/menu/menu';
import { plainWords } from './language/normalise.ts';

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
