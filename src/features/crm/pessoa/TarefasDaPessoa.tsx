import { type DadosDaTarefa, tarefaSchema } from '@domain/crm/cadastro.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { useCriarTarefa } from '../api/mutations.ts';
import { tarefasDaPessoaOptions } from '../api/pessoa.ts';
import { equipeOptions } from '../api/queries.ts';
import { Parte } from '../Parte.tsx';
import type { PropsDaPessoa } from '../props.ts';
import { LinhaDeTarefa } from '../tarefas/LinhaDeTarefa.tsx';
import classes from './Pessoa.module.css';

interface CamposDaTarefa {
  titulo: string;
  vence_em: string;
  responsavel_id: string;
}

const resolver = standardSchemaResolver<CamposDaTarefa, unknown, DadosDaTarefa>(
  z.pipe(
    z.transform((campos: CamposDaTarefa): unknown => campos),
    tarefaSchema,
  ),
);

/** What is still to be done about the person, and one more thing to do. */
export function TarefasDaPessoa({ clinica, pessoa }: PropsDaPessoa) {
  const fuso = useFuso();
  const tarefas = useQuery(tarefasDaPessoaOptions(clinica.id, pessoa.id));
  const dia = hoje(fuso);
  return (
    <Parte titulo="Tarefas">
      <Stack gap="sm">
        {tarefas.data?.length === 0 && <BlocoVazio>Nada a fazer por enquanto.</BlocoVazio>}
        <ul className={`linhas ${classes.itens}`} aria-label="Tarefas abertas">
          {(tarefas.data ?? []).map((tarefa) => (
            <LinhaDeTarefa key={tarefa.id} clinica={clinica} tarefa={tarefa} hoje={dia} />
          ))}
        </ul>
        <NovaTarefa clinica={clinica} pessoa={pessoa} />
      </Stack>
    </Parte>
  );
}

function NovaTarefa({ clinica, pessoa }: PropsDaPessoa) {
  const fuso = useFuso();
  const equipe = useQuery(equipeOptions(clinica.id));
  const criar = useCriarTarefa(clinica.id);
  const vazia = { titulo: '', vence_em: hoje(fuso), responsavel_id: pessoa.responsavel_id ?? '' };
  const form = useForm({ resolver, defaultValues: vazia });
  return (
    <Formulario
      form={form}
      aoEnviar={async (dados) => {
        await criar.mutateAsync({ pessoa: pessoa.id, ...dados });
        form.reset(vazia);
      }}
    >
      <CampoTexto
        control={form.control}
        name="titulo"
        label="Nova tarefa"
        placeholder="Ligar para confirmar"
        autoComplete="off"
      />
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <CampoData control={form.control} name="vence_em" label="Até quando" />
        <CampoSelecaoNativa
          size="md"
          control={form.control}
          name="responsavel_id"
          label="Quem faz"
          data={[
            { value: '', label: 'Qualquer pessoa' },
            ...(equipe.data ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
      </SimpleGrid>
      <Group justify="flex-end">
        <Button type="submit" variant="default">
          Criar tarefa
        </Button>
      </Group>
    </Formulario>
  );
}
