/** A field of an entry as a person calls it, alone and inside a sentence. */
interface FieldWords {
  label: string;
  /** 'cambió {the} de …' */
  the: string;
}

/** In the order in which a change is told. What is not here means nothing to a person. */
export const AUDIT_FIELDS: Record<string, FieldWords> = {
  nombre: { label: 'Nombre', the: 'el nombre' },
  name: { label: 'Nombre', the: 'el nombre' },
  precio: { label: 'Precio', the: 'el precio' },
  estado: { label: 'Estado', the: 'el estado' },
  tipo: { label: 'Tipo', the: 'el tipo' },
  mesa: { label: 'Mesa', the: 'la mesa' },
  nombreCliente: { label: 'Cliente', the: 'el cliente' },
  metodoPago: { label: 'Método de pago', the: 'el pago' },
  productos: { label: 'Productos', the: 'los productos' },
  total: { label: 'Total', the: 'el total' },
  impresora: { label: 'Impresora', the: 'la impresora' },
  duplicado: { label: 'Duplicado', the: 'la marca de duplicado' },
  texto: { label: 'Texto', the: 'el texto' },
  motivoBaja: { label: 'Motivo de la baja', the: 'el motivo de la baja' },
  agotado: { label: 'Agotado', the: 'la disponibilidad' },
  descripcion: { label: 'Descripción', the: 'la descripción' },
  categoria: { label: 'Categoría', the: 'la categoría' },
  subcategorias: { label: 'Subcategorías', the: 'las subcategorías' },
  permiteAdiciones: { label: 'Permite adiciones', the: 'las adiciones' },
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
  claveNueva: { label: 'Contraseña nueva', the: 'la contraseña' },
  edad: { label: 'Edad', the: 'la edad' },
  telefono: { label: 'Teléfono', the: 'el teléfono' },
  direccion: { label: 'Dirección', the: 'la dirección' },
  email: { label: 'Correo', the: 'el correo' },
  horario: { label: 'Horario', the: 'el horario' },
  quien: { label: 'Quién puede pedir', the: 'quién puede pedir' },
  mesaSinFirma: { label: 'Mesa sin código', the: 'los pedidos a mesas sin código' },
  topeInvitado: { label: 'Tope por correo', the: 'el tope por correo' },
  topeCuenta: { label: 'Tope por cuenta', the: 'el tope por cuenta' },
  topeDireccion: { label: 'Tope por conexión', the: 'el tope por conexión' },
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
  nuevo: { label: 'Productos nuevos', the: 'los productos nuevos' },
  cambia: { label: 'Productos cambiados', the: 'los productos cambiados' },
  igual: { label: 'Productos sin cambios', the: 'los productos sin cambios' },
  sale: { label: 'Productos retirados', the: 'los productos retirados' },
};

export const IMAGE_FIELDS: readonly string[] = ['imagen', 'imageUrl', 'logo'];

/** Of these only that they changed is told. */
export const OPAQUE_FIELDS: readonly string[] = ['claveNueva'];
