import { type ComponentType, lazy, type ReactNode } from 'react';

/** A component fetched when its route is first shown. */
export function lazyPage(load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(() => load().then((component) => ({ default: component })));
  return <Page />;
}

/** The same for what stands around several screens. */
export function lazyLayout(
  load: () => Promise<ComponentType<{ children: ReactNode }>>,
): ComponentType<{ children: ReactNode }> {
  return lazy(() => load().then((component) => ({ default: component })));
}
