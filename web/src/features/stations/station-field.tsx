import { isSpecialCategory } from '@comanda/contract/menu/menu.rules';
import type { Station } from '@comanda/contract/menu/stations';
import { stationOf } from '@comanda/contract/menu/stations.rules';
import { KITCHEN, NOWHERE } from '@comanda/contract/menu/stations.words';
import { Select } from '../../ui/form/select.tsx';
import { routeName } from './station-words.ts';

interface Category {
  name: string;
  estacion?: string | null | undefined;
}

interface StationFieldProps {
  /** Undefined while they are not known. */
  stations: readonly Station[] | undefined;
  /** As it is stored; '' is nothing of its own. */
  value: string;
  onChange: (estacion: string) => void;
  error: string | undefined;
}

/** Where the dishes of a category are made. Shown only where the sede has stations. */
export function CategoryStation(props: StationFieldProps & { name: string }) {
  const { stations, name, value, onChange, error } = props;
  if (!stations || stations.length === 0) return null;
  const usual = routeOf(stations, { name });
  return (
    <Select
      label="Se prepara en"
      hint="Sus platos salen en la pantalla de esa estación."
      options={routes(stations)}
      value={routeOf(stations, { name, estacion: value || null })}
      // What it is anyway is not stored.
      onChange={({ target }) => onChange(target.value === usual ? '' : target.value)}
      error={error}
    />
  );
}

/** Where one product is made, if not where the others of its category are. */
export function ProductStation(props: StationFieldProps & { category: Category | undefined }) {
  const { stations, category, value, onChange, error } = props;
  if (!stations || stations.length === 0) return null;
  const there = category && routeName(stations, routeOf(stations, category));
  return (
    <Select
      label="Se prepara en"
      placeholder={there ? `Como su categoría (${there})` : 'Como su categoría'}
      options={routes(stations)}
      value={value && routeOf(stations, { name: '', estacion: value })}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

function routes(stations: readonly Station[]) {
  const own = stations.flatMap(({ clave }) => (clave === KITCHEN ? [] : clave));
  return [KITCHEN, ...own, NOWHERE].map((value) => ({ value, label: routeName(stations, value) }));
}

function routeOf(stations: readonly Station[], category: Category): string {
  const codes = new Set(stations.map(({ clave }) => clave));
  const isService = isSpecialCategory(category, 'servicios');
  return stationOf({ product: {}, category, isService }, codes) ?? KITCHEN;
}
