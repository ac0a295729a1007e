import { Fragment } from 'react';

interface LinkedTextProps {
  text: string;
  /** The only addresses that become links: the owner's own. */
  links: readonly string[];
}

/** A text as text, in which the owner's own addresses can be opened. */
export function LinkedText({ text, links }: LinkedTextProps) {
  const safe = links.filter((link) => link.startsWith('https://'));
  if (safe.length === 0) return text;
  const known = new Map(safe.flatMap((link) => spellings(link).map((one) => [one, link] as const)));
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(literally).join('|')})`);
  return text.split(pattern).map((part, at) => {
    const href = known.get(part);
    const key = `${at} ${part}`;
    if (!href) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a
        key={key}
        href={href}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-achiote-ink underline underline-offset-4"
      >
        {part}
      </a>
    );
  });
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** As people write an address: whole, or without what every address begins with. */
function spellings(link: string): string[] {
  return [link, link.replace(/^https:\/\//, ''), link.replace(/^https:\/\/www\./, '')];
}
