import { motivoDeCorrecaoSchema } from '@domain/contracts/prontuario.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DialogoDeMotivo } from '@/components/DialogoDeMotivo.tsx';
import { PATHS } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import type { Entrada } from '../api/linhas.ts';
import { abrirCorrecao } from '../api/mutations.ts';

interface Props {
  entrada: Entrada;
  aoFechar: () => void;
}

/** Asks why a finished entry is corrected, then opens its next version. */
export function DialogoDeCorrecao({ entrada, aoFechar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const navegar = useNavigate();
  return (
    <DialogoDeMotivo
      titulo="Corrigir esta evolução"
      rotulo="Motivo da correção"
      descricao="Obrigatório. Em poucas palavras: dose trocada, lado errado, exame faltando."
      contrato={motivoDeCorrecaoSchema}
      acao="Abrir correção"
      fazer={async (motivo) => {
        const prontuarioId = await abrirCorrecao(entrada.id, motivo);
        await cache.invalidateQueries({
          queryKey: chavesDoProntuario.rascunhos(clinicaId, paciente.id),
        });
        await navegar({ to: PATHS.editarEvolucao, params: { id: paciente.id, prontuarioId } });
      }}
      aoFechar={aoFechar}
    >
      Abre a versão {entrada.versao + 1}, que começa com o texto desta. A versão atual continua
      visível no prontuário, e o motivo fica registrado.
    </DialogoDeMotivo>
  );
}
