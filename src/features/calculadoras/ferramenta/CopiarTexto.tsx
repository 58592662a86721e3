import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconTextPlus } from '@tabler/icons-react';
import { avisar } from '@/components/avisar.tsx';
import { useReceptorDeResultado } from '@/shared/calculadoras/na-tela.ts';

interface Props {
  escrever: () => string;
}

/**
 * `Copiar como texto`, and into the entry that is being written: the text is made when it is asked for.
 */
export function CopiarTexto({ escrever }: Props) {
  const area = useClipboard({ timeout: 2500 });
  return (
    <>
      <InserirNaEvolucao escrever={escrever} />
      <Button
        variant="default"
        leftSection={
          area.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={() => area.copy(escrever())}
      >
        {area.copied ? 'Copiado' : 'Copiar como texto'}
      </Button>
    </>
  );
}

function InserirNaEvolucao({ escrever }: Props) {
  const inserir = useReceptorDeResultado();
  if (!inserir) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconTextPlus size={18} aria-hidden />}
      onClick={() => avisar.sucesso(`Resultado inserido em ${inserir(escrever())}.`)}
    >
      Inserir na evolução
    </Button>
  );
}
