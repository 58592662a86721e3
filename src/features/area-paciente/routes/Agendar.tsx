import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { proximosOptions, vinculosOptions } from '../api/queries.ts';
import { Pedir } from '../pedido/Pedir.tsx';
import { Remarcar } from '../pedido/Remarcar.tsx';
import { SemVinculo } from '../vinculo/SemVinculo.tsx';

/** `/paciente/agendar`: asks for a time, or (`?remarcar=`) moves an appointment to another. */
export function Agendar() {
  const { remarcar } = useSearch({ from: rotaDe(PATHS.pedirAgendamento) });
  return remarcar ? <Remarcacao id={remarcar} /> : <Pedido />;
}

function Pedido() {
  const { data, isPending, error, refetch } = useQuery(vinculosOptions);
  const abertas = data?.filter(({ aceita_pedido }) => aceita_pedido) ?? [];
  return (
    <Pagina
      titulo="Pedir agendamento"
      descricao="Escolha um horário livre. Ele fica reservado para você, e a clínica confirma."
    >
      {isPending && <Esqueleto linhas={4} />}
      {error && !data && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {data?.length === 0 && <SemVinculo />}
      {data && data.length > 0 && abertas.length === 0 && (
        <EstadoVazio
          desenho="lista"
          frase="Sua clínica ainda não recebe pedidos de horário por aqui. Para marcar, ligue ou escreva na conversa."
          acao={<BotaoLink to={PATHS.conversasDoPaciente}>Ir para as conversas</BotaoLink>}
        />
      )}
      {abertas.length > 0 && <Pedir vinculos={abertas} />}
    </Pagina>
  );
}

function Remarcacao({ id }: { id: string }) {
  const { data, isPending, error, refetch } = useQuery(proximosOptions);
  const agendamento = data?.find((um) => um.id === id);
  return (
    <Pagina titulo="Remarcar atendimento">
      {isPending && <Esqueleto linhas={4} />}
      {error && !data && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {data && !agendamento && (
        <EstadoVazio
          desenho="busca"
          frase="Não encontramos este atendimento entre os seus próximos. Ele pode ter sido cancelado ou remarcado."
          acao={<BotaoLink to={PATHS.agenda}>Ver meus agendamentos</BotaoLink>}
        />
      )}
      {agendamento && <Remarcar key={agendamento.id} agendamento={agendamento} />}
    </Pagina>
  );
}
