import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { diaPorExtenso } from '@/lib/format/dias.ts';
import type { Tipo } from '../api/linhas.ts';
import { rotuloDoBloqueio } from '../api/linhas.ts';
import type { Coluna as Dados, Posto, Trecho } from '../calendario/colunas.ts';
import { horaDoMinuto } from '../calendario/fuso.ts';
import { PASSO, type Parada } from '../calendario/paradas.ts';
import { Cartao } from './Cartao.tsx';
import classes from './Grade.module.css';
import { ALTURA_DA_HORA, alturaDe } from './geometria.ts';

interface Props {
  coluna: Dados;
  esquerda: number;
  largura: number;
  horas: { de: number; ate: number };
  postos: readonly Posto[];
  atendimento: readonly Trecho[];
  bloqueios: readonly Trecho[];
  tipos: ReadonlyMap<string, Tipo>;
  /** Minute of the clock, in the column of today. */
  agora: number | null;
  /** Where the keyboard stands, in the column where it does. */
  cursor: Parada | null;
  /** The appointment being moved, which stays here in outline meanwhile. */
  movendo: string | null;
  aoCriar: (coluna: Dados, minuto: number) => void;
  aoAbrir: (id: string) => void;
  aoPegar: (evento: PointerEvent<HTMLElement>, coluna: Dados, posto: Posto) => void;
  aoTeclar: (evento: KeyboardEvent) => void;
  aoSair: () => void;
}

/** One doctor (or room) on one day. Memoised: scrolling and dragging touch only what they change. */
export const Coluna = memo(function Coluna(props: Props) {
  const { coluna, esquerda, largura, horas, postos, cursor } = props;
  const rotulo = `${coluna.recurso.nome}, ${diaPorExtenso(coluna.dia)}`;
  return (
    <div className={classes.coluna} style={{ insetInlineStart: esquerda, width: largura }}>
      <Fundo {...props} />
      <button
        type="button"
        tabIndex={-1}
        className={classes.espaco}
        aria-label={`Agendar com ${rotulo}`}
        onPointerMove={({ currentTarget, nativeEvent }) =>
          currentTarget.style.setProperty(
            '--alvo',
            `${alturaDe(Math.floor((nativeEvent.offsetY / ALTURA_DA_HORA) * (60 / PASSO)) * PASSO)}px`,
          )
        }
        onClick={({ nativeEvent: { offsetY } }) => {
          const minuto = horas.de + Math.floor(((offsetY / ALTURA_DA_HORA) * 60) / PASSO) * PASSO;
          props.aoCriar(coluna, minuto);
        }}
      />
      <ul
        className={classes.eventos}
        aria-label={rotulo}
        onKeyDown={props.aoTeclar}
        onBlur={props.aoSair}
      >
        {postos.map((posto, posicao) => {
          const { id, tipo_id: tipo } = posto.agendamento;
          return (
            <Cartao
              key={id}
              posto={posto}
              folga={posto.de - (postos[posicao - 1]?.ate ?? horas.de)}
              tipo={props.tipos.get(tipo)}
              focavel={cursor?.id === id}
              movendo={props.movendo === id}
              aoAbrir={props.aoAbrir}
              aoPegar={(evento) => props.aoPegar(evento, coluna, posto)}
            />
          );
        })}
        {cursor && cursor.id === null && <Cursor {...props} cursor={cursor} rotulo={rotulo} />}
      </ul>
      {props.agora !== null && props.agora >= horas.de && props.agora <= horas.ate && (
        <div className={classes.agora} style={{ top: alturaDe(props.agora - horas.de) }} />
      )}
    </div>
  );
});

/** Hours that are not attended are dim; time off is hatched and says why. */
function Fundo({ horas, atendimento, bloqueios }: Props) {
  const posicao = ({ de, ate }: Trecho) => {
    const inicio = Math.max(de, horas.de);
    return {
      top: alturaDe(inicio - horas.de),
      height: alturaDe(Math.max(Math.min(ate, horas.ate) - inicio, 0)),
    };
  };
  return (
    <>
      {atendimento.map((trecho) => (
        <div key={trecho.de} className={classes.atendimento} style={posicao(trecho)} />
      ))}
      <div className={classes.linhas} />
      {bloqueios.map((trecho) => (
        <div
          key={`${trecho.bloqueio?.id} ${trecho.de}`}
          className={classes.bloqueio}
          style={posicao(trecho)}
        >
          <span>{trecho.bloqueio && rotuloDoBloqueio(trecho.bloqueio)}</span>
        </div>
      ))}
    </>
  );
}

/** The free slot where the keyboard stands. */
function Cursor({
  cursor,
  rotulo,
  coluna,
  horas,
  aoCriar,
}: Props & { cursor: Parada; rotulo: string }) {
  return (
    <li
      className={classes.cursor}
      style={{ top: alturaDe(cursor.minuto - horas.de), height: alturaDe(PASSO) }}
    >
      <button
        type="button"
        data-cursor
        aria-label={`${horaDoMinuto(cursor.minuto)}, livre, ${rotulo}. Enter agenda.`}
        onClick={() => aoCriar(coluna, cursor.minuto)}
      >
        {horaDoMinuto(cursor.minuto)}
      </button>
    </li>
  );
}
