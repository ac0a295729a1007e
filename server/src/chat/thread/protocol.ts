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
    /** The menu as JSON, when the thread does not have it yet. */
    text?: MenuText;
    /** Menus that were not used lately. */
    forget: readonly number[];
    question: Name;
    asked: Questions[Name]['asked'];
  };
}[QuestionName];

export type MenuText = { products: string; categories: string; groups: string };

/** `opened` comes first; the time after it is that of the question itself. */
export type Word =
  | { is: 'opened' }
  | { is: 'found'; found: unknown }
  | { is: 'failed'; error: Error };
