/**
 * The clients, in their own process: each has one connection and sends its next request when the
 * last is answered. They speak HTTP by hand, so that they are not what is measured.
 */
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { LoadJob, LoadRequest, LoadResult } from './load.ts';
import { quantile } from './quantile.ts';

process.on('message', async (job: LoadJob) => {
  process.send?.(await run(job));
});

let keys = 0;

async function run({ url, clients, ms, requests }: LoadJob): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const failures: string[] = [];
  let at = 0;
  const begun = performance.now();
  const until = begun + ms;
  const work = async () => {
    const connection = await open(hostname, Number(port));
    while (performance.now() < until) {
      const request = requests[at++ % requests.length];
      if (!request) break;
      const sent = performance.now();
      const { status, head } = await connection.send(wireOf(request));
      times.push(performance.now() - sent);
      if (status !== (request.status ?? 200)) failures.push(head);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - begun) / 1_000;
  times.sort((one, other) => one - other);
  return {
    count: times.length,
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures: failures.length,
    firstFailure: failures[0] ?? null,
  };
}

function wireOf(request: LoadRequest) {
  const { method = 'GET', path, headers = {}, hasKey = false, fresh } = request;
  const body = fresh ? request.body?.replace(fresh, String(++keys)) : request.body;
  let head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`;
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
  if (hasKey) head += `Idempotency-Key: ${process.pid}-${++keys}\r\n`;
  if (body) {
    head += `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  }
  return `${head}\r\n${body}`;
}

async function open(host: string, port: number) {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return { send: (request: string) => exchange(socket, request), close: () => socket.destroy() };
}

/** One request and its whole answer. */
function exchange(socket: Socket, request: string): Promise<{ status: number; head: string }> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing = -1;
    let early: Buffer = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      if (missing < 0) {
        early = early.length > 0 ? Buffer.concat([early, chunk]) : chunk;
        const end = early.indexOf('\r\n\r\n');
        if (end < 0) return;
        head = early.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        const isBare = / (304|204) /.test(head.slice(0, 16));
        if (!length && !isBare) return finish(new Error(`Sin Content-Length:\n${head}`));
        missing = (isBare ? 0 : Number(length)) - (early.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing <= 0) finish(null);
    };
    const closed = () => finish(new Error('The connection was closed.'));
    const finish = (error: Error | null) => {
      socket.off('data', read);
      socket.off('close', closed);
      socket.off('error', finish);
      if (error) reject(error);
      else resolve({ status: Number(head.slice(9, 12)), head });
    };
    socket.on('data', read);
    socket.once('close', closed);
    socket.once('error', finish);
    socket.write(request);
  });
}
