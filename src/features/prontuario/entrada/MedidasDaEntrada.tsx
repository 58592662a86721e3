import { useFuso } from '@/lib/clinica/fuso.ts';
import type { Entrada } from '../api/linhas.ts';
import { CorpoDoRascunho } from '../editor/CorpoDoRascunho.tsx';
import { anosEm } from '../sinais/series.ts';

interface Props {
  entrada: Entrada;
  nascimento: string | null;
}

/** Body mass index and surface of an entry in which weight and height were measured. */
export function MedidasDaEntrada({ entrada, nascimento }: Props) {
  const fuso = useFuso();
  const { peso_kg, altura_cm, ocorrido_em } = entrada;
  if (peso_kg === null || altura_cm === null) return null;
  return (
    <CorpoDoRascunho
      peso={peso_kg}
      altura={altura_cm}
      anos={anosEm(ocorrido_em, nascimento, fuso)}
    />
  );
}
