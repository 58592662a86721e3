import { Anchor, Text } from '@mantine/core';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { Carregando } from '@/components/Carregando.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { destinoSeguro } from '@/lib/session/voltar.ts';
import { FormularioDeLogin } from '../components/FormularioDeLogin.tsx';
import { MolduraDeAcesso } from '../components/MolduraDeAcesso.tsx';

/** Sign-in; whoever is signed in goes on to where they were. */
export function Login() {
  const auth = useAuth();
  const { voltar } = useSearch({ from: PATHS.login });

  if (auth.situacao === 'carregando') return <Carregando />;
  if (auth.situacao === 'autenticado') {
    // Nobody opens what another person was writing.
    const destino = auth.depoisDeOutra ? PATHS.app : destinoSeguro(voltar, PATHS.app);
    return <Navigate to="." href={destino} replace />;
  }
  return (
    <MolduraDeAcesso titulo="Entrar" descricao="Use o e-mail e a senha da sua conta.">
      {auth.motivo === 'recusada' && (
        <Recado tom="aviso" titulo="Não autorizado">
          Sua sessão terminou. Entre de novo para continuar de onde parou.
        </Recado>
      )}
      <FormularioDeLogin entrar={auth.entrar} />
      <Text mt="lg">
        Ainda não tem conta?{' '}
        <Anchor component={Link} to={PATHS.register}>
          Criar conta
        </Anchor>
      </Text>
      <Text mt="xs">
        <Anchor component={Link} to={PATHS.redefinirSenha} display="inline-block" py={4}>
          Esqueci a senha
        </Anchor>
      </Text>
    </MolduraDeAcesso>
  );
}
