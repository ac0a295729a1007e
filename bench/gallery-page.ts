import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PICTURE = /^(.+)-(\d+)\.png$/;

/** One page with every picture of the folder: arrows or the list go through the screens. */
export async function writeGalleryPage(folder: string): Promise<void> {
  const screens = new Map<string, number[]>();
  for (const file of (await readdir(folder)).toSorted()) {
    const [, name, width] = PICTURE.exec(file) ?? [];
    if (name) screens.set(name, [...(screens.get(name) ?? []), Number(width)]);
  }
  const sections = [...screens].map(([name, widths]) => {
    const pictures = widths
      .toSorted((a, b) => a - b)
      .map(
        (width) =>
          `<figure><img loading="lazy" src="${name}-${width}.png" alt="${name}, ${width} px" style="width:${width / 2}px"><figcaption>${width} px</figcaption></figure>`,
      );
    return `<section id="${name}"><h2>${name}</h2><div>${pictures.join('')}</div></section>`;
  });
  const links = [...screens.keys()].map((name) => `<a href="#${name}">${name}</a>`);
  await writeFile(join(folder, 'index.html'), page(links, sections));
}

function page(links: string[], sections: string[]): string {
  return `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Comanda, pantalla por pantalla</title>
<style>
  body { margin: 0; display: grid; grid-template-columns: 18rem 1fr; font: 15px system-ui; background: #ece3d6; color: #221b16 }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; background: #fbf7f0 }
  nav a { display: block; padding: .3rem 0; color: inherit }
  section { padding: 1.5rem; border-bottom: 1px solid #cdbfab }
  section > div { display: flex; gap: 1.5rem; align-items: flex-start; overflow-x: auto }
  figure { margin: 0 } img { display: block; box-shadow: 0 6px 20px #4a341e33 } figcaption { padding-top: .5rem }
</style>
<nav>${links.join('')}</nav>
<main>${sections.join('\n')}</main>
<script>
  const all = [...document.querySelectorAll('section')];
  addEventListener('keydown', ({ key }) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (!step) return;
    event.preventDefault();
    const now = all.findLastIndex((one) => one.getBoundingClientRect().top < 10);
    all[Math.max(0, now + step)]?.scrollIntoView();
  });
</script>
</html>
`;
}
