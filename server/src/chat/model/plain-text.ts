import type { Turn } from '@comanda/assistant/assistant';
import { REDES, socialLink } from '@comanda/contract/chat/chatbot-config.rules';
import { cleanLines } from '@comanda/contract/text';

const REPLY_MAX = 1_200;

/** Markup included; the rest of a longer text is ignored. */
const RAW_MAX = 4_000;

const THINKING = /<think>[\s\S]*?(?:<\/think>|$)/g;
const TAG = /<\/?[a-z!][^<>]*>/gi;
// Repetitions are bounded, so that a text made only of beginnings is read once, not once for each.
const MARKDOWN_LINK = /!?\[([^\]\n]{0,200})\]\(([^)\s]{0,500})\)/g;
const MARKDOWN_SIGNS = /\*\*|__|`+|^#{1,6} /gm;
// With or without its protocol, because a phone makes a link of either.
const LINK =
  /\b[a-z][a-z0-9+.-]{0,30}:\/\/\S+|\bwww\.\S+|\b(?:javascript|data|mailto):\S+|\b(?:[a-z0-9-]{1,63}\.){1,8}(?:[a-z]{2,24}\/\S*|(?:com|net|org|co|info|io|app|xyz|shop|site|online|link|top)\b)/gi;
const SIGNS = `).,;:!?»"'`;

/** What a model wrote, as a panel may show it: no markup, and only the owner's own links. */
export function plainText(text: string, ownLinks: ReadonlySet<string>): string {
  const bare = text
    .slice(0, RAW_MAX)
    .replace(THINKING, '')
    .replace(MARKDOWN_LINK, '$1 $2')
    .replace(TAG, '')
    .replace(MARKDOWN_SIGNS, '')
    .replace(LINK, (link) => (ownLinks.has(addressOf(link)) ? link : signsAfter(link)))
    .replace(/[^\S\n]{2,}/g, ' ');
  return cutAtWord(cleanLines(bare), REPLY_MAX);
}

/** The addresses in a text of the owner. */
function linksIn(text: string): string[] {
  return (text.match(LINK) ?? []).map(addressOf);
}

/**
 * The same for a text that is still being written: each piece returns what can be shown by now. A
 * word, a tag or a link waits until it is whole.
 */
export function openPlainStream(ownLinks: ReadonlySet<string>) {
  let raw = '';
  let whole = 0;
  let shown = '';
  return (piece: string): string => {
    raw += piece;
    const upTo = Math.min(wholeUpTo(raw), RAW_MAX);
    if (upTo <= whole) return '';
    whole = upTo;
    const clean = plainText(raw.slice(0, whole), ownLinks);
    if (clean.length <= shown.length || !clean.startsWith(shown)) return '';
    const more = clean.slice(shown.length);
    shown = clean;
    return more;
  };
}

/** Protocol, www and a last slash do not count: the same place gives the same text. */
function addressOf(link: string): string {
  const address = link.slice(0, link.length - signsAfter(link).length);
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

function signsAfter(link: string): string {
  let end = link.length;
  while (SIGNS.includes(link.charAt(end - 1)) && end > 0) end--;
  return link.slice(end);
}

/** How many characters an unfinished tag or link may keep waiting. */
const PATIENCE = 200;

function wholeUpTo(raw: string): number {
  const word = Math.max(raw.lastIndexOf(' '), raw.lastIndexOf('\n')) + 1;
  return Math.min(word, openSince(raw, '<', '>'), openSince(raw, '[', ')'));
}

function openSince(raw: string, opening: string, closing: string): number {
  const at = raw.lastIndexOf(opening);
  const isOpen = at >= Math.max(raw.length - PATIENCE, 0) && !raw.includes(closing, at);
  return isOpen ? at : raw.length;
}

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = cutText(text, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

/** At most `max` long, without half a character at the end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

/** The links in the owner's networks and texts. */
export function ownLinks(config: Turn['config']): ReadonlySet<string> {
  const networks = REDES.map((red) => socialLink(red, config.redesSociales[red]) ?? '');
  const texts = [config.instruccionesCorreccion, ...config.parametros.map(({ valor }) => valor)];
  return new Set([...networks, ...texts].flatMap(linksIn));
}
