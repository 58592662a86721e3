import { INICIO_DO_TIPO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CAMINHO, Desenho } from '@/components/Desenho.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { PAGINAS_PUBLICAS, PATHS } from '@/config/paths.ts';
import { useAuth, usePode } from '@/lib/session/AuthProvider.tsx';
import classes from './PaginaCheia.module.css';

/** An address that leads nowhere: what the person may do instead. */
export function PaginaNaoEncontrada() {
  const { perfil } = useAuth();
  return (
    <main id={ID_DO_CONTEUDO} tabIndex={-1} className={classes.pagina}>
      <Stack align="center" ta="center" gap="md">
        <Desenho>{CAMINHO}</Desenho>
        <Title order={1}>Página não encontrada</Title>
        <Text c="dimmed" maw="46ch">
          Não há nada neste endereço. Ele pode ter sido digitado com um erro, ou a tela mudou de
          lugar.
        </Text>
        <div className={classes.acoes}>
          {perfil ? (
            <CaminhosDe tipo={perfil.tipo} />
          ) : (
            <Button component={Link} to={PATHS.login}>
              Entrar
            </Button>
          )}
          <Anchor href={PAGINAS_PUBLICAS.ajuda}>Central de ajuda</Anchor>
        </div>
      </Stack>
    </main>
  );
}

/** Where a signed-in person can go from here: the own start, and the search of patients. */
function CaminhosDe({ tipo }: { tipo: TipoDeUsuario }) {
  const pode = usePode();
  return (
    <>
      <Button component={Link} to={INICIO_DO_TIPO[tipo]}>
        Ir para o início
      </Button>
      {pode('pacientes.ler') && (
        <Button component={Link} to={PATHS.prontuario} variant="default">
          Buscar pacientes
        </Button>
      )}
    </>
  );
}
