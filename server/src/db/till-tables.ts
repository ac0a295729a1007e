import type { PagoTipo } from '@comanda/contract/accounts/accounts.words';
import type { Parte } from '@comanda/contract/accounts/split.rules';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import type { MetodoPago } from '@comanda/contract/orders/orders';
import type { MovementClase } from '@comanda/contract/till/till.words';
import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Json, OfSede, Timestamp } from './columns.ts';

/** What the till writes; the migrations hold their constraints. */
export type TillTables = {
  account_payments: OfSede & {
    id: Generated<string>;
    cuenta_id: string;
    tipo: PagoTipo;
    metodo: Exclude<MetodoPago, 'por_definir'>;
    valor: number;
    propina: Generated<number>;
    recibido: number | null;
    vueltas: number | null;
    referencia: string | null;
    parte: Json<Parte> | null;
    /** The order that it paid, where it paid one alone. */
    pedido: string | null;
    motivo: string | null;
    /** The payment that it takes back. */
    corrige: string | null;
    turno_id: string | null;
    empleado_id: string | null;
    mesero_id: string | null;
    por: string;
    autorizadoPor: string | null;
    at: GeneratedTimestamp;
    idempotency_key: string | null;
    request_hash: Buffer | null;
  };
  account_adjustments: OfSede & {
    id: string;
    cuenta_id: string;
    tipo: 'descuento' | 'cortesia';
    pedido: string | null;
    linea: number | null;
    cantidad: number | null;
    porcentaje: number | null;
    valor: number | null;
    motivo: string;
    por: string;
    autorizadoPor: string | null;
    at: GeneratedTimestamp;
    quitadoAt: Timestamp | null;
    /** What it took off when the account was closed; null while it is open. */
    aplicado: Generated<number | null>;
  };
  tip_consents: OfSede & {
    id: Generated<string>;
    cuenta_id: string;
    respuesta: TipAnswer['respuesta'];
    valor: number;
    sugerido: number;
    base: number;
    canal: 'caja' | 'mesero' | 'comensal';
    por: string;
    texto_version: string;
    hasta: number;
    at: GeneratedTimestamp;
  };
  till_shifts: OfSede & {
    id: string;
    /** Of its closing report; null while it is open. */
    numero: number | null;
    caja: Generated<string>;
    empleado_id: string | null;
    nombre: string;
    abierto: GeneratedTimestamp;
    base: number;
    cerrado: Timestamp | null;
    cerradoPor: string | null;
    conteo: Json<object> | null;
    /** The closing report as it was then. */
    esperado: Json<object> | null;
    diferencia: number | null;
    nota: string | null;
    forzado: Generated<boolean>;
    reconteos: Json<object[]>;
    /** When its closing report was first printed. */
    impreso: Timestamp | null;
  };
  till_movements: OfSede & {
    id: string;
    turno_id: string;
    tipo: 'ingreso' | 'egreso';
    clase: MovementClase;
    valor: number;
    motivo: string;
    por: string;
    at: GeneratedTimestamp;
    idempotency_key: string | null;
    request_hash: Buffer | null;
  };
};
