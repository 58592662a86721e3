import { Button } from '@mantine/core';
import { IconPlus, IconSettings, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { estruturaOptions } from './api/estrutura.ts';
import { REGRAS_PADRAO } from './api/linhas.ts';
import { useTempoReal } from './api/useTempoReal.ts';
import { Barra } from './barra/Barra.tsx';
import { Conteudo } from './Conteudo.tsx';
import classes from './routes/Agenda.module.css';
import { MolduraDaAgenda } from './routes/Moldura.tsx';
import { useAgora } from './useAgora.ts';
import { diasDaVista, useVista } from './vista.ts';

const Gavetas = sobDemanda(() =>
  import('./gaveta/Gavetas.tsx').then((modulo) => ({ default: modulo.Gavetas })),
);

/** The agenda of one clinic: bar, view, drawers. */
export function AgendaDaClinica({ clinica }: { clinica: Clinica }) {
  const estrutura = useQuery(estruturaOptions(clinica.id));
  const { fuso } = estrutura.data?.regras ?? REGRAS_PADRAO;
  const agora = useAgora(fuso);
  const { busca, vista, mudar } = useVista(agora.dia);
  useTempoReal(clinica.id);
  const comGaveta = Boolean(busca.novo || busca.agendamento || busca.painel);

  return (
    <MolduraDaAgenda
      carregando={estrutura.isPending}
      acoes={
        !clinica.soLeitura && (
          <Acoes
            // Of the days in sight, of which today may be none.
            aoCriar={() =>
              mudar({ novo: diasDaVista(vista).includes(agora.dia) ? 'agora' : `${vista.dia}T` })
            }
            aoEsperar={() => mudar({ painel: 'espera' })}
          />
        )
      }
    >
      {estrutura.isError && (
        <EstadoErro
          erro={estrutura.error}
          titulo="Não foi possível abrir a agenda."
          aoTentar={() => void estrutura.refetch()}
        />
      )}
      {estrutura.data && (
        <>
          <Barra estrutura={estrutura.data} {...{ vista, agora, mudar }} />
          <Conteudo {...{ clinica, vista, agora, mudar }} estrutura={estrutura.data} />
          {comGaveta && (
            <Suspense fallback={null}>
              <Gavetas {...{ clinica, busca, vista, agora, mudar }} estrutura={estrutura.data} />
            </Suspense>
          )}
        </>
      )}
    </MolduraDaAgenda>
  );
}

function Acoes({ aoCriar, aoEsperar }: { aoCriar: () => void; aoEsperar: () => void }) {
  return (
    <>
      <BotaoLink
        to={PATHS.ajustesDaAgenda}
        variant="default"
        leftSection={<IconSettings size={18} aria-hidden />}
        className={classes.soIcone}
      >
        <span>Ajustes</span>
      </BotaoLink>
      <Button
        variant="default"
        leftSection={<IconUsersGroup size={18} aria-hidden />}
        className={classes.soIcone}
        onClick={aoEsperar}
      >
        <span>Lista de espera</span>
      </Button>
      <Button visibleFrom="sm" leftSection={<IconPlus size={18} aria-hidden />} onClick={aoCriar}>
        Agendar
      </Button>
    </>
  );
}
