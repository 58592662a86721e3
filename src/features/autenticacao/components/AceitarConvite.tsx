import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { useAuth, usePerfil } from '@/lib/session/AuthProvider.tsx';
import { aceitarConvite } from '../api/convite.ts';

/** For who is signed in: one button, and which account is about to accept. */
export function AceitarConvite({ token }: { token: string }) {
  const { recarregar } = useAuth();
  const { nome, email } = usePerfil();
  const navegar = useNavigate();
  const aceite = useMutation({
    mutationFn: async () => {
      await aceitarConvite(token);
      await recarregar();
    },
    onSuccess: () => navegar({ to: PATHS.app }),
  });

  return (
    <Stack>
      <Text>
        Você entrou como <strong>{nome}</strong> ({email}).
      </Text>
      {aceite.error && <Recado tom="erro" titulo={mensagemDeErro(aceite.error)} />}
      <Button size="md" loading={aceite.isPending} onClick={() => aceite.mutate()}>
        Aceitar convite
      </Button>
    </Stack>
  );
}
