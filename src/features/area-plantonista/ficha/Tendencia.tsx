import { FAIXA_ALTA, type PontoDoNews2 } from '@domain/plantao/alerta.ts';
import { Group, Text } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';

const LARGURA = 160;
const ALTURA = 40;
const MARGEM = 4;
/** The most that NEWS2 gives. */
const MAXIMO = 20;

/** NEWS2 through the shift: a line to see, and the same in words. */
export function Tendencia({ pontos }: { pontos: readonly PontoDoNews2[] }) {
  const fuso = useFuso();
  const [primeiro] = pontos;
  const ultimo = pontos.at(-1);
  if (!primeiro || !ultimo || pontos.length < 2) return null;
  const em = (ponto: PontoDoNews2) => Date.parse(ponto.em);
  const duracao = Math.max(1, em(ultimo) - em(primeiro));
  const x = (ponto: PontoDoNews2) =>
    MARGEM + ((em(ponto) - em(primeiro)) / duracao) * (LARGURA - 2 * MARGEM);
  const y = (valor: number) => ALTURA - MARGEM - (valor / MAXIMO) * (ALTURA - 2 * MARGEM);
  const ditos = pontos.map((um) => `${um.pontos} às ${formatarHora(um.em, fuso)}`);
  return (
    <Group gap="sm" wrap="nowrap">
      <svg aria-hidden width={LARGURA} height={ALTURA} style={{ flexShrink: 0 }}>
        <line
          x1={0}
          x2={LARGURA}
          y1={y(FAIXA_ALTA)}
          y2={y(FAIXA_ALTA)}
          stroke="var(--mantine-color-dimmed)"
          strokeDasharray="4 3"
        />
        <polyline
          fill="none"
          stroke="var(--mantine-color-text)"
          strokeWidth={2}
          points={pontos.map((um) => `${x(um)},${y(um.pontos)}`).join(' ')}
        />
        <circle cx={x(ultimo)} cy={y(ultimo.pontos)} r={3.5} fill="var(--mantine-color-text)" />
      </svg>
      <Text size="sm" className="numeros">
        {`NEWS2: ${ditos.join(', ')}. ${rumo(primeiro.pontos, ultimo.pontos)}`}
      </Text>
    </Group>
  );
}

function rumo(de: number, ate: number): string {
  if (ate > de) return 'Piorando.';
  return ate < de ? 'Melhorando.' : 'Estável.';
}
