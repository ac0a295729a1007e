import type { Account } from '../accounts/accounts.ts';
import type { EmployeeUser } from '../auth/auth.ts';
import type { Location } from '../locations/locations.ts';
import type { Category, Product } from '../menu/menu.ts';
import type { ModifierGroup, ModifierOption } from '../modifiers/modifiers.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import type { Plan } from '../tables/tables.ts';

export function aCategory(over: Partial<Category> = {}): Category {
  return {
    _id: 'c-platos',
    name: 'Platos',
    imageUrl: '/images/aa/1280.webp',
    active: true,
    esBebida: false,
    esAdicional: false,
    esPlatoPrincipal: false,
    subcategorias: [],
    ...over,
  };
}

export function aProduct(over: Partial<Product> = {}): Product {
  return {
    _id: 'p-bandeja',
    categoryId: 'c-platos',
    subcategoryIds: [],
    nombre: 'Bandeja paisa',
    descripcion: 'Con todo',
    precio: 32_900,
    imagen: '/images/bb/1280.webp',
    id_sigo: 'BANDEJA',
    permiteAdiciones: true,
    ...over,
  };
}

/** A group of which one may choose one. */
export function aGroup(over: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    codigo: 'salsas',
    nombre: 'Salsas',
    pregunta: '',
    min: 0,
    max: 1,
    gratis: 0,
    repetible: false,
    opciones: [anOption()],
    ...over,
  };
}

export function anOption(over: Partial<ModifierOption> = {}): ModifierOption {
  return {
    codigo: 'hogao',
    nombre: 'Hogao',
    precio: 0,
    id_sigo: null,
    agotado: false,
    grupos: [],
    ...over,
  };
}

export function anOrderLine(over: Partial<OrderLine> = {}): OrderLine {
  return {
    id_sigo: 'BANDEJA',
    nombre: 'Bandeja paisa',
    precio: 32_900,
    imagen: null,
    cantidad: 1,
    nota: '',
    adiciones: [],
    combo: null,
    subtotal: 32_900,
    ...over,
  };
}

export function anOrder(over: Partial<Order> = {}): Order {
  return {
    _id: '66f0c1d2e3a4b5c6d7e8f9a0',
    dbName: 'centro',
    tipo: 'en_local',
    mesa: '4',
    mesaConfirmada: true,
    direccion: null,
    telefono: null,
    nombreCliente: 'Ana Gómez',
    email: null,
    metodoPago: 'efectivo',
    creadoPor: 'mesero@demo.co',
    desconocido: false,
    productos: [anOrderLine()],
    total: 32_900,
    estado: 'enviado',
    horaCreacion: '2025-11-14T18:02:00.000Z',
    updates: [],
    motivoBaja: null,
    fechaPreparado: null,
    fechaEntregado: null,
    fechaCancelado: null,
    fechaFacturado: null,
    fechaBaja: null,
    fechaPago: null,
    descuento: 0,
    cuentaId: null,
    cuentaRevision: null,
    cocina: {},
    programado: null,
    inicioCocina: null,
    movidoDe: null,
    revision: 1,
    ...over,
  };
}

export function anAccount(over: Partial<Account> = {}): Account {
  return {
    _id: '3f8a2c54-0000-4000-8000-000000000007',
    tipo: 'mesa',
    estado: 'abierta',
    mesas: ['7'],
    nombre: null,
    comensales: 4,
    mesero: null,
    abierta: '2025-11-14T18:00:00.000Z',
    abiertaPor: 'Laura Gómez',
    cuentaPedida: null,
    cuentaPedidaPor: null,
    pedidos: [],
    unidas: [],
    propina: null,
    ajustes: [],
    pagos: [],
    totales: {
      consumo: 0,
      descuentos: 0,
      total: 0,
      impuestos: [],
      propina: 0,
      pagado: 0,
      saldo: 0,
    },
    numero: null,
    cerrada: null,
    revision: 1,
    ...over,
  };
}

type PlanTable = Plan['zonas'][number]['mesas'][number];

/** A table of a plan, named as its id. */
export function aPlanTable(nombre: string, over: Partial<PlanTable> = {}): PlanTable {
  const place = { x: 4, y: 6, ancho: 16, alto: 16 };
  return { _id: nombre, nombre, puestos: 4, ...place, forma: 'cuadrada', activa: true, ...over };
}

export function anEmployeeUser(over: Partial<EmployeeUser> = {}): EmployeeUser {
  return {
    tipo: 'empleado',
    id: 'e1',
    nombre: 'Laura Gómez',
    email: 'laura@demo.co',
    cargo: { _id: 'c1', nombre: 'Mesera' },
    permisos: ['pedidos'],
    facultades: [],
    ...over,
  };
}

export function aLocation(over: Partial<Location> = {}): Location {
  return {
    _id: 'l1',
    dbName: 'centro',
    nombre: 'Centro',
    direccion: '',
    telefono: '',
    horario: '',
    logo: '',
    imagen: '',
    ...over,
  };
}
