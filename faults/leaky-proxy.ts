import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * A proxy that fails at the worst moment: with the given chance it forwards a request and cuts the
 * connection when the answer comes back, so the client cannot know that it was done.
 */
export async function openLeakyProxy(target: string, chance: number) {
  const { hostname, port } = new URL(target);
  let dropped = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (Math.random() < chance) {
        dropped += 1;
        client.destroy();
        upstream.destroy();
      } else {
        client.write(chunk);
      }
    });
    const hangUp = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const end of [client, upstream]) end.on('error', hangUp).on('close', hangUp);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropped: () => dropped,
    close: () => server.close(),
  };
}
