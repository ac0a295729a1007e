import { forgetFigures } from '../e2e/figures.ts';

forgetFigures();
