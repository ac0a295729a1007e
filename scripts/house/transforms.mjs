const TRANSFORM = /\btransform\s*[(:]/g;
/** Recognises a check for files of a package. */
const OF_A_PACKAGE = /node_modules|\bdist\\?\//;

const ALIAS = /\balias\s*:/;

/** Vite plugins that change the published code of a package, and other code in its place. */
export function patchingPlugins(sources) {
  const configs = sources.filter(
    ({ text, isTest }) => !isTest && /from 'vite(st\/config)?'/.test(text),
  );
  return [
    ...configs
      .filter(({ text }) => bodiesOf(text).some((body) => OF_A_PACKAGE.test(body)))
      .map(({ file }) => `${file} has a plugin that changes the code of a package`),
    ...configs
      .filter(({ text }) => ALIAS.test(text))
      .map(({ file }) => `${file} has an alias that puts other code in the place of a package`),
  ];
}

/** From each `transform` to the brace that closes it. */
function bodiesOf(text) {
  return [...text.matchAll(TRANSFORM)].map(({ index }) => {
    let depth = 0;
    for (let at = text.indexOf('{', index); at !== -1 && at < text.length; at++) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
      if (depth === 0) return text.slice(index, at);
    }
    return text.slice(index);
  });
}
