import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { ClinicaAtiva } from './ClinicaAtiva.tsx';

const ListaDeClinicas = sobDemanda(() =>
  import('./ListaDeClinicas.tsx').then((modulo) => ({ default: modulo.ListaDeClinicas })),
);

/**
 * Chooses the clinic to work in; there only when there is a choice (specification §2). The list
 * and its search are fetched when the person first opens them.
 */
export function SeletorDeClinica() {
  const { disponiveis } = useActiveClinica();
  const [usado, setUsado] = useState(false);
  if (disponiveis.length < 2) return null;
  if (!usado) return <ClinicaAtiva aria-haspopup="listbox" onClick={() => setUsado(true)} />;
  return (
    <Suspense fallback={<ClinicaAtiva aria-busy />}>
      <ListaDeClinicas />
    </Suspense>
  );
}
