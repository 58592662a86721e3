import { cpf } from '@domain/contracts/campos.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Box, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Bloco } from '@/components/Bloco.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { CampoCpf } from '@/components/formulario/documentos.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { registrarMeuCpf } from '../api/mutations.ts';
import { meuCpfOptions } from '../api/queries.ts';

const meuCpfSchema = z.object({ cpf });

/** The CPF of who signs: a certificate is theirs by it. It is mended while nothing was signed. */
export function MeuCpf() {
  const { id } = usePerfil();
  const { data, error, refetch } = useQuery(meuCpfOptions(id));
  const [salvo, setSalvo] = useState(false);
  const form = useForm({
    resolver: standardSchemaResolver(meuCpfSchema),
    defaultValues: { cpf: '' },
  });
  if (error && data === undefined) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível ler seu CPF."
        aoTentar={() => void refetch()}
      />
    );
  }
  return (
    <Bloco titulo="CPF para assinar" estado={salvo && 'Salvo.'}>
      <Box px="recuo" pb="recuo">
        <Text mb="md">
          {data
            ? `Seu CPF é ${formatarCpf(data)}. Ele precisa ser o do seu certificado digital; depois da primeira assinatura, não muda.`
            : 'Informe seu CPF para assinar com certificado digital: ele é comparado com o do certificado.'}
        </Text>
        <Formulario
          form={form}
          aoEnviar={async (dados) => {
            await registrarMeuCpf(dados.cpf);
            form.reset({ cpf: '' });
            setSalvo(true);
            await refetch();
          }}
        >
          <CampoCpf control={form.control} name="cpf" label={data ? 'Outro CPF' : 'CPF'} required />
          <Group>
            <Button type="submit">Salvar CPF</Button>
          </Group>
        </Formulario>
      </Box>
    </Bloco>
  );
}
