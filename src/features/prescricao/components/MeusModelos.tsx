import type { ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { guardarModelo, retirarModelo } from '../api/mutations.ts';
import { modelosOptions } from '../api/queries.ts';

/** A write of favourites or protocols; afterwards they are read again. */
export function useModelos() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (escrever: (medicoId: string) => Promise<void>) => escrever(id),
    onSettled: () => cache.invalidateQueries({ queryKey: modelosOptions(id).queryKey }),
  });
}

interface Props {
  /** What stands on the screen, to be kept as a protocol. */
  itens: readonly ItemDePrescricao[];
  aoUsar: (itens: readonly ItemDePrescricao[]) => void;
  aoFechar: () => void;
}

/** The doctor's own favourites and protocols: to use, to put away, to keep what is on the screen. */
export function MeusModelos({ itens, aoUsar, aoFechar }: Props) {
  const { id } = usePerfil();
  const { data: modelos = [] } = useQuery(modelosOptions(id));
  const { mutate, isPending, error } = useModelos();
  const [nome, setNome] = useState('');
  return (
    <Dialogo opened onClose={aoFechar} title="Favoritos e protocolos">
      <Stack>
        {modelos.length === 0 && (
          <Text c="dimmed">Nenhum ainda. A estrela ao lado de um item o salva como favorito.</Text>
        )}
        <ul className="linhas" aria-label="Favoritos e protocolos">
          {modelos.map((modelo) => (
            <li key={modelo.id} className="linha">
              <div>
                <Text fw={600}>{modelo.nome}</Text>
                <Text size="sm" c="dimmed">
                  {modelo.itens.map((item) => item.nome).join(' · ')}
                </Text>
              </div>
              <Group gap="xs" wrap="nowrap">
                <Button variant="default" size="xs" onClick={() => aoUsar(modelo.itens)}>
                  Usar
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={`Remover ${modelo.nome}`}
                  disabled={isPending}
                  onClick={() => mutate(() => retirarModelo(modelo.id))}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ul>
        {itens.length > 0 && (
          <form
            onSubmit={(evento) => {
              evento.preventDefault();
              mutate(
                (medicoId) =>
                  guardarModelo(medicoId, { nome: nome.trim(), favorito: false, itens }),
                { onSuccess: () => setNome('') },
              );
            }}
          >
            <Group align="flex-end">
              <TextInput
                label="Salvar os itens da tela como protocolo"
                placeholder="Nome do protocolo"
                minLength={2}
                maxLength={120}
                required
                flex={1}
                value={nome}
                onChange={({ currentTarget }) => setNome(currentTarget.value)}
                error={error ? mensagemDeErro(error) : undefined}
              />
              <Button type="submit" loading={isPending}>
                Salvar
              </Button>
            </Group>
          </form>
        )}
      </Stack>
    </Dialogo>
  );
}
