import { at, touched } from './screen.ts';

/** The section that opens with a person's first permiso. */
export const section = touched(at('/employee'));
