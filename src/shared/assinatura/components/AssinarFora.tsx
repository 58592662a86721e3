import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { prepararParaFora } from '../assinar.ts';
import type { DocumentoAAssinar } from '../documento.ts';
import { lerArquivo } from '../leitura.ts';
import type { Etapas, Lote } from '../lote.ts';
import { BaixarPdf } from './BaixarPdf.tsx';
import { Documentos } from './Documentos.tsx';

interface Props {
  lote: Lote;
  etapas: Etapas;
}

/** Signs with a token, a card or an application: the prepared PDF goes out, the signed one comes back. */
export function AssinarFora({ lote, etapas }: Props) {
  const perfil = usePerfil();
  const receber = useMutation({
    networkMode: 'always',
    mutationFn: async ({ documento, arquivo }: { documento: DocumentoAAssinar; arquivo: File }) =>
      lote.receber(documento, await lerArquivo(arquivo)),
  });
  return (
    <Stack>
      <Text data-autofocus tabIndex={-1}>
        Baixe o PDF preparado, assine-o no programa da sua certificadora e envie o arquivo assinado.
        A assinatura é conferida antes de valer.
      </Text>
      {receber.error && <Recado tom="erro" titulo={mensagemDeErro(receber.error)} />}
      <Documentos
        documentos={lote.documentos}
        etapas={etapas}
        acao={(documento) => (
          <Group gap="xs">
            <BaixarPdf
              rotulo="Baixar PDF"
              nome={documento.titulo}
              montar={async () => prepararParaFora(await lote.pdf(documento), documento, perfil)}
            />
            <FileButton
              accept="application/pdf,.pdf"
              onChange={(arquivo) => arquivo && receber.mutate({ documento, arquivo })}
              inputProps={{ 'aria-label': `PDF assinado: ${documento.titulo}` }}
            >
              {(props) => (
                <Button {...props} loading={receber.isPending}>
                  Enviar assinado
                </Button>
              )}
            </FileButton>
          </Group>
        )}
      />
    </Stack>
  );
}
