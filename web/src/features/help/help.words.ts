import { OWNER_PATHS } from '../../owner-paths.ts';

export interface HelpEntry {
  question: string;
  answer: string;
  /** The screen where it is done. */
  link: { to: string; word: string };
  /** Words that people use for it and the answer does not have. */
  also?: string;
}

export interface HelpGroup {
  title: string;
  entries: readonly HelpEntry[];
}

const owner = OWNER_PATHS;

/** What owners ask, answered from the product's own screens. */
export const HELP: readonly HelpGroup[] = [
  {
    title: 'Para empezar',
    entries: [
      {
        question: '¿Qué hago primero?',
        answer:
          'Crea tu primera sede con su dirección, teléfono y horario; carga el menú, invita a tu equipo y elige cómo termina tu link. El inicio te muestra lo que falta.',
        link: { to: owner.home, word: 'Ir al inicio' },
        also: 'empezar comenzar configurar primeros pasos',
      },
      {
        question: '¿Cómo cambio el nombre o el logo de mi restaurante?',
        answer:
          'En Editar web toca «Cambiar nombre, logo y NIT». Se ven en tu link, en el menú de tus clientes, en los tiquetes y en los correos. El logo de cada sede se cambia en Sedes.',
        link: { to: owner.website, word: 'Ir a Editar web' },
        also: 'marca imagen foto',
      },
      {
        question: '¿Cómo comparto mi link y mi código QR?',
        answer:
          'En Editar web está «Tu link público»: cópialo, ábrelo o descarga su código QR en PNG o SVG. Si cambias cómo termina, los códigos impresos antes dejan de abrir.',
        link: { to: owner.website, word: 'Ver mi link' },
        also: 'url enlace direccion pagina compartir whatsapp slug path',
      },
      {
        question: '¿Cómo imprimo los códigos QR de las mesas?',
        answer:
          'En Sedes toca «QR de mesas» y descarga la hoja: con las mesas de tu plano, o de qué mesa a qué mesa si no lo has dibujado. Quien escanea el suyo llega al menú con su mesa puesta.',
        link: { to: owner.locations, word: 'Ir a Sedes' },
        also: 'escanear hoja pdf numero',
      },
    ],
  },
  {
    title: 'Menú',
    entries: [
      {
        question: '¿Cómo marco un plato como agotado?',
        answer:
          'En Menú apaga el interruptor «Disponible» del plato. Tus clientes lo ven como agotado al momento y nadie lo puede pedir hasta que lo enciendas otra vez.',
        link: { to: owner.menu, word: 'Ir al menú' },
        also: 'se acabo no hay disponible',
      },
      {
        question: '¿Cómo pido que elijan término, salsas o lo que lleva un plato?',
        answer:
          'En Menú, pestaña Grupos, crea un grupo con sus opciones y di cuántas se eligen y cuántas van incluidas. Luego toca en qué platos se usa. Si el grupo es obligatorio, nadie pide el plato sin elegir; una opción puede ser otro plato del menú, y así armas combos y el menú del día.',
        link: { to: owner.groups, word: 'Ir a los grupos' },
        also: 'modificadores opciones adiciones extras combo menu del dia obligatorio personalizar',
      },
      {
        question: '¿Cómo subo mi menú de una sola vez?',
        answer:
          'En Menú abre «Importar y copiar» y elige «Importar desde CSV…». Antes de guardar ves qué es nuevo, qué cambia y qué sale. También puedes empezar con el menú de ejemplo.',
        link: { to: owner.menu, word: 'Ir al menú' },
        also: 'excel hoja archivo cargar masivo',
      },
      {
        question: '¿Cómo copio el menú a otra sede?',
        answer:
          'Elige arriba la sede que lo va a recibir, abre Menú, «Importar y copiar» y «Copiar de otra sede…». Cada sede tiene su propio menú y sus propios precios.',
        link: { to: owner.menu, word: 'Ir al menú' },
        also: 'duplicar precios distintos',
      },
      {
        question: '¿Cómo escondo una categoría?',
        answer:
          'En Menú, pestaña Categorías, toca «Ocultar». Sus platos dejan de verse y no se borran; con «Activar» vuelven.',
        link: { to: owner.menu, word: 'Ir al menú' },
        also: 'quitar temporada navidad desactivar',
      },
    ],
  },
  {
    title: 'Pedidos y cocina',
    entries: [
      {
        question: '¿Cómo veo lo que está pasando ahora?',
        answer:
          'En Pedidos en curso ves lo que está en cocina, lo que está listo y lo que falta por cobrar, en vivo y por sede. Tu equipo mueve los pedidos; tú los miras.',
        link: { to: owner.liveOrders, word: 'Ver pedidos en curso' },
        also: 'en vivo tiempo real comandas demora',
      },
      {
        question: '¿Cómo busco un pedido de otro día?',
        answer:
          'En Pedidos completados busca por su código, mesa, dirección, cliente o plato, y elige el estado y los días.',
        link: { to: owner.orders, word: 'Ver pedidos completados' },
        also: 'historial anterior ayer factura cancelado',
      },
      {
        question: 'Me llegan pedidos falsos, ¿qué hago?',
        answer:
          'En Sedes, «Ajustes», elige «Solo mesas y clientes conocidos» y baja los topes. En la consola tu equipo puede hacerlo con un toque mientras pasa.',
        link: { to: owner.locations, word: 'Ir a Sedes' },
        also: 'broma desconocidos bloquear spam parar',
      },
      {
        question: '¿Cómo conecto una impresora de tiquetes?',
        answer:
          'En Sedes toca «Impresoras» y crea un agente. Es un programa pequeño que corre en un computador de tu red y le manda los tiquetes a la impresora. Sin él, los tiquetes se imprimen desde el navegador.',
        link: { to: owner.locations, word: 'Ir a Sedes' },
        also: 'ticket comanda papel termica agente',
      },
    ],
  },
  {
    title: 'Mesas y cuentas',
    entries: [
      {
        question: '¿Cómo llevo la cuenta de cada mesa?',
        answer:
          'En Sedes, «Ajustes», enciende «Cuentas por mesa». Los pedidos de una mesa quedan juntos como rondas, y en Pedidos aparece la pestaña «Mesas» con lo que debe cada una.',
        link: { to: owner.locations, word: 'Ir a Sedes' },
        also: 'cuenta abierta rondas activar comensales',
      },
      {
        question: '¿Cómo dibujo el plano de mis mesas?',
        answer:
          'En Sedes toca «Mesas»: crea zonas, agrega sus mesas y arrástralas a su lugar. Tu equipo las ve así en la pestaña «Mesas», y la hoja de códigos QR sale con los mismos nombres.',
        link: { to: owner.locations, word: 'Ir a Sedes' },
        also: 'zonas puestos terraza salon mover',
      },
      {
        question: '¿Cómo cambia mi equipo una cuenta de mesa?',
        answer:
          'En Pedidos, «Mesas», toca la mesa: «Mover» la lleva a otra, y si la otra está ocupada las une; «Pasar platos» lleva solo algunos. La cocina ve de qué mesa a cuál y no cocina nada dos veces.',
        link: { to: owner.liveOrders, word: 'Ver pedidos en curso' },
        also: 'mesero cambiar trasladar unir juntar separar dividir',
      },
      {
        question: '¿Qué ve un cliente que escanea el código de su mesa?',
        answer:
          'El menú con su mesa puesta y, cuando hay pedidos, la cuenta de la mesa con todas sus rondas, sin nombres. Desde ahí toca «Pedir la cuenta»: suena en Caja y en Pedidos, y Caja muestra qué mesa espera y cuánto debe.',
        link: { to: owner.locations, word: 'Ir a Sedes' },
        also: 'qr comensal pagar aviso celular',
      },
    ],
  },
  {
    title: 'Equipo',
    entries: [
      {
        question: '¿Cómo agrego a un empleado?',
        answer:
          'En Personal toca «Agregar empleado», llena sus datos, marca sus permisos y guarda. Escribe tú su contraseña o envíale una invitación para que la elija.',
        link: { to: owner.staff, word: 'Ir a Personal' },
        also: 'mesero cajero cocinero contratar usuario invitar',
      },
      {
        question: '¿Por dónde entra mi equipo?',
        answer:
          'En Sedes, «Ingreso del personal» tiene el link y el código QR de cada sede: lo abren e ingresan con su correo y su contraseña, o con su PIN en una tableta compartida. Cada quien ve solo las secciones de sus permisos.',
        link: { to: owner.website, word: 'Ver mi link' },
        also: 'ingresar iniciar sesion login consola tablet',
      },
      {
        question: '¿Qué permite cada permiso?',
        answer:
          'Pedidos toma y entrega; Cocina ve y prepara; Caja cobra y factura; Menú cambia platos y precios; Empleados maneja el equipo; Reportes consulta las ventas.',
        link: { to: owner.staff, word: 'Ir a Personal' },
        also: 'rol acceso seguridad',
      },
      {
        question: '¿Qué es un cargo y cómo lo cambio?',
        answer:
          'Es el nombre del puesto: mesera, cajero, jefe de cocina. En Personal, «Administrar Cargos», lo creas, lo renombras o lo eliminas si nadie lo tiene. Los permisos son de cada persona.',
        link: { to: owner.staff, word: 'Ir a Personal' },
        also: 'puesto rol renombrar eliminar',
      },
      {
        question: '¿Quién cambió un precio o anuló un pedido?',
        answer:
          'El historial de cambios dice quién hizo qué, cuándo y qué decía antes. Puedes filtrar por persona, tipo y fecha.',
        link: { to: owner.audit, word: 'Ver el historial' },
        also: 'auditoria registro robo descuadre',
      },
    ],
  },
  {
    title: 'Ventas y membresía',
    entries: [
      {
        question: '¿Cómo veo cuánto vendí?',
        answer:
          'En Reportes elige el periodo y la sede. Solo cuenta lo facturado, y siempre dice contra qué se compara. Puedes descargarlo o imprimir el cierre del día.',
        link: { to: owner.reports, word: 'Ver reportes' },
        also: 'ganancias cierre caja csv excel informe',
      },
      {
        question: '¿Qué pasa si se vence mi membresía?',
        answer:
          'Tu restaurante deja de recibir pedidos nuevos. Nada se borra: al pagar queda todo como estaba. Te avisamos por correo siete días y un día antes.',
        link: { to: owner.membership, word: 'Ver membresía' },
        also: 'pago plan renovar vencer cobrar',
      },
      {
        question: '¿Cómo cambio de plan?',
        answer:
          'En Membresía elige otro plan y paga. Lo que te queda del mes se convierte según el precio. Si el plan nuevo cubre menos sedes o personas, tú eliges cuáles siguen activas.',
        link: { to: owner.membership, word: 'Ver membresía' },
        also: 'subir bajar limite sedes usuarios',
      },
    ],
  },
  {
    title: 'Tu cuenta',
    entries: [
      {
        question: '¿Cómo cambio mi contraseña?',
        answer:
          'En Tu cuenta toca «Cambiar contraseña». Te pedimos la actual y cerramos tu sesión en los demás dispositivos.',
        link: { to: owner.account, word: 'Ir a Tu cuenta' },
        also: 'clave seguridad olvide',
      },
      {
        question: '¿Puedo llevarme mis datos?',
        answer:
          'Sí. En Tu cuenta, «Descargar todos mis datos», baja un archivo .zip con sedes, menú y fotos, personal, clientes, pedidos, pagos e historial.',
        link: { to: owner.account, word: 'Ir a Tu cuenta' },
        also: 'exportar copia respaldo backup',
      },
      {
        question: '¿Cómo cierro mi cuenta?',
        answer:
          'En Tu cuenta toca «Cerrar mi cuenta». Borramos los datos de tu personal y de tus clientes y conservamos las ventas sin nombres. No se puede deshacer.',
        link: { to: owner.account, word: 'Ir a Tu cuenta' },
        also: 'eliminar borrar cancelar suscripcion darse de baja',
      },
    ],
  },
];
