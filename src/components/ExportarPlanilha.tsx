import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { salvarCsv } from '@/lib/arquivos.ts';
import { avisar } from './avisar.tsx';

interface Props {
  /** Name of the file, without its ending. */
  nome: string;
  /** What is being counted while it is read, such as "pessoas lidas". */
  unidade: string;
  /** Reads everything, told to say how many came so far, and writes it as CSV. */
  ler: (aoAvancar: (quantos: number) => void, sinal: AbortSignal) => Promise<string>;
}

/** The whole of a list as a file for a spreadsheet: how far it is, and the way to give it up. */
export function ExportarPlanilha({ nome, unidade, ler }: Props) {
  const [lidos, setLidos] = useState<number | null>(null);
  const desistencia = useRef<AbortController | null>(null);

  const exportar = async () => {
    desistencia.current = new AbortController();
    const { signal } = desistencia.current;
    setLidos(0);
    try {
      const texto = await ler(setLidos, signal);
      if (!signal.aborted) salvarCsv(`${nome}.csv`, texto);
    } catch (erro) {
      if (!signal.aborted) avisar.erro(erro);
    } finally {
      setLidos(null);
    }
  };

  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={lidos !== null}
        onClick={() => void exportar()}
      >
        Exportar planilha (CSV)
      </Button>
      {lidos !== null && (
        <>
          <Text size="sm" role="status">
            {lidos.toLocaleString('pt-BR')} {unidade}
          </Text>
          <Button variant="subtle" onClick={() => desistencia.current?.abort()}>
            Cancelar
          </Button>
        </>
      )}
    </Group>
  );
}
