import { useParams } from '@tanstack/react-router';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { AbrirRascunho } from '../editor/AbrirRascunho.tsx';

/** `…/editar/$prontuarioId`: goes on with a draft. */
export function EditarEvolucao() {
  const { prontuarioId } = useParams({ from: rotaDe(PATHS.editarEvolucao) });
  return <AbrirRascunho key={prontuarioId} id={prontuarioId} />;
}
