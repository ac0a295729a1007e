import type { Reply, Turn } from '@comanda/assistant/assistant';

/** What the thread can be asked about a menu, and what it answers. */
export type Questions = {
  answer: { asked: Omit<Turn, 'menu'>; found: Reply };
  /** `_id`s of the dishes that fit, the best first. */
  search: { asked: { texto: string; categoria: string | null; limit: number }; found: string[] };
};
export type QuestionName = keyof Questions;

/** One at a time: the next is sent when this one is answered. */
export type Task = {
  [Name in QuestionName]: {
    menu: number;
    /** The menu itself, as JSON, when the thread does not hold it yet. */
    text?: MenuText;
    /** Menus that nobody asked about lately. */
    forget: readonly number[];
    question: Name;
    asked: Questions[Name]['asked'];
  };
}[QuestionName];

export type MenuText = { products: string; categories: string };

/** `opened` comes first: what follows is the time that the question itself takes. */
export type Word =
  | { is: 'opened' }
  | { is: 'found'; found: unknown }
  | { is: 'failed'; error: Error };
