import { Button, Text } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import classes from './EscolherPdf.module.css';

interface Props {
  ocupado: boolean;
  aoEscolher: (arquivo: File) => void;
}

/** The place where a PDF is dropped or chosen. */
export function EscolherPdf({ ocupado, aoEscolher }: Props) {
  const campo = useRef<HTMLInputElement>(null);
  const [sobre, setSobre] = useState(false);
  function receber({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const arquivo = currentTarget.files?.[0];
    if (arquivo) aoEscolher(arquivo);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  }
  function soltar(evento: DragEvent) {
    evento.preventDefault();
    setSobre(false);
    const arquivo = evento.dataTransfer.files.item(0);
    if (arquivo && !ocupado) aoEscolher(arquivo);
  }
  return (
    <section
      className={classes.alvo}
      data-sobre={sobre || undefined}
      aria-label="Arquivo a conferir"
      onDragOver={(evento) => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      <Text>Solte aqui o PDF assinado, ou escolha-o. O arquivo não sai deste aparelho.</Text>
      <input
        ref={campo}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label="PDF assinado"
        onChange={receber}
      />
      <Button variant="default" loading={ocupado} onClick={() => campo.current?.click()}>
        Escolher PDF
      </Button>
    </section>
  );
}
