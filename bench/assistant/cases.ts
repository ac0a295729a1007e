/**
 * What is said, and what must come of it. An array is a talk; what is expected is of its end.
 *
 *   cart: 2 Arepa rellena (sin queso) +Aguacate; 1 Gaseosa   the whole cart, no more and no less
 *   cart: 1 Churrasco *Medio *Ají ×2                         with what was chosen of its groups
 *   cart: -                                                  nothing in it
 *   lines: 2 Arepa rellena                                   the same, whatever is noted or added
 *   noted: sin queso                                         each is in some note of the cart
 *   same                                                     the cart as it was before the last turn
 *   says: $18.000, lechuga                                   each is in the answer (accents ignored)
 *   hushes: mierda                                           none is in the answer
 *   shows: Limonada natural, Limonada de coco                each is among the suggestions
 *   redirect                                                 leads to the cart; without it, it must not
 */
export type Case = readonly [said: string | readonly string[], expected: string];
export type Group = { group: string; cases: readonly Case[] };
