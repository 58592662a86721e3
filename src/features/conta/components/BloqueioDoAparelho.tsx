import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { ESCOLHAS, minutosDe, trancar, trava } from '@/lib/sigilo/trava.ts';
import { useTrava } from '@/lib/sigilo/useTrava.ts';

const NUNCA = 'nunca';
const OPCOES = [
  ...ESCOLHAS.map((minutos) => ({ value: `${minutos}`, label: `${minutos} minutos sem uso` })),
  { value: NUNCA, label: 'Nunca' },
];

/** When this device locks itself for the person, and at once. */
export function BloqueioDoAparelho() {
  const { id, tipo } = usePerfil();
  const atual = useTrava(id);
  const minutos = minutosDe(atual, tipo);
  if (!atual.pronta) {
    return (
      <Bloco titulo="Bloqueio deste aparelho">
        <Text px="recuo" pb="recuo">
          Para usar o bloqueio, saia e entre de novo com a sua senha neste aparelho.
        </Text>
      </Bloco>
    );
  }
  return (
    <Bloco titulo="Bloqueio deste aparelho">
      <Stack px="recuo" pb="recuo">
        <NativeSelect
          label="Bloquear depois de"
          description="Abre com a sua senha, também sem conexão. O que espera para ser enviado não se perde."
          value={minutos === null ? NUNCA : `${minutos}`}
          data={OPCOES}
          onChange={({ currentTarget: { value } }) =>
            trava.mudar(id, (antes) => ({
              ...antes,
              minutos: value === NUNCA ? null : Number(value),
              visto: Date.now(),
            }))
          }
        />
        <Button variant="default" mih={44} onClick={() => void trancar(id)}>
          Bloquear agora
        </Button>
      </Stack>
    </Bloco>
  );
}
