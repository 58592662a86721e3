import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconTextPlus } from '@tabler/icons-react';
import { avisar } from '@/components/avisar.tsx';
import { useReceptorDeResultado } from '@/shared/calculadoras/na-tela.ts';
import { useRegistrarUso } from '../api/mutations.ts';

interface Props {
  interacaoId: string;
  /** What goes, with the note of the help. */
  texto: string;
}

/** Into the entry that is being written, or copied: the doctor's act, kept with the answer. */
export function Acoes({ interacaoId, texto }: Props) {
  const inserir = useReceptorDeResultado();
  const area = useClipboard({ timeout: 2500 });
  const { mutate: registrar } = useRegistrarUso();
  return (
    <>
      {inserir && (
        <Button
          variant="light"
          leftSection={<IconTextPlus size={18} aria-hidden />}
          onClick={() => {
            avisar.sucesso(
              `Inserido em ${inserir(texto)}, com a nota de uso de IA. Revise o texto.`,
            );
            registrar({ interacaoId, decisao: 'aceita', destino: 'evolucao' });
          }}
        >
          Usar na evolução
        </Button>
      )}
      <Button
        variant="default"
        leftSection={
          area.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={() => {
          area.copy(texto);
          registrar({ interacaoId, decisao: 'aceita', destino: 'copia' });
        }}
      >
        {area.copied ? 'Copiado' : 'Copiar'}
      </Button>
    </>
  );
}
