/** What lies over the menu: the search, and a dish that was found over it. */
export type SearchOverlay =
  | { search: true; dish?: string; chat?: never }
  | { chat: true; search?: never; dish?: never };
