import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { Entrada } from '../api/linhas.ts';

const AnexosDaEvolucao = sobDemanda(() =>
  import('@/shared/anexos/components/AnexosDaEvolucao.tsx').then((modulo) => ({
    default: modulo.AnexosDaEvolucao,
  })),
);
const ContagemDeAnexos = sobDemanda(() =>
  import('@/shared/anexos/components/ContagemDeAnexos.tsx').then((modulo) => ({
    default: modulo.ContagemDeAnexos,
  })),
);

/** The files of an entry, or of an addendum to it. */
export function AnexosDaEntrada({ entrada }: { entrada: Entrada }) {
  return (
    <Suspense fallback={null}>
      <AnexosDaEvolucao
        prontuarioId={entrada.id}
        finalizada={entrada.status === 'finalizado'}
        {...(entrada.adendo_de !== null && { titulo: 'Anexos do adendo' })}
      />
    </Suspense>
  );
}

/** How many files an entry has, on its card. */
export function SeloDeAnexos({ entrada }: { entrada: Entrada }) {
  return (
    <Suspense fallback={null}>
      <ContagemDeAnexos prontuarioId={entrada.id} />
    </Suspense>
  );
}
