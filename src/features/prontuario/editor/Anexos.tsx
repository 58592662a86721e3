import { lazy, Suspense, useCallback } from 'react';
import type { IdentidadeDoRascunho } from '../api/mutations.ts';
import type { Editor } from './useEditor.ts';

const AnexosDoRascunho = lazy(() =>
  import('@/components/anexos/AnexosDoRascunho.tsx').then((modulo) => ({
    default: modulo.AnexosDoRascunho,
  })),
);

interface Props extends Pick<Editor, 'auto'> {
  identidade: IdentidadeDoRascunho;
}

/** The files of a draft. */
export function AnexosDoEditor({ auto, identidade }: Props) {
  const garantir = useCallback(() => auto.garantir(), [auto]);
  return (
    <Suspense fallback={null}>
      <AnexosDoRascunho prontuarioId={identidade.id} garantir={garantir} />
    </Suspense>
  );
}
