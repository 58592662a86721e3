import { somarDias } from '@domain/agenda/fuso.ts';
import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { Agendamento, Tipo } from '../api/linhas.ts';
import { agrupar } from '../calendario/agrupar.ts';
import { diaPorExtenso, numeroDoDia, semanaCurta, semanasDoMes } from '../calendario/dias.ts';
import { horaDoMinuto, noFuso } from '../calendario/fuso.ts';
import type { PropsDoConteudo } from '../props.ts';
import { APARENCIA } from '../situacao.ts';
import classes from './Mes.module.css';

const A_VISTA = 3;

interface Props extends PropsDoConteudo {
  visiveis: readonly Agendamento[];
  tipos: ReadonlyMap<string, Tipo>;
}

/** A month at a glance: how full each day is, and what comes first in it. */
export function Mes({ vista, agora, estrutura, visiveis, mudar, tipos }: Props) {
  const { fuso } = estrutura.regras;
  const semanas = semanasDoMes(vista.dia);
  const porDia = agrupar(visiveis, ({ inicio }) => noFuso(inicio, fuso).dia);
  const abrir = (dia: string) => mudar({ dia, vista: 'dia' });
  const tabela = useRef<HTMLTableElement>(null);
  const seguir = useRef(false);
  // The day is only there once its month is drawn, which may take a while.
  useEffect(() => {
    if (!seguir.current) return;
    seguir.current = false;
    tabela.current?.querySelector<HTMLElement>(`[data-dia="${vista.dia}"]`)?.focus();
  }, [vista.dia]);
  const andar = (evento: KeyboardEvent) => {
    const dia = diaDaTecla(evento);
    if (!dia) return;
    evento.preventDefault();
    seguir.current = true;
    mudar({ dia });
  };
  return (
    <table ref={tabela} className={classes.mes} onKeyDown={andar}>
      <thead>
        <tr>
          {(semanas[0] ?? []).map((dia) => (
            <th key={dia} scope="col">
              {semanaCurta(dia)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanas.map((semana) => (
          <tr key={semana[0]}>
            {semana.map((dia) => (
              <td
                key={dia}
                data-fora={dia.slice(0, 7) !== vista.dia.slice(0, 7) || undefined}
                data-hoje={dia === agora.dia || undefined}
              >
                <Dia
                  dia={dia}
                  focavel={dia === vista.dia}
                  agendamentos={porDia.get(dia) ?? []}
                  {...{ fuso, tipos, abrir }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PropsDoDia {
  dia: string;
  focavel: boolean;
  agendamentos: readonly Agendamento[];
  fuso: string;
  tipos: ReadonlyMap<string, Tipo>;
  abrir: (dia: string) => void;
}

function Dia({ dia, focavel, agendamentos, fuso, tipos, abrir }: PropsDoDia) {
  const total = agendamentos.length;
  return (
    <UnstyledButton
      className={classes.dia}
      data-dia={dia}
      tabIndex={focavel ? 0 : -1}
      aria-label={`${diaPorExtenso(dia)}, ${quantos(total)}`}
      onClick={() => abrir(dia)}
    >
      <span className={classes.cabeca}>
        <span className={classes.numero}>{numeroDoDia(dia)}</span>
        {total > 0 && <span className={classes.total}>{total}</span>}
      </span>
      {agendamentos.slice(0, A_VISTA).map(({ id, inicio, paciente, status, tipo_id: tipo }) => {
        const { icone: Icone, cor } = APARENCIA[status];
        return (
          <span key={id} className={classes.linha} data-cor={tipos.get(tipo)?.cor ?? 'gray'}>
            <Icone size={13} style={{ color: cor }} aria-hidden />
            <span className={classes.hora}>{horaDoMinuto(noFuso(inicio, fuso).minuto)}</span>
            <span className={classes.nome}>{nomeExibido(paciente)}</span>
          </span>
        );
      })}
      {total > A_VISTA && <span className={classes.mais}>e mais {total - A_VISTA}</span>}
    </UnstyledButton>
  );
}

function quantos(total: number): string {
  if (total === 0) return 'nada agendado';
  return total === 1 ? '1 agendamento' : `${total} agendamentos`;
}

const PASSOS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Arrows walk over the days from the one that has the focus; past the edge the next month opens. */
function diaDaTecla({ key, target }: KeyboardEvent): string | null {
  const passo = PASSOS[key];
  const atual = target instanceof HTMLElement ? target.dataset.dia : undefined;
  return passo && atual ? somarDias(atual, passo) : null;
}
