import { type Cor as CorDeTriagem, ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { Badge } from '@mantine/core';
import { TRIAGEM } from '@/theme/tokens.ts';

/** A colour of triage, always with its name. */
export function Cor({ cor }: { cor: CorDeTriagem | null }) {
  if (cor === null) return <Badge variant="default">Sem classificação</Badge>;
  return (
    <Badge
      tt="none"
      autoContrast={false}
      bg={TRIAGEM[cor]}
      c={cor === 'amarelo' ? 'var(--mantine-color-black)' : 'var(--mantine-color-white)'}
    >
      {ROTULO_DA_COR[cor]}
    </Badge>
  );
}
