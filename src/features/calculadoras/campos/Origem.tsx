import { Button } from '@mantine/core';
import { IconHistory, IconLink } from '@tabler/icons-react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import type { Resposta } from '../formulario/respostas.ts';
import { type Procedencia, procedenciaPorExtenso } from '../paciente/procedencia.ts';
import type { Sugestao } from '../paciente/sugerir.ts';
import classes from './Campos.module.css';

/** Where the value of a field came from. */
export function Origem({ procedencia }: { procedencia: Procedencia | undefined }) {
  const fuso = useFuso();
  if (!procedencia) return null;
  return (
    <p className={classes.nota}>
      <IconLink size={14} aria-hidden />
      {procedenciaPorExtenso(procedencia, Date.now(), fuso)}
    </p>
  );
}

interface PropsDaOferta {
  oferta: Sugestao | undefined;
  aoAceitar: (resposta: Resposta) => void;
}

/** A value of the record that is too old to go in by itself: one tap puts it in. */
export function Oferta({ oferta, aoAceitar }: PropsDaOferta) {
  const fuso = useFuso();
  if (!oferta) return null;
  return (
    <p className={classes.nota}>
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconHistory size={14} aria-hidden />}
        onClick={() => aoAceitar(oferta.resposta)}
      >
        Usar {oferta.texto}
      </Button>
      {procedenciaPorExtenso(oferta.procedencia, Date.now(), fuso)}
    </p>
  );
}
