import { Button, Stack, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { diaPorExtenso, numeroDoDia, semanaCurta, semanaDe } from '@/lib/format/dias.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { type Agendamento, rotuloDoBloqueio, type Tipo } from '../api/linhas.ts';
import type { Recurso, Trecho } from '../calendario/colunas.ts';
import { horaDoMinuto, instanteNoFuso, type NoRelogio, noFuso } from '../calendario/fuso.ts';
import type { PropsDoConteudo } from '../props.ts';
import { APARENCIA, rotuloDaSituacao } from '../situacao.ts';
import classes from './ListaDoDia.module.css';

interface Props extends PropsDoConteudo {
  visiveis: readonly Agendamento[];
  recursos: readonly Recurso[];
  bloqueios: ReadonlyMap<string, readonly Trecho[]>;
  tipos: ReadonlyMap<string, Tipo>;
}

/** The day on a phone: one appointment under the other, large enough for a thumb. */
export function ListaDoDia(props: Props) {
  const { vista, agora, visiveis, recursos, bloqueios, mudar } = props;
  const doMomento =
    vista.dia === agora.dia ? oDeAgora(visiveis, props.estrutura.regras.fuso, agora) : undefined;
  const momento = useRef<HTMLLIElement>(null);
  // Opens at now, and then stays where the person scrolls.
  useEffect(() => {
    if (vista.dia) momento.current?.scrollIntoView({ block: 'center' });
  }, [vista.dia]);
  const fechados = [...bloqueios.values()].flat();
  return (
    <Stack gap="sm">
      <nav className={classes.semana} aria-label="Dias da semana">
        {semanaDe(vista.dia).map((dia) => (
          <UnstyledButton
            key={dia}
            className={classes.dia}
            data-hoje={dia === agora.dia || undefined}
            aria-current={dia === vista.dia ? 'date' : undefined}
            aria-label={diaPorExtenso(dia)}
            onClick={() => mudar({ dia })}
          >
            <span>{semanaCurta(dia)}</span>
            <strong>{numeroDoDia(dia)}</strong>
          </UnstyledButton>
        ))}
      </nav>
      {fechados.map(({ de, ate, bloqueio }) => (
        <p key={`${bloqueio?.id} ${de}`} className={classes.fechado}>
          {horaDoMinuto(de)} às {horaDoMinuto(ate)}: {bloqueio && rotuloDoBloqueio(bloqueio)}
        </p>
      ))}
      {visiveis.length === 0 ? (
        <EstadoVazio desenho="lista" frase={`Nada agendado para ${diaPorExtenso(vista.dia)}.`} />
      ) : (
        <Stack component="ol" gap={8} aria-label={`Agenda de ${diaPorExtenso(vista.dia)}`}>
          {visiveis.map((agendamento) => (
            <li
              key={agendamento.id}
              ref={agendamento.id === doMomento ? momento : undefined}
              aria-current={agendamento.id === doMomento ? 'time' : undefined}
            >
              <Item agendamento={agendamento} comMedico={recursos.length > 1} {...props} />
            </li>
          ))}
        </Stack>
      )}
      <div className={classes.rodape}>
        <Button
          fullWidth
          size="md"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => mudar({ novo: vista.dia === agora.dia ? 'agora' : `${vista.dia}T` })}
        >
          Agendar
        </Button>
      </div>
    </Stack>
  );
}

/** The first appointment that is not over, when others of the day are. */
function oDeAgora(
  visiveis: readonly Agendamento[],
  fuso: string,
  agora: NoRelogio,
): string | undefined {
  const instante = instanteNoFuso(agora.dia, agora.minuto, fuso).getTime();
  const posicao = visiveis.findIndex(({ fim }) => Date.parse(fim) > instante);
  return posicao > 0 ? visiveis[posicao]?.id : undefined;
}

function Item({
  agendamento,
  comMedico,
  recursos,
  tipos,
  estrutura,
  mudar,
}: Props & { agendamento: Agendamento; comMedico: boolean }) {
  const { inicio, fim, status, paciente, encaixe } = agendamento;
  const { fuso } = estrutura.regras;
  const tipo = tipos.get(agendamento.tipo_id);
  const { icone: Icone, cor } = APARENCIA[status];
  const medico = comMedico && recursos.find(({ id }) => id === agendamento.medico_id)?.nome;
  return (
    <UnstyledButton
      className={classes.item}
      data-status={status}
      data-cor={tipo?.cor ?? 'gray'}
      onClick={() => mudar({ agendamento: agendamento.id })}
    >
      <span className={classes.horas}>
        <strong>{horaDoMinuto(noFuso(inicio, fuso).minuto)}</strong>
        <span>{horaDoMinuto(noFuso(fim, fuso).minuto)}</span>
      </span>
      <span className={classes.quem}>
        <strong>{nomeExibido(paciente)}</strong>
        <span>{[tipo?.nome, encaixe && 'encaixe', medico].filter(Boolean).join(' · ')}</span>
      </span>
      <Stack component="span" gap={2} align="center" c="dimmed" fz="xs">
        <Icone size={18} style={{ color: cor }} aria-hidden />
        {rotuloDaSituacao(agendamento)}
      </Stack>
    </UnstyledButton>
  );
}
