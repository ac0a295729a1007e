import { makeDemoFolder } from './demo-folder.ts';

/** Makes the data from which the product of every worker starts, and tells the workers where it is. */
export default async function setup(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await makeDemoFolder();
  process.env.DEMO_FOLDER = dataDir;
  return remove;
}
