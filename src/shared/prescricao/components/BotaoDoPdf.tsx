import { ROTULO_DO_DOCUMENTO } from '@domain/contracts/prescricao.ts';
import type { Formato } from '@domain/impressos/tipos.ts';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { salvarArquivo } from '@/lib/arquivos.ts';
import type { Documento } from '../api/documentos.ts';
import { pdfNoPapel } from '../papel.ts';

const FORMATOS: readonly Formato[] = ['A4', 'A5'];

/** Hands over the PDF of a document that is signed by hand, to be printed on either paper. */
export function BotaoDoPdf({
  documento,
}: {
  documento: Pick<Documento, 'id' | 'tipo' | 'especie'>;
}) {
  const baixar = useMutation({
    mutationFn: (formato: Formato) => pdfNoPapel(documento.id, formato),
    onSuccess: (bytes) =>
      salvarArquivo(
        `${documento.especie ?? documento.tipo}-${documento.id.slice(0, 8)}.pdf`,
        new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      ),
    onError: avisar.erro,
  });
  return (
    <Group gap={4} wrap="nowrap">
      {FORMATOS.map((formato) => (
        <Button
          key={formato}
          variant="default"
          size="xs"
          disabled={baixar.isPending && baixar.variables !== formato}
          loading={baixar.isPending && baixar.variables === formato}
          aria-label={`PDF em ${formato} para imprimir: ${ROTULO_DO_DOCUMENTO[documento.tipo]}`}
          onClick={() => baixar.mutate(formato)}
        >
          PDF {formato}
        </Button>
      ))}
    </Group>
  );
}
