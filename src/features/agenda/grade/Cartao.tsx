import type { PointerEvent } from 'react';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import type { Tipo } from '../api/linhas.ts';
import type { Posto } from '../calendario/colunas.ts';
import { horaDoMinuto } from '../calendario/fuso.ts';
import { rotuloDaSituacao } from '../situacao.ts';
import classes from './Cartao.module.css';
import { alturaDe, linhasDoCartao } from './geometria.ts';
import { TRACOS } from './icones.ts';

/** What a card says aloud: everything it shows, and what it is too small to show. */
export function fraseDoCartao({ agendamento, de, ate }: Posto, tipo: Tipo | undefined): string {
  return [
    `${horaDoMinuto(de)} às ${horaDoMinuto(ate)}`,
    nomeExibido(agendamento.paciente),
    tipo?.nome,
    rotuloDaSituacao(agendamento),
    agendamento.encaixe && 'encaixe',
    agendamento.teleconsulta && 'teleconsulta',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The second line: the hour, and first of all that it was squeezed in. */
function situacaoCom({ agendamento, de }: Posto): string {
  const situacao = rotuloDaSituacao(agendamento);
  return `${horaDoMinuto(de)} ${agendamento.encaixe ? `Encaixe · ${situacao}` : situacao}`;
}

interface Props {
  posto: Posto;
  /** Minutes from the end of the card before, in the order of the column, or from its top. */
  folga: number;
  tipo: Tipo | undefined;
  focavel: boolean;
  /** It is being moved: it stays here in outline meanwhile. */
  movendo: boolean;
  aoAbrir: (id: string) => void;
  aoPegar: (evento: PointerEvent<HTMLElement>) => void;
}

/**
 * An appointment in its column. There are a thousand of them, and each costs while it comes into
 * sight: few elements, each below the one before it instead of a layer of its own.
 */
export function Cartao({ posto, folga, tipo, focavel, movendo, aoAbrir, aoPegar }: Props) {
  const { agendamento, de, ate, faixa, faixas } = posto;
  const altura = ate - de;
  const linhas = linhasDoCartao(altura);
  return (
    <li
      className={classes.posto}
      style={{
        height: alturaDe(altura),
        marginTop: alturaDe(folga),
        ...(faixas > 1 && {
          marginInlineStart: `${(faixa / faixas) * 100}%`,
          width: `${100 / faixas}%`,
        }),
      }}
    >
      <button
        type="button"
        className={classes.evento}
        data-evento={agendamento.id}
        data-cor={tipo?.cor ?? 'gray'}
        data-status={agendamento.status}
        data-movendo={movendo || undefined}
        data-curto={linhas === 1 || undefined}
        tabIndex={focavel ? 0 : -1}
        aria-label={fraseDoCartao(posto, tipo)}
        onClick={() => aoAbrir(agendamento.id)}
        onPointerDown={aoPegar}
      >
        <span className={classes.texto}>
          <svg className={classes.icone} viewBox="0 0 24 24" aria-hidden>
            <path d={TRACOS[agendamento.status]} />
          </svg>
          {linhas === 1 && `${horaDoMinuto(de)} `}
          <b className={classes.nome}>{nomeExibido(agendamento.paciente)}</b>
          {linhas === 1 && agendamento.encaixe && ' · encaixe'}
          {linhas > 1 && (
            <span className={classes.detalhe}>
              <br />
              {situacaoCom(posto)}
              {linhas > 2 && tipo && <br />}
              {linhas > 2 && tipo?.nome}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
