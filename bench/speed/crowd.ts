import { sql } from 'kysely';
import type { Db } from '../../server/src/db/db.ts';

/** Other restaurants in the same database, each with a sede, a menu, an employee and somebody signed in. */
export async function makeCrowd(db: Db, restaurants: number): Promise<void> {
  await sql`
    WITH plan AS (SELECT id FROM plans LIMIT 1), born AS (
      INSERT INTO owners (email, password_hash, nombre, path, verified_at, plan_id, "fechaInicio", "fechaFin")
      SELECT 'duena' || n || '@multitud.example', 'x', 'Restaurante ' || n, 'multitud-' || n, now(), plan.id,
        now() - INTERVAL '1 day', now() + INTERVAL '30 days'
      FROM plan, generate_series(1, ${restaurants}) AS n
      RETURNING id, path
    )
    INSERT INTO locations (restaurant_id, nombre, direccion, telefono, horario, logo, imagen, "dbName")
    SELECT id, 'Sede', 'Calle 1', '601', 'Todo el día', '/l', '/i', replace(path, '-', '_') FROM born`.execute(
    db,
  );
  const crowd = sql`FROM locations l WHERE l."dbName" LIKE 'multitud%'`;
  await sql`INSERT INTO location_names ("dbName", restaurant_id, location_id)
    SELECT l."dbName", l.restaurant_id, l.id ${crowd}`.execute(db);
  await sql`INSERT INTO location_counters (restaurant_id, location_id)
    SELECT l.restaurant_id, l.id ${crowd}`.execute(db);
  await sql`WITH made AS (
      INSERT INTO categories (restaurant_id, location_id, name, "imageUrl")
      SELECT l.restaurant_id, l.id, 'Platos', '/c' ${crowd} RETURNING restaurant_id, location_id, id
    )
    INSERT INTO products (restaurant_id, location_id, category_id, nombre, descripcion, precio, imagen, id_sigo)
    SELECT restaurant_id, location_id, id, 'Plato ' || n, 'Con todo', 10000, '/p', 'P-' || n
    FROM made, generate_series(1, 20) AS n`.execute(db);
  await sql`INSERT INTO sessions (token_hash, tipo, restaurant_id, subject_id, expires_at)
    SELECT sha256(l.id::text::bytea), 'propietario', l.restaurant_id, l.restaurant_id, now() + INTERVAL '12 hours'
    ${crowd}`.execute(db);
  await sql`VACUUM ANALYZE`.execute(db);
}
