import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { useMudarCertificados } from '@/shared/assinatura/api/mutations.ts';
import { procurarToken, type TokenDetectado } from '@/shared/assinatura/token.ts';

/** Tokens: what a page can do with them, and what to do instead. */
export function OutrosMeios({ usuarioId }: { usuarioId: string }) {
  const [adicionado, setAdicionado] = useState<string>();
  const mudar = useMudarCertificados(usuarioId);
  const procurar = useMutation({ mutationFn: () => procurarToken(), networkMode: 'always' });

  function adicionar({ nome }: TokenDetectado) {
    mudar.mutate(
      (cofre) =>
        cofre.adicionar(usuarioId, {
          id: crypto.randomUUID(),
          type: 'A3',
          name: nome,
          data: '',
          password: '',
          validUntil: null,
        }),
      {
        onSuccess: () => {
          setAdicionado(nome);
          procurar.reset();
        },
      },
    );
  }

  return (
    <Bloco titulo="Token ou cartão (A3)" estado={adicionado && `${adicionado} adicionado`}>
      <Stack px="recuo" pb="recuo" gap="sm">
        <Text className="leitura">
          Por segurança, nenhum navegador deixa uma página assinar com token ou cartão. Aqui ele é
          só reconhecido; na hora de assinar, você baixa o documento preparado, assina no programa
          da sua certificadora e envia de volta. A conferência é a mesma.
        </Text>
        {procurar.error && <Recado tom="aviso" titulo={mensagemDeErro(procurar.error)} />}
        {procurar.isSuccess && !procurar.data && (
          <Recado titulo="Nenhum dispositivo selecionado">
            O token pode não aparecer na lista do navegador. Isto não impede a assinatura no
            programa da certificadora.
          </Recado>
        )}
        {mudar.error && <Recado tom="erro" titulo={mensagemDeErro(mudar.error)} />}
        {procurar.data ? (
          <>
            <Text fw={600}>{procurar.data.nome}</Text>
            <Button
              loading={mudar.isPending}
              onClick={() => procurar.data && adicionar(procurar.data)}
            >
              Adicionar este token
            </Button>
          </>
        ) : (
          <Button variant="default" loading={procurar.isPending} onClick={() => procurar.mutate()}>
            Procurar token
          </Button>
        )}
      </Stack>
    </Bloco>
  );
}
