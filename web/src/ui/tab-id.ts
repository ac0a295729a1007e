/** The id a tab and its panel name each other by. */
export function tabId(panelId: string, id: string): string {
  return `${panelId}-tab-${id}`;
}
