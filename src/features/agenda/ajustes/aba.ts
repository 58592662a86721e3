import { useMutation, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { chavesDaAgenda } from '../api/keys.ts';
import type { Estrutura, Medico } from '../api/linhas.ts';

export interface PropsDaAba {
  clinica: Clinica;
  estrutura: Estrutura;
}

/** Reads again what the agenda stands on, after a change of it. */
export function useReler(clinicaId: string): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: chavesDaAgenda.tudo(clinicaId) });
}

/** A change that can be taken back: done at once, undone from the notice. */
export function useMudarComVolta(clinicaId: string) {
  const reler = useReler(clinicaId);
  const gravar = useMutation({
    mutationFn: (acao: () => Promise<void>) => acao(),
    onError: avisar.erro,
    onSettled: reler,
  });
  return (frase: string, acao: () => Promise<void>, volta: () => Promise<void>) =>
    gravar.mutate(acao, {
      onSuccess: () => avisar.desfazivel(frase, () => gravar.mutate(volta)),
    });
}

/** Whose hours and absences one sets: everybody's, or the own. */
export function useMedicosAjustaveis({ clinica, estrutura }: PropsDaAba): readonly Medico[] {
  const { id, tipo } = usePerfil();
  const todos = tipo !== 'medico' || id === clinica.id;
  return todos ? estrutura.medicos : estrutura.medicos.filter((medico) => medico.id === id);
}
