import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import {
  descartarRascunho,
  finalizarRascunho,
  type IdentidadeDoRascunho,
} from '../api/mutations.ts';
import type { Autosalvamento } from '../rascunho/autosalvamento.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';
import { esquecerEspera } from '../rascunho/interrompida.ts';

/** What was typed did not reach the server, so it cannot be finished. */
class ErroDeEnvio extends ErroComSentenca {
  override readonly name = 'ErroDeEnvio';
}

/** The two ends of a draft, each of which leads back to the record. */
export function useEncerrar(identidade: IdentidadeDoRascunho, auto: Autosalvamento<Conteudo>) {
  const { clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const navegar = useNavigate();
  const { id, paciente_id } = identidade;

  const sair = async (destaque?: string) => {
    auto.encerrar();
    await cache.invalidateQueries({
      queryKey: chavesDoProntuario.doPaciente(clinicaId, paciente_id),
    });
    await navegar({
      to: PATHS.paciente,
      params: { id: paciente_id },
      search: destaque ? { destaque } : {},
    });
  };

  /** Brings the whole text to the server; yields the revision that holds it. */
  const chegar = async () => {
    const salvo = await auto.salvarAgora();
    if (!salvo || auto.revisao === null) {
      throw new ErroDeEnvio(
        'Não foi possível finalizar: parte do texto ainda não chegou ao servidor. Tente de novo quando a conexão voltar.',
      );
    }
    return auto.revisao;
  };
  const levar = useMutation({ mutationFn: chegar });

  const finalizar = useMutation({
    mutationFn: async () => finalizarRascunho(identidade, await chegar()),
    onSuccess: () => sair(id),
    onSettled: () => esquecerEspera(id),
  });

  const descartar = useMutation({
    mutationFn: async () => {
      if (auto.revisao !== null) await descartarRascunho(id);
    },
    onSuccess: () => sair(),
  });

  return { levar, finalizar, descartar, sair: () => void sair() };
}
export type Encerramento = ReturnType<typeof useEncerrar>;
