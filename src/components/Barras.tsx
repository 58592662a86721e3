import classes from './Barras.module.css';

/** Measures of the drawing, in px down and in percent across: it grows with its block, type does not. */
const ALTURA = 148;
const TETO = 22;
const CHAO = 118;
const MARGEM = 11;
const LARGURA_DA_BARRA = 0.6;

/** One bar: how high, in units of the axis (null: nothing to measure), and what stands over and under it. */
export interface Barra {
  chave: string;
  valor: number | null;
  rotulo: string;
  pe: string;
  /** Told apart from the others. */
  destaque: boolean;
}

interface Props {
  titulo: string;
  detalhe: string;
  barras: readonly Barra[];
  /** Where the axis, which begins at zero, ends; and how its end reads. */
  topo: { valor: number; rotulo: string };
}

/** Bars over an axis from zero. Their numbers stand in a table beside them. */
export function Barras({ barras, topo, titulo, detalhe }: Props) {
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
          key={barra.chave}
          barra={barra}
          parte={(barra.valor ?? 0) / topo.valor}
          esquerda={MARGEM + passo * posicao}
          passo={passo}
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
}

function UmaBarra({ barra, parte, esquerda, passo }: PropsDaBarra) {
  const meio = `${esquerda + passo / 2}%`;
  const alto = alturaDe(parte);
  return (
    <>
      <rect
        className={barra.destaque ? classes.barraDestaque : classes.barra}
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
        className={barra.destaque ? classes.peDestaque : classes.pe}
        x={meio}
        y={ALTURA - 8}
        textAnchor="middle"
      >
        {barra.pe}
      </text>
    </>
  );
}

/** How far down a part of the axis stands. */
function alturaDe(parte: number): number {
  return CHAO - (CHAO - TETO) * parte;
}
