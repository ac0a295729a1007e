import { useCoverage } from '../../features/memberships/coverage.queries.ts';
import { CoverageChoice } from '../../features/memberships/coverage-choice.tsx';
import { isShort } from '../../features/memberships/coverage-words.ts';

/** Nothing to see while the plan covers everything. */
export function OwnerCoverage() {
  const { data } = useCoverage();
  if (!data || !isShort(data)) return null;
  // Whoever comes or goes elsewhere is another form.
  const key = [...data.sedes.map(({ _id }) => _id), ...data.personas.map(({ id }) => id)].join();
  return <CoverageChoice key={key} coverage={data} />;
}
