import type { AchadoDeSeguranca, Grau } from '@domain/seguranca/tipos.ts';
import { Stack, Text } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';

const TONS: Readonly<Record<Grau, 'erro' | 'aviso' | 'informacao'>> = {
  impede: 'erro',
  chama_atencao: 'aviso',
  informa: 'informacao',
};
const TITULOS: Readonly<Record<Grau, string>> = {
  impede: 'Contraindicado',
  chama_atencao: 'Atenção',
  informa: 'Saiba',
};
const ESTADOS: Readonly<Record<string, string>> = {
  conferida: 'conferida',
  corrigida: 'corrigida e conferida',
  parcial: 'conferida em parte',
  pendente: 'não conferida no original',
};

/** What the check says of a medicine, the gravest first, each with its source and its state. */
export function Achados({ achados }: { achados: readonly AchadoDeSeguranca[] }) {
  return (
    <Stack gap="xs">
      {achados.map(({ regra, grau, frase, conduta, fonte, verificacao }) => (
        <Recado key={`${regra} ${frase}`} tom={TONS[grau]} titulo={`${TITULOS[grau]}: ${frase}`}>
          {conduta && <p>{conduta}</p>}
          <Text size="xs" c="dimmed">
            {`${fonte} (${ESTADOS[verificacao.estado] ?? verificacao.estado}).`}
          </Text>
        </Recado>
      ))}
    </Stack>
  );
}
