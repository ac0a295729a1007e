import argon2 from 'argon2';

// OWASP's argon2id setting: as strong as the library's default, with a third of its memory.
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST);
}

/** Takes as long for an account that does not exist as for one that does. */
export async function verifyPassword(hash: string | null | undefined, password: string) {
  decoy ??= hashPassword('nadie');
  const matches = await argon2.verify(hash ?? (await decoy), password);
  return matches && Boolean(hash);
}
