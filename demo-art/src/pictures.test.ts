import { expect, test } from 'vitest';
import { PICTURES } from '../../server/src/demo/picture-names.ts';
import { drawPicture } from './pictures.ts';

// Enough of a parser to trust the markup: every tag that opens is closed, in order.
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      expect(open.pop()).toBe(name);
    } else if (!rest.endsWith('/')) {
      open.push(name);
    }
  }
  return open;
}

test.each(PICTURES)('%s is a well-formed drawing whose ids are unique and all found', (name) => {
  const svg = drawPicture(name);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  expect(openTags(svg)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test('a picture is the same every time it is drawn', () => {
  for (const name of PICTURES) {
    expect(drawPicture(name)).toBe(drawPicture(name));
  }
});

test('no two pictures are equal', () => {
  expect(new Set(PICTURES.map((name) => drawPicture(name))).size).toBe(PICTURES.length);
});
