import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { salvarArquivo } from '@/lib/arquivos.ts';

interface Props {
  rotulo: string;
  /** The file's name, without what comes after the point. */
  nome: string;
  montar: () => Promise<Uint8Array>;
}

/** Hands a PDF to the browser's downloads. */
export function BaixarPdf({ rotulo, nome, montar }: Props) {
  const baixar = useMutation({
    mutationFn: montar,
    networkMode: 'always',
    onSuccess: (bytes) =>
      salvarArquivo(
        `${nome.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
        new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      ),
    onError: avisar.erro,
  });
  return (
    <Button
      variant="default"
      loading={baixar.isPending}
      aria-label={`${rotulo}: ${nome}`}
      onClick={() => baixar.mutate()}
    >
      {rotulo}
    </Button>
  );
}
