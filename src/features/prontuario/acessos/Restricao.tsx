import { motivoDeRestricaoSchema } from '@domain/contracts/acessos.ts';
import { Button, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usePacienteDaTela } from '@/components/paciente/PacienteDaTela.tsx';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import {
  equipeOptions,
  type MembroDaEquipe,
  restringirAcesso,
  retirarRestricao,
  type SituacaoDeAcesso,
} from '../api/acessos.ts';
import classes from './Acessos.module.css';
import { DialogoComMotivo } from './DialogoComMotivo.tsx';

const POR_QUE_LE: Readonly<Record<MembroDaEquipe['motivo'], string>> = {
  responsavel: 'médico responsável',
  escreveu: 'escreveu no prontuário',
  agendamento: 'tem consulta com o paciente',
};

/** Whether the record is restricted, who reads it then, and the way to change it. */
export function Restricao({ situacao }: { situacao: SituacaoDeAcesso }) {
  const [perguntando, { open: perguntar, close: fechar }] = useDisclosure(false);
  const { restrito, desde, motivo } = situacao;
  const Icone = restrito ? IconLock : IconLockOpen;
  return (
    <section className={classes.restricao} aria-labelledby="restricao" data-restrito={restrito}>
      <Icone size={22} aria-hidden />
      <div className={classes.textos}>
        <Title order={2} size="h4" id="restricao">
          {restrito ? 'Acesso restrito' : 'Acesso normal'}
        </Title>
        {restrito ? (
          <>
            <Text size="sm">
              Desde {desde && formatarDataHora(desde)}. Motivo: {motivo}
            </Text>
            <Equipe />
          </>
        ) : (
          <Text size="sm">
            Todos os médicos com vínculo leem este prontuário. Se o paciente pedir, restrinja-o a
            quem cuida dele.
          </Text>
        )}
      </div>
      <Button variant="default" onClick={perguntar}>
        {restrito ? 'Retirar restrição' : 'Restringir acesso'}
      </Button>
      {perguntando &&
        (restrito ? (
          <DialogoDeRetirada aoFechar={fechar} />
        ) : (
          <DialogoDeRestricao aoFechar={fechar} />
        ))}
    </section>
  );
}

function Equipe() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data } = useQuery(equipeOptions(clinicaId, paciente.id));
  if (!data) return null;
  if (data.length === 0) {
    return (
      <Text size="sm">
        Ninguém cuida deste paciente agora. Defina um médico responsável no cadastro.
      </Text>
    );
  }
  return (
    <Text size="sm">
      Lê este prontuário:{' '}
      {data.map(({ nome, motivo }) => `${nome} (${POR_QUE_LE[motivo]})`).join('; ')}.
    </Text>
  );
}

function DialogoDeRestricao({ aoFechar }: { aoFechar: () => void }) {
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

function DialogoDeRetirada({ aoFechar }: { aoFechar: () => void }) {
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
