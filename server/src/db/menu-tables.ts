import type { Impuesto } from '@comanda/contract/menu/impuestos.words';
import type { ModifierOption } from '@comanda/contract/modifiers/modifiers';
import type { Zone } from '@comanda/contract/zones/zones';
import type { ColumnType, Generated } from 'kysely';
import type { Json, OfSede } from './columns.ts';

/** What a sede offers; the migrations hold their constraints. */
export type MenuTables = {
  categories: OfSede & {
    id: Generated<string>;
    name: string;
    imageUrl: string;
    active: Generated<boolean>;
    esBebida: Generated<boolean>;
    esAdicional: Generated<boolean>;
    esPlatoPrincipal: Generated<boolean>;
    subcategorias: Json<{ id: string; name: string }[]>;
    /** The course in which its dishes are served; null: at once. */
    tiempo: number | null;
    /** The code of its station; null or unknown: the kitchen. */
    estacion: string | null;
    position: Generated<number>;
  };
  products: OfSede & {
    id: Generated<string>;
    category_id: string;
    subcategoryIds: Generated<string[]>;
    nombre: string;
    descripcion: string;
    precio: number;
    imagen: string;
    id_sigo: string;
    permiteAdiciones: Generated<boolean>;
    agotado: Generated<boolean>;
    /** Null: as its sede. */
    impuesto: Impuesto | null;
    /** Over that of its category; '-' does not pass the kitchen. */
    estacion: string | null;
    /** Codes of its groups, in their order. */
    grupos: Generated<string[]>;
    position: Generated<number>;
  };
  modifier_groups: OfSede & {
    codigo: string;
    nombre: string;
    pregunta: Generated<string>;
    min: number;
    max: number;
    gratis: Generated<number>;
    repetible: Generated<boolean>;
    opciones: Json<ModifierOption[]>;
    position: Generated<number>;
  };
  stations: OfSede & {
    clave: string;
    nombre: string;
    impresora: string | null;
    objetivo_min: number;
    position: Generated<number>;
  };
  delivery_zones: OfSede & {
    id: string;
    nombre: string;
    barrios: Generated<string[]>;
    radio_m: number | null;
    poligono: ColumnType<Zone['poligono'], string | null, string | null>;
    tarifa: number;
    minimo: Generated<number>;
    gratis_desde: number | null;
    tiempo_min: Generated<number>;
    activa: Generated<boolean>;
    position: number;
  };
};
