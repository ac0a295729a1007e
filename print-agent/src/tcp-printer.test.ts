import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort, type PrinterMode, startFakePrinter } from '../test/fake-printer.ts';
import type { PrinterConfig } from './config.ts';
import { sendToPrinter } from './tcp-printer.ts';

const LIMITS = { connectMs: 1_000, ticketMs: 300, retryMs: 1 };
const TICKET = Buffer.from('Pedido: D3D2A\n');

let printer: Awaited<ReturnType<typeof startFakePrinter>> | undefined;
afterEach(async () => {
  await printer?.close();
  printer = undefined;
});

const at = (port: number, closesAfterTicket = true): PrinterConfig => ({
  target: 'caja',
  host: '127.0.0.1',
  port,
  columns: 48,
  closesAfterTicket,
});

async function printerIn(mode: PrinterMode) {
  printer = await startFakePrinter(mode);
  return printer;
}

describe('a printer', () => {
  test('that accepts the ticket gets it byte by byte', async () => {
    const { port, tickets } = await printerIn('records');
    const beforeFirstByte = vi.fn();
    await sendToPrinter(at(port), TICKET, beforeFirstByte, LIMITS);
    expect(tickets).toEqual([TICKET]);
    expect(beforeFirstByte).toHaveBeenCalledOnce();
  });

  test('that refuses is named, and nothing was started', async () => {
    const port = await freePort();
    const beforeFirstByte = vi.fn();
    await expect(sendToPrinter(at(port), TICKET, beforeFirstByte, LIMITS)).rejects.toThrow(
      `La impresora caja (127.0.0.1:${port}) rechaza la conexión`,
    );
    expect(beforeFirstByte).not.toHaveBeenCalled();
  });

  test('that refuses only for a moment prints', async () => {
    const port = await freePort();
    const limits = { ...LIMITS, retryMs: 100 };
    const sent = sendToPrinter(at(port), TICKET, () => undefined, limits);
    printer = await startFakePrinter('records', port);
    await sent;
    expect(printer.tickets).toHaveLength(1);
  });

  test('that is not in the network is reported as not found', async () => {
    const lost = { ...at(9100), host: 'no-existe.invalid' };
    await expect(sendToPrinter(lost, TICKET, () => undefined, LIMITS)).rejects.toThrow(
      'no se encuentra en la red',
    );
  });

  test('that stops accepting bytes is not waited for', async () => {
    const { port } = await printerIn('stalls');
    await expect(sendToPrinter(at(port), TICKET, () => undefined, LIMITS)).rejects.toThrow(
      'dejó de responder a mitad del tiquete',
    );
  });

  test.each([TICKET, Buffer.alloc(3_000_000, 'x')])(
    'that closes the connection half-way has not printed',
    async (ticket) => {
      const { port } = await printerIn('drops');
      await expect(sendToPrinter(at(port), ticket, () => undefined, LIMITS)).rejects.toThrow(
        'cortó la conexión a mitad del tiquete',
      );
    },
  );

  test('that never closes the connection needs to be configured so', async () => {
    const { port, untilPrinted } = await printerIn('keeps open');
    await sendToPrinter(at(port, false), TICKET, () => undefined, LIMITS);
    await untilPrinted(1);
    await expect(sendToPrinter(at(port), TICKET, () => undefined, LIMITS)).rejects.toThrow(
      'dejó de responder',
    );
  });
});
