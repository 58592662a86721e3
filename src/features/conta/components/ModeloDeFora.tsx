import type { RespostaDoModelo } from '@domain/contracts/assistente.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox, Group, List, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { relerProvedor } from '@/shared/ia/api/queries.ts';
import { autorizarModeloDeFora, retirarModeloDeFora } from '../api/mutations.ts';
import { type AutorizacaoDeIa, autorizacaoDeIaOptions } from '../api/queries.ts';

/** Whether questions to the assistant may go to a model outside: who said so, what leaves and what does not. */
export function ModeloDeFora() {
  const { id } = usePerfil();
  const { data, error, isPending, refetch } = useQuery(autorizacaoDeIaOptions(id));
  const vigente = data?.autorizacao?.retirado_em === null;
  return (
    <Bloco titulo="Assistente: modelo de fora">
      <Stack px="recuo" pb="recuo" className="leitura">
        {isPending && <Esqueleto linhas={3} />}
        {error && !data && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível saber do modelo de fora."
            aoTentar={() => void refetch()}
          />
        )}
        {data && <OQueSai {...data.modelo} />}
        {data?.autorizacao && <Situacao autorizacao={data.autorizacao} />}
        {vigente && <Retirar />}
        {data?.modelo.externo && !vigente && <Autorizar {...data.modelo} />}
      </Stack>
    </Bloco>
  );
}

function OQueSai({ externo, transcreve, vetores }: RespostaDoModelo) {
  if (externo === null) {
    return (
      <Text>
        O assistente responde só com a base do Pleno. Esta instalação não tem modelo de fora:
        nenhuma pergunta sai daqui.
      </Text>
    );
  }
  return (
    <>
      <Text>
        O assistente responde com a base do Pleno, que fica nesta instalação. Se você autorizar, a
        pergunta vai também a {externo}, um modelo de inteligência artificial de fora.
      </Text>
      <List spacing="xs">
        <List.Item>
          Sai: o texto da pergunta, depois de retirados nome, CPF, CNS, telefone, endereço, e-mail e
          datas, o da anterior se esta a continua (“e na criança?”), e os trechos da base que tratam
          delas.
          {vetores && ` A pergunta vai também a ${vetores}, que procura pelo sentido.`}
        </List.Item>
        <List.Item>
          Sai, só quando o médico marca que o prontuário seja lido ou confere uma resposta com ele:
          idade, sexo, alergias, alertas, problemas, medicamentos em uso, últimos sinais e
          creatinina, depois da mesma retirada.
        </List.Item>
        <List.Item>
          Sai, só onde o paciente consente com o escriba: o que foi dito na consulta, depois da
          mesma retirada.{' '}
          {transcreve &&
            'O som de uma gravação, com os nomes ditos nela, só com a autorização à parte.'}
        </List.Item>
        <List.Item>
          Não sai: o resto do prontuário, evoluções, exames e arquivos, quem pergunta e o nome de
          quem se pergunta.
        </List.Item>
        <List.Item>
          A retirada é automática e pode deixar passar o que identifica alguém de outro modo: não
          escreva na pergunta o que não precisa ir.
        </List.Item>
      </List>
    </>
  );
}

function Situacao({ autorizacao }: { autorizacao: AutorizacaoDeIa }) {
  const fuso = useFuso();
  const { dado_em, responsavel, documento, retirado_em, inclui_audio } = autorizacao;
  return (
    <Text role="status">
      {retirado_em
        ? `Autorização retirada em ${formatarDataHora(retirado_em, fuso)}.`
        : `Autorizado em ${formatarDataHora(dado_em, fuso)} por ${responsavel ?? 'acordo escrito'} (${documento})${inclui_audio ? ', gravações também' : ''}.`}
    </Text>
  );
}

const autorizacaoSchema = z.object({
  responsavel: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Nome e cargo: diga quem autoriza.'),
      z.maxLength(120, 'Nome e cargo: use até 120 caracteres.'),
    ),
  gravacoes: z.boolean(),
});

function Autorizar({ transcreve }: RespostaDoModelo) {
  const { nome, tipo } = usePerfil();
  const reler = useReler();
  const deUmaPessoa = tipo === 'medico' || tipo === 'plantonista';
  const form = useForm({
    resolver: standardSchemaResolver(autorizacaoSchema),
    defaultValues: { responsavel: deUmaPessoa ? nome : '', gravacoes: false },
  });
  return (
    <Formulario
      form={form}
      aoEnviar={async (dada) => {
        await autorizarModeloDeFora(dada);
        await reler();
      }}
    >
      <CampoTexto
        control={form.control}
        name="responsavel"
        label={deUmaPessoa ? 'Quem autoriza' : 'Quem autoriza, e o cargo'}
        description="Fica registrado com a data."
        required
      />
      {transcreve && (
        <Checkbox
          {...form.register('gravacoes')}
          label="Autorizar também o som de consultas gravadas"
          description="No som há nomes, e nada pode tirá-los. Só sai onde o paciente consente; vira texto e não fica guardado aqui."
        />
      )}
      <Group>
        <Button type="submit">Autorizar o modelo de fora</Button>
      </Group>
    </Formulario>
  );
}

/** What was said of the model outside, here and wherever it is asked. */
function useReler() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: autorizacaoDeIaOptions(id).queryKey }),
      relerProvedor(cache, id),
    ]);
}

function Retirar() {
  const reler = useReler();
  const retirar = useMutation({
    mutationFn: retirarModeloDeFora,
    onError: avisar.erro,
    onSettled: reler,
  });
  return (
    <Group>
      <Button variant="default" loading={retirar.isPending} onClick={() => retirar.mutate()}>
        Remover autorização
      </Button>
    </Group>
  );
}
