import {
  chegouAHora,
  type PapelNaAgenda,
  type Relogio,
  transicoesDe,
} from '@domain/agenda/status.ts';
import { Button, Group } from '@mantine/core';
import { IconDoorEnter, IconNotes } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { useAtender } from '@/shared/agenda/useAtender.ts';
import type { Detalhe, Estrutura } from '../api/linhas.ts';
import { mudarStatus, registrarChegada } from '../api/mutations.ts';
import { instanteNoFuso, noFuso } from '../calendario/fuso.ts';
import { aindaMuda } from '../permissao.ts';
import type { PropsDoDetalhe } from '../props.ts';
import { APARENCIA } from '../situacao.ts';

interface Props extends Pick<PropsDoDetalhe, 'agendamento' | 'agora' | 'reler'> {
  estrutura: { readonly regras: Pick<Estrutura['regras'], 'fuso'> };
  papel: PapelNaAgenda;
  aoRemarcar: () => void;
  aoCancelar: () => void;
}

/** What this person may do with it now, by the machine of states; the likeliest first. */
export function Acoes(props: Props) {
  const { agendamento, papel, aoRemarcar, aoCancelar, reler } = props;
  const mudar = useMutation({
    mutationFn: (acao: () => Promise<void>) => acao(),
    onError: avisar.erro,
    onSettled: reler,
  });
  const relogio = relogioDe(props);
  const transicoes = transicoesDe(agendamento.status, papel).filter(
    (transicao) =>
      chegouAHora(transicao, relogio) &&
      // The doctor begins by opening the record; the desk says that the patient went in.
      !(papel === 'medico' && transicao.para === 'em_atendimento'),
  );
  // Of a doctor it is to open the record; after a cancellation, who waits for the time.
  const seguinte = papel !== 'medico' && agendamento.status !== 'cancelado';
  return (
    <Group gap={8} align="stretch">
      {papel === 'medico' && <Evolucao {...props} />}
      <Chegada {...props} aoMudar={mudar.mutate} enviando={mudar.isPending} />
      {transicoes.map(({ para, rotulo }, posicao) => {
        const { icone: Icone } = APARENCIA[para];
        const acoes = {
          remarcado: aoRemarcar,
          cancelado: naOferta(agendamento) ? null : aoCancelar,
        };
        const acao = para === 'remarcado' || para === 'cancelado' ? acoes[para] : null;
        return (
          <Button
            key={para}
            variant={posicao === 0 && seguinte ? 'filled' : 'default'}
            leftSection={<Icone size={18} aria-hidden />}
            loading={mudar.isPending}
            onClick={acao ?? (() => mudar.mutate(() => mudarStatus(agendamento.id, para)))}
          >
            {rotulo}
          </Button>
        );
      })}
    </Group>
  );
}

function relogioDe({ agendamento, agora, estrutura }: Props): Relogio {
  const { fuso } = estrutura.regras;
  return {
    inicio: new Date(agendamento.inicio),
    agora: instanteNoFuso(agora.dia, agora.minuto, fuso),
    fuso,
  };
}

const naOferta = ({ status }: Detalhe) => status === 'reservado';

/** One click to the record, which begins the appointment and stays tied to it. */
function Evolucao(props: Props) {
  const { agendamento, reler } = props;
  const { mutate, isPending } = useAtender(reler);
  const { status: de } = agendamento;
  const fora = ['reservado', 'cancelado', 'remarcado'].includes(de);
  if (fora || !chegouAHora({ de, para: 'em_atendimento' }, relogioDe(props))) return null;
  return (
    <Button
      leftSection={<IconNotes size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate(agendamento.id, { onError: avisar.erro })}
    >
      {agendamento.prontuario_id ? 'Abrir evolução' : 'Atender e abrir evolução'}
    </Button>
  );
}

function Chegada({
  agendamento,
  estrutura,
  agora,
  aoMudar,
  enviando,
}: Props & { aoMudar: (acao: () => Promise<void>) => void; enviando: boolean }) {
  const { inicio, chegada_em: chegada } = agendamento;
  const deHoje = noFuso(inicio, estrutura.regras.fuso).dia === agora.dia;
  if (!deHoje || !aindaMuda(agendamento)) return null;
  return (
    <Button
      variant={chegada ? 'default' : 'light'}
      leftSection={<IconDoorEnter size={18} aria-hidden />}
      loading={enviando}
      onClick={() => aoMudar(() => registrarChegada(agendamento.id, chegada === null))}
    >
      {chegada ? 'Desfazer chegada' : 'Registrar chegada'}
    </Button>
  );
}
