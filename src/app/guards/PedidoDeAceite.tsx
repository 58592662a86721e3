import type { DocumentoDeAceite } from '@domain/termos.ts';
import { Anchor, Button, Checkbox, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { ENDERECO_DO_DOCUMENTO, NOME_DO_DOCUMENTO } from '@/shared/conta/termos.ts';
import { useSair } from '../layout/useSair.ts';

interface Props {
  documentos: readonly DocumentoDeAceite[];
  aoAceitar: () => void;
  enviando: boolean;
  erro: unknown;
}

/** Asks for what is pending; the only other way on is out. */
export function PedidoDeAceite({ documentos, aoAceitar, enviando, erro }: Props) {
  const sair = useSair();
  const [lido, setLido] = useState(false);
  return (
    <Dialogo
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
    </Dialogo>
  );
}
