import { Skeleton, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { useConjunta } from '@/lib/query/conjunta.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';
import { linhaDoTempoOptions } from '../api/queries.ts';
import { CalculosSalvos } from '../calculos/CalculosSalvos.tsx';
import { EscrevendoAgora } from '../components/EscrevendoAgora.tsx';
import { ExportarFhir } from '../components/ExportarFhir.tsx';
import { PlantoesDoPaciente } from '../plantoes/PlantoesDoPaciente.tsx';
import { LinkDosAcessos } from '../sigilo/LinkDosAcessos.tsx';
import { agruparPorMes } from './agrupar.ts';
import { BarraDeFiltros } from './BarraDeFiltros.tsx';
import { CartaoDaEntrada } from './CartaoDaEntrada.tsx';
import { buscaDoFiltro, filtroDaBusca, temFiltro } from './filtro.ts';
import classes from './LinhaDoTempo.module.css';
import { emOrdem } from './momentos.ts';
import { Rascunhos } from './Rascunhos.tsx';

const CartaoDoDocumento = sobDemanda(() =>
  import('./CartaoDoDocumento.tsx').then((modulo) => ({ default: modulo.CartaoDoDocumento })),
);

const ChamarProximo = sobDemanda(() =>
  import('./ChamarProximo.tsx').then((modulo) => ({ default: modulo.ChamarProximo })),
);

const DocumentosEmitidos = sobDemanda(() =>
  import('@/shared/prescricao/components/DocumentosEmitidos.tsx').then((modulo) => ({
    default: modulo.DocumentosEmitidos,
  })),
);

/** The record of a patient: what was finished and what was emitted, newest first, under its months. */
export function LinhaDoTempo() {
  const fuso = useFuso();
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const { id: leitorId } = usePerfil();
  const { destaque, ...busca } = useSearch({ from: rotaDe(`${PATHS.paciente}/`) });
  useConjunta(
    inicioOptions(clinicaId, paciente.id),
    linhaDoTempoOptions(clinicaId, paciente.id, { fuso }, leitorId),
    !temFiltro(filtroDaBusca(busca)),
  );
  return (
    <Pagina
      titulo="Prontuário"
      acoes={
        <>
          <Imprimir pacienteId={paciente.id} />
          <ExportarFhir />
          <BotaoLink to={PATHS.cadastroDoPaciente} params={{ id: paciente.id }} variant="default">
            Ver cadastro
          </BotaoLink>
          <LinkDosAcessos />
          {escreve && (
            <BotaoLink to={PATHS.prescrever} params={{ id: paciente.id }} variant="default">
              Prescrever
            </BotaoLink>
          )}
          {escreve && <NovaEvolucao pacienteId={paciente.id} />}
        </>
      }
    >
      <Stack gap="md">
        <EscrevendoAgora />
        {destaque && (
          <Suspense fallback={null}>
            <ChamarProximo />
          </Suspense>
        )}
        {escreve && <Rascunhos />}
        <Suspense fallback={null}>
          <DocumentosEmitidos />
        </Suspense>
        <CalculosSalvos />
        <PlantoesDoPaciente />
        <Entradas />
      </Stack>
    </Pagina>
  );
}

/** To paper or PDF: what the timeline shows, as it is filtered. */
function Imprimir({ pacienteId }: { pacienteId: string }) {
  const { destaque, ...busca } = useSearch({ from: rotaDe(`${PATHS.paciente}/`) });
  return (
    <BotaoLink
      to={PATHS.imprimirProntuario}
      params={{ id: pacienteId }}
      search={buscaDoFiltro(filtroDaBusca(busca))}
      variant="default"
    >
      Imprimir
    </BotaoLink>
  );
}

function NovaEvolucao({ pacienteId }: { pacienteId: string }) {
  return (
    <BotaoLink
      to={PATHS.novaEvolucao}
      params={{ id: pacienteId }}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Nova evolução
    </BotaoLink>
  );
}

function Entradas() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { id: leitorId } = usePerfil();
  const { destaque, ...busca } = useSearch({ from: rotaDe(`${PATHS.paciente}/`) });
  const filtro = filtroDaBusca(busca);
  const filtrada = temFiltro(filtro);
  const linha = useInfiniteQuery({
    ...linhaDoTempoOptions(clinicaId, paciente.id, { ...filtro, fuso }, leitorId),
    // While another filter is read, what was found with the last one stays.
    placeholderData: keepPreviousData,
  });

  if (linha.isPending) return <EsqueletoDaLinha />;
  if (linha.isError) {
    return (
      <EstadoErro
        erro={linha.error}
        titulo="Não foi possível carregar o prontuário."
        aoTentar={() => void linha.refetch()}
      />
    );
  }
  const momentos = emOrdem(
    linha.data.pages.flatMap((pagina) => pagina.entradas),
    linha.data.pages.flatMap((pagina) => pagina.documentos),
  );
  return (
    <>
      {(momentos.length > 0 || filtrada) && <BarraDeFiltros filtro={filtro} />}
      {momentos.length === 0 && <SemEntradas filtrada={filtrada} />}
      {agruparPorMes(momentos, fuso).map(({ nome, entradas: doMes }) => (
        <Stack key={nome} component="section" gap="sm" aria-label={nome}>
          <Title order={2} className={classes.nomeDoMes}>
            {nome}
          </Title>
          <Stack component="ol" gap="sm">
            {doMes.map(({ id, entrada, documento }) => (
              <li key={id}>
                {entrada && (
                  <CartaoDaEntrada
                    entrada={entrada}
                    nascimento={paciente.data_nascimento}
                    destacada={[entrada, ...entrada.adendos].some((uma) => uma.id === destaque)}
                  />
                )}
                {documento && (
                  <Suspense fallback={<Skeleton height={96} radius="lg" />}>
                    <CartaoDoDocumento documento={documento} />
                  </Suspense>
                )}
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      <CarregarMais lista={linha}>Carregar mais antigas</CarregarMais>
    </>
  );
}

function SemEntradas({ filtrada }: { filtrada: boolean }) {
  const { paciente, escreve } = usePacienteDaTela();
  if (filtrada) {
    return (
      <EstadoVazio
        frase="Nada do prontuário combina com estes filtros."
        acao={
          <BotaoLink to={PATHS.paciente} params={{ id: paciente.id }} variant="default">
            Ver todas as evoluções
          </BotaoLink>
        }
      />
    );
  }
  return (
    <EstadoVazio
      frase="As evoluções finalizadas deste paciente aparecem aqui, da mais nova para a mais antiga."
      acao={escreve && <NovaEvolucao pacienteId={paciente.id} />}
    />
  );
}

function EsqueletoDaLinha() {
  return (
    <Esqueleto>
      <Stack gap="sm">
        <Skeleton height={16} width="9rem" radius="sm" />
        <Skeleton height={168} radius="lg" />
        <Skeleton height={168} radius="lg" />
      </Stack>
    </Esqueleto>
  );
}
