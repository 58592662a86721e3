import { motivoDeRestricaoSchema } from '@domain/contracts/acessos.ts';
import { DialogoDeMotivo } from '@/components/DialogoDeMotivo.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { restringirAcesso, retirarRestricao } from '../api/sigilo.ts';
import { useFazerEReler } from './useFazerEReler.ts';

/** Asks why, then restricts the record of the patient of the screen. */
export function DialogoDeRestricao({ aoFechar }: { aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  const fazer = useFazerEReler(aoFechar);
  return (
    <DialogoDeMotivo
      titulo="Restringir o acesso a este prontuário"
      rotulo="Motivo, ou como o paciente pediu"
      descricao="Obrigatório. Fica registrado com o seu nome, a data e a hora."
      acao="Restringir"
      contrato={motivoDeRestricaoSchema}
      fazer={(motivo) => fazer(restringirAcesso(paciente.id, motivo))}
      aoFechar={aoFechar}
    >
      O prontuário de <b>{nomeExibido(paciente)}</b> passa a ser lido só pelo médico responsável,
      por quem já escreveu nele e por quem tem consulta com o paciente, marcada ou dos últimos 30
      dias. Os outros médicos, e a conta da clínica, deixam de ler; em uma emergência, um médico da
      clínica pode abri-lo por uma hora, com justificativa.
    </DialogoDeMotivo>
  );
}

/** Asks why, then lifts the restriction. */
export function DialogoDeRetirada({ aoFechar }: { aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  const fazer = useFazerEReler(aoFechar);
  return (
    <DialogoDeMotivo
      titulo="Remover a restrição"
      rotulo="Motivo"
      descricao="Obrigatório. O paciente vê que a restrição foi removida, quando e por quem."
      acao="Remover restrição"
      contrato={motivoDeRestricaoSchema}
      fazer={(motivo) => fazer(retirarRestricao(paciente.id, motivo))}
      aoFechar={aoFechar}
    >
      O prontuário de <b>{nomeExibido(paciente)}</b> volta a ser lido por todos os médicos com
      vínculo com a clínica.
    </DialogoDeMotivo>
  );
}
