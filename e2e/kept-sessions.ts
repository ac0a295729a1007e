import type { Page } from '@playwright/test';

/** What the browser stored when somebody signed in, by product and person. */
const sessions = new Map<string, unknown>();

/**
 * Opens `path` as a signed-in person. The first time they sign in on the screens; after that the
 * page gets what the browser stored then, which saves three pages.
 */
export async function openSignedIn(
  page: Page,
  who: string,
  path: string,
  signIn: () => Promise<void>,
): Promise<void> {
  // A page of the same origin that runs nothing.
  await page.goto('/livez');
  const key = `${new URL(page.url()).origin} ${who}`;
  const session = sessions.get(key);
  if (session) {
    await page.evaluate(store(session));
    await page.goto(path);
  } else {
    await signIn();
    sessions.set(key, await page.evaluate(STORED));
  }
}

// As text, because they run in the browser, whose storage Node's types do not know.
export const STORED = 'Object.entries(localStorage)';
export const store = (session: unknown) => `
  localStorage.clear();
  for (const [key, value] of ${JSON.stringify(session)}) localStorage.setItem(key, value);
`;
