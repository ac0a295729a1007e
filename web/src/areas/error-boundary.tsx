import { Component, type ReactNode } from 'react';
import { PATHS } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';

interface State {
  hasFailed: boolean;
}

/** What a person sees if a screen throws, or if a part of the web could not be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 p-6">
        <h1 className="text-36">Esta pantalla se nos cayó</h1>
        <p className="text-ink-soft">
          No perdiste nada de lo que ya enviaste. Vuelve a cargarla y, si sigue igual, empieza desde
          el inicio.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="lg" onClick={() => window.location.reload()}>
            Volver a cargar
          </Button>
          <a href={PATHS.home} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Ir al inicio
          </a>
        </div>
      </main>
    );
  }
}
