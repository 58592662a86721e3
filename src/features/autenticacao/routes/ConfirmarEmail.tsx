import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { confirmarEmail } from '../api/conta.ts';
import { MolduraDeAcesso } from '../components/MolduraDeAcesso.tsx';

/** A change of e-mail, opened by its link: confirmed by a button, since scanners of mail open links too. */
export function ConfirmarEmail() {
  const token = useLocation({ select: ({ hash }) => hash });
  const confirmacao = useMutation({ mutationFn: () => confirmarEmail(token) });

  if (confirmacao.isSuccess) {
    return (
      <MolduraDeAcesso titulo={confirmacao.data ? 'E-mail trocado' : 'Falta confirmar um endereço'}>
        <Text>
          {confirmacao.data
            ? 'Na próxima vez, entre com o novo e-mail.'
            : 'Abra também o link que enviamos para o outro endereço.'}
        </Text>
        <Button mt="md" component={Link} to={PATHS.app}>
          Continuar
        </Button>
      </MolduraDeAcesso>
    );
  }
  return (
    <MolduraDeAcesso
      titulo="Trocar o e-mail da conta"
      descricao="Confirme só se foi você quem pediu a troca."
    >
      {confirmacao.error && <Recado tom="erro" titulo={mensagemDeErro(confirmacao.error)} />}
      <Button
        size="md"
        mt="md"
        disabled={!token}
        loading={confirmacao.isPending}
        onClick={() => confirmacao.mutate()}
      >
        Confirmar troca
      </Button>
    </MolduraDeAcesso>
  );
}
