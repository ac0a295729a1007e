import { describe, expect, it } from 'vitest';
import { credentialProblems, passwordProblems, registrationProblems } from './auth.rules.ts';

describe('a new password', () => {
  it.each([
    ['propietario', 7, false],
    ['propietario', 8, true],
    ['propietario', 128, true],
    ['propietario', 129, false],
    ['cliente', 128, true],
    ['empleado', 7, false],
    ['empleado', 20, true],
    ['empleado', 21, false],
  ] as const)('of %s with %i characters is taken: %s', (owner, length, ok) => {
    expect(passwordProblems('x'.repeat(length), owner).length === 0).toBe(ok);
  });
});

describe('logging in', () => {
  it('needs an e-mail and a password', () => {
    expect(credentialProblems({}).map(({ path }) => path)).toEqual(['email', 'password']);
    expect(credentialProblems({ email: 'a@b.co', password: 'x' })).toEqual([]);
  });
});

describe('registering', () => {
  it('names what is missing before what is wrong', () => {
    expect(registrationProblems({ email: 'x' }).map(({ path }) => path)).toEqual(['password']);
    expect(registrationProblems({ email: 'x', password: 'corta' })).toEqual([
      { path: 'email', message: 'Por favor revisa el correo.' },
      { path: 'password', message: 'La contraseña debe tener entre 8 y 128 caracteres' },
    ]);
    expect(registrationProblems({ email: 'a@b.co', password: 'bastante-larga' })).toEqual([]);
  });
});
