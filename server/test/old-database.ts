import { migrate } from '../src/db/migrate.ts';
import { openEmptyDatabase, queryAt } from './empty-database.ts';

/** A database of an older version: a restaurant with an order, in columns every version has. */
export async function openOldDatabase(through: string) {
  const database = await openEmptyDatabase();
  await migrate(database.url, { through });
  await queryAt(
    database.url,
    `WITH owner AS (INSERT INTO owners (email, password_hash, nombre)
       VALUES ('vieja@prueba.example', 'x', 'La Vieja') RETURNING id),
     sede AS (INSERT INTO locations
       (restaurant_id, nombre, direccion, telefono, horario, logo, imagen, "dbName")
       SELECT id, 'Sede', 'Calle 1', '1', 'Siempre', '/x', '/x', 'vieja' FROM owner
       RETURNING restaurant_id, id)
     INSERT INTO orders (restaurant_id, location_id, id, revision, tipo, mesa, "nombreCliente",
       "metodoPago", "creadoPor", productos, total)
     SELECT restaurant_id, id, repeat('a', 24), 1, 'en_local', 'Jardín', 'José Ñáñez', 'efectivo', 'x',
       '[{"nombre": "Pollo \\"asado\\""}, {"nombre": "Ají"}]', 27500 FROM sede`,
  );
  return database;
}
