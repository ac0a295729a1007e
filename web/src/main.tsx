import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadWhenOutdated } from './lib/outdated-page.ts';
import { onSaveFailure } from './lib/storage.ts';
import { toast } from './lib/toast.ts';
import './styles/index.css';

reloadWhenOutdated();
onSaveFailure(() =>
  toast.warning(
    'Este navegador no deja guardar datos. Seguirán aquí hasta que cierres la página.',
    {
      id: 'storage',
    },
  ),
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
