import { type TrocaDeEmail, trocaDeEmailSchema } from '@domain/contracts/conta.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Bloco } from '@/components/Bloco.tsx';
import { CampoSenha } from '@/components/formulario/CampoSenha.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { pedirTrocaDeEmail } from '../api/mutations.ts';
import { CodigoSeHouver } from './CodigoSeHouver.tsx';

const VAZIO = { email: '', atual: '' };

/** Another e-mail to come in with: nothing changes before the links that are sent are opened. */
export function TrocarEmail() {
  const { email } = usePerfil();
  const [pedido, setPedido] = useState<string>();
  const form = useForm<z.input<typeof trocaDeEmailSchema>, unknown, TrocaDeEmail>({
    resolver: standardSchemaResolver(trocaDeEmailSchema),
    defaultValues: VAZIO,
  });
  return (
    <Bloco titulo="E-mail" estado={pedido && 'Confirme pelo link que enviamos.'}>
      <Box px="recuo" pb="recuo">
        <Text mb="md">
          Você entra com {email}.
          {pedido && ` A troca para ${pedido} espera a confirmação por e-mail.`}
        </Text>
        <Formulario
          form={form}
          aoEnviar={async (troca) => {
            await pedirTrocaDeEmail(troca);
            form.reset(VAZIO);
            setPedido(troca.email);
          }}
        >
          <CampoTexto
            control={form.control}
            name="email"
            label="Novo e-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <CampoSenha
            control={form.control}
            name="atual"
            label="Sua senha"
            autoComplete="current-password"
            required
          />
          <CodigoSeHouver control={form.control} name="codigo" />
          <Group>
            <Button type="submit">Trocar e-mail</Button>
          </Group>
        </Formulario>
      </Box>
    </Bloco>
  );
}
