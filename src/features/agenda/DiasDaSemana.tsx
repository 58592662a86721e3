import { Checkbox, Group } from '@mantine/core';
import { DIAS } from '@/lib/format/dias.ts';

interface Props {
  rotulo: string;
  /** Monday is 1. */
  marcados: readonly number[];
  /** A day that is always in. */
  fixo?: number;
  erro?: string | undefined;
  aoMudar: (dias: number[]) => void;
}

/** Weekdays to choose among, in order. */
export function DiasDaSemana({ rotulo, marcados, fixo, erro, aoMudar }: Props) {
  return (
    <Checkbox.Group
      label={rotulo}
      error={erro}
      value={marcados.map(String)}
      onChange={(escolhidos) => aoMudar(escolhidos.map(Number).sort((a, b) => a - b))}
    >
      <Group gap="0.5rem 1rem" align="stretch">
        {DIAS.map((nome, posicao) => (
          <Checkbox
            key={nome}
            value={String(posicao + 1)}
            label={nome}
            disabled={posicao + 1 === fixo}
          />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
