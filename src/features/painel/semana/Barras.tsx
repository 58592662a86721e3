import { semanaCurta } from '../hora.ts';
import type { Barra, Grafico } from './graficos.ts';
import classes from './Semana.module.css';

/** Measures of the drawing, in px down and in percent across: it grows with its block, type does not. */
const ALTURA = 148;
const TETO = 22;
const CHAO = 118;
const MARGEM = 11;
const LARGURA_DA_BARRA = 0.6;

interface Props {
  grafico: Grafico;
  /** The local day, told apart. */
  hoje: string;
}

/** Seven bars over an axis from zero. Its numbers stand in the table beside it. */
export function Barras({ grafico: { barras, topo, titulo, detalhe }, hoje }: Props) {
  const passo = (100 - MARGEM) / barras.length;
  return (
    <svg
      className={classes.desenho}
      height={ALTURA}
      role="img"
      aria-label={`${titulo}. ${detalhe} Os números estão na tabela a seguir.`}
    >
      {[1, 0.5, 0].map((parte) => (
        <line
          key={parte}
          className={parte === 0 ? classes.chao : classes.grade}
          x1={`${MARGEM}%`}
          x2="100%"
          y1={alturaDe(parte)}
          y2={alturaDe(parte)}
        />
      ))}
      <text className={classes.eixo} x={`${MARGEM - 2}%`} y={TETO + 4} textAnchor="end">
        {topo.rotulo}
      </text>
      <text className={classes.eixo} x={`${MARGEM - 2}%`} y={CHAO + 4} textAnchor="end">
        0
      </text>
      {barras.map((barra, posicao) => (
        <UmaBarra
          key={barra.dia}
          barra={barra}
          parte={(barra.valor ?? 0) / topo.valor}
          esquerda={MARGEM + passo * posicao}
          passo={passo}
          hoje={barra.dia === hoje}
        />
      ))}
    </svg>
  );
}

interface PropsDaBarra {
  barra: Barra;
  /** Of the whole axis, 0 to 1. */
  parte: number;
  esquerda: number;
  passo: number;
  hoje: boolean;
}

function UmaBarra({ barra, parte, esquerda, passo, hoje }: PropsDaBarra) {
  const meio = `${esquerda + passo / 2}%`;
  const alto = alturaDe(parte);
  return (
    <>
      <rect
        className={hoje ? classes.barraDeHoje : classes.barra}
        x={`${esquerda + (passo * (1 - LARGURA_DA_BARRA)) / 2}%`}
        width={`${passo * LARGURA_DA_BARRA}%`}
        y={alto}
        height={CHAO - alto}
        rx={3}
      />
      <text className={classes.valor} x={meio} y={alto - 6} textAnchor="middle">
        {barra.rotulo}
      </text>
      <text
        className={hoje ? classes.diaDeHoje : classes.dia}
        x={meio}
        y={ALTURA - 8}
        textAnchor="middle"
      >
        {semanaCurta(barra.dia)}
      </text>
    </>
  );
}

/** How far down a part of the axis stands. */
function alturaDe(parte: number): number {
  return CHAO - (CHAO - TETO) * parte;
}
