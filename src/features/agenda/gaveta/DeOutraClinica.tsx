import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { clinicaDoAgendamentoOptions } from '../api/queries.ts';

interface Props {
  clinicaId: string;
  agendamentoId: string;
}

/** An appointment that is not of the active clinic: of another one of the person's, or of none. */
export function DeOutraClinica({ clinicaId, agendamentoId }: Props) {
  const { disponiveis, escolher } = useActiveClinica();
  const { data, isPending } = useQuery(clinicaDoAgendamentoOptions(clinicaId, agendamentoId));
  if (isPending) return <Esqueleto linhas={3} />;
  const outra = disponiveis.find(({ id }) => id === data);
  if (!outra) {
    return (
      <EstadoVazio
        desenho="busca"
        frase="Este agendamento não existe, ou é de uma clínica em que você não trabalha."
      />
    );
  }
  return (
    <EstadoVazio
      desenho="busca"
      frase={`Este agendamento é de ${outra.nome}, e a agenda aberta é de outra clínica.`}
      acao={<Button onClick={() => escolher(outra.id)}>Ver a agenda de {outra.nome}</Button>}
    />
  );
}
