import { Text } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { CalculoPorExtenso } from '@/shared/calculos/por-extenso.ts';
import classes from './Calculos.module.css';

/** One kept result in a line; an annulled one stays, struck through, with when and why. */
export function Calculo({ calculo }: { calculo: CalculoPorExtenso }) {
  const fuso = useFuso();
  const { nome, resultado, leitura, autor, em, versao, anulado } = calculo;
  const Valor = anulado ? 's' : 'span';
  return (
    <>
      <Text span inherit fw={600}>
        {nome}
      </Text>{' '}
      {resultado !== '–' && (
        <>
          <Valor className="numeros">{resultado}</Valor>{' '}
        </>
      )}
      {leitura && (
        <>
          <Valor className={classes.leitura}>{leitura}</Valor>{' '}
        </>
      )}
      <Text span className="numeros" c="dimmed" fz="sm">
        {formatarDataHora(em, fuso)}, {autor}, fórmula v{versao}
        {/* Nobody but the author annuls. */}
        {anulado && `. Anulado em ${formatarDataHora(anulado.em, fuso)}: ${anulado.motivo}`}
      </Text>
    </>
  );
}
