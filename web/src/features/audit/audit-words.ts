import type { Audited } from '@comanda/contract/audit/audit.words';
import { bogotaDateTime } from '@comanda/contract/days';
import { CANAL_LABELS } from '@comanda/contract/locations/channels';
import { settingsMessages } from '@comanda/contract/locations/settings.messages';
import { IMPUESTO_LABELS } from '@comanda/contract/menu/impuestos.words';
import { ACCIONES_PLAN } from '@comanda/contract/menu/menu-plan.words';
import type { ModifierOption } from '@comanda/contract/modifiers/modifiers';
import { formatMoney } from '@comanda/contract/money';
import { partsOf, partWords } from '@comanda/contract/orders/line-parts.words';
import type { EarlierLine } from '@comanda/contract/orders/orders';
import {
  ESTADO_LABELS,
  METODO_PAGO_LABELS,
  TIPO_LABELS,
} from '@comanda/contract/orders/orders.words';
import { FACULTAD_WORDS } from '@comanda/contract/staff/facultades.words';
import {
  Bike,
  BookOpen,
  Bot,
  CreditCard,
  Download,
  FileSpreadsheet,
  IdCard,
  LayoutGrid,
  Link2,
  ListChecks,
  type LucideIcon,
  Printer,
  ReceiptText,
  Shapes,
  Stamp,
  Store,
  Tablet,
  User,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react';
import { TONO_LOOK } from '../chatbot/tono.ts';
import { PERMISO_LOOK } from '../staff/permiso-look.ts';

/** The Spanish name of a field, alone and inside a sentence. */
interface FieldWords {
  label: string;
  /** 'cambió {the} de …' */
  the: string;
}

/** In the order in which changes are told. Fields that are not here are internal and never shown. */
export const AUDIT_FIELDS: Record<string, FieldWords> = {
  nombre: { label: 'Nombre', the: 'el nombre' },
  name: { label: 'Nombre', the: 'el nombre' },
  plan: { label: 'Plan', the: 'el plan' },
  precio: { label: 'Precio', the: 'el precio' },
  estado: { label: 'Estado', the: 'el estado' },
  tipo: { label: 'Tipo', the: 'el tipo' },
  mesa: { label: 'Mesa', the: 'la mesa' },
  cuentasActivas: { label: 'Cuentas por mesa', the: 'las cuentas por mesa' },
  qrSoloMesaAbierta: { label: 'Código solo en mesa abierta', the: 'el código de las mesas' },
  tiempo: { label: 'Tiempo', the: 'el tiempo' },
  tiempos: { label: 'Tiempos de cocina', the: 'los tiempos de cocina' },
  zonas: { label: 'Zonas', the: 'las zonas' },
  domicilios: { label: 'Zonas de domicilio', the: 'las zonas de domicilio' },
  punto: { label: 'Lugar en el mapa', the: 'el lugar en el mapa' },
  mesas: { label: 'Mesas', the: 'las mesas' },
  mesero: { label: 'Mesero', the: 'el mesero' },
  comensales: { label: 'Personas', the: 'las personas' },
  nombreCliente: { label: 'Cliente', the: 'el cliente' },
  metodoPago: { label: 'Método de pago', the: 'el pago' },
  productos: { label: 'Productos', the: 'los productos' },
  total: { label: 'Total', the: 'el total' },
  impresora: { label: 'Impresora', the: 'la impresora' },
  duplicado: { label: 'Duplicado', the: 'la marca de duplicado' },
  texto: { label: 'Texto', the: 'el texto' },
  motivo: { label: 'Motivo', the: 'el motivo' },
  motivoBaja: { label: 'Motivo de la baja', the: 'el motivo de la baja' },
  impuesto: { label: 'Impuesto', the: 'el impuesto' },
  agotado: { label: 'Agotado', the: 'la disponibilidad' },
  descripcion: { label: 'Descripción', the: 'la descripción' },
  categoria: { label: 'Categoría', the: 'la categoría' },
  subcategorias: { label: 'Subcategorías', the: 'las subcategorías' },
  permiteAdiciones: { label: 'Permite adiciones', the: 'las adiciones' },
  grupos: { label: 'Grupos', the: 'los grupos' },
  pregunta: { label: 'Pregunta', the: 'la pregunta' },
  min: { label: 'Mínimo', the: 'el mínimo' },
  max: { label: 'Máximo', the: 'el máximo' },
  gratis: { label: 'Incluidas', the: 'las incluidas' },
  repetible: { label: 'Se puede repetir', the: 'si se puede repetir' },
  opciones: { label: 'Opciones', the: 'las opciones' },
  opcion: { label: 'Opción', the: 'la opción' },
  platos: { label: 'Platos', the: 'los platos' },
  agregado: { label: 'Se agregó a', the: 'los platos' },
  quitado: { label: 'Se quitó de', the: 'los platos' },
  active: { label: 'Visible en el menú', the: 'la visibilidad' },
  esBebida: { label: 'Bebidas del combo', the: 'el lugar en los combos' },
  esAdicional: { label: 'Adicionales del combo', the: 'el lugar en los combos' },
  esPlatoPrincipal: { label: 'Platos principales', the: 'el lugar en los combos' },
  id_sigo: { label: 'Código Sigo', the: 'el código Sigo' },
  imagen: { label: 'Imagen', the: 'la imagen' },
  imageUrl: { label: 'Imagen', the: 'la imagen' },
  logo: { label: 'Logo', the: 'el logo' },
  cargo: { label: 'Cargo', the: 'el cargo' },
  permisos: { label: 'Permisos', the: 'los permisos' },
  facultades: { label: 'Facultades', the: 'las facultades' },
  autorizadoPor: { label: 'Autorizó', the: 'quien autorizó' },
  claveNueva: { label: 'Contraseña nueva', the: 'la contraseña' },
  pinNuevo: { label: 'PIN nuevo', the: 'el PIN' },
  edad: { label: 'Edad', the: 'la edad' },
  telefono: { label: 'Teléfono', the: 'el teléfono' },
  direccion: { label: 'Dirección', the: 'la dirección' },
  email: { label: 'Correo', the: 'el correo' },
  horario: { label: 'Horario', the: 'el horario' },
  programado: { label: 'Programado para', the: 'la hora para la que es' },
  horas: { label: 'Horas', the: 'las horas' },
  diasEspeciales: { label: 'Días especiales', the: 'los días especiales' },
  ultimaOrdenMin: { label: 'Última orden, minutos antes de cerrar', the: 'la última orden' },
  canales: { label: 'Recibe pedidos', the: 'los tipos de pedido que recibe' },
  pausaCanales: { label: 'En pausa', the: 'la pausa' },
  pausaHasta: { label: 'En pausa hasta', the: 'hasta cuándo está en pausa' },
  pausaMotivo: { label: 'Motivo de la pausa', the: 'el motivo de la pausa' },
  preparacionMin: { label: 'Minutos de preparación', the: 'los minutos de preparación' },
  extraMin: { label: 'Minutos de más', the: 'los minutos de más' },
  limitePedidos: { label: 'Pedidos por franja', the: 'los pedidos por franja' },
  limiteCadaMin: { label: 'Minutos de una franja', the: 'los minutos de una franja' },
  limiteCanales: { label: 'Pedidos que cuentan', the: 'los pedidos que cuentan en una franja' },
  programar: { label: 'Pedidos programados', the: 'los pedidos programados' },
  programarDesdeMin: { label: 'Programar desde, en minutos', the: 'desde cuándo se programa' },
  programarDias: { label: 'Días para programar', the: 'los días para programar' },
  quien: { label: 'Quién puede pedir', the: 'quién puede pedir' },
  mesaSinFirma: { label: 'Mesa sin código', the: 'los pedidos a mesas sin código' },
  topeInvitado: { label: 'Tope por correo', the: 'el tope por correo' },
  topeCuenta: { label: 'Tope por cuenta', the: 'el tope por cuenta' },
  topeDireccion: { label: 'Tope por conexión', the: 'el tope por conexión' },
  regimen: { label: 'Impuesto', the: 'el impuesto' },
  tarifa: { label: 'Tarifa', the: 'la tarifa' },
  propinaSugerida: { label: 'Preguntar la propina', the: 'la pregunta de la propina' },
  propinaPorcentaje: { label: 'Propina sugerida', the: 'la propina sugerida' },
  propinaDirectas: { label: 'Propina en el mostrador', the: 'la propina en el mostrador' },
  propinaDestino: { label: 'Destino de la propina', the: 'el destino de la propina' },
  pagosDigitales: { label: 'Pagos con el celular', the: 'los pagos con el celular' },
  exigeTurno: { label: 'Cobrar solo con turno', the: 'el turno para cobrar' },
  cierreCiego: { label: 'Cierre a ciegas', the: 'el cierre a ciegas' },
  nit: { label: 'NIT', the: 'el NIT' },
  vuelve: { label: 'Vuelve el', the: 'el día en que vuelve' },
  uvt: { label: 'UVT', the: 'la UVT' },
  base: { label: 'Base', the: 'la base' },
  contado: { label: 'Contado', the: 'lo contado' },
  esperado: { label: 'Esperado', the: 'lo esperado' },
  diferencia: { label: 'Diferencia', the: 'la diferencia' },
  motivosDescuento: { label: 'Motivos de descuento', the: 'los motivos de descuento' },
  topeSede: { label: 'Tope de la sede', the: 'el tope de la sede' },
  nombreAsistente: { label: 'Nombre del asistente', the: 'el nombre del asistente' },
  tono: { label: 'Tono', the: 'el tono' },
  frasesConfirmacion: { label: 'Frases de confirmación', the: 'las frases de confirmación' },
  instruccionesCorreccion: { label: 'Instrucciones', the: 'las instrucciones' },
  parametros: { label: 'Parámetros', the: 'los parámetros' },
  redesSociales: { label: 'Redes sociales', the: 'las redes sociales' },
  activa: { label: 'Activa', the: 'si está activa' },
  activo: { label: 'Activo', the: 'si está activo' },
  path: { label: 'Link público', the: 'el link público' },
  modo: { label: 'Modo', the: 'el modo' },
  nuevo: { label: 'Nuevos', the: 'los nuevos' },
  cambia: { label: 'Cambiados', the: 'los cambiados' },
  igual: { label: 'Sin cambios', the: 'los que siguen igual' },
  sale: { label: 'Retirados', the: 'los retirados' },
};

export const IMAGE_FIELDS: readonly string[] = ['imagen', 'imageUrl', 'logo'];

/** Only the fact that these fields changed is told, never their values. */
export const OPAQUE_FIELDS: readonly string[] = ['claveNueva', 'pinNuevo'];

const WORDS: Record<string, Record<string, string>> = {
  impuesto: IMPUESTO_LABELS,
  regimen: { ninguno: 'Ninguno', inc: 'Impoconsumo', iva: 'IVA' },
  estado: ESTADO_LABELS,
  tipo: TIPO_LABELS,
  metodoPago: METODO_PAGO_LABELS,
  tono: wordsOf(TONO_LOOK),
  modo: { actualizar: 'Actualizar', reemplazar: 'Reemplazar todo' },
  permisos: wordsOf(PERMISO_LOOK),
  facultades: wordsOf(FACULTAD_WORDS),
  quien: { todos: 'Todos', conocidos: settingsMessages.onlyKnown },
  mesaSinFirma: { marcar: 'Se marcan', rechazar: 'Se rechazan' },
  canales: CANAL_LABELS,
  pausaCanales: CANAL_LABELS,
  limiteCanales: CANAL_LABELS,
  redesSociales: { whatsapp: 'WhatsApp', instagram: 'Instagram', facebook: 'Facebook' },
};

const MONEY: readonly string[] = ['precio', 'total', 'base', 'contado', 'esperado', 'diferencia'];
/** Written one per line, because their items contain commas. */
const LISTED: readonly string[] = [
  'productos',
  'diasEspeciales',
  'parametros',
  'mesas',
  'opciones',
  'platos',
  'domicilios',
];
const INSTANTS: readonly string[] = ['programado', 'pausaHasta'];
const COUNTS: readonly string[] = ['edad', ...ACCIONES_PLAN];

/** The value of a field as text; null if it must not or cannot be shown. */
export function auditValue(field: string, value: unknown): string | null {
  if (value === undefined || OPAQUE_FIELDS.includes(field)) return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && MONEY.includes(field)) return formatMoney(value);
  if (typeof value === 'number' && COUNTS.includes(field)) return value.toLocaleString('es-CO');
  if (field === 'path') return `/${value}`;
  if (INSTANTS.includes(field) && typeof value === 'string') return bogotaDateTime(value);
  if (Array.isArray(value)) {
    const between = LISTED.includes(field) ? '\n' : ', ';
    return value.map((one) => textOf(field, one)).join(between) || null;
  }
  return textOf(field, value) || null;
}

function textOf(field: string, value: unknown): string {
  if (!isRecord(value)) return WORDS[field]?.[String(value)] ?? String(value);
  if (field === 'productos') return auditLine(value);
  if (field === 'opciones') return auditOption(value);
  // A cargo or subcategory has a name, a parameter a title; social networks are told by their keys.
  const name = value.nombre ?? value.name;
  if (typeof name === 'string') return name;
  if (typeof value.titulo === 'string') return `${value.titulo}: ${value.valor}`;
  return Object.entries(value)
    .filter(([, text]) => text)
    .map(([key, text]) => `${WORDS[field]?.[key] ?? key}: ${text}`)
    .join(', ');
}

function wordsOf(looks: Record<string, { word: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(looks).map(([key, { word }]) => [key, word]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** '2 × Ajiaco + Queso ×2 (c/u), combo: Limonada y Papa, «sin crema»'. Old entries may lack some of the fields. */
function auditLine(line: Partial<EarlierLine>): string {
  const { cantidad = 1, nombre, adiciones = [], combo, grupos, nota } = line;
  const parts = partsOf({ cantidad, adiciones, combo: null, grupos });
  return [
    [`${cantidad} × ${nombre}`, ...parts.map(partWords)].join(' + '),
    ...(combo ? [`combo: ${combo.bebida.nombre} y ${combo.adicional.nombre}`] : []),
    ...(nota ? [`«${nota}»`] : []),
  ].join(', ');
}

/** 'Queso, $2.000, agotado' */
function auditOption({ nombre, precio, agotado }: Partial<ModifierOption>): string {
  return [nombre, precio ? formatMoney(precio) : '', agotado ? 'agotado' : '']
    .filter(Boolean)
    .join(', ');
}

/** The word of the filter and the icon of the list for each kind of thing. */
export const ENTITY_LOOK: Record<Audited, { word: string; icon: LucideIcon }> = {
  pedido: { word: 'Pedidos', icon: ReceiptText },
  cuenta: { word: 'Cuentas de mesas', icon: Utensils },
  mesa: { word: 'Plano de mesas', icon: LayoutGrid },
  turno: { word: 'Turnos de caja', icon: Wallet },
  producto: { word: 'Productos y precios', icon: BookOpen },
  categoria: { word: 'Categorías', icon: Shapes },
  grupo: { word: 'Grupos de modificadores', icon: ListChecks },
  menu: { word: 'Menús importados o copiados', icon: FileSpreadsheet },
  empleado: { word: 'Personal', icon: Users },
  cargo: { word: 'Cargos', icon: IdCard },
  cliente: { word: 'Clientes', icon: User },
  sede: { word: 'Sedes', icon: Store },
  zona: { word: 'Zonas de domicilio', icon: Bike },
  restaurante: { word: 'Nombre, logo y NIT', icon: Stamp },
  chatbot: { word: 'Chatbot', icon: Bot },
  impresora: { word: 'Impresoras', icon: Printer },
  tableta: { word: 'Tabletas compartidas', icon: Tablet },
  enlace: { word: 'Link público', icon: Link2 },
  datos: { word: 'Descargas de datos', icon: Download },
  membresia: { word: 'Membresía y pagos', icon: CreditCard },
};

/** 'a', 'a y b', 'a, b y c'; 'e' instead of 'y' before the sound of i. */
export function inList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const and = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}
