import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { EscolhaDoTipo, TIPOS_DO_REGISTRO } from '../components/EscolhaDoTipo.tsx';
import { MolduraDeAcesso } from '../components/MolduraDeAcesso.tsx';

const FormularioDeRegistro = sobDemanda(() =>
  import('../components/FormularioDeRegistro.tsx').then((modulo) => ({
    default: modulo.FormularioDeRegistro,
  })),
);

/** Sign-up: first the type of account, then what that type needs. Both live in the address. */
export function Register() {
  const auth = useAuth();
  const { tipo, convite } = useSearch({ from: PATHS.register });
  const navegar = useNavigate({ from: PATHS.register });
  const escolher = (novo: TipoDeUsuario | undefined) =>
    void navegar({ search: { ...(convite && { convite }), ...(novo && { tipo: novo }) } });

  if (auth.situacao === 'autenticado') return <Navigate to={PATHS.app} replace />;
  if (!tipo) {
    return (
      <MolduraDeAcesso titulo="Criar conta" descricao="Como você vai usar o Pleno?" larga>
        <EscolhaDoTipo aoEscolher={escolher} />
        <JaTemConta />
      </MolduraDeAcesso>
    );
  }
  const escolhido = TIPOS_DO_REGISTRO.find((opcao) => opcao.tipo === tipo);
  return (
    <MolduraDeAcesso
      titulo={`Criar conta: ${escolhido?.rotulo.toLocaleLowerCase('pt-BR')}`}
      descricao="Todos os campos são obrigatórios, menos os marcados como opcionais."
      larga
    >
      <Suspense fallback={<Carregando />}>
        <FormularioDeRegistro key={tipo} tipo={tipo} convite={convite} registrar={auth.registrar} />
      </Suspense>
      <Button variant="subtle" mt="md" onClick={() => escolher(undefined)}>
        Escolher outro tipo de conta
      </Button>
      <JaTemConta />
    </MolduraDeAcesso>
  );
}

function JaTemConta() {
  return (
    <Text mt="lg">
      Já tem conta?{' '}
      <Anchor component={Link} to={PATHS.login}>
        Entrar
      </Anchor>
    </Text>
  );
}
