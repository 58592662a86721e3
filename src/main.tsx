import './lib/semAvaliacao.ts';
import './theme/estilos-base.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provedores } from './app/Provedores.tsx';
import { router } from './app/router.tsx';

const elemento = document.getElementById('raiz');
if (!elemento) throw new Error('app.html has no #raiz');

createRoot(elemento).render(
  <StrictMode>
    <Provedores>
      <RouterProvider router={router} />
    </Provedores>
  </StrictMode>,
);
