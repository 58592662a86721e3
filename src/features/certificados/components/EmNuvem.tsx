import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { encerrarAutorizacao, nuvensOptions, relerNuvens } from '@/shared/assinatura/api/nuvem.ts';

/** Certificates that a provider keeps: which providers are on here, and the authorisation in force. */
export function EmNuvem({ usuarioId }: { usuarioId: string }) {
  const fuso = useFuso();
  const cache = useQueryClient();
  const { data, error } = useQuery(nuvensOptions(usuarioId));
  const encerrar = useMutation({
    mutationFn: encerrarAutorizacao,
    onSettled: () => relerNuvens(cache, usuarioId),
  });
  const nomes = data?.provedores.map(({ nome }) => nome).join(', ');
  return (
    <Bloco titulo="Certificado em nuvem">
      <Stack px="recuo" pb="recuo" gap="sm">
        {error && <Recado tom="aviso" titulo={mensagemDeErro(error)} />}
        {data && (
          <Text className="leitura">
            {nomes
              ? `Ao assinar, escolha “Em nuvem” e autorize na certificadora: ${nomes}. A chave fica com ela.`
              : 'Nenhuma certificadora em nuvem está ligada nesta instalação. Assine pelo aplicativo dela: baixe o documento, assine e envie de volta.'}
          </Text>
        )}
        {data?.autorizacao && (
          <Group justify="space-between">
            <Text>
              Autorizado em {data.autorizacao.provedor} até{' '}
              {formatarDataHora(data.autorizacao.ate, fuso)}, só nesta sessão.
            </Text>
            <Button
              variant="default"
              loading={encerrar.isPending}
              onClick={() => data.autorizacao && encerrar.mutate(data.autorizacao.id)}
            >
              Encerrar autorização
            </Button>
          </Group>
        )}
        {encerrar.error && <Recado tom="erro" titulo={mensagemDeErro(encerrar.error)} />}
      </Stack>
    </Bloco>
  );
}
