import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PATHS } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import { pacientesAtivosOptions } from '@/shared/paciente/api/queries.ts';
import { type AcaoDaPaleta, filtrarAcoes } from './acoes.ts';

const LIMITE = 8;
const MINIMO_DE_LETRAS = 2;
const ESPERA_DA_DIGITACAO = 200;

/**
 * Active patients of the clinic by part of name, CPF or phone, ready for the palette. Inactive ones
 * are in the list of patients, whose filter says that they are. While it searches, those of the words
 * before stay only where the new ones fit: Enter opens what the palette highlights.
 */
export function usePacientesDaPaleta(digitado: string, permitido: boolean) {
  const { clinica } = useActiveClinica();
  const [termo] = useDebouncedValue(digitado.trim(), ESPERA_DA_DIGITACAO);
  const ligado = permitido && clinica !== null && termo.length >= MINIMO_DE_LETRAS;
  const { data = [], isFetching } = useQuery({
    ...pacientesAtivosOptions(clinica?.id ?? '', termo),
    enabled: ligado,
  });
  const achados = ligado ? data.slice(0, LIMITE).map(acaoDoPaciente) : [];
  const pausado = termo === digitado.trim();
  return {
    acoes: pausado ? achados : filtrarAcoes(achados, digitado),
    buscando: permitido && (!pausado || (ligado && isFetching)),
  };
}

function acaoDoPaciente({
  id,
  nome,
  nome_social,
  data_nascimento,
  data_obito,
}: PacienteResumido): AcaoDaPaleta {
  const datas = [
    data_obito && `Óbito em ${formatarDia(data_obito)}`,
    data_nascimento && `Nascimento ${formatarDia(data_nascimento)}`,
  ].filter(Boolean);
  return {
    id: `paciente:${id}`,
    rotulo: nome_social ?? nome,
    descricao: datas.join(' · ') || undefined,
    icone: IconUser,
    destino: { to: PATHS.paciente, params: { id } },
  };
}
