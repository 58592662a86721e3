import { Box, Button, FileButton, Stack, Text } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import classes from './Importacao.module.css';

interface Props {
  recusas: readonly string[];
  aoEscolher: (arquivo: File) => void;
}

/** The first step: a file, chosen or dropped, and why the last one could not be read. */
export function EscolherArquivo({ recusas, aoEscolher }: Props) {
  const [sobre, setSobre] = useState(false);
  const soltar = (evento: DragEvent) => {
    evento.preventDefault();
    setSobre(false);
    const arquivo = evento.dataTransfer.files.item(0);
    if (arquivo) aoEscolher(arquivo);
  };
  return (
    <Stack gap="md">
      {recusas.length > 0 && (
        <Recado tom="erro" titulo="Não foi possível ler este arquivo. Nada foi importado.">
          <Box component="ul" mt={4}>
            {recusas.map((recusa) => (
              <li key={recusa}>{recusa}</li>
            ))}
          </Box>
        </Recado>
      )}
      <section
        className={classes.alvo}
        data-sobre={sobre || undefined}
        aria-label="Arquivo de pacientes"
        onDragOver={(evento) => {
          evento.preventDefault();
          setSobre(true);
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={soltar}
      >
        <IconFileTypeCsv size={40} stroke={1.4} aria-hidden />
        <Text>
          Solte aqui um arquivo CSV, ou escolha-o. Até 50.000 linhas, com os nomes das colunas na
          primeira.
        </Text>
        <FileButton
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(arquivo) => arquivo && aoEscolher(arquivo)}
          inputProps={{ 'aria-label': 'Arquivo CSV' }}
        >
          {(props) => <Button {...props}>Escolher arquivo</Button>}
        </FileButton>
        <Text size="sm" c="dimmed">
          O arquivo é lido neste aparelho. Nada é salvo antes de você conferir.
        </Text>
      </section>
    </Stack>
  );
}
