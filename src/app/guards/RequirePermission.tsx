import { type Permissao, pode } from '@domain/permissoes.ts';
import type { ReactNode } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { SemAcesso } from '../rotas/SemAcesso.tsx';

interface Props {
  /** None: any signed-in person. */
  permissao: Permissao | undefined;
  children: ReactNode;
}

/** Shows a screen only to who may use it. The database decides what is allowed, this what is offered. */
export function RequirePermission({ permissao, children }: Props) {
  const { tipo } = usePerfil();
  if (permissao && !pode(tipo, permissao)) return <SemAcesso />;
  return children;
}
