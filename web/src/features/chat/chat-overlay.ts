/** The talk over whatever screen the diner was on; in it, a suggested dish that was opened. */
export interface ChatOverlay {
  chat: true;
  /** A product's `_id`. */
  suggestion?: string;
}
