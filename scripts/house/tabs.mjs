/** The only file with tabs, so that they look and move alike in every area. */
const HOME = 'web/src/ui/tabs.tsx';
/** An attribute, not a selector. */
const TAB_ROLE = /\srole=(?:\{\s*)?["'`]tab(?:list|panel)?["'`]/;

/** Files that draw tabs of their own. */
export function strangeTabs(sources) {
  return sources
    .filter(({ file, text, isTest }) => !isTest && file !== HOME && TAB_ROLE.test(text))
    .map(({ file }) => `${file} draws tabs of its own, not those of ${HOME}`);
}
