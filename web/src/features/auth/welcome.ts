let isWelcome = false;

/** The home greets the person who has just signed in, once, in its title and not with a toast. */
export function welcomeNext(): void {
  isWelcome = true;
}

export function takeWelcome(): boolean {
  const was = isWelcome;
  isWelcome = false;
  return was;
}
