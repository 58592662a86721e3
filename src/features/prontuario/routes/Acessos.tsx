import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDeAcessos } from '@/shared/prontuario/api/keys.ts';
import { situacaoOptions } from '../api/situacao.ts';
import { FiltrosDeAcessos } from '../sigilo/FiltrosDeAcessos.tsx';
import { ListaDeAcessos } from '../sigilo/ListaDeAcessos.tsx';
import { Restricao } from '../sigilo/Restricao.tsx';
import { useGereRestricao } from '../sigilo/useGereRestricao.ts';

/** `/prontuario/paciente/$id/acessos`: who accessed the record, and whether it is restricted. */
export function Acessos() {
  const { paciente } = usePacienteDaTela();
  const gere = useGereRestricao();
  return (
    <Pagina
      titulo="Acessos ao prontuário"
      descricao="Quem abriu, escreveu, imprimiu ou exportou. O registro não muda e não guarda nada clínico."
      acoes={
        <BotaoLink to={PATHS.paciente} params={{ id: paciente.id }} variant="default">
          Ver prontuário
        </BotaoLink>
      }
    >
      {gere ? (
        <Registro />
      ) : (
        <EstadoVazio
          desenho="cadeado"
          frase="O registro de acessos é visto pela clínica e, no consultório próprio, pelo médico. O paciente vê os acessos ao próprio prontuário na área do paciente."
        />
      )}
    </Pagina>
  );
}

function Registro() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const navegar = useNavigate();
  const { data: situacao } = useQuery(situacaoOptions(clinicaId, paciente.id));
  const { quem, de, ate, emergencia } = useSearch({ from: rotaDe(PATHS.acessosAoProntuario) });
  const filtro: FiltroDeAcessos = {
    ...(quem && { quem }),
    ...(de && { de }),
    ...(ate && { ate }),
    ...(emergencia === 'sim' && { emergencia: true }),
  };
  const mudar = ({ emergencia: so, ...resto }: FiltroDeAcessos) =>
    void navegar({
      to: '.',
      search: { ...resto, ...(so && { emergencia: 'sim' as const }) },
      replace: true,
    });
  return (
    <Stack gap="md">
      {situacao && <Restricao situacao={situacao} />}
      <FiltrosDeAcessos filtro={filtro} aoMudar={mudar} />
      <ListaDeAcessos filtro={filtro} />
    </Stack>
  );
}
