import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PATHS } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import type { AcaoDaPaleta } from './acoes.ts';

const LIMITE = 8;
const MINIMO_DE_LETRAS = 2;

/** Patients of the active clinic by part of name, CPF or phone, ready for the palette. */
export function usePacientesDaPaleta(termo: string, permitido: boolean) {
  const { clinica } = useActiveClinica();
  const ligado = permitido && clinica !== null && termo.length >= MINIMO_DE_LETRAS;
  const { data, isFetching } = useQuery({
    queryKey: ['paleta', clinica?.id, 'pacientes', termo],
    queryFn: ({ signal }) =>
      consultar<PacienteResumido[]>((db) =>
        db
          .rpc('buscar_pacientes', { p_termo: termo, p_clinica: clinica?.id, p_limite: LIMITE })
          .abortSignal(signal),
      ),
    enabled: ligado,
    placeholderData: keepPreviousData,
  });
  return { acoes: ligado ? (data ?? []).map(acaoDoPaciente) : [], buscando: ligado && isFetching };
}

function acaoDoPaciente({
  id,
  nome,
  nome_social,
  data_nascimento,
}: PacienteResumido): AcaoDaPaleta {
  return {
    id: `paciente:${id}`,
    rotulo: nome_social ?? nome,
    descricao: data_nascimento ? `Nascimento ${formatarDia(data_nascimento)}` : undefined,
    icone: IconUser,
    destino: { to: PATHS.paciente, params: { id } },
  };
}
