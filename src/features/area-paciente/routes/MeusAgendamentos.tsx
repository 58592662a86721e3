import { Group, Stack, Tabs } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { CAMADAS, PATHS, rotaDe } from '@/config/paths.ts';
import { useMinuto } from '@/lib/useMinuto.ts';
import classes from '../agendamentos/Atendimento.module.css';
import { Atendimento, DadosDoAtendimento, Situacao } from '../agendamentos/Atendimento.tsx';
import { Item } from '../agendamentos/Item.tsx';
import { NaEspera } from '../agendamentos/NaEspera.tsx';
import { type Lista, useOndeEsta } from '../agendamentos/onde.ts';
import { quandoFalado } from '../agendamentos/quando.ts';
import type { Agendamento } from '../api/linhas.ts';
import { anterioresOptions, proximosOptions, vinculosOptions } from '../api/queries.ts';
import { Ofertas } from '../inicio/Ofertas.tsx';
import { useAreaEmDia } from '../useArea.ts';
import { respondePorVarios } from '../vinculo/pessoas.ts';
import { SemVinculo } from '../vinculo/SemVinculo.tsx';

/** `/agenda` of a patient: appointments to come and past, and the waiting list. */
export function MeusAgendamentos() {
  useAreaEmDia();
  const { mostrar, agendamento: procurado = null } = useSearch({ from: rotaDe(CAMADAS.agenda) });
  const navegar = useNavigate();
  const vinculos = useQuery(vinculosOptions);
  const ondeEsta = useOndeEsta(procurado);
  const aberta: Lista = mostrar === 'anteriores' ? 'anteriores' : ondeEsta;
  const comNome = respondePorVarios(vinculos.data ?? []);
  const aceitaPedido = vinculos.data?.some(({ aceita_pedido }) => aceita_pedido) ?? false;
  return (
    <Pagina
      titulo="Meus Agendamentos"
      acoes={
        aceitaPedido && (
          <BotaoLink
            to={PATHS.pedirAgendamento}
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
          >
            Pedir agendamento
          </BotaoLink>
        )
      }
    >
      {vinculos.isPending && <Esqueleto linhas={4} />}
      {vinculos.error && !vinculos.data && (
        <EstadoErro erro={vinculos.error} aoTentar={() => void vinculos.refetch()} />
      )}
      {vinculos.data?.length === 0 && <SemVinculo />}
      {vinculos.data && vinculos.data.length > 0 && (
        <Tabs
          value={aberta}
          onChange={(escolhida) =>
            void navegar({
              to: PATHS.agenda,
              search: escolhida === 'anteriores' ? { mostrar: 'anteriores' } : {},
              replace: true,
            })
          }
          keepMounted={false}
        >
          <Tabs.List>
            <Tabs.Tab value="proximos">Próximos</Tabs.Tab>
            <Tabs.Tab value="anteriores">Anteriores</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={aberta} pt="lg">
            {aberta === 'proximos' ? (
              <Proximos comNome={comNome} procurado={procurado} />
            ) : (
              <Anteriores comNome={comNome} procurado={procurado} />
            )}
          </Tabs.Panel>
        </Tabs>
      )}
    </Pagina>
  );
}

interface PropsDaLista {
  comNome: boolean;
  /** The appointment to show, of this list or not. */
  procurado: string | null;
}

function Proximos({ comNome, procurado }: PropsDaLista) {
  const agora = useMinuto();
  const { data, isPending, error, refetch } = useQuery(proximosOptions);
  if (isPending) return <Esqueleto linhas={4} />;
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar seus agendamentos."
        aoTentar={() => void refetch()}
      />
    );
  }
  const marcados = data.filter(({ status }) => status !== 'reservado');
  return (
    <Group gap="lg" style={{ flexDirection: 'column', alignItems: 'stretch' }}>
      <Ofertas
        ofertas={data.filter(({ status }) => status === 'reservado')}
        agora={agora}
        comNome={comNome}
      />
      {marcados.length === 0 ? (
        <EstadoVazio
          desenho="lista"
          frase="Seus próximos atendimentos aparecem aqui, com o dia, a hora, o lugar e o que levar."
        />
      ) : (
        <Bloco titulo="Marcados">
          <ul className={`linhas ${classes.lista}`}>
            {marcados.map((agendamento) => (
              <Item key={agendamento.id} procurado={agendamento.id === procurado}>
                <Atendimento agendamento={agendamento} agora={agora} comNome={comNome} />
              </Item>
            ))}
          </ul>
        </Bloco>
      )}
      <NaEspera comNome={comNome} />
    </Group>
  );
}

function Anteriores({ comNome, procurado }: PropsDaLista) {
  const agora = useMinuto();
  const consulta = useInfiniteQuery(anterioresOptions);
  if (consulta.isPending) return <Esqueleto linhas={4} />;
  if (!consulta.data) {
    return (
      <EstadoErro
        erro={consulta.error}
        titulo="Não foi possível carregar seus agendamentos anteriores."
        aoTentar={() => void consulta.refetch()}
      />
    );
  }
  const agendamentos = consulta.data.pages.flat();
  if (agendamentos.length === 0) {
    return (
      <EstadoVazio
        desenho="lista"
        frase="O que você já teve, e o que foi cancelado, fica guardado aqui."
      />
    );
  }
  return (
    <>
      <Bloco titulo="Anteriores e cancelados">
        <ul className={`linhas ${classes.lista}`}>
          {agendamentos.map((agendamento) => (
            <Item key={agendamento.id} procurado={agendamento.id === procurado}>
              <Anterior agendamento={agendamento} agora={agora} comNome={comNome} />
            </Item>
          ))}
        </ul>
      </Bloco>
      {consulta.hasNextPage && (
        <Group justify="center" mt="md">
          <CarregarMais lista={consulta}>Mostrar mais</CarregarMais>
        </Group>
      )}
    </>
  );
}

interface PropsDoAnterior {
  agendamento: Agendamento;
  agora: number;
  comNome: boolean;
}

function Anterior({ agendamento, agora, comNome }: PropsDoAnterior) {
  const { inicio, fuso } = agendamento;
  return (
    <Stack component="article" pb="recuo" px="recuo">
      <h3 className={`${classes.quando} ${classes.menor}`}>
        <time dateTime={inicio}>{quandoFalado(inicio, fuso, agora)}</time>
      </h3>
      <DadosDoAtendimento agendamento={agendamento} comNome={comNome} />
      <Situacao agendamento={agendamento} agora={agora} />
    </Stack>
  );
}
