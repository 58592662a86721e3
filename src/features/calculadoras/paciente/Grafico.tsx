import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import classes from './Paciente.module.css';
import type { Ponto } from './serie.ts';

const LARGURA = 320;
const ALTURA = 120;
const MARGEM = { cima: 22, lado: 14, baixo: 22 } as const;

interface Props {
  /** What the line says, for who does not see it. */
  titulo: string;
  pontos: readonly Ponto[];
}

/** The results through time as a line, by their dates; annulled ones are left out. */
export function Grafico({ titulo, pontos }: Props) {
  const fuso = useFuso();
  const marcas = posicoes(pontos);
  const primeira = marcas[0];
  const ultima = marcas.at(-1);
  if (!primeira || !ultima || marcas.length < 2) return null;
  return (
    <svg
      className={classes.grafico}
      viewBox={`0 0 ${LARGURA} ${ALTURA}`}
      role="img"
      aria-label={titulo}
    >
      <polyline
        className={classes.tracado}
        points={marcas.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {marcas.map((marca) => (
        <circle key={marca.id} className={classes.marca} cx={marca.x} cy={marca.y} r="3.5">
          <title>{`${formatarData(marca.em, fuso)}: ${marca.texto}`}</title>
        </circle>
      ))}
      {[primeira, ultima].map((marca) => (
        <g key={marca.id} textAnchor={marca === primeira ? 'start' : 'end'}>
          <text className={classes.numeroDoGrafico} x={noEixo(marca, primeira)} y={marca.y - 8}>
            {marca.texto.split(' ')[0]}
          </text>
          <text className={classes.dataDoGrafico} x={noEixo(marca, primeira)} y={ALTURA - 5}>
            {formatarData(marca.em, fuso)}
          </text>
        </g>
      ))}
    </svg>
  );
}

type Marca = Ponto & { readonly x: number; readonly y: number };

/** Labels of the two ends stay inside the drawing. */
function noEixo({ x }: Marca, primeira: Marca): number {
  return x === primeira.x ? 4 : LARGURA - 4;
}

function posicoes(pontos: readonly Ponto[]): readonly Marca[] {
  const medidos = pontos.flatMap((ponto) =>
    ponto.valor === null || ponto.anulado !== null ? [] : [{ ponto, valor: ponto.valor }],
  );
  const valores = medidos.map(({ valor }) => valor);
  const tempos = medidos.map(({ ponto }) => Date.parse(ponto.em));
  const [minimo, maximo] = [Math.min(...valores), Math.max(...valores)];
  const [inicio, fim] = [Math.min(...tempos), Math.max(...tempos)];
  const alturaUtil = ALTURA - MARGEM.cima - MARGEM.baixo;
  const larguraUtil = LARGURA - 2 * MARGEM.lado;
  return medidos.map(({ ponto, valor }, posicao) => {
    const noTempo = fim > inicio ? ((tempos[posicao] ?? inicio) - inicio) / (fim - inicio) : 0.5;
    const noValor = maximo > minimo ? (valor - minimo) / (maximo - minimo) : 0.5;
    return {
      ...ponto,
      x: MARGEM.lado + noTempo * larguraUtil,
      y: MARGEM.cima + (1 - noValor) * alturaUtil,
    };
  });
}
