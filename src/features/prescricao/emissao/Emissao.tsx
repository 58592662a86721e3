import type { ModoDoSncr } from '@domain/contracts/sncr.ts';
import { especieDe } from '@domain/prescricao/receituarios.ts';
import { situacaoNoSncr } from '@domain/prescricao/sncr.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import type { Documento } from '@/shared/prescricao/api/documentos.ts';
import { BotaoDoPdf } from '@/shared/prescricao/components/BotaoDoPdf.tsx';
import { nomeDoDocumento } from '@/shared/prescricao/ditos-do-documento.ts';
import { emitirNoPapel } from '../api/mutations.ts';
import { modoDoSncrOptions } from '../api/sncr.ts';
import { montarPdf } from './pdf.ts';

const AssinarDocumentos = sobDemanda(() =>
  import('@/shared/assinatura/components/AssinarDocumentos.tsx').then((modulo) => ({
    default: modulo.AssinarDocumentos,
  })),
);

interface Props {
  documentos: readonly Documento[];
  /** What was composed is emitted: nothing of it is written any more. */
  aoEmitir: () => void;
  /** Back to the writing, or on once it was emitted. */
  aoFechar: () => void;
}

/** What is about to be emitted, document by document, and how it is signed. */
export function Emissao({ documentos: preparados, aoEmitir, aoFechar }: Props) {
  const [documentos, setDocumentos] = useState(preparados);
  const [assinando, setAssinando] = useState(false);
  const pode = usePode();
  const sncr = useSncr(documentos);
  const assinaveis = documentos.filter((documento) => aceitaAssinatura(documento, sncr?.modo));
  const assina = pode('documentos.assinar') && assinaveis.length > 0;
  const papel = useMutation({
    mutationFn: () => emitirNoPapel(documentos.map(({ id }) => id)),
    onSuccess: aoEmitir,
  });
  if (papel.isSuccess) return <Emitidos documentos={documentos} aoFechar={aoFechar} />;
  if (assinando) {
    return (
      <Assinatura
        documentos={assinaveis}
        aoFechar={(assinados) => {
          const restam = documentos.filter(({ id }) => !assinados.has(id));
          setAssinando(false);
          setDocumentos(restam);
          if (assinados.size > 0) aoEmitir();
          if (restam.length === 0) aoFechar();
        }}
      />
    );
  }
  return (
    <Dialogo
      opened
      onClose={aoFechar}
      title="Revisar e emitir"
      closeOnClickOutside={false}
      size="lg"
    >
      <Stack>
        <ol>
          {documentos.map((documento) => (
            <li key={documento.id}>
              <Resumo documento={documento} modo={sncr?.modo} />
            </li>
          ))}
        </ol>
        {sncr && (
          <Text size="sm" fw={sncr.modo === 'simulado' ? 600 : undefined}>
            {sncr.frase}
          </Text>
        )}
        {papel.error && (
          <Recado titulo="Nada foi emitido." tom="erro">
            {mensagemDeErro(papel.error)}
          </Recado>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Voltar a escrever
          </Button>
          <Button
            variant={assina ? 'default' : 'filled'}
            loading={papel.isPending}
            onClick={() => papel.mutate()}
          >
            Emitir para assinar à mão
          </Button>
          {assina && (
            <Button data-autofocus onClick={() => setAssinando(true)}>
              Assinar com certificado
            </Button>
          )}
        </Group>
      </Stack>
    </Dialogo>
  );
}

/** Whether numbers are asked for, once there is a document that takes one. */
function useSncr(documentos: readonly Documento[]) {
  const pode = usePode();
  const algumNumerado = documentos.some(({ especie }) => especie && especieDe(especie)?.sncr);
  const { data } = useQuery({
    ...modoDoSncrOptions(),
    enabled: algumNumerado && pode('documentos.assinar'),
  });
  return algumNumerado ? data : undefined;
}

/** Where no number is asked for, a notificação is emitted on its own stationery alone. */
function aceitaAssinatura({ especie }: Documento, modo: ModoDoSncr = 'desligado'): boolean {
  return especie === null || modo !== 'desligado' || situacaoNoSncr(especie).podeAssinar;
}

interface PropsDaAssinatura {
  documentos: readonly Documento[];
  aoFechar: ComponentProps<typeof AssinarDocumentos>['aoFechar'];
}

/** The signing of what was prepared; what is signed is emitted by it. */
function Assinatura({ documentos, aoFechar }: PropsDaAssinatura) {
  return (
    <Suspense fallback={null}>
      <AssinarDocumentos
        documentos={documentos.map((documento) => ({
          documentType: documento.tipo,
          documentId: documento.id,
          titulo: nomeDoDocumento(documento),
          montarPdf: () => montarPdf(documento),
        }))}
        aoFechar={aoFechar}
      />
    </Suspense>
  );
}

/** The papers, to be printed and signed by hand. */
function Emitidos({ documentos, aoFechar }: Pick<Props, 'documentos' | 'aoFechar'>) {
  return (
    <Dialogo opened onClose={aoFechar} title="Emitido: imprima e assine à mão">
      <Stack>
        <ul className="linhas" aria-label="Documentos a imprimir">
          {documentos.map((documento) => (
            <li key={documento.id} className="linha">
              <Text>{nomeDoDocumento(documento)}</Text>
              <BotaoDoPdf documento={documento} />
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button data-autofocus onClick={aoFechar}>
            Concluir
          </Button>
        </Group>
      </Stack>
    </Dialogo>
  );
}

interface PropsDoResumo {
  documento: Documento;
  modo: ModoDoSncr | undefined;
}

function Resumo({ documento, modo = 'desligado' }: PropsDoResumo) {
  const { especie, conteudo, vias, achados } = documento;
  const regra = especie ? especieDe(especie) : undefined;
  const semNumero = especie && modo === 'desligado' ? situacaoNoSncr(especie).aviso : undefined;
  const justificados = achados.filter(({ justificativa }) => justificativa);
  return (
    <Stack gap={2} mb="sm">
      <Text fw={600}>{nomeDoDocumento(documento)}</Text>
      {conteudo.itens?.map((item) => (
        <Text key={`${item.nome} ${item.posologia}`} size="sm">
          {item.nome}: {item.posologia}
          {item.quantidade_texto && ` · ${item.quantidade_texto}`}
        </Text>
      ))}
      {regra && (
        <Text size="sm" c="dimmed">
          {regra.frase}
          {vias > 1 && ` ${vias} vias.`}
        </Text>
      )}
      {semNumero && <Text size="sm">{semNumero}</Text>}
      {justificados.map(({ regra: qual, frase, justificativa }) => (
        <Text key={qual + frase} size="sm">
          {frase} Justificativa: {justificativa}
        </Text>
      ))}
    </Stack>
  );
}
