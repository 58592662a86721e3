import { type Cor as CorDeTriagem, ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { Badge } from '@mantine/core';
import { TRIAGEM } from '@/theme/tokens.ts';

/** What is written on a colour of triage: yellow is the one that white does not stand out from. */
export function tintaSobre(cor: CorDeTriagem): string {
  return cor === 'amarelo' ? 'var(--mantine-color-black)' : 'var(--mantine-color-white)';
}

/** A colour of triage, always with its name, which is never cut for room. */
export function Cor({ cor }: { cor: CorDeTriagem | null }) {
  if (cor === null)
    return (
      <Badge variant="default" miw="max-content">
        Sem classificação
      </Badge>
    );
  return (
    <Badge tt="none" miw="max-content" autoContrast={false} bg={TRIAGEM[cor]} c={tintaSobre(cor)}>
      {ROTULO_DA_COR[cor]}
    </Badge>
  );
}
