import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';

interface Props {
  token: string;
  tipo: TipoDeUsuario;
}

/** For who is not signed in: both ways in, each carrying the invitation. */
export function ConviteParaEntrar({ token, tipo }: Props) {
  return (
    <Stack>
      <Button
        size="md"
        renderRoot={(props) => (
          <Link {...props} to={PATHS.register} search={{ convite: token, tipo }} />
        )}
      >
        Criar conta e aceitar
      </Button>
      <Button
        size="md"
        variant="default"
        renderRoot={(props) => (
          <Link {...props} to={PATHS.login} search={{ voltar: `/convite/${token}` }} />
        )}
      >
        Já tenho conta: entrar
      </Button>
    </Stack>
  );
}
