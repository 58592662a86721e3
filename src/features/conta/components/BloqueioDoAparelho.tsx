import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { chaveiro } from '@/lib/sigilo/aparelho.ts';
import { usarPasskey } from '@/lib/sigilo/passkey.ts';
import { ESCOLHAS, minutosDe, trancar, trava } from '@/lib/sigilo/trava.ts';
import { usePasskey } from '@/lib/sigilo/usePasskey.ts';
import { useTrava } from '@/lib/sigilo/useTrava.ts';

const NUNCA = 'nunca';
const OPCOES = [
  ...ESCOLHAS.map((minutos) => ({ value: `${minutos}`, label: `${minutos} minutos sem uso` })),
  { value: NUNCA, label: 'Nunca' },
];

/** When this device locks itself for the person, and at once. */
export function BloqueioDoAparelho() {
  const { id, tipo, nome } = usePerfil();
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
        <Desbloqueio usuarioId={id} nome={nome} />
        <Button variant="default" mih={44} onClick={() => void trancar(id)}>
          Bloquear agora
        </Button>
      </Stack>
    </Bloco>
  );
}

/** Opening with the device's own fingerprint, face or PIN besides the password, where it can. */
function Desbloqueio({ usuarioId, nome }: { usuarioId: string; nome: string }) {
  const { disponivel, tem, reler } = usePasskey(usuarioId);
  const mudar = useMutation({
    networkMode: 'always',
    mutationFn: () => (tem ? chaveiro.tirarPasskey(usuarioId) : usarPasskey(usuarioId, nome)),
    onError: avisar.erro,
    onSettled: reler,
  });
  if (!tem && !disponivel) return null;
  return (
    <>
      {tem && (
        <Text>O bloqueio abre com a digital, o rosto ou o PIN deste aparelho, ou com a senha.</Text>
      )}
      <Button
        variant="default"
        mih={44}
        h="auto"
        py="xs"
        styles={{ label: { whiteSpace: 'normal' } }}
        loading={mudar.isPending}
        onClick={() => mudar.mutate()}
      >
        {tem ? 'Abrir só com a senha' : 'Abrir com a digital, o rosto ou o PIN deste aparelho'}
      </Button>
    </>
  );
}
