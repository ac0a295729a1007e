import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const good = {
  COMANDA_URL: 'https://comanda.example/',
  AGENT_TOKEN: 'cmd_abc',
  PRINTERS: 'caja=192.168.1.50:9100:80, cocina=192.168.1.51:9100:58,barra=barra.local',
};

const problemsOf = (source: Record<string, string>) => {
  try {
    readConfig({ ...good, ...source });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the configuration', () => {
  test('names each printer, its address and its paper', () => {
    expect(readConfig(good)).toMatchObject({
      url: 'https://comanda.example',
      token: 'cmd_abc',
      logLevel: 'info',
      printers: [
        { target: 'caja', host: '192.168.1.50', port: 9100, columns: 48, closesAfterTicket: true },
        { target: 'cocina', host: '192.168.1.51', port: 9100, columns: 32 },
        { target: 'barra', host: 'barra.local', port: 9100, columns: 48 },
      ],
    });
  });

  test('may name a printer that never closes the connection', () => {
    const { printers } = readConfig({ ...good, PRINTERS: 'caja=10.0.0.5:9100:58:sin-cierre' });
    expect(printers).toMatchObject([{ columns: 32, closesAfterTicket: false }]);
  });

  test('names everything that is missing at once', () => {
    const blank = { COMANDA_URL: '', AGENT_TOKEN: '', PRINTERS: '', LOG_LEVEL: 'mucho' };
    expect(problemsOf(blank).split('\n')).toEqual([
      'Configuración inválida:',
      expect.stringContaining('COMANDA_URL: falta'),
      expect.stringContaining('AGENT_TOKEN: falta'),
      expect.stringContaining('PRINTERS: falta'),
      expect.stringContaining('LOG_LEVEL: debe ser debug'),
    ]);
  });

  test.each([
    ['COMANDA_URL', 'comanda.example', 'sin ruta'],
    ['COMANDA_URL', 'https://comanda.example/api', 'sin ruta'],
    ['COMANDA_URL', 'ftp://comanda.example', 'sin ruta'],
    ['AGENT_TOKEN', 'dos palabras', 'no es un token'],
    ['PRINTERS', ',', 'ninguna impresora'],
    ['PRINTERS', 'caja', 'falta la dirección'],
    ['PRINTERS', 'la caja=10.0.0.5', 'letras, números'],
    ['PRINTERS', 'caja=10.0.0.5:cien', 'puerto'],
    ['PRINTERS', 'caja=10.0.0.5:0', 'puerto'],
    ['PRINTERS', 'caja=10.0.0.5:9100:76', '80 o 58'],
    ['PRINTERS', 'caja=10.0.0.5:9100:80:algo', 'sobra'],
    ['PRINTERS', 'caja=10.0.0.5,caja=10.0.0.6', 'dos veces'],
  ])('refuses %s=%s', (name, value, reason) => {
    expect(problemsOf({ [name]: value })).toContain(reason);
  });
});
