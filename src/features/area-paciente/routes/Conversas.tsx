import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { ConversaDaConta } from '@/shared/conversas/api/linhas.ts';
import { conversasDaContaOptions } from '@/shared/conversas/api/queries.ts';
import { useTempoRealDaConta } from '@/shared/conversas/api/useTempoReal.ts';
import classes from '@/shared/conversas/components/Conversas.module.css';
import { ConversaAberta } from '../conversas/ConversaAberta.tsx';
import { ListaDeConversas } from '../conversas/ListaDeConversas.tsx';
import { NoFusoDoVinculo } from '../vinculo/fuso.tsx';
import { SemVinculo } from '../vinculo/SemVinculo.tsx';

/** `/paciente/conversas`: the patient's side of what is written to and fro with each clinic. */
export function Conversas() {
  const { id } = usePerfil();
  const { data, isPending, error, refetch } = useQuery(conversasDaContaOptions(id));
  return (
    <Pagina titulo="Conversas">
      {isPending && <Esqueleto linhas={4} />}
      {error && !data && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível carregar as conversas."
          aoTentar={() => void refetch()}
        />
      )}
      {data?.length === 0 && <SemVinculo />}
      {data && data.length > 0 && <Lado conversas={data} />}
    </Pagina>
  );
}

/** The list and the open conversation; on a phone one or the other. */
function Lado({ conversas }: { conversas: readonly ConversaDaConta[] }) {
  const { com, assunto = 'administrativo' } = useSearch({
    from: rotaDe(PATHS.conversasDoPaciente),
  });
  const aberta = conversas.find((um) => um.paciente_id === com && um.assunto === assunto);
  return (
    <div className={classes.colunas} data-aberta={com ? true : undefined}>
      <EscutarConversas conversas={conversas} />
      <div className={classes.lista}>
        <ListaDeConversas conversas={conversas} aberta={aberta} />
      </div>
      <div className={classes.painel}>
        {aberta && (
          <NoFusoDoVinculo pacienteId={aberta.paciente_id}>
            <ConversaAberta key={`${aberta.paciente_id} ${aberta.assunto}`} conversa={aberta} />
          </NoFusoDoVinculo>
        )}
        {!aberta && (
          <EstadoVazio
            desenho={com ? 'busca' : 'carta'}
            frase={
              com
                ? 'Não encontramos esta conversa entre as suas.'
                : 'Escolha com quem falar para ler e escrever.'
            }
          />
        )}
      </div>
    </div>
  );
}

/** Keeps the list in step, for each registration that the account is linked to. */
function EscutarConversas({ conversas }: { conversas: readonly ConversaDaConta[] }) {
  const pacientes = [...new Set(conversas.map(({ paciente_id }) => paciente_id))];
  return pacientes.map((pacienteId) => <Escuta key={pacienteId} pacienteId={pacienteId} />);
}

function Escuta({ pacienteId }: { pacienteId: string }) {
  const { id } = usePerfil();
  useTempoRealDaConta(id, pacienteId);
  return null;
}
