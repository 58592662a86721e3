import { type NovaSenha, novaSenhaSchema, pedidoDeSenhaSchema } from '@domain/contracts/conta.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CampoCodigo } from '@/components/formulario/CampoCodigo.tsx';
import { CampoSenha } from '@/components/formulario/CampoSenha.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { foiRecusado } from '@/lib/errors/erros.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { pedirLinkDeSenha } from '../api/conta.ts';
import { MolduraDeAcesso } from '../components/MolduraDeAcesso.tsx';

/** A forgotten password: asks for the link, and, opened by it, for the new one. */
export function RedefinirSenha() {
  const token = useLocation({ select: ({ hash }) => hash });
  return token ? <EscolhaDaSenha key={token} token={token} /> : <PedidoDeLink />;
}

function PedidoDeLink() {
  const [enviadoPara, setEnviadoPara] = useState<string>();
  const form = useForm({
    resolver: standardSchemaResolver(pedidoDeSenhaSchema),
    defaultValues: { email: '' },
  });
  if (enviadoPara) {
    return (
      <MolduraDeAcesso titulo="Confira seu e-mail">
        <Recado titulo={`Se houver uma conta com ${enviadoPara}, o link chega em instantes.`}>
          <Text>Ele vale por uma hora. Se não chegar, olhe a caixa de spam.</Text>
        </Recado>
        <Button variant="default" mt="md" onClick={() => setEnviadoPara(undefined)}>
          Usar outro e-mail
        </Button>
        <VoltarAoLogin />
      </MolduraDeAcesso>
    );
  }
  return (
    <MolduraDeAcesso
      titulo="Redefinir senha"
      descricao="Informe o e-mail da sua conta. Enviamos um link para você escolher outra senha."
    >
      <div {...ENTER_ENVIA}>
        <Formulario
          form={form}
          aoEnviar={async ({ email }) => {
            await pedirLinkDeSenha(email);
            setEnviadoPara(email);
          }}
        >
          <CampoTexto
            control={form.control}
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
          <Button type="submit" size="md" fullWidth>
            Enviar link
          </Button>
        </Formulario>
      </div>
      <VoltarAoLogin />
    </MolduraDeAcesso>
  );
}

function EscolhaDaSenha({ token }: { token: string }) {
  const { redefinirSenha } = useAuth();
  const [feito, setFeito] = useState(false);
  const [pedeCodigo, setPedeCodigo] = useState(false);
  const form = useForm<z.input<typeof novaSenhaSchema>, unknown, NovaSenha>({
    resolver: standardSchemaResolver(novaSenhaSchema),
    defaultValues: { token, password: '' },
  });
  if (feito) return <Navigate to={PATHS.app} replace />;
  return (
    <MolduraDeAcesso
      titulo="Escolha a nova senha"
      descricao="Ao menos 8 caracteres, com letras e números. As sessões abertas em outros aparelhos serão encerradas."
    >
      <div {...ENTER_ENVIA}>
        <Formulario
          form={form}
          aoEnviar={async ({ password, codigo }) => {
            try {
              await redefinirSenha(token, password, codigo);
            } catch (erro) {
              if (foiRecusado(erro, 'SEGUNDO_FATOR')) setPedeCodigo(true);
              throw erro;
            }
            setFeito(true);
          }}
        >
          <CampoSenha
            control={form.control}
            name="password"
            label="Nova senha"
            autoComplete="new-password"
            required
          />
          {pedeCodigo && (
            <CampoCodigo
              control={form.control}
              name="codigo"
              description="Confira antes de enviar: um código errado gasta o link, e será preciso pedir outro."
            />
          )}
          <Button type="submit" size="md" fullWidth>
            Salvar e entrar
          </Button>
        </Formulario>
      </div>
      <Text mt="lg">
        O link não funcionou?{' '}
        <Anchor component={Link} to={PATHS.redefinirSenha} hash="">
          Pedir outro link
        </Anchor>
      </Text>
    </MolduraDeAcesso>
  );
}

function VoltarAoLogin() {
  return (
    <Text mt="lg">
      <Anchor component={Link} to={PATHS.login}>
        Voltar para a entrada
      </Anchor>
    </Text>
  );
}
