import { INICIO_DO_TIPO } from '@domain/permissoes.ts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Desenho } from '@/components/Desenho.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { PAGINAS_PUBLICAS, PATHS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import classes from './PaginaCheia.module.css';

/** An address that leads nowhere: what the person may do instead. */
export function PaginaNaoEncontrada() {
  const { perfil } = useAuth();
  return (
    <main id={ID_DO_CONTEUDO} tabIndex={-1} className={classes.pagina}>
      <Stack align="center" ta="center" gap="md">
        <Desenho motivo="caminho" />
        <Title order={1}>Página não encontrada</Title>
        <Text c="dimmed" maw="46ch">
          Não há nada neste endereço. Ele pode ter sido digitado com um erro, ou a tela mudou de
          lugar.
        </Text>
        <Group justify="center">
          {perfil ? (
            <Button component={Link} to={INICIO_DO_TIPO[perfil.tipo]}>
              Ir para o início
            </Button>
          ) : (
            <Button component={Link} to={PATHS.login}>
              Entrar
            </Button>
          )}
          <Anchor href={PAGINAS_PUBLICAS.ajuda}>Central de ajuda</Anchor>
        </Group>
      </Stack>
    </main>
  );
}
