import { useCallback } from 'react';
import { AnexosNoEditor } from '@/shared/anexos/components/AnexosNoEditor.tsx';
import type { IdentidadeDoRascunho } from '../api/mutations.ts';
import type { Editor } from './useEditor.ts';

interface Props extends Pick<Editor, 'auto'> {
  identidade: IdentidadeDoRascunho;
}

/** The files of a draft. */
export function AnexosDoEditor({ auto, identidade }: Props) {
  const garantir = useCallback(() => auto.garantir(), [auto]);
  return <AnexosNoEditor prontuarioId={identidade.id} garantir={garantir} />;
}
