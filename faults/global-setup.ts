import { forgetFigures, writeDocument } from './figures.ts';

export default function setup() {
  forgetFigures();
  return writeDocument;
}
