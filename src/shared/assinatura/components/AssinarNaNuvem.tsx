import '@mantine/core/styles/Radio.layer.css';
import type { RespostaDeNuvens } from '@domain/contracts/nuvem.ts';
import { Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { pedirAutorizacao, relerNuvens } from '../api/nuvem.ts';
import type { Etapas, Lote } from '../lote.ts';
import { esperarRetorno } from '../nuvem.ts';
import { BaixarPdf } from './BaixarPdf.tsx';
import { Documentos } from './Documentos.tsx';

interface Props {
  usuarioId: string;
  lote: Lote;
  etapas: Etapas;
  nuvens: RespostaDeNuvens;
}

/** Signs with a certificate that a provider keeps: the person authorises there, and comes back. */
export function AssinarNaNuvem({ usuarioId, lote, etapas, nuvens }: Props) {
  const { provedores, autorizacao } = nuvens;
  const fuso = useFuso();
  const cache = useQueryClient();
  const [escolhido, setEscolhido] = useState(provedores[0]?.id ?? '');
  const [endereco, setEndereco] = useState<string>();
  const controle = useRef<AbortController>(null);
  useEffect(() => () => controle.current?.abort(), []);
  const faltam = [...etapas.values()].filter(({ etapa }) => etapa !== 'assinado').length;

  const assinar = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async () => {
      const { signal } = controle.current ?? new AbortController();
      const id = autorizacao?.id ?? (await autorizar(signal));
      await lote.assinarNaNuvem(id, signal);
    },
    onSettled: () => {
      setEndereco(undefined);
      void relerNuvens(cache, usuarioId);
    },
  });

  async function autorizar(sinal: AbortSignal): Promise<string> {
    // Opened within the click, else the browser blocks it; where it does, the link below leads there.
    const janela = window.open('', '_blank', 'popup,width=480,height=720');
    try {
      const volta = esperarRetorno(sinal);
      const destino = await pedirAutorizacao(escolhido, faltam);
      setEndereco(destino);
      if (janela) janela.location.href = destino;
      return (await volta).id;
    } catch (erro) {
      janela?.close();
      throw erro;
    }
  }

  return (
    <form
      onSubmit={(evento) => {
        evento.preventDefault();
        if (assinar.isPending) return;
        controle.current = new AbortController();
        assinar.mutate();
      }}
    >
      <Stack>
        <Text tabIndex={-1} data-autofocus>
          {autorizacao
            ? `Autorizado em ${autorizacao.provedor} até ${formatarHora(autorizacao.ate, fuso)}.`
            : 'Você autoriza no site ou no aplicativo da certificadora e volta para cá. A chave não sai de lá, e o documento não sai do Pleno.'}
        </Text>
        {!autorizacao && (
          <Radio.Group label="Certificadora" value={escolhido} onChange={setEscolhido}>
            <Stack gap="xs" mt="xs">
              {provedores.map(({ id, nome }) => (
                <Radio key={id} value={id} label={nome} disabled={assinar.isPending} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        <Documentos
          documentos={lote.documentos}
          etapas={etapas}
          acao={(documento) => (
            <BaixarPdf
              rotulo="Conferir o PDF"
              nome={documento.titulo}
              montar={() => lote.pdf(documento)}
            />
          )}
        />
        {assinar.error && <Recado tom="erro" titulo={mensagemDeErro(assinar.error)} />}
        {endereco && (
          <Recado titulo="Autorize na janela que se abriu">
            <Anchor href={endereco} target="_blank" rel="opener">
              Não abriu? Abrir a certificadora
            </Anchor>
          </Recado>
        )}
        <Group justify="flex-end">
          {assinar.isPending && (
            <Button variant="default" onClick={() => controle.current?.abort()}>
              {endereco && !autorizacao ? 'Desistir' : 'Parar depois deste'}
            </Button>
          )}
          <Button type="submit" loading={assinar.isPending} disabled={!autorizacao && !escolhido}>
            {autorizacao ? 'Assinar' : 'Autorizar e assinar'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
