import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { abrirEmAba } from '@/lib/abrir.ts';

interface Props {
  /** Asks for an address of the file, for a minute. */
  endereco: () => Promise<string>;
  /** Which document, for who hears the button alone. */
  nome: string;
}

/** Opens a signed file in another tab; that it was opened is in the log of accesses. */
export function AbrirAssinado({ endereco, nome }: Props) {
  const abrir = useMutation({
    mutationFn: () => abrirEmAba(endereco),
    onError: avisar.erro,
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={abrir.isPending}
      aria-label={`Abrir o PDF assinado: ${nome}`}
      onClick={() => abrir.mutate()}
    >
      PDF assinado
    </Button>
  );
}
