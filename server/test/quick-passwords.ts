/**
 * Set up for every file of the server's tests: a password costs next to nothing to hash. What it costs
 * in the product is a test of its own.
 */
import argon2 from 'argon2';

const QUICK = { memoryCost: 64, timeCost: 2 };

/** Kept on the process: the files of a worker share the module that is changed. */
const shared = globalThis as { slowHash?: typeof argon2.hash };
shared.slowHash ??= argon2.hash;
const { slowHash } = shared;

argon2.hash = ((password: string, options?: object) =>
  slowHash(password, { ...options, ...QUICK })) as typeof argon2.hash;
