import { atendeAoPlano, type Exigencia, type Recurso } from '@domain/planos.ts';
import { type ReactNode, Suspense } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { useAuth } from '@/lib/session/AuthProvider.tsx';

const AvisoDePlano = sobDemanda(() =>
  import('@/components/AvisoDePlano.tsx').then((m) => ({ default: m.AvisoDePlano })),
);

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
  return (
    alternativa ?? (
      <Suspense fallback={<Carregando />}>
        <AvisoDePlano />
      </Suspense>
    )
  );
}

/** A screen that asks something of the plan. Attending alone is asked for in the own practice alone. */
export function NoPlano({
  recurso,
  children,
}: {
  recurso?: Recurso | undefined;
  children: ReactNode;
}) {
  const { perfil } = useAuth();
  const { clinica } = useActiveClinica();
  const emClinica = recurso === 'permiteAtendimentoIndividual' && clinica?.id !== perfil?.id;
  // Who works nowhere reads on the screen itself what would open it.
  if (!recurso || emClinica) return children;
  return <PremiumGuard recurso={recurso}>{children}</PremiumGuard>;
}
