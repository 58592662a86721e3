import { motivoDeInativacaoSchema } from '@domain/contracts/prontuario.ts';
import { useQueryClient } from '@tanstack/react-query';
import { DialogoDeMotivo } from '@/components/DialogoDeMotivo.tsx';
import { chavesDeAnexos } from '../api/keys.ts';
import type { Anexo } from '../api/linhas.ts';
import { inativarAnexo } from '../api/mutations.ts';

interface Props {
  anexo: Anexo;
  prontuarioId: string;
  aoFechar: () => void;
}

/** Asks why a file of a finished entry is not to be considered, then marks it so. */
export function InativarAnexo({ anexo, prontuarioId, aoFechar }: Props) {
  const cache = useQueryClient();
  return (
    <DialogoDeMotivo
      titulo="Inativar este anexo"
      rotulo="Motivo da inativação"
      descricao="Obrigatório. Fica registrado com a data e a hora."
      contrato={motivoDeInativacaoSchema}
      acao="Inativar"
      perigosa
      fazer={async (motivo) => {
        await inativarAnexo(anexo.id, motivo);
        await cache.invalidateQueries({ queryKey: chavesDeAnexos.daEvolucao(prontuarioId) });
        aoFechar();
      }}
      aoFechar={aoFechar}
    >
      Use quando <b>{anexo.nome}</b> não deveria estar nesta evolução, por exemplo por ser de outro
      paciente. Ele continua na lista, marcado como inativado e com o motivo, e isso não se desfaz.
    </DialogoDeMotivo>
  );
}
