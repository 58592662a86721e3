import { Button, Group } from '@mantine/core';
import { IconHistory, IconLink } from '@tabler/icons-react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import type { Resposta } from '../formulario/respostas.ts';
import { type Procedencia, procedenciaPorExtenso } from '../paciente/procedencia.ts';
import type { Sugestao } from '../paciente/sugerir.ts';

/** Where the value of a field came from. */
export function Origem({ procedencia }: { procedencia: Procedencia | undefined }) {
  const fuso = useFuso();
  if (!procedencia) return null;
  return (
    <Group component="p" className="numeros" gap="0.25rem 0.375rem" c="dimmed" fz="sm">
      <IconLink size={14} aria-hidden />
      {procedenciaPorExtenso(procedencia, Date.now(), fuso)}
    </Group>
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
    <Group component="p" className="numeros" gap="0.25rem 0.375rem" c="dimmed" fz="sm">
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconHistory size={14} aria-hidden />}
        onClick={() => aoAceitar(oferta.resposta)}
      >
        Usar {oferta.texto}
      </Button>
      {procedenciaPorExtenso(oferta.procedencia, Date.now(), fuso)}
    </Group>
  );
}
