import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { historicoOptions } from '../api/resumo.ts';
import { versaoEmPalavras } from './versao.ts';

/** Who changed what is kept about the patient, when, and what it said from then on. */
export function Historico() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(historicoOptions(clinicaId, paciente.id));
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (data?.length === 0) {
    return <p>Nada foi registrado ainda em problemas, medicamentos ou alergias.</p>;
  }
  return (
    <Stack component="ol" className="linhas" gap={0} aria-label="Histórico do resumo clínico">
      {data?.map((versao) => (
        <Box key={versao.id} component="li" py={8}>
          {versaoEmPalavras(versao)}
          <Text component="div" c="dimmed" fz="sm">
            {formatarDataHora(versao.ocorrido_em, fuso)}
            {versao.autor_nome && ` · ${versao.autor_nome}`}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
