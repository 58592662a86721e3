import { type ComponentProps, Suspense } from 'react';
import { sobDemanda } from '../sobDemanda.ts';
import type { Divergencia } from './Divergencia.tsx';

const AoDivergir = sobDemanda(() =>
  import('./Divergencia.tsx').then((modulo) => ({ default: modulo.Divergencia })),
) as unknown as typeof Divergencia;

interface Props<V> extends Pick<ComponentProps<typeof Divergencia<V>>, 'rotulos' | 'ler'> {
  /** What `useRevisao` says of it; null while nobody else changed anything. */
  divergencia: Omit<ComponentProps<typeof Divergencia<V>>, 'rotulos' | 'ler'> | null;
}

/** The choice between what is saved and what stands here, fetched when there is one. */
export function DivergenciaSobDemanda<V>({ divergencia, rotulos, ler }: Props<V>) {
  if (!divergencia) return null;
  return (
    <Suspense fallback={null}>
      <AoDivergir<V> {...divergencia} rotulos={rotulos} ler={ler} />
    </Suspense>
  );
}
