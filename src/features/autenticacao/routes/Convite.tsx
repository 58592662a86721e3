import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Carregando } from '@/components/Carregando.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { PAGINAS_PUBLICAS, PATHS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { conviteQueryOptions, type TipoDeConvite } from '../api/convite.ts';
import { AceitarConvite } from '../components/AceitarConvite.tsx';
import { ConviteParaEntrar } from '../components/ConviteParaEntrar.tsx';
import { MolduraDeAcesso } from '../components/MolduraDeAcesso.tsx';

const O_QUE_MUDA: Readonly<Record<TipoDeConvite, string>> = {
  medico: 'Ao aceitar, você passa a atender nesta clínica e a ver os pacientes dela.',
  staff: 'Ao aceitar, você passa a fazer parte da equipe desta clínica.',
  plantonista:
    'Ao aceitar, você passa a ver os plantões que este hospital publicar, e a poder assumi-los. Você não vê os pacientes dele, e ele não vê sua agenda nem suas contas.',
};

/** An invitation opened by its link: accept it, or sign in or up carrying it. */
export function Convite() {
  const { token } = useParams({ from: `/com-dados${PATHS.convite}` });
  const { situacao } = useAuth();
  const { data: convite, isPending, error, refetch } = useQuery(conviteQueryOptions(token));

  if (isPending || situacao === 'carregando') return <Carregando />;
  if (error) {
    return (
      <MolduraDeAcesso titulo="Convite">
        <EstadoErro
          erro={error}
          titulo="Não foi possível abrir o convite."
          dados="O convite continua valendo."
          aoTentar={() => void refetch()}
        />
      </MolduraDeAcesso>
    );
  }
  if (!convite?.valido) return <ConviteSemValor />;
  return (
    <MolduraDeAcesso
      titulo={`${convite.clinica_nome} convidou você`}
      descricao={O_QUE_MUDA[convite.tipo]}
    >
      {situacao === 'autenticado' ? (
        <AceitarConvite token={token} />
      ) : (
        <ConviteParaEntrar token={token} tipo={convite.tipo} />
      )}
    </MolduraDeAcesso>
  );
}

function ConviteSemValor() {
  return (
    <MolduraDeAcesso titulo="Este convite não vale mais">
      <EstadoVazio
        desenho="carta"
        frase="Ele já foi usado, venceu ou foi cancelado. Peça um novo link à clínica que convidou você."
        acao={
          <Button component="a" href={PAGINAS_PUBLICAS.inicio} variant="default">
            Ir para a página inicial
          </Button>
        }
      />
    </MolduraDeAcesso>
  );
}
