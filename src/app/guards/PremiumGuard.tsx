import { atendeAoPlano, type Exigencia } from '@domain/planos.ts';
import type { ReactNode } from 'react';
import { AvisoDePlano } from '@/components/AvisoDePlano.tsx';
import { Carregando } from '@/components/Carregando.tsx';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { useAuth } from '@/lib/session/AuthProvider.tsx';

interface Props extends Exigencia {
  /** Shown instead of the upgrade notice. */
  alternativa?: ReactNode;
  children: ReactNode;
}

/** Gates premium areas for doctors (specification §5); every other type passes. */
export function PremiumGuard({ alternativa, children, ...exigencia }: Props) {
  const { perfil } = useAuth();
  const { clinica } = useActiveClinica();
  if (!perfil) return <Carregando />;
  if (atendeAoPlano(perfil, exigencia, clinica !== null)) return children;
  return alternativa ?? <AvisoDePlano />;
}
