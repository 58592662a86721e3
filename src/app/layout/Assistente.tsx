import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useRegistroAberto } from './useRegistroAberto.ts';

/** The drawer: fetched before it opens, or the first time it does. */
export const carregarAssistente = () => import('@/features/assistente/gaveta/Gaveta.tsx');

const Gaveta = sobDemanda(() => carregarAssistente().then(({ Gaveta }) => ({ default: Gaveta })));

interface Props {
  aberta: boolean;
  aoFechar: () => void;
}

/** The assistant over any screen; in a record it knows of whom. */
export function Assistente({ aberta, aoFechar }: Props) {
  const [jaAbriu, setJaAbriu] = useState(aberta);
  const { pacienteId, noProntuario } = useRegistroAberto();
  if (aberta && !jaAbriu) setJaAbriu(true);
  if (!jaAbriu) return null;
  return (
    <Suspense fallback={null}>
      <Gaveta
        aberta={aberta}
        aoFechar={aoFechar}
        pacienteId={noProntuario ? pacienteId : undefined}
      />
    </Suspense>
  );
}
