import type { AuditEntry } from '@comanda/contract/audit/audit';
import { aCategory, aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import { describe, expect, test } from 'vitest';
import { auditSentence } from './audit-sentence.ts';

const ORDER = '66f0c1d2e3a4b5c6d7ed3d2a';
const AJIACO = aProduct({ nombre: 'Ajiaco', precio: 24_500 });
const SALSAS = aGroup();
const YOLANDA = {
  id: 'e1',
  nombre: 'Yolanda Pérez',
  edad: 33,
  cargo: { _id: 'r1', nombre: 'Mesera' },
  permisos: ['cocina'],
};
const SEDE = { _id: 'l1', nombre: 'Centro', direccion: 'Calle 12', horario: 'Todos los días' };
const CHATBOT = { nombreAsistente: 'Martina', tono: 'calido', frasesConfirmacion: ['sí'] };

function anEntry(
  deed: string,
  antes: object | null = null,
  despues: object | null = null,
): AuditEntry {
  const [entidad = '', accion = ''] = deed.split(' ');
  return {
    _id: 'a1',
    fecha: '2026-11-15T15:00:00.000Z',
    sede: null,
    actor: { tipo: 'propietario', id: 'u1', nombre: 'Marta' },
    entidad: entidad as AuditEntry['entidad'],
    accion,
    entidadId: ORDER,
    antes: antes as AuditEntry['antes'],
    despues: despues as AuditEntry['despues'],
  };
}

function told(...entry: Parameters<typeof anEntry>): string {
  const { who, did } = auditSentence(anEntry(...entry));
  return `${who} ${did}`;
}

describe('the sentence about the plan of tables', () => {
  test.each([
    ['plano', {}, {}, 'movió mesas en el plano'],
    [
      'plano',
      { mesas: [] },
      { mesas: ['7 · Salón · 4 puestos'] },
      'cambió las mesas del plano de mesas',
    ],
    [
      'plano',
      { zonas: [], mesas: [] },
      { zonas: ['Salón'], mesas: ['7 · Salón · 4 puestos'] },
      'cambió las zonas y las mesas del plano de mesas',
    ],
    ['codigo_renovado', null, { mesa: '7' }, 'renovó el código de la mesa 7'],
  ])('says %s from %o to %o', (deed, before, after, words) => {
    expect(told(`mesa ${deed}`, before, after)).toBe(`Marta ${words}`);
  });
});

describe('the sentence about a shift of a till', () => {
  const z = { caja: 'Barra', numeroTurno: 187 };
  test.each([
    [
      'abierto',
      { caja: 'Barra', base: 200_000 },
      'abrió un turno en la caja «Barra» con $200.000 de base',
    ],
    [
      'movimiento',
      { caja: 'Barra', movimiento: 'egreso', clase: 'gasto', valor: 38_000, motivo: 'Hielo' },
      'sacó $38.000 de la caja «Barra»: gasto, «Hielo»',
    ],
    [
      'movimiento',
      { caja: 'Barra', movimiento: 'ingreso', clase: 'cambio', valor: 50_000, motivo: 'Monedas' },
      'puso $50.000 en la caja «Barra»: cambio, «Monedas»',
    ],
    [
      'cerrado',
      { ...z, contado: 1_011_000, diferencia: -5_400 },
      'cerró el turno 187 de la caja «Barra»: contó $1.011.000 y faltan $5.400',
    ],
    [
      'cerrado',
      { ...z, contado: 1_000, diferencia: 0 },
      'cerró el turno 187 de la caja «Barra»: contó $1.000 y cuadra',
    ],
    ['forzado', z, 'cerró sin conteo el turno 187 de la caja «Barra»'],
    [
      'recontado',
      { ...z, contado: 1_100, diferencia: 100 },
      'contó otra vez el turno 187 de la caja «Barra»: contó $1.100 y sobran $100',
    ],
  ])('says %s of %o', (deed, after, words) => {
    expect(told(`turno ${deed}`, null, after)).toBe(`Marta ${words}`);
  });
});

describe('the sentence about an order', () => {
  test.each([
    [{ tipo: 'en_local', mesa: '4', total: 54_000 }, 'para la mesa 4 por $54.000'],
    [{ tipo: 'para_llevar', total: 9_000 }, 'para llevar por $9.000'],
    [{ tipo: 'a_domicilio', total: 32_900 }, 'a domicilio por $32.900'],
  ])('says where the order goes when somebody takes it: %o', (after, words) => {
    expect(told('pedido creado', null, after)).toBe(`Marta tomó el pedido #D3D2A ${words}`);
  });

  test.each([
    ['preparado', 'Marta pasó el pedido #D3D2A a preparado'],
    ['entregado', 'Marta entregó el pedido #D3D2A'],
    ['facturado', 'Marta facturó el pedido #D3D2A'],
    ['cancelado', 'Marta canceló el pedido #D3D2A'],
  ])('has a verb for %s', (estado, sentence) => {
    expect(told(`pedido ${estado}`, { estado: 'enviado' }, { estado })).toBe(sentence);
  });

  test('says that somebody printed it, and that it was a reprint', () => {
    const printed = (duplicado: boolean) =>
      told('pedido impreso', null, { impresora: 'caja', duplicado });
    expect(printed(false)).toBe('Marta imprimió el pedido #D3D2A');
    expect(printed(true)).toBe('Marta imprimió otra vez el pedido #D3D2A');
  });

  test('quotes the reason of a write-off', () => {
    const after = { estado: 'dado_de_baja', motivoBaja: 'Se fue sin pagar' };
    expect(told('pedido dado_de_baja', { estado: 'entregado' }, after)).toBe(
      'Marta dio de baja el pedido #D3D2A: «Se fue sin pagar»',
    );
  });

  test.each([
    [{ mesa: '4' }, { mesa: '7' }, 'cambió la mesa de 4 a 7'],
    [{ tipo: 'en_local' }, { tipo: 'para_llevar' }, 'cambió el tipo de «En local» a «Para llevar»'],
    [
      { direccion: 'Calle 1' },
      { direccion: 'Calle 2' },
      'cambió la dirección de «Calle 1» a «Calle 2»',
    ],
    [{ telefono: '300' }, { telefono: '301' }, 'cambió el teléfono de 300 a 301'],
    [{ nombreCliente: 'Ana' }, { nombreCliente: 'Eva' }, 'cambió el cliente de «Ana» a «Eva»'],
    [{ email: 'a@x.co' }, { email: 'b@x.co' }, 'cambió el correo de a@x.co a b@x.co'],
    [
      { metodoPago: 'efectivo' },
      { metodoPago: 'datafono' },
      'cambió el pago de efectivo a datáfono',
    ],
    [{ total: 20_000 }, { total: 32_000 }, 'cambió el total de $20.000 a $32.000'],
    [
      { productos: [{ cantidad: 1, nombre: 'Ajiaco', nota: '' }] },
      { productos: [{ cantidad: 1, nombre: 'Ajiaco', nota: 'sin crema' }] },
      'cambió los productos',
    ],
    [
      { mesa: '4', metodoPago: 'efectivo' },
      { mesa: '7', metodoPago: 'datafono' },
      'cambió la mesa de 4 a 7 y el pago de efectivo a datáfono',
    ],
    [
      { tipo: 'en_local', mesa: '4', direccion: null, telefono: null },
      { tipo: 'a_domicilio', mesa: null, direccion: 'Calle 5', telefono: '300' },
      'cambió el tipo de «En local» a «A domicilio»; puso el teléfono 300 y la dirección «Calle 5»; quitó la mesa',
    ],
  ])('names every field that an edit changed: %o → %o', (before, after, words) => {
    expect(told('pedido editado', before, after)).toBe(`Marta editó el pedido #D3D2A: ${words}`);
  });

  test('names no field for an old entry, which kept lines and total even if they did not change', () => {
    const line = { id_sigo: 'A', cantidad: 1, nombre: 'Ajiaco', nota: '', adiciones: [] };
    const now = { ...line, itemId: 'x', precio: 20_000, subtotal: 20_000, combo: null };
    expect(
      told(
        'pedido editado',
        { total: 20_000, productos: [line] },
        { total: 20_000, productos: [now] },
      ),
    ).toBe('Marta editó el pedido #D3D2A');
  });
});

describe('the sentence about the menu', () => {
  test.each([
    ['producto creado', null, AJIACO, 'Marta agregó Ajiaco al menú a $24.500'],
    ['producto agotado', AJIACO, { ...AJIACO, agotado: true }, 'Marta marcó Ajiaco como agotado'],
    [
      'producto disponible',
      { ...AJIACO, agotado: true },
      { ...AJIACO, agotado: false },
      'Marta puso Ajiaco disponible otra vez',
    ],
    ['producto eliminado', AJIACO, null, 'Marta eliminó Ajiaco del menú'],
    [
      'producto ordenados',
      { ids: ['a', 'b', 'c'] },
      { ids: ['c', 'b', 'a'], categoria: 'Sopas' },
      'Marta cambió el orden de 3 productos de Sopas',
    ],
    ['categoria creada', null, aCategory(), 'Marta creó la categoría Platos'],
    ['categoria activada', aCategory(), aCategory(), 'Marta volvió a mostrar la categoría Platos'],
    ['categoria ocultada', aCategory(), aCategory(), 'Marta ocultó la categoría Platos'],
    ['categoria eliminada', aCategory(), null, 'Marta eliminó la categoría Platos'],
    [
      'categoria ordenadas',
      { ids: ['a', 'b'] },
      { ids: ['b', 'a'] },
      'Marta cambió el orden de 2 categorías',
    ],
    [
      'categoria cambiada',
      aCategory(),
      aCategory({ name: 'Fuertes' }),
      'Marta cambió el nombre de la categoría Platos a Fuertes',
    ],
    [
      'menu importado',
      null,
      { modo: 'actualizar', nuevo: 12, cambia: 3, igual: 40, sale: 1 },
      'Marta importó el menú desde una hoja: 12 productos nuevos, 3 cambiados y 1 retirado',
    ],
    [
      'menu ejemplo',
      null,
      { modo: 'actualizar', nuevo: 49 },
      'Marta cargó el menú de ejemplo: 49 productos nuevos',
    ],
    [
      'menu copiado',
      null,
      { modo: 'actualizar', igual: 40 },
      'Marta copió el menú de otra sede: ningún producto cambió',
    ],
    [
      'menu copiado',
      null,
      { modo: 'reemplazar', cambia: 7, origen: 'centro' },
      'Marta copió el menú de centro: 7 productos cambiados',
    ],
    ['cuenta cerrada', null, { numero: 12, total: 32_900 }, 'Marta cerró la cuenta 12: $32.900'],
    [
      'cuenta pagada',
      null,
      { mesa: '7', valor: 10_000, saldo: 22_900 },
      'Marta recibió $10.000 de la cuenta de la mesa 7',
    ],
    [
      'cuenta descuento',
      null,
      { mesa: '7', porcentaje: 10, valor: null, motivo: 'Demora' },
      'Marta dio un descuento de 10 % en la cuenta de la mesa 7: «Demora»',
    ],
    [
      'cuenta cortesia',
      null,
      { mesa: '7', porcentaje: 100, valor: null, motivo: 'Cumpleaños' },
      'Marta dio una cortesía en la cuenta de la mesa 7: «Cumpleaños»',
    ],
    [
      'cuenta descuento_quitado',
      { mesa: '7', tipo: 'descuento', porcentaje: null, valor: 5_000, motivo: 'Demora' },
      { mesa: '7' },
      'Marta quitó un descuento de $5.000 de la cuenta de la mesa 7',
    ],
    [
      'cuenta pago_quitado',
      { mesa: '7', metodo: 'efectivo', valor: 10_000, propina: 1_000 },
      { mesa: '7', motivo: 'Otra mesa' },
      'Marta quitó un pago de $11.000 de la cuenta de la mesa 7: «Otra mesa»',
    ],
    [
      'cuenta metodo_cambiado',
      { mesa: '7', numero: 1_204, metodoPago: 'efectivo', valor: 10_000 },
      { mesa: '7', numero: 1_204, metodoPago: 'nequi', motivo: 'Fue Nequi' },
      'Marta cambió un pago de $10.000 de la cuenta 1204, de Efectivo a Nequi: «Fue Nequi»',
    ],
    [
      'cuenta reabierta',
      { mesa: '7', numero: 12 },
      { mesa: '7 B', numero: 12, motivo: 'Mesa equivocada' },
      'Marta reabrió la cuenta 12: «Mesa equivocada»',
    ],
    [
      'cuenta devolucion',
      null,
      { numero: 12, valor: 10_000, propina: 1_000, metodoPago: 'nequi', motivo: 'Plato frío' },
      'Marta devolvió $11.000 de la cuenta 12: «Plato frío»',
    ],
    [
      'cuenta cobrada_sin_red',
      null,
      { mesa: '7', valor: 10_000, devolver: 0 },
      'Marta cobró sin conexión $10.000 de la cuenta de la mesa 7',
    ],
    [
      'membresia pagada',
      null,
      { plan: 'Pro', total: 75_000, fechaFin: '2026-12-18T15:00:00.000Z' },
      'Marta recibió tu pago de $75.000 por el plan Pro: va hasta el 18 dic 2026',
    ],
    [
      'membresia pago_no_aprobado',
      null,
      { plan: 'Pro', total: 75_000, estadoPago: 'DECLINED' },
      'Marta no recibió tu pago de $75.000 por el plan Pro: no fue aprobado',
    ],
    [
      'membresia cambiada',
      { plan: 'Starter' },
      { plan: 'Pro' },
      'Marta cambió tu plan de Starter a Pro',
    ],
  ])('%s', (deed, before, after, sentence) => {
    expect(told(deed, before, after)).toBe(sentence);
  });

  test.each([
    ['creado', null, SALSAS, 'creó el grupo Salsas'],
    ['cambiado', SALSAS, { ...SALSAS, max: 2 }, 'cambió el máximo del grupo Salsas'],
    [
      'cambiado',
      SALSAS,
      { ...SALSAS, gratis: 1, opciones: [anOption({ precio: 2_000 })] },
      'cambió las incluidas y las opciones del grupo Salsas',
    ],
    [
      'usado',
      null,
      { nombre: 'Salsas', agregado: ['Ajiaco'], quitado: ['Bandeja', 'Sancocho'] },
      'puso el grupo Salsas en Ajiaco y lo quitó de Bandeja y Sancocho',
    ],
    [
      'usado',
      null,
      { nombre: 'Salsas', agregado: [], quitado: ['A', 'B', 'C', 'D'] },
      'quitó el grupo Salsas de 4 platos',
    ],
    [
      'agotado',
      null,
      { nombre: 'Salsas', opcion: 'Hogao' },
      'marcó Hogao, del grupo Salsas, como agotado',
    ],
    [
      'disponible',
      null,
      { nombre: 'Salsas', opcion: 'Hogao' },
      'puso Hogao, del grupo Salsas, disponible otra vez',
    ],
    ['ordenados', { codigos: ['a'] }, { codigos: ['a'] }, 'cambió el orden de 1 grupo'],
    ['eliminado', SALSAS, null, 'eliminó el grupo Salsas'],
    [
      'pasados',
      null,
      { grupos: ['Adiciones'], platos: ['Ajiaco', 'Bandeja'] },
      'pasó a grupos las adiciones y los combos de 2 platos',
    ],
    [
      'importado',
      null,
      { modo: 'actualizar', nuevo: 1, cambia: 3 },
      'importó los grupos desde una hoja: 1 grupo nuevo y 3 cambiados',
    ],
  ])('says of a group that it was %s', (deed, before, after, did) => {
    expect(told(`grupo ${deed}`, before, after)).toBe(`Marta ${did}`);
  });

  test.each([
    [{ precio: 26_500 }, 'cambió el precio de Ajiaco de $24.500 a $26.500'],
    [{ nombre: 'Ajiaco santafereño' }, 'cambió el nombre de Ajiaco a Ajiaco santafereño'],
    [{ descripcion: 'Con alcaparras' }, 'cambió la descripción de Ajiaco'],
    [
      { precio: 1, descripcion: 'x', imagen: '/y' },
      'cambió el precio, la descripción y la imagen de Ajiaco',
    ],
    [{ agotado: true }, 'marcó Ajiaco como agotado'],
    [
      { permiteAdiciones: false, id_sigo: 'A-1' },
      'cambió las adiciones y el código Sigo de Ajiaco',
    ],
    [{}, 'guardó Ajiaco sin cambiar sus datos'],
  ])('the sentence about a product changed by %o', (part, did) => {
    expect(told('producto cambiado', AJIACO, { ...AJIACO, ...part })).toBe(`Marta ${did}`);
  });
});

describe('the sentence about people and places', () => {
  test.each([
    ['empleado creado', null, YOLANDA, 'Marta agregó a Yolanda Pérez al personal'],
    [
      'empleado cambiado',
      YOLANDA,
      { ...YOLANDA, permisos: ['cocina', 'caja'] },
      'Marta cambió los permisos de Yolanda Pérez',
    ],
    [
      'empleado cambiado',
      { ...YOLANDA, facultades: [] },
      { ...YOLANDA, facultades: ['sede'] },
      'Marta cambió las facultades de Yolanda Pérez',
    ],
    [
      'empleado cambiado',
      YOLANDA,
      { ...YOLANDA, cargo: { _id: 'r2', nombre: 'Cajera' } },
      'Marta cambió el cargo de Yolanda Pérez de Mesera a Cajera',
    ],
    ['empleado eliminado', YOLANDA, null, 'Marta eliminó a Yolanda Pérez del personal'],
    [
      'cuenta cambiada',
      { mesa: '7', comensales: 2, nombre: null, mesero: 'Ana' },
      { mesa: '7', comensales: 2, nombre: null, mesero: 'Luis' },
      'Marta cambió el mesero de la mesa 7',
    ],
    [
      'cuenta platos_pasados',
      { mesa: '7' },
      { mesa: '9', total: 60_400, platos: ['1 × Bandeja', '1 × Ajiaco'], pedidos: ['D3D2A'] },
      'Marta pasó 1 × Bandeja y 1 × Ajiaco del pedido #D3D2A por $60.400 de la mesa 7 a la mesa 9',
    ],
    [
      'cuenta platos_pasados',
      { mesa: '7' },
      { mesa: '9', total: 60_400 },
      'Marta pasó platos por $60.400 de la mesa 7 a la mesa 9',
    ],
    ['cuenta pedida', null, { mesa: '7' }, 'Marta pidió la cuenta de la mesa 7'],
    [
      'cuenta pedida',
      null,
      { mesa: '7', por: 'comensal' },
      'Marta avisó que la mesa 7 pide la cuenta',
    ],
    ['impresora creado', null, { nombre: 'Caja 1' }, 'Marta conectó la impresora Caja 1'],
    ['impresora eliminado', { nombre: 'Caja 1' }, null, 'Marta desconectó la impresora Caja 1'],
    [
      'impresora texto_libre',
      null,
      { impresora: 'caja', texto: 'Hoy no hay postre' },
      'Marta imprimió un texto libre en la impresora caja',
    ],
    ['cargo creado', null, { nombre: 'Barista' }, 'Marta creó el cargo Barista'],
    ['cliente olvidado', null, null, 'Marta eliminó a un cliente y sus datos personales'],
    ['sede creada', null, SEDE, 'Marta creó la sede Centro'],
    [
      'sede cambiada',
      SEDE,
      { ...SEDE, horario: 'Domingos', direccion: 'Calle 13' },
      'Marta cambió la dirección y el horario de la sede Centro',
    ],
    ['chatbot configurado', null, CHATBOT, 'Marta configuró el chatbot por primera vez'],
    [
      'chatbot configurado',
      CHATBOT,
      { ...CHATBOT, tono: 'elegante' },
      'Marta cambió el tono del chatbot de Cálido a Elegante',
    ],
    [
      'enlace cambiado',
      { path: null },
      { path: 'mi-fonda' },
      'Marta eligió el link público /mi-fonda',
    ],
    [
      'enlace cambiado',
      { path: 'mi-fonda' },
      { path: 'la-fonda' },
      'Marta cambió el link público de /mi-fonda a /la-fonda',
    ],
  ])('%s', (deed, before, after, sentence) => {
    expect(told(deed, before, after)).toBe(sentence);
  });
});

test('an action without its own words still gets a sentence', () => {
  expect(told('pedido puesto_en_pausa')).toBe('Marta hizo un cambio: puesto en pausa');
});

test('an action of the system is told as done by Comanda', () => {
  const entry = anEntry('pedido cancelado');
  const actor = { tipo: 'sistema' as const, id: null, nombre: '' };
  expect(auditSentence({ ...entry, actor }).who).toBe('Comanda');
});
