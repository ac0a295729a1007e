const TRANSFORM = /\btransform\s*[(:]/g;
/** Recognises a check for files of a package. */
const OF_A_PACKAGE = /node_modules|\bdist\\?\//;

/** Vite plugins that change the published code of a package. */
export function patchingPlugins(sources) {
  return sources
    .filter(({ text, isTest }) => !isTest && /from 'vite'/.test(text))
    .filter(({ text }) => bodiesOf(text).some((body) => OF_A_PACKAGE.test(body)))
    .map(({ file }) => `${file} has a plugin that changes the code of a package`);
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
