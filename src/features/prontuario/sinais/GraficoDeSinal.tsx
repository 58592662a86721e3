import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import classes from './GraficoDeSinal.module.css';
import { formatarValor, type Ponto, type Serie } from './series.ts';

const LARGURA = 320;
const ALTURA = 96;
const MARGEM = { cima: 18, lado: 10, baixo: 18 } as const;

interface Escala {
  x: (em: string) => number;
  y: (valor: number) => number;
}

/** A sign along time as a line, over the range expected; nothing for fewer than two values. */
export function GraficoDeSinal({ serie, titulo }: { serie: Serie; titulo: string }) {
  const fuso = useFuso();
  const { pontos, faixa, casas } = serie;
  const primeiro = pontos[0];
  const ultimo = pontos.at(-1);
  if (!primeiro || !ultimo || pontos.length < 2) return null;
  const { x, y } = escala(serie);
  return (
    <svg
      className={classes.grafico}
      viewBox={`0 0 ${LARGURA} ${ALTURA}`}
      role="img"
      aria-label={titulo}
    >
      {faixa && (
        <rect className={classes.faixa} x={0} width={LARGURA} {...alturaDaFaixa(faixa, y)} />
      )}
      <polyline
        className={classes.tracado}
        points={pontos.map(({ em, valor }) => `${x(em)},${y(valor)}`).join(' ')}
      />
      {pontos.map((ponto) => (
        <circle
          key={ponto.id}
          className={classes.marca}
          data-fora={ponto.situacao === 'dentro' ? undefined : ''}
          cx={x(ponto.em)}
          cy={y(ponto.valor)}
          r={3}
        >
          <title>{`${formatarData(ponto.em, fuso)}: ${formatarValor(ponto.valor, casas)}`}</title>
        </circle>
      ))}
      <Ponta ponto={primeiro} ancora="start" casas={casas} altura={y(primeiro.valor)} />
      <Ponta ponto={ultimo} ancora="end" casas={casas} altura={y(ultimo.valor)} />
    </svg>
  );
}

interface PropsDaPonta {
  ponto: Ponto;
  ancora: 'start' | 'end';
  casas: number;
  altura: number;
}

/** Value and date at one end of the line. */
function Ponta({ ponto, ancora, casas, altura }: PropsDaPonta) {
  const fuso = useFuso();
  const x = ancora === 'start' ? 2 : LARGURA - 2;
  return (
    <g textAnchor={ancora}>
      <text className={classes.numero} x={x} y={altura - 7}>
        {formatarValor(ponto.valor, casas)}
      </text>
      <text className={classes.data} x={x} y={ALTURA - 3}>
        {formatarData(ponto.em, fuso)}
      </text>
    </g>
  );
}

/** Values fill the height; the expected range shows as far as it reaches into it. */
function escala({ pontos }: Serie): Escala {
  const valores = pontos.map(({ valor }) => valor);
  const tempos = pontos.map(({ em }) => Date.parse(em));
  const menor = Math.min(...valores);
  const amplitude = Math.max(...valores) - menor || 1;
  const inicio = Math.min(...tempos);
  const duracao = Math.max(...tempos) - inicio || 1;
  const util = ALTURA - MARGEM.cima - MARGEM.baixo;
  return {
    x: (em) => MARGEM.lado + ((Date.parse(em) - inicio) / duracao) * (LARGURA - 2 * MARGEM.lado),
    y: (valor) => MARGEM.cima + util - ((valor - menor) / amplitude) * util,
  };
}

function alturaDaFaixa(
  { minimo, maximo }: { minimo?: number; maximo?: number },
  y: Escala['y'],
): { y: number; height: number } {
  const dentro = (altura: number) => Math.min(Math.max(altura, 0), ALTURA - MARGEM.baixo + 4);
  const topo = maximo === undefined ? 0 : dentro(y(maximo));
  const base = minimo === undefined ? ALTURA - MARGEM.baixo + 4 : dentro(y(minimo));
  return { y: topo, height: Math.max(0, base - topo) };
}
