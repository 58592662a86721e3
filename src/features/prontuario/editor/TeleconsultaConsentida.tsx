import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { teleconsultaConsentidaOptions } from '../api/teleconsulta.ts';

/** Since when the patient agrees, in the own area, to being seen at a distance; nothing when not. */
export function TeleconsultaConsentida() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: desde } = useQuery(teleconsultaConsentidaOptions(clinicaId, paciente.id));
  if (!desde) return null;
  return (
    <Text size="sm">
      Na área do paciente, consta que ele concordou em {formatarData(desde, fuso)}. Confirme no
      início da consulta.
    </Text>
  );
}
