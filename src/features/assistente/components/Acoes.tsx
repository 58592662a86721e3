import { Button, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconPencil, IconTextPlus } from '@tabler/icons-react';
import { useState } from 'react';
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
  const [editado, setEditado] = useState<string>();
  const levado = editado?.trim() || texto;
  const decisao = levado === texto ? 'aceita' : 'editada';
  return (
    <>
      {editado !== undefined && (
        <Textarea
          label="Editar antes de usar"
          description="Deixe a nota de uso de IA no fim."
          value={editado}
          onChange={({ currentTarget: { value } }) => setEditado(value)}
          autosize
          minRows={3}
          maxRows={12}
          w="100%"
        />
      )}
      {inserir && (
        <Button
          variant="light"
          leftSection={<IconTextPlus size={18} aria-hidden />}
          onClick={() => {
            avisar.sucesso(
              `Inserido em ${inserir(levado)}, com a nota de uso de IA. Revise o texto.`,
            );
            registrar({ interacaoId, decisao, destino: 'evolucao' });
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
          area.copy(levado);
          registrar({ interacaoId, decisao, destino: 'copia' });
        }}
      >
        {area.copied ? 'Copiado' : 'Copiar'}
      </Button>
      {editado === undefined && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setEditado(texto)}
        >
          Editar
        </Button>
      )}
    </>
  );
}
