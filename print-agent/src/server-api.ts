import { errorBodySchema } from '@comanda/contract/errors';
import {
  agentHelloSchema,
  type Printer,
  type PrintJob,
  type PrintOutcome,
  type printClaimBodySchema,
  printClaimSchema,
} from '@comanda/contract/printing/printing';
import type { z } from 'zod';

export type ServerApi = ReturnType<typeof openServerApi>;

/** The owner revoked the token, or it was copied wrong. */
export class TokenRefused extends Error {}
/** Not reachable, or failing: everything is tried again later. */
export class ServerAway extends Error {}

const ANSWER_LIMIT_MS = 10_000;

export function openServerApi({ url, token }: { url: string; token: string }) {
  async function post(path: string, body: object): Promise<Response> {
    const response = await fetch(`${url}/api/printers/agent/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The token is for this server only.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch((error) => {
      throw new ServerAway(unreached(url, error));
    });
    if (response.status === 401) throw new TokenRefused();
    return response;
  }

  return {
    hello: async (impresoras: Printer[]) => {
      const response = await post('hello', { impresoras });
      return (await understood(response, agentHelloSchema)).data;
    },
    /** The next ticket for one of the idle printers. */
    claim: async (ocupadas: string[]): Promise<PrintJob | null> => {
      const body: z.input<typeof printClaimBodySchema> = { ocupadas };
      const response = await post('claim', body);
      return (await understood(response, printClaimSchema)).data;
    },
    /** False: the server does not wait for it any more. */
    settle: async (id: string, outcome: PrintOutcome): Promise<boolean> => {
      const response = await post(`jobs/${encodeURIComponent(id)}`, outcome);
      if (response.ok) return true;
      const { code } = await understood(response, errorBodySchema, [404]);
      if (code === 'impresion_desconocida') return false;
      throw new ServerAway(`${url} no parece Comanda: revisa COMANDA_URL`);
    },
  };
}

function unreached(url: string, { name, cause }: Error): string {
  if (name === 'TimeoutError') return `${url} no contesta a tiempo`;
  const { code, message } = (cause ?? {}) as NodeJS.ErrnoException;
  return `no se llega a ${url} (${code ?? message ?? name})`;
}

async function understood<T extends z.ZodType>(
  response: Response,
  schema: T,
  statuses: readonly number[] = [200],
): Promise<z.infer<T>> {
  const parsed = schema.safeParse(await response.json().catch(() => null));
  if (statuses.includes(response.status) && parsed.success) return parsed.data;
  throw new ServerAway(
    response.status === 404 || response.ok
      ? `${response.url} no contesta como Comanda: revisa COMANDA_URL`
      : `Comanda respondió ${response.status}`,
  );
}
