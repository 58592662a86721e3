import { MINUTOS_DA_EMERGENCIA } from '@domain/acessos/acoes.ts';
import { motivoDeEmergenciaSchema } from '@domain/contracts/acessos.ts';
import { Text } from '@mantine/core';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { abrirEmEmergencia } from '../api/acessos.ts';
import { DialogoComMotivo } from './DialogoComMotivo.tsx';

/** Asks what the emergency is, then opens the record for an hour. */
export function DialogoDeEmergencia({ aoFechar }: { aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  return (
    <DialogoComMotivo
      titulo="Abrir em emergência"
      rotulo="Qual é a emergência"
      dica="Obrigatório, em pelo menos 20 caracteres. Fica registrado com o seu nome, a data e a hora."
      acao={`Abrir por ${MINUTOS_DA_EMERGENCIA} minutos`}
      perigosa
      leitor={motivoDeEmergenciaSchema}
      aoConfirmar={(motivo) => abrirEmEmergencia(paciente.id, motivo)}
      aoFechar={aoFechar}
    >
      <Text>
        O prontuário de <b>{nomeExibido(paciente)}</b> se abre para você por {MINUTOS_DA_EMERGENCIA}{' '}
        minutos. A clínica e o médico responsável são avisados agora, e o paciente vê o acesso e o
        motivo.
      </Text>
    </DialogoComMotivo>
  );
}
