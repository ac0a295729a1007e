// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportDialog } from './export-dialog.tsx';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('../../lib/api/download.ts', () => ({ download }));

const fetchMock = vi.fn<typeof fetch>();
const onClose = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  render(<ExportDialog onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  vi.clearAllMocks();
});

/** A file whose bytes the test sends piece by piece. */
function slowFile(size: number) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const headers = { 'content-length': String(size), 'content-type': 'application/zip' };
  fetchMock.mockResolvedValueOnce(new Response(body, { headers }));
  return {
    come: (bytes: number) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  };
}

const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Descargar' }));

test('shows the progress and saves the file when it is complete', async () => {
  const file = slowFile(200);
  begin();
  expect(screen.getByRole('status').textContent).toBe('Reuniendo tus datos…');
  file.come(50);
  expect(await screen.findByText('Descargando… 25 %')).toBeTruthy();
  expect(download).not.toHaveBeenCalled();
  file.come(150);
  file.end();
  expect(await screen.findByText('Listo. El archivo está en tus descargas.')).toBeTruthy();
  const [blob, name] = download.mock.calls[0] ?? [];
  expect(blob.size).toBe(200);
  expect(name).toMatch(/^comanda-datos-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});

test('after a lost connection it saves nothing and can be retried', async () => {
  const file = slowFile(200);
  begin();
  file.come(50);
  await screen.findByText('Descargando… 25 %');
  file.breakOff();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No pudimos reunir tus datos');
  expect(alert.textContent).toContain('No hay conexión');
  expect(download).not.toHaveBeenCalled();

  const again = slowFile(10);
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  again.come(10);
  again.end();
  expect(await screen.findByText('Listo. El archivo está en tus descargas.')).toBeTruthy();
});

test('after too many requests it says when to come back', async () => {
  const body = { code: 'demasiadas_solicitudes', error: 'Demasiados intentos.' };
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 429 }));
  begin();
  expect((await screen.findByRole('alert')).textContent).toContain('Vuelve a intentarlo mañana');
});

test('closing the dialog aborts the download', async () => {
  slowFile(200);
  begin();
  await screen.findByText('Descargando… 0 %');
  const signal = fetchMock.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  cleanup();
  expect(signal?.aborted).toBe(true);
});
