import { motivoDeRestricaoSchema } from '@domain/contracts/acessos.ts';
import { Text } from '@mantine/core';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { restringirAcesso, retirarRestricao } from '../api/acessos.ts';
import { DialogoComMotivo } from './DialogoComMotivo.tsx';

/** Asks why, then restricts the record of the patient of the screen. */
export function DialogoDeRestricao({ aoFechar }: { aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  return (
    <DialogoComMotivo
      titulo="Restringir o acesso a este prontuário"
      rotulo="Motivo, ou como o paciente pediu"
      dica="Obrigatório. Fica guardado com o seu nome, a data e a hora."
      acao="Restringir"
      leitor={motivoDeRestricaoSchema}
      aoConfirmar={(motivo) => restringirAcesso(paciente.id, motivo)}
      aoFechar={aoFechar}
    >
      <Text>
        O prontuário de <b>{nomeExibido(paciente)}</b> passa a ser lido só pelo médico responsável,
        por quem já escreveu nele e por quem tem consulta com o paciente, marcada ou dos últimos 30
        dias. Os outros médicos, e a conta da clínica, deixam de ler; em uma emergência, um médico
        da clínica pode abri-lo por uma hora, com justificativa.
      </Text>
    </DialogoComMotivo>
  );
}

/** Asks why, then lifts the restriction. */
export function DialogoDeRetirada({ aoFechar }: { aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  return (
    <DialogoComMotivo
      titulo="Retirar a restrição"
      rotulo="Motivo"
      dica="Obrigatório. O paciente vê que a restrição foi retirada, quando e por quem."
      acao="Retirar restrição"
      leitor={motivoDeRestricaoSchema}
      aoConfirmar={(motivo) => retirarRestricao(paciente.id, motivo)}
      aoFechar={aoFechar}
    >
      <Text>
        O prontuário de <b>{nomeExibido(paciente)}</b> volta a ser lido por todos os médicos com
        vínculo com a clínica.
      </Text>
    </DialogoComMotivo>
  );
}
