import { type TrocaDeSenha, trocaDeSenhaSchema } from '@domain/contracts/conta.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Box, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Bloco } from '@/components/Bloco.tsx';
import { CampoSenha } from '@/components/formulario/CampoSenha.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { guardarSenha } from '@/lib/sigilo/entrada.ts';
import { chavesDasSessoes } from '../api/keys.ts';
import { trocarSenha } from '../api/mutations.ts';
import { CodigoSeHouver } from './CodigoSeHouver.tsx';

const VAZIO = { atual: '', password: '' };

/** Another password, for who gives the present one. */
export function TrocarSenha() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const [estado, setEstado] = useState<string>();
  const form = useForm<z.input<typeof trocaDeSenhaSchema>, unknown, TrocaDeSenha>({
    resolver: standardSchemaResolver(trocaDeSenhaSchema),
    defaultValues: VAZIO,
  });
  return (
    <Bloco titulo="Senha" estado={estado}>
      <Box px="recuo" pb="recuo">
        <Formulario
          form={form}
          aoEnviar={async (troca) => {
            await trocarSenha(troca);
            // Where this device keeps nothing, there is nothing to open.
            await guardarSenha(id, troca.password).catch(() => undefined);
            form.reset(VAZIO);
            setEstado('Senha trocada. As outras sessões foram encerradas.');
            await cache.invalidateQueries({ queryKey: chavesDasSessoes.minhas(id) });
          }}
        >
          <CampoSenha
            control={form.control}
            name="atual"
            label="Senha atual"
            autoComplete="current-password"
            required
          />
          <CampoSenha
            control={form.control}
            name="password"
            label="Nova senha"
            description="Ao menos 8 caracteres, com letras e números."
            autoComplete="new-password"
            required
          />
          <CodigoSeHouver control={form.control} name="codigo" />
          <Group>
            <Button type="submit">Trocar senha</Button>
          </Group>
        </Formulario>
      </Box>
    </Bloco>
  );
}
