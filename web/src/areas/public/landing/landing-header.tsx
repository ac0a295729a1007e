import { Link } from 'wouter';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Logo } from '../../../ui/logo.tsx';

export function LandingHeader() {
  return (
    <header className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-4 py-4 sm:px-8">
      <Link to={PATHS.home} className="py-2 text-22 sm:text-28">
        <Logo />
      </Link>
      <nav aria-label="Ingreso" className="flex gap-1 sm:gap-2">
        <ButtonLink to={PATHS.login} variant="ghost" className="max-sm:px-3">
          Ingresar
        </ButtonLink>
        <ButtonLink to={PATHS.register} className="max-sm:px-3">
          Registrarme
        </ButtonLink>
      </nav>
    </header>
  );
}
