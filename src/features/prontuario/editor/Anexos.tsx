import { lazy, Suspense, useCallback } from 'react';
import type { IdentidadeDoRascunho } from '../api/mutations.ts';
import type { Editor } from './useEditor.ts';

const AnexosNoEditor = lazy(() =>
  import('@/shared/anexos/components/AnexosNoEditor.tsx').then((modulo) => ({
    default: modulo.AnexosNoEditor,
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
      <AnexosNoEditor prontuarioId={identidade.id} garantir={garantir} />
    </Suspense>
  );
}
