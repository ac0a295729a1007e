import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openServerApi, ServerAway, TokenRefused } from './server-api.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function apiOf(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return openServerApi({ url: `http://127.0.0.1:${port}`, token: 'cmd_abc' });
}

describe('the server as the agent sees it', () => {
  test('counts as away when it does not answer, answers with an error, or is not Comanda', async () => {
    const page = await apiOf((_, response) => response.end('<h1>Otra cosa</h1>'));
    await expect(page.claim([])).rejects.toThrow('revisa COMANDA_URL');
    server?.closeAllConnections();
    server?.close();
    await expect(page.claim([])).rejects.toThrow('no se llega a http://127.0.0.1');
    const unwell = await apiOf((_, response) => response.writeHead(503).end('{}'));
    await expect(unwell.claim([])).rejects.toThrow('Comanda respondió 503');
    await expect(unwell.settle('a', { estado: 'impreso' })).rejects.toThrow(ServerAway);
  });

  test('that refuses the token is recognised', async () => {
    const api = await apiOf((_, response) => response.writeHead(401).end());
    await expect(api.hello([])).rejects.toThrow(TokenRefused);
  });

  test('does not forget a ticket because something else answered 404', async () => {
    const api = await apiOf((_, response) => response.writeHead(404).end('nada'));
    await expect(api.settle('a', { estado: 'impreso' })).rejects.toThrow(ServerAway);
  });

  test('cannot send the token on to somebody else', async () => {
    const paths: string[] = [];
    const api = await apiOf((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(307, { location: '/otra' }).end();
    });
    await expect(api.claim([])).rejects.toThrow(ServerAway);
    expect(paths).toEqual(['/api/printers/agent/claim']);
  });
});
