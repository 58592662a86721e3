import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NoFuso } from '@/lib/clinica/fuso.ts';
import type { Vinculo } from '../api/linhas.ts';
import { vinculosOptions } from '../api/queries.ts';

/**
 * The time zone of the clinic that keeps a registration. Where none is named, or it is linked no
 * more, the one that all linked clinics share; that of Brasília where they share none.
 */
export function fusoDoVinculo(
  vinculos: readonly Pick<Vinculo, 'paciente_id' | 'fuso'>[],
  pacienteId: string | undefined,
): string {
  const doPaciente = vinculos.find(({ paciente_id }) => paciente_id === pacienteId);
  if (doPaciente) return doPaciente.fuso;
  const [primeiro, ...outros] = new Set(vinculos.map(({ fuso }) => fuso));
  return primeiro !== undefined && outros.length === 0 ? primeiro : FUSO_PADRAO;
}

/** {@link fusoDoVinculo} of the links of the account. */
export function useFusoDoVinculo(pacienteId: string | undefined): string {
  const { data = [] } = useQuery({ ...vinculosOptions, refetchOnMount: false });
  return fusoDoVinculo(data, pacienteId);
}

interface Props {
  pacienteId: string | undefined;
  children: ReactNode;
}

/** Shows what is below it by the clock of the clinic that keeps a registration. */
export function NoFusoDoVinculo({ pacienteId, children }: Props) {
  return <NoFuso value={useFusoDoVinculo(pacienteId)}>{children}</NoFuso>;
}
