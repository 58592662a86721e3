import { Stack, Title } from '@mantine/core';
import type { CalculoPorExtenso } from '@/shared/calculos/por-extenso.ts';
import { Calculo } from './Calculo.tsx';
import classes from './Calculos.module.css';

/** On paper: every kept result of the period, with its date, author and version. */
export function CalculosImpressos({ calculos }: { calculos: readonly CalculoPorExtenso[] }) {
  if (calculos.length === 0) return null;
  return (
    <section className={classes.impressos} aria-label="Cálculos salvos">
      <Title order={2} size="h4">
        Cálculos salvos
      </Title>
      <Stack component="ul" gap={0}>
        {calculos.map((calculo) => (
          <li key={calculo.id}>
            <Calculo calculo={calculo} />
          </li>
        ))}
      </Stack>
    </section>
  );
}
