import type { Problem } from '../wire.ts';

const MISSING = {
  nombre: 'Escribe el nombre.',
  nombreCliente: 'Escribe tu nombre.',
  name: 'Escribe el nombre.',
  descripcion: 'Escribe una descripción.',
  precio: 'Escribe el precio.',
  id_sigo: 'Escribe el código.',
  categoryId: 'Elige una categoría.',
  direccion: 'Escribe la dirección.',
  telefono: 'Escribe el teléfono.',
  horario: 'Escribe el horario.',
  edad: 'Escribe la edad.',
  cargo: 'Elige el cargo.',
  email: 'Escribe el correo.',
  password: 'Escribe la contraseña.',
  imageUpload: 'Elige una imagen.',
  imagenUpload: 'Elige una imagen.',
  logoUpload: 'Elige el logo.',
};

export type RequiredField = keyof typeof MISSING;

/** An empty field. Its own text tells what to do there; a `rule` is said once for the whole form. */
export function missingField(path: RequiredField, rule?: string): Problem {
  return { path, message: MISSING[path], ...(rule && { rule }) };
}
