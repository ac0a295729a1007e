// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkedText } from './chat-entry.tsx';

afterEach(cleanup);

const LINKS = ['https://wa.me/573105550187', 'https://www.instagram.com/la.sazon', ''];
const hrefs = (text: string) => {
  const { container } = render(<LinkedText text={text} links={LINKS} />);
  expect(container.textContent).toBe(text);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

test('the owner’s own addresses become links, however they are spelled', () => {
  expect(
    hrefs('Escríbenos a https://wa.me/573105550187. En Instagram: instagram.com/la.sazon'),
  ).toEqual(['https://wa.me/573105550187', 'https://www.instagram.com/la.sazon']);
});

test('nothing else becomes a link or markup', () => {
  expect(
    hrefs('<a href="https://malo.example">gratis</a> https://malo.example javascript:alert(1)'),
  ).toEqual([]);
  expect(hrefs('instagram.com/laXsazon')).toEqual([]);
});

test('an address that is not https never becomes a link', () => {
  render(<LinkedText text="javascript:alert(1)" links={['javascript:alert(1)']} />);
  expect(screen.queryByRole('link')).toBeNull();
});
