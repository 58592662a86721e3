import { Box, Checkbox } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { escolherRemoverAoSair, useNotas } from '@/shared/assinatura/notas.ts';

/** Whether this browser keeps certificates after its person signs out. */
export function AoSair({ usuarioId }: { usuarioId: string }) {
  const { removerAoSair } = useNotas(usuarioId);
  return (
    <Bloco titulo="Aparelho de mais pessoas">
      <Box px="recuo" pb="recuo">
        <Checkbox
          label="Remover meus certificados deste navegador quando eu sair"
          description="Em aparelhos que outras pessoas usam, deixe ligado. Quem entra com outra conta não vê seus certificados, ligado ou não."
          checked={removerAoSair}
          onChange={({ currentTarget }) => escolherRemoverAoSair(usuarioId, currentTarget.checked)}
        />
      </Box>
    </Bloco>
  );
}
