import { limitesDoDia, somarDias } from '@domain/agenda/fuso.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { sessoesOptions, vagasOptions } from '../api/queries.ts';
import { Realizados } from '../components/Realizados.tsx';
import { Vagas } from '../components/Vagas.tsx';

const PublicarVaga = sobDemanda(() =>
  import('../components/PublicarVaga.tsx').then((m) => ({ default: m.PublicarVaga })),
);

/** How far back the sessions of the hospital show, in days. */
const ATRAS = 30;

/** `/hospital/plantoes`: open shifts, who took them, and what was worked in the hospital's places. */
export function PlantoesDoHospital() {
  const { id: eu } = usePerfil();
  const fuso = useFuso();
  const agora = useMinuto();
  const navegar = useNavigate();
  const { novo, sessao } = useSearch({ from: rotaDe(PATHS.plantoesDoHospital) });
  const deHoje = hoje(fuso);
  const [desde] = useState(() => new Date(agora).toISOString());
  const de = limitesDoDia(somarDias(deHoje, -ATRAS), fuso).inicio.toISOString();
  const ate = limitesDoDia(somarDias(deHoje, 2), fuso).inicio.toISOString();
  const vagas = useQuery(vagasOptions(eu, desde));
  const sessoes = useQuery(sessoesOptions(eu, de, ate));
  const abrir = (busca: { novo?: string; sessao?: string }) =>
    void navegar({ to: PATHS.plantoesDoHospital, search: busca });
  // Fetched when first opened, it stays, so that it slides away.
  const [comForm, setComForm] = useState(novo !== undefined);
  if (novo !== undefined && !comForm) setComForm(true);
  return (
    <Pagina
      titulo="Plantões"
      descricao="Publique os plantões sem médico e acompanhe os que são feitos aqui."
      acoes={
        <>
          <BotaoLink
            to={PATHS.gestaoMedicos}
            search={{ aba: 'convites', para: 'plantonista' }}
            variant="default"
          >
            Convidar plantonista
          </BotaoLink>
          <Button onClick={() => abrir({ novo: deHoje })}>Publicar plantão</Button>
        </>
      }
    >
      {vagas.isPending && <Esqueleto linhas={4} />}
      {vagas.isError && !vagas.data && (
        <EstadoErro
          erro={vagas.error}
          titulo="Não foi possível carregar os plantões."
          aoTentar={() => void vagas.refetch()}
        />
      )}
      {vagas.data && <Vagas hospitalId={eu} vagas={vagas.data} fuso={fuso} agora={agora} />}
      {sessoes.isPending && <Esqueleto linhas={4} />}
      {sessoes.isError && !sessoes.data && (
        <EstadoErro
          erro={sessoes.error}
          titulo="Não foi possível carregar os plantões feitos."
          aoTentar={() => void sessoes.refetch()}
        />
      )}
      {sessoes.data && (
        <Realizados
          hospitalId={eu}
          sessoes={sessoes.data}
          fuso={fuso}
          aberta={sessao}
          abrir={(qual) => abrir(qual ? { sessao: qual } : {})}
        />
      )}
      <GavetaLateral
        opened={novo !== undefined}
        onClose={() => abrir({})}
        position="right"
        title="Publicar plantão"
        size="lg"
      >
        <Suspense fallback={<Esqueleto linhas={6} />}>
          {comForm && (
            <PublicarVaga
              key={novo}
              hospitalId={eu}
              fuso={fuso}
              dia={novo ?? deHoje}
              aoPublicar={(quantos) => {
                avisar.sucesso(
                  quantos > 1 ? `${quantos} plantões publicados.` : 'Plantão publicado.',
                );
                abrir({});
              }}
            />
          )}
        </Suspense>
      </GavetaLateral>
    </Pagina>
  );
}
