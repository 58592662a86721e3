import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { avisar } from '@/components/avisar.tsx';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { DivergenciaSobDemanda } from '@/components/formulario/DivergenciaSobDemanda.tsx';
import { useRevisao } from '@/components/formulario/useRevisao.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type RespostaRapida, TAMANHO_DA_MENSAGEM } from '@/shared/conversas/api/linhas.ts';
import {
  type DadosDaResposta,
  definirRespostaAtiva,
  guardarResposta,
} from '@/shared/conversas/api/mutations.ts';
import { respostasRapidasOptions } from '@/shared/conversas/api/queries.ts';
import { AjustarPrazos } from './AjustarPrazos.tsx';

const TAMANHO_DO_TITULO = 60;

interface Props {
  clinicaId: string;
  aoFechar: () => void;
}

/** What a clinic sets for its conversations: ready answers and, for who may, the answer times. */
export function AjustesDasConversas({ clinicaId, aoFechar }: Props) {
  const { id, tipo } = usePerfil();
  const { data: respostas = [] } = useQuery(respostasRapidasOptions(clinicaId));
  const [editando, setEditando] = useState<RespostaRapida | null>(null);
  const cache = useQueryClient();
  const reler = () =>
    cache.invalidateQueries({ queryKey: respostasRapidasOptions(clinicaId).queryKey });
  const retirar = useMutation({
    mutationFn: ({ id, ativa }: { id: string; ativa: boolean }) => definirRespostaAtiva(id, ativa),
    onSuccess: (_nada, { id, ativa }) => {
      if (ativa) return;
      avisar.desfazivel('Resposta removida.', () => retirar.mutate({ id, ativa: true }));
    },
    onError: avisar.erro,
    onSettled: reler,
  });

  return (
    <Dialogo
      opened
      onClose={aoFechar}
      title="Ajustes das conversas"
      size="lg"
      closeOnClickOutside={false}
    >
      <Stack gap="lg">
        {/* A doctor sets them only in the own practice. */}
        {(tipo !== 'medico' || id === clinicaId) && <AjustarPrazos clinicaId={clinicaId} />}
        <FormularioDaResposta
          key={editando?.id ?? 'nova'}
          clinicaId={clinicaId}
          resposta={editando}
          aoGuardar={async () => {
            await reler();
            setEditando(null);
          }}
        />
        <Bloco titulo="Respostas rápidas">
          {respostas.length === 0 && <BlocoVazio>Nenhuma resposta pronta ainda.</BlocoVazio>}
          {respostas.map((resposta) => (
            <Group key={resposta.id} justify="space-between" wrap="nowrap" align="flex-start">
              <div>
                <Text fw={600}>{resposta.titulo}</Text>
                <Text size="sm" c="dimmed" lineClamp={2}>
                  {resposta.texto}
                </Text>
              </div>
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Editar ${resposta.titulo}`}
                  onClick={() => setEditando(resposta)}
                >
                  Editar
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  aria-label={`Remover ${resposta.titulo}`}
                  onClick={() => retirar.mutate({ id: resposta.id, ativa: false })}
                >
                  Remover
                </Button>
              </Group>
            </Group>
          ))}
        </Bloco>
      </Stack>
    </Dialogo>
  );
}

interface PropsDoFormulario {
  clinicaId: string;
  /** The answer that is changed; null for a new one. */
  resposta: RespostaRapida | null;
  aoGuardar: () => Promise<void>;
}

function FormularioDaResposta({ clinicaId, resposta, aoGuardar }: PropsDoFormulario) {
  const cache = useQueryClient();
  const [id, setId] = useState(() => resposta?.id ?? crypto.randomUUID());
  const form = useForm({ defaultValues: versaoDaResposta(resposta).campos });
  const { salvar, divergencia } = useRevisao(form, versaoDaResposta(resposta));
  const ler = async () => {
    const opcoes = respostasRapidasOptions(clinicaId);
    const atuais = await cache.fetchQuery({ ...opcoes, staleTime: 0 });
    const atual = atuais.find((uma) => uma.id === id);
    return atual ? versaoDaResposta(atual) : null;
  };
  const guardar = useMutation({
    mutationFn: ({ titulo, texto }: DadosDaResposta) => {
      const dados = { titulo: titulo.trim(), texto: texto.trim() };
      return salvar(
        (revisao) => guardarResposta(clinicaId, id, dados, resposta ? revisao : null),
        ler,
      );
    },
    onSuccess: async (salva) => {
      if (!salva) return;
      setId(crypto.randomUUID());
      form.reset(versaoDaResposta(null).campos);
      await aoGuardar();
    },
  });
  const { titulo, texto } = form.watch();
  const incompleta = titulo.trim() === '' || texto.trim() === '';

  return (
    <form
      onSubmit={(evento: FormEvent) => {
        evento.preventDefault();
        if (!incompleta) guardar.mutate(form.getValues());
      }}
    >
      <Stack gap="sm">
        <DivergenciaSobDemanda divergencia={divergencia} rotulos={ROTULOS} />
        <TextInput
          data-autofocus
          label="Título"
          description="Como ela aparece na lista: Endereço, Preparo do exame."
          value={titulo}
          maxLength={TAMANHO_DO_TITULO}
          error={guardar.error && mensagemDeErro(guardar.error)}
          onChange={({ currentTarget }) => form.setValue('titulo', currentTarget.value)}
        />
        <Textarea
          label="Texto"
          autosize
          minRows={2}
          maxRows={8}
          value={texto}
          maxLength={TAMANHO_DA_MENSAGEM}
          onChange={({ currentTarget }) => form.setValue('texto', currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={incompleta} loading={guardar.isPending}>
            {resposta ? 'Salvar alteração' : 'Salvar resposta'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const ROTULOS: Readonly<Record<keyof DadosDaResposta, string>> = {
  titulo: 'Título',
  texto: 'Texto',
};

const versaoDaResposta = (resposta: RespostaRapida | null) => ({
  campos: { titulo: resposta?.titulo ?? '', texto: resposta?.texto ?? '' },
  revisao: resposta?.revisao ?? 0,
});
