import { cx } from '../../../ui/cx.ts';
import cocina from './shots/cocina.webp';
import inicio from './shots/inicio.webp';
import menu from './shots/menu.webp';

/** Pictures of the product with its demo restaurant. */
export function LandingShots() {
  return (
    <section aria-labelledby="shots-title" className="mx-auto max-w-7xl px-4 pb-20 sm:px-8">
      <h2 id="shots-title" className="title text-28 sm:text-36">
        Así se ve en pleno servicio.
      </h2>
      <p className="mt-3 max-w-xl text-18 text-ink-soft">
        Sin maquetas: son pantallas del restaurante de ejemplo, que puedes abrir tú también.
      </p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)] lg:gap-8">
        <div className="grid gap-10">
          <Shot
            src={cocina}
            width={1280}
            height={800}
            alt="Pantalla de cocina con comandas ordenadas por antigüedad: blancas, ámbar y rojas"
            caption="La cocina, legible a dos metros: lo más viejo primero, con color y con palabras."
          />
          <Shot
            src={inicio}
            width={1280}
            height={800}
            alt="Inicio del dueño con las ventas del día, cómo va cada sede y lo que necesita de él"
            caption="El inicio del dueño: lo que se vendió hoy, cómo va cada sede y lo que lo necesita."
          />
        </div>
        <Shot
          src={menu}
          width={600}
          height={1298}
          alt="Menú en el celular con fotos de los platos, precios y el total del carrito"
          caption="El menú en el celular del cliente, con el total siempre a la mano."
          isPhone
        />
      </div>
    </section>
  );
}

interface ShotProps {
  src: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  isPhone?: boolean;
}

function Shot({ src, width, height, alt, caption, isPhone = false }: ShotProps) {
  return (
    <figure className={cx('min-w-0', isPhone && 'mx-auto max-w-80 lg:max-w-none')}>
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={cx(
          'h-auto w-full border-ink shadow-float',
          isPhone ? 'rounded-[2rem] border-8' : 'rounded-card border-4',
        )}
      />
      <figcaption className="mt-4 text-16 text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
