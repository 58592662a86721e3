import { motivoDeInativacaoSchema } from '@domain/contracts/prontuario.ts';
import { useQueryClient } from '@tanstack/react-query';
import { DialogoDeMotivo } from '@/components/DialogoDeMotivo.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import type { Entrada } from '../api/linhas.ts';
import { inativarEvolucao } from '../api/mutations.ts';

interface Props {
  entrada: Entrada;
  aoFechar: () => void;
}

/** Asks why a finished entry is not to be considered, then marks it so. */
export function DialogoDeInativacao({ entrada, aoFechar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  return (
    <DialogoDeMotivo
      titulo="Inativar esta evolução"
      rotulo="Motivo da inativação"
      descricao="Obrigatório. Fica registrado com o seu nome, a data e a hora."
      contrato={motivoDeInativacaoSchema}
      acao="Inativar"
      perigosa
      fazer={async (motivo) => {
        await inativarEvolucao(entrada.id, motivo);
        await cache.invalidateQueries({
          queryKey: chavesDoProntuario.doPaciente(clinicaId, paciente.id),
        });
        aoFechar();
      }}
      aoFechar={aoFechar}
    >
      Use quando ela não deveria estar no prontuário de <b>{nomeExibido(paciente)}</b>, por exemplo
      escrita no paciente errado. Ela continua visível, marcada como inativada e com o motivo, e
      isso não se desfaz.
    </DialogoDeMotivo>
  );
}
