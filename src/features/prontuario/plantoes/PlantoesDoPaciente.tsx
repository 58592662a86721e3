import { ROTULO_DO_DESFECHO } from '@domain/plantao/desfecho.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { type PlantaoDoPaciente, plantoesDoPacienteOptions } from '../api/plantoes.ts';
import { NaoLido } from '../components/NaoLido.tsx';

/** That the patient was attended in shifts of this hospital: when, by whom, how they left. */
export function PlantoesDoPaciente() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const fuso = useFuso();
  const {
    data = [],
    isError,
    refetch,
  } = useQuery(plantoesDoPacienteOptions(clinicaId, paciente.id));
  if (isError && data.length === 0) {
    return <NaoLido oQue="Os atendimentos em plantões" aoTentar={() => void refetch()} />;
  }
  if (data.length === 0) return null;
  return (
    <Bloco
      titulo="Atendimentos em plantões"
      estado="O que foi escrito neles é do plantonista; peça a passagem ou o relatório a ele."
    >
      <ul className="linhas">
        {data.map((um) => (
          <li key={um.id}>
            <Text className="numeros">{quandoEOnde(um, fuso)}</Text>
            <Text size="sm" c="dimmed" className="numeros">
              {`${um.medico_nome}, CRM ${um.medico_crm}. ${saidaDe(um, fuso)}`}
            </Text>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}

const quandoEOnde = ({ chegada_em, local_nome }: PlantaoDoPaciente, fuso: string): string =>
  [formatarDataHora(chegada_em, fuso), local_nome].filter(Boolean).join(', ');

function saidaDe({ desfecho, saida_em }: PlantaoDoPaciente, fuso: string): string {
  if (!desfecho) return 'Sem desfecho registrado.';
  return `${ROTULO_DO_DESFECHO[desfecho]}${saida_em ? ` em ${formatarDataHora(saida_em, fuso)}` : ''}.`;
}
