import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { Recado } from '@/components/Recado.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { PATHS } from '@/config/paths.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { entregarRetorno, type Retorno } from '@/shared/assinatura/api/nuvem.ts';
import { avisarRetorno } from '@/shared/assinatura/nuvem.ts';

/** `/certificado-em-nuvem`: a person comes back from a provider, and the window that waits is told. */
export function RetornoDaNuvem() {
  const {
    state = '',
    code = '',
    error = '',
  } = useSearch({
    from: `/com-dados${PATHS.retornoDaNuvem}`,
  });
  const entregue = useRef(false);
  const {
    mutate,
    data,
    error: falha,
  } = useMutation({
    mutationFn: (retorno: Retorno) => entregarRetorno(retorno),
    onSuccess: (autorizacao) => {
      avisarRetorno({ autorizacao });
      window.close();
    },
    onError: (erro) => avisarRetorno({ recusa: mensagemDeErro(erro) }),
  });
  useEffect(() => {
    // A return is taken once; handed over twice, the second is refused.
    if (entregue.current) return;
    entregue.current = true;
    // The code stays in no history.
    window.history.replaceState(window.history.state, '', PATHS.retornoDaNuvem);
    mutate({ state, code, error });
  }, [mutate, state, code, error]);
  return (
    <Stack component="main" id={ID_DO_CONTEUDO} tabIndex={-1} p="lg" maw={480} mx="auto">
      <Title order={1} size="h2">
        Certificado em nuvem
      </Title>
      {!data && !falha && <Carregando />}
      {falha && (
        <Recado tom="erro" titulo={mensagemDeErro(falha)}>
          Feche esta janela e tente de novo onde você assinava.
        </Recado>
      )}
      {data && <Text role="status">Autorizado. Volte à janela em que você assinava.</Text>}
      {(data || falha) && (
        <Button variant="default" onClick={() => window.close()}>
          Fechar esta janela
        </Button>
      )}
    </Stack>
  );
}
