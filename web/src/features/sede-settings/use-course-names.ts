import { courseName } from '@comanda/contract/menu/tiempos.words';
import { useMenuOf } from '../menu/menu.queries.ts';

/** How people of this sede call each course. */
export function useCourseNames(dbName: string): (tiempo: number) => string {
  const categories = useMenuOf(dbName).data?.categories ?? [];
  return (tiempo) => courseName(tiempo, categories);
}
