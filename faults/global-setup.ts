import type { TestProject } from 'vitest/node';
import { makeDemoFolder } from '../e2e/demo-folder.ts';
import { ensureBuilt } from '../scripts/build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data from which a server with the demo starts. */
    demoFolder: string;
  }
}

/** The servers that are made to fail run as built, as they do in a restaurant. */
export default async function setup(project: TestProject) {
  await ensureBuilt();
  const { dataDir, remove } = await makeDemoFolder();
  project.provide('demoFolder', dataDir);
  return remove;
}
