const CACHE = 'comanda-consola';

/** The console's own files, kept once somebody opens it on this device. `list` names them. */
export function consoleFiles(list: string) {
  const isKept = () => caches.has(CACHE);

  const wanted = async (cache: Cache) => (await (await find(cache, list)).json()) as string[];

  const keep = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    await Promise.all((await wanted(cache)).map((url) => find(cache, url)));
  };

  const prune = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    const own = [list, ...(await wanted(cache))];
    const others = (await cache.keys()).filter(({ url }) => !own.includes(new URL(url).pathname));
    await Promise.all(others.map((request) => cache.delete(request)));
  };

  const ifKept = async (work: () => Promise<void>) => {
    if (await isKept()) await work().catch(() => undefined);
  };

  return {
    isKept,
    keep,
    /** A new version brings the console along where there is one. */
    keepAgain: () => ifKept(keep),
    /** Nobody needs the files of an older version any more. */
    prune: () => ifKept(prune),
    answer: async (request: Request): Promise<Response> =>
      (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request),
  };
}

async function find(cache: Cache, url: string): Promise<Response> {
  const kept = await cache.match(url);
  if (kept) return kept;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  await cache.put(url, answer.clone());
  return answer;
}
