import { useParams } from '@tanstack/react-router';
import { AbrirRascunho } from '../editor/AbrirRascunho.tsx';

/** `…/editar/$prontuarioId`: goes on with a draft. */
export function EditarEvolucao() {
  const { prontuarioId = '' } = useParams({ strict: false });
  return <AbrirRascunho key={prontuarioId} id={prontuarioId} />;
}
