import { type AtualizacaoDePerfil, atualizacaoDePerfilSchema } from '@domain/contracts/registro.ts';
import { ESPECIALIDADES } from '@domain/especialidades.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoSelecao } from '@/components/formulario/CampoSelecao.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { CampoTelefone } from '@/components/formulario/documentos.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { useAuth, usePerfil } from '@/lib/session/AuthProvider.tsx';
import { chavesDaConta } from '../api/keys.ts';
import { atualizarPerfil } from '../api/mutations.ts';
import type { Documentos } from '../api/queries.ts';

/** What a person changes of the own account, as it is typed. Specialty is asked of doctors only. */
interface CamposDoPerfil {
  nome: string;
  telefone: string;
  especialidade?: string;
}

const resolverDoPerfil = standardSchemaResolver<CamposDoPerfil, unknown, AtualizacaoDePerfil>(
  z.pipe(
    z.transform((campos: CamposDoPerfil): unknown => campos),
    atualizacaoDePerfilSchema,
  ),
);

interface Props {
  documentos: Documentos;
  aoSalvar: () => void;
  aoCancelar: () => void;
}

/**
 * Edits the fields that a person decides about themselves, checked by the server's own contract.
 */
export function EditarDados({ documentos, aoSalvar, aoCancelar }: Props) {
  const { recarregar } = useAuth();
  const { id, nome, especialidade, crm } = usePerfil();
  const cache = useQueryClient();
  const form = useForm({
    resolver: resolverDoPerfil,
    defaultValues: {
      nome,
      telefone: mascaraDeTelefone(documentos.telefone ?? ''),
      ...(crm && { especialidade: especialidade ?? '' }),
    } satisfies CamposDoPerfil,
  });
  const { control, setFocus } = form;
  useEffect(() => setFocus('nome'), [setFocus]);

  return (
    <Formulario
      form={form}
      aoEnviar={async (dados) => {
        await atualizarPerfil(dados);
        await Promise.all([
          recarregar(),
          cache.invalidateQueries({ queryKey: chavesDaConta.documentos(id) }),
        ]);
        aoSalvar();
      }}
    >
      <SimpleGrid
        minColWidth="min(100%, 15rem)"
        autoFlow="auto-fit"
        spacing="lg"
        verticalSpacing="md"
      >
        <CampoTexto control={control} name="nome" label="Nome" autoComplete="name" required />
        <CampoTelefone control={control} name="telefone" label="Telefone (opcional)" />
        {crm && (
          <CampoSelecao
            control={control}
            name="especialidade"
            label="Especialidade"
            data={comAtual(especialidade)}
          />
        )}
      </SimpleGrid>
      <Group>
        <Button type="submit">Salvar</Button>
        <Button variant="default" onClick={aoCancelar}>
          Cancelar
        </Button>
      </Group>
    </Formulario>
  );
}

/** The offered specialties, and the person's own where it is another. */
function comAtual(especialidade: string | null): readonly string[] {
  const oferecidas: readonly string[] = ESPECIALIDADES;
  if (!especialidade || oferecidas.includes(especialidade)) return oferecidas;
  return [especialidade, ...oferecidas];
}
