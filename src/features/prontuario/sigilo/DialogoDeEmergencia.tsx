import { MINUTOS_DA_EMERGENCIA } from '@domain/acessos/acoes.ts';
import { motivoDeEmergenciaSchema } from '@domain/contracts/acessos.ts';
import { DialogoDeMotivo } from '@/components/DialogoDeMotivo.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { abrirEmEmergencia } from '../api/sigilo.ts';
import { useFazerEReler } from './useFazerEReler.ts';

/** Asks what the emergency is, then opens the record for an hour. */
export function DialogoDeEmergencia({ aoFechar }: { aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  const fazer = useFazerEReler(aoFechar);
  return (
    <DialogoDeMotivo
      titulo="Abrir em emergência"
      rotulo="Qual é a emergência"
      descricao="Obrigatório, em pelo menos 20 caracteres. Fica registrado com o seu nome, a data e a hora."
      acao={`Abrir por ${MINUTOS_DA_EMERGENCIA} minutos`}
      perigosa
      contrato={motivoDeEmergenciaSchema}
      fazer={(motivo) => fazer(abrirEmEmergencia(paciente.id, motivo))}
      aoFechar={aoFechar}
    >
      O prontuário de <b>{nomeExibido(paciente)}</b> se abre para você por {MINUTOS_DA_EMERGENCIA}{' '}
      minutos. A clínica e o médico responsável são avisados agora, e o paciente vê o acesso e o
      motivo.
    </DialogoDeMotivo>
  );
}
