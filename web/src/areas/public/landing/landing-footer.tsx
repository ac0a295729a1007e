import { restaurantPath } from '@comanda/contract/pages/addresses';
import { Link } from 'wouter';
import { DEMO_RESTAURANT, PATHS } from '../../../paths.ts';
import { Logo } from '../../../ui/logo.tsx';

/** lucide has no brand icons, so these are drawn with the same stroke. */
const SOCIAL_ICONS = [
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm5-1.4h.01',
  },
  {
    name: 'Whatsapp',
    href: 'https://wa.me/',
    path: 'M3.5 20.5 5 16.2A8.5 8.5 0 1 1 8.2 19.3l-4.7 1.2Zm5.6-12c-.9.9-.5 2.7 1.6 4.8s3.900 2.500 4.800 1.600l.5-1-1.900-1.200-1 .8c-.9-.4-1.600-1.100-2-2l.8-1-1.200-1.900-1 .5-.6-.6Z',
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    path: 'M17 3h-2.500A4.500 4.500 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V7.500a.5.500 0 0 1 .5-.5H17V3Z',
  },
];

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
