import { ROTULO_DO_DOCUMENTO } from '@domain/contracts/prescricao.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { salvarArquivo } from '@/lib/arquivos.ts';
import type { Documento } from '@/shared/prescricao/api/documentos.ts';
import { montarPdf } from './pdf.ts';

/** Hands over the PDF of a document that is signed by hand, to be printed. */
export function BotaoDoPdf({ documento }: { documento: Documento }) {
  const baixar = useMutation({
    mutationFn: () => montarPdf(documento, 'papel'),
    onSuccess: (bytes) =>
      salvarArquivo(
        `${documento.especie ?? documento.tipo}-${documento.id.slice(0, 8)}.pdf`,
        new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      ),
    onError: avisar.erro,
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={baixar.isPending}
      aria-label={`PDF para imprimir: ${ROTULO_DO_DOCUMENTO[documento.tipo]}`}
      onClick={() => baixar.mutate()}
    >
      PDF para imprimir
    </Button>
  );
}
