import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { aoPedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { useRegistroAberto } from './useRegistroAberto.ts';

/** The drawer and the whole catalogue with it: fetched before it opens, or the first time it does. */
export const carregarGaveta = () => import('@/features/calculadoras/gaveta/Gaveta.tsx');

const Gaveta = sobDemanda(() => carregarGaveta().then(({ Gaveta }) => ({ default: Gaveta })));

interface Props {
  aberta: boolean;
  aoAbrir: () => void;
  aoFechar: () => void;
}

/** Calculators and scores over any screen; where it is about a patient, they know of whom. */
export function Calculadoras({ aberta, aoAbrir, aoFechar }: Props) {
  const [jaAbriu, setJaAbriu] = useState(aberta);
  const [pedida, setPedida] = useState<{ readonly id: string }>();
  const atender = useEffectEvent((id: string | undefined) => {
    setPedida(id === undefined ? undefined : { id });
    aoAbrir();
  });
  useEffect(() => aoPedirCalculadora((id) => atender(id)), []);
  const onde = useRegistroAberto();
  // It stays once it came, so that what was typed is there when it opens again.
  if (aberta && !jaAbriu) setJaAbriu(true);
  if (!jaAbriu) return null;
  return (
    <Suspense fallback={null}>
      <Gaveta
        aberta={aberta}
        aoFechar={() => {
          setPedida(undefined);
          aoFechar();
        }}
        pedida={pedida}
        {...onde}
      />
    </Suspense>
  );
}
