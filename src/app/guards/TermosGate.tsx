import { type DocumentoDeAceite, VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { Anchor, Button, Checkbox, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { aceitesPendentes, ENDERECO_DO_DOCUMENTO, NOME_DO_DOCUMENTO } from '@/lib/conta/termos.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
import { useSair } from '../layout/useSair.ts';

/** Asks for the current terms and privacy policy, once per version; nothing goes on before that. */
export function TermosGate() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const chave = ['termos', id];
  const { data: pendentes = [] } = useQuery({
    queryKey: chave,
    queryFn: async () =>
      aceitesPendentes(
        await consultar((db) =>
          db.from('termos_aceite').select('documento, versao').eq('user_id', id),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const aceite = useMutation({
    mutationFn: () =>
      consultar((db) =>
        db
          .from('termos_aceite')
          .insert(
            pendentes.map((documento) => ({
              user_id: id,
              documento,
              versao: VERSAO_DOS_TERMOS[documento],
            })),
          )
          .select('documento'),
      ),
    onSuccess: () => cache.setQueryData(chave, []),
  });

  if (pendentes.length === 0) return null;
  return (
    <PedidoDeAceite
      documentos={pendentes}
      aoAceitar={() => aceite.mutate()}
      enviando={aceite.isPending}
      erro={aceite.error}
    />
  );
}

interface Props {
  documentos: readonly DocumentoDeAceite[];
  aoAceitar: () => void;
  enviando: boolean;
  erro: unknown;
}

function PedidoDeAceite({ documentos, aoAceitar, enviando, erro }: Props) {
  const sair = useSair();
  const [lido, setLido] = useState(false);
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Antes de continuar"
    >
      <Stack>
        <Text>Leia e aceite a versão atual dos documentos que regem o uso do Pleno:</Text>
        <List>
          {documentos.map((documento) => (
            <List.Item key={documento}>
              <Anchor href={ENDERECO_DO_DOCUMENTO[documento]} target="_blank" rel="noopener">
                {NOME_DO_DOCUMENTO[documento]}
              </Anchor>{' '}
              (abre em outra aba)
            </List.Item>
          ))}
        </List>
        <Checkbox
          label="Li e aceito"
          checked={lido}
          onChange={({ currentTarget }) => setLido(currentTarget.checked)}
        />
        {erro ? (
          <Text role="alert" c="var(--mantine-color-error)">
            {mensagemDeErro(erro)}
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={sair}>
            Sair
          </Button>
          <Button disabled={!lido} loading={enviando} onClick={aoAceitar}>
            Aceitar e continuar
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
