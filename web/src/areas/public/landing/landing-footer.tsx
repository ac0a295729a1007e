import { restaurantPath } from '@comanda/contract/pages/addresses';
import { Link } from 'wouter';
import { DEMO_RESTAURANT, PATHS } from '../../../paths.ts';
import { Logo } from '../../../ui/logo.tsx';
import { SOCIAL_ICONS } from './social-icons.ts';

const COLUMNS = [
  {
    title: 'Producto',
    links: [
      { label: 'Menú digital', to: restaurantPath(DEMO_RESTAURANT) },
      { label: 'Planes', href: '#planes' },
    ],
  },
  {
    title: 'Cuenta',
    links: [
      { label: 'Ingresar', to: PATHS.login },
      { label: 'Registrarme', to: PATHS.register },
    ],
  },
  { title: 'Recursos', links: [{ label: 'Documentación de la API', href: '/api/docs' }] },
  { title: 'Legal', links: [{ label: 'Datos personales', href: '/politica-de-datos.html' }] },
];

export function LandingFooter() {
  const link = 'inline-block min-w-11 py-3 text-14 text-ink-soft hover:text-ink';
  return (
    <footer data-theme="kitchen" className="bg-surface py-12 text-ink">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 sm:px-8">
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
          <div className="grid content-start justify-items-start gap-4 sm:max-lg:col-span-2">
            <Link to={PATHS.home} className="flex min-h-11 items-center text-28">
              <Logo />
            </Link>
            <p className="max-w-60 text-14 text-ink-soft">Hecho para restaurantes que no paran.</p>
            <ul className="flex gap-2">
              {SOCIAL_ICONS.map(({ name, href, path }) => (
                <li key={name}>
                  <a
                    href={href}
                    rel="noopener"
                    title={name}
                    className="grid size-11 place-items-center rounded-control border border-control hover:bg-line"
                  >
                    <svg
                      viewBox="0 0 24 24"
                      aria-hidden="true"
                      className="size-5 fill-none stroke-current stroke-[1.75]"
                    >
                      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
                    </svg>
                    <span className="sr-only">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="mb-1 text-16">{title}</h2>
              <ul>
                {links.map(({ label, ...target }) => (
                  <li key={label}>
                    {'to' in target ? (
                      <Link to={target.to} className={link}>
                        {label}
                      </Link>
                    ) : (
                      <a href={target.href} className={link}>
                        {label}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div aria-hidden className="rule-dashed" />
        <p className="text-14 text-ink-soft">© 2025 Comanda. Todos los derechos reservados.</p>
      </div>
    </footer>
  );
}
