import { lazy, Suspense } from 'react';
import type { PropsDoSuspenso } from './Suspenso.tsx';

const Suspenso = lazy(() =>
  import('./Suspenso.tsx').then((modulo) => ({ default: modulo.Suspenso })),
);

type Props = Omit<PropsDoSuspenso, 'alvo'> & {
  /** Null until the button was drawn and asked for once. */
  alvo: HTMLElement | null;
};

/** A panel that hangs from a button; what places it is fetched when it is first opened. */
export function PainelSuspenso({ alvo, ...resto }: Props) {
  if (!alvo) return null;
  return (
    <Suspense fallback={null}>
      <Suspenso alvo={alvo} {...resto} />
    </Suspense>
  );
}
