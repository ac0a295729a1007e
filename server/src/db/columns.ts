import type { ColumnType, JSONColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

/** A row of a restaurant. */
export type Tenant = { restaurant_id: string };
export type OfSede = Tenant & { location_id: string };
