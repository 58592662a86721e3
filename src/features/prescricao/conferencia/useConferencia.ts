import type { Composicao } from '@domain/contracts/prescricao.ts';
import type { Conferencia } from '@domain/prescricao/conferir.ts';
import type { PacienteInformado } from '@domain/seguranca/paciente.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const NADA: Conferencia = { achados: [], receitas: [] };

/** The check of what is written now; undefined while its tables have not come, or could not. */
export function useConferencia(
  itens: Composicao['itens'],
  paciente: PacienteInformado | undefined,
  hoje: string,
) {
  const tabelas = useQuery({
    queryKey: ['tabelas-da-prescricao'],
    queryFn: () => import('@domain/prescricao/conferir.ts'),
    enabled: itens.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = tabelas;
  const conferencia = useMemo(() => {
    if (itens.length === 0) return NADA;
    return data && paciente ? data.conferir(itens, paciente, hoje) : undefined;
  }, [data, itens, paciente, hoje]);
  return { conferencia, falhou: tabelas.isError, tentar: () => void tabelas.refetch() };
}
