import { Navigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { PATHS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';

/** Lets signed-in people through; others sign in first and come back to where they were. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const auth = useAuth();
  if (auth.situacao === 'autenticado') return children;
  // Who just signed out is already on the way to the landing page.
  if (auth.situacao === 'carregando' || auth.motivo === 'saiu') return <Carregando />;
  return <EntrarAntes />;
}

/** Reads the address once: it changes while the sign-in screen is still on its way. */
function EntrarAntes() {
  const router = useRouter();
  const [voltar] = useState(() => router.state.location.href);
  return <Navigate to={PATHS.login} search={{ voltar }} replace />;
}
