import { CHAT_MESSAGE_MAX } from '@comanda/contract/chat/chat.rules';
import { isBlank } from '@comanda/contract/text';
import { EMPTY_MEMORY, type Reply, type Turn } from './assistant.ts';
import { lastLine, mentionOfLine } from './cart-changes.ts';
import { answerAsOwner, type Instructions, instructionsIn, renamed } from './instructions.ts';
import { aboutCart, aboutCheckout, tellWay, withoutWays } from './intents/cart.ts';
import { confirm, isConfirming, isNo, tellConfirmed } from './intents/confirm.ts';
import { correct } from './intents/corrections.ts';
import { aboutDelivery } from './intents/delivery.ts';
import { order } from './intents/order.ts';
import { answerPending, picked } from './intents/pending.ts';
import { aboutPlace } from './intents/place.ts';
import { aboutDish, tellPrice } from './intents/price.ts';
import { greet, politeness, type Social } from './intents/social.ts';
import { suggest } from './intents/suggest.ts';
import { type Clause, clausesOf } from './language/clauses.ts';
import { isAbuse, isHostile } from './language/manners.ts';
import { wordsOf } from './language/normalise.ts';
import { choose } from './mention.ts';
import { type Heard, hear } from './segments.ts';
import { ask, finish, say, startTalk, type Talk, totalText } from './talk.ts';

export { EMPTY_MEMORY };

/** What the assistant says and does about one message. Pure: the turn contains all it knows. */
export function answer(turn: Turn): Reply {
  const talk = startTalk(turn);
  const message = turn.message.slice(0, CHAT_MESSAGE_MAX);
  if (isBlank(message)) say(talk, talk.voice.notUnderstood);
  else if (isHostile(message)) say(talk, talk.voice.hostile);
  else if (isAbuse(message)) say(talk, talk.voice.abuse);
  else respond(talk, message);
  return finish(talk);
}

function respond(talk: Talk, message: string): void {
  const { turn, menu } = talk;
  const instructions = instructionsIn(
    turn.config.instruccionesCorreccion,
    (name) => (menu.search(name, 1)[0]?.score ?? 0) > 0.85,
  );
  const clauses = clausesOf(renamed(wordsOf(message), instructions));
  const social: Social[] = [];
  const wishes: Clause[] = [];
  for (const clause of clauses) {
    // A word that the owner accepts as a yes may otherwise be mere courtesy: 'bacano'.
    const polite = isConfirming(turn, clause) ? { social: [], rest: clause } : politeness(clause);
    social.push(...polite.social);
    const asks = clause.isQuestion;
    if (polite.rest.words.length > 0) wishes.push({ ...polite.rest, isQuestion: asks });
  }
  greet(talk, social, wishes.length === 0);
  const missed = wishes.filter((clause) => !understand(talk, clause, instructions));
  if (missed.length > 0 && missed.length === wishes.length && talk.sentences.length === 0) {
    say(talk, missedText(talk, missed));
  }
  close(talk);
  if (talk.sentences.length === 0) say(talk, talk.voice.notUnderstood);
}

/** The first intent that recognises the clause answers it. */
function understand(talk: Talk, clause: Clause, instructions: Instructions): boolean {
  const whole = hear(clause, talk.menu);
  if (answerAsOwner(talk, whole, instructions)) return true;
  if (aboutDelivery(talk, clause) || aboutCheckout(talk, clause)) return true;
  const rest = withoutWays(talk, clause);
  if (rest.words.length === 0) return true;
  const heard = hear({ ...rest, isQuestion: clause.isQuestion }, talk.menu);
  if (answerPending(talk, heard)) return true;
  if (isConfirming(talk.turn, heard)) return confirm(talk);
  if (isNo(heard)) return say(talk, talk.voice.fineNot);
  return INTENTS.some((intent) => intent(talk, inContext(talk, heard)));
}

/**
 * 'y otra natural' after a limonada: a mention that is unclear by itself may be clear after the one
 * before.
 */
function inContext(talk: Talk, heard: Heard): Heard {
  const line = talk.touched.length > 0 ? lastLine(talk) : undefined;
  const context = line && mentionOfLine(talk, line);
  const [mention, another] = heard.mentions;
  if (
    !context ||
    !mention ||
    another ||
    !/ (otr[oa]s?|un[oa]|dos|tres|\d+|la|el|de) /.test(heard.said)
  )
    return heard;
  if (choose(talk.menu, mention).found === 'one') return heard;
  const again = hear(heard, talk.menu, context);
  const [meant] = again.mentions;
  return meant && again.mentions.length === 1 && choose(talk.menu, meant).found === 'one'
    ? again
    : heard;
}

const INTENTS: readonly ((talk: Talk, heard: Heard) => boolean)[] = [
  aboutPlace,
  correct,
  aboutCart,
  pickShown,
  cheapOrDear,
  tellPrice,
  aboutDish,
  suggest,
  order,
];

/** 'dame la segunda' refers to a list that was shown, though nothing was asked. */
function pickShown(talk: Talk, heard: Heard): boolean {
  const { said } = heard;
  if (
    !/ (primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|cuart[oa]) /.test(said) ||
    talk.before.pending
  )
    return false;
  const shown = talk.before.shown.flatMap((id) => talk.menu.byId.get(id) ?? []);
  if (shown.length < 2 || picked(talk, heard, shown).length === 0) return false;
  const productIds = shown.map(({ _id }) => _id);
  talk.before = { ...talk.before, pending: { asks: 'which', productIds, cantidad: 1, mods: [] } };
  return answerPending(talk, heard);
}

/** 'cuánto vale lo más barato' is about the list, not about a dish. */
function cheapOrDear(talk: Talk, heard: Heard): boolean {
  return / mas (barat|economic|car[oa]|costos)\w* /.test(heard.said) && suggest(talk, heard);
}

function missedText({ voice }: Talk, missed: readonly Clause[]): string {
  const words = missed.reduce((sum, clause) => sum + clause.words.length, 0);
  return words > 3 ? voice.offTopic : voice.notUnderstood;
}

/** After a change: the total, and whether that is all. */
function close(talk: Talk): void {
  const isChanged = talk.cart !== talk.turn.cart;
  tellConfirmed(talk);
  tellWay(talk);
  if (talk.isConfirmed || !isChanged || talk.cart.length === 0) {
    if (talk.isConfirmed) say(talk, totalText(talk));
    return;
  }
  // An open question of ours comes last.
  if (talk.pending && talk.pending.asks !== 'confirm') return;
  say(talk, totalText(talk));
  if (talk.pending) return;
  ask(talk, { asks: 'confirm' });
  say(talk, talk.voice.more);
}
