import { limitesDoDia, somarDias } from '@domain/agenda/fuso.ts';
import { ROTULO_DO_DESFECHO } from '@domain/plantao/desfecho.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { CamposDoPeriodo } from '@/components/CamposDoPeriodo.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { BUSCA_DA_TELA } from '@/config/constants.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora, formatarHora, hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import {
  type Atendido,
  historicoOptions,
  MAXIMO_DE_SESSOES,
  type SessaoPassada,
} from '../api/historico.ts';
import type { buscaDoHistorico } from '../busca.ts';
import { type Contagem, filtrar, minutosDe, numerosDe } from '../historico/numeros.ts';
import { Cor } from '../plantao/Cor.tsx';
import { emHoras } from '../plantao/tempo.ts';

type Busca = ReturnType<typeof buscaDoHistorico>;

/** How far back shows at first, in days. */
const DE_INICIO = 90;

/** `/plantonista/historico`: past shifts, who was attended in them, and what they come to. */
export function Historico() {
  const { id: eu } = usePerfil();
  const fuso = useFuso();
  const busca = useSearch({ from: rotaDe(PATHS.historicoDoPlantao) });
  const deHoje = hoje(fuso);
  const { de = somarDias(deHoje, -DE_INICIO), ate = deHoje } = busca;
  const sessoes = useQuery(
    historicoOptions(
      eu,
      limitesDoDia(de, fuso).inicio.toISOString(),
      limitesDoDia(ate, fuso).fim.toISOString(),
    ),
  );
  const aberta = sessoes.data?.find(({ id }) => id === busca.sessao);
  if (aberta) return <Aberta sessao={aberta} busca={busca} />;
  return (
    <Pagina titulo="Histórico" descricao="Seus plantões finalizados e quem você atendeu neles.">
      <Filtros busca={busca} periodo={{ de, ate }} sessoes={sessoes.data ?? []} />
      {sessoes.isPending && <Esqueleto linhas={6} />}
      {sessoes.isError && (
        <EstadoErro
          erro={sessoes.error}
          titulo="Não foi possível carregar seus plantões."
          aoTentar={() => void sessoes.refetch()}
        />
      )}
      {sessoes.data?.length === MAXIMO_DE_SESSOES && (
        <Recado titulo={`Mostrando os ${MAXIMO_DE_SESSOES} plantões mais novos do período.`}>
          Encurte o período para ver os outros.
        </Recado>
      )}
      {sessoes.data && (
        <Encontrados
          busca={busca}
          sessoes={filtrar(sessoes.data, { q: busca.q ?? '', local: busca.local ?? '' })}
          haAlgum={sessoes.data.length > 0}
        />
      )}
    </Pagina>
  );
}

interface PropsDosFiltros {
  busca: Busca;
  periodo: { de: string; ate: string };
  sessoes: readonly SessaoPassada[];
}

function Filtros({ busca, periodo, sessoes }: PropsDosFiltros) {
  const navegar = useNavigate();
  const mudar = (campos: { [N in keyof Busca]?: Busca[N] | undefined }) => {
    const todos = Object.entries({ ...busca, ...campos }).filter(([, valor]) => valor);
    void navegar({
      to: PATHS.historicoDoPlantao,
      search: Object.fromEntries(todos),
      replace: true,
    });
  };
  const locais = [...new Set(sessoes.flatMap(({ local_nome }) => local_nome ?? []))].sort();
  return (
    <Group align="end">
      <TextInput
        label="Procurar"
        placeholder="Queixa, hipótese, conduta, desfecho"
        defaultValue={busca.q ?? ''}
        miw={{ base: '100%', sm: 280 }}
        {...{ [BUSCA_DA_TELA]: true }}
        onChange={({ currentTarget }) => mudar({ q: currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label="Local"
        value={busca.local ?? ''}
        data={[{ value: '', label: 'Todos' }, ...locais]}
        onChange={({ currentTarget }) => mudar({ local: currentTarget.value })}
      />
      <CamposDoPeriodo periodo={periodo} aoMudar={({ de, ate }) => mudar({ de, ate })} />
    </Group>
  );
}

interface PropsDosEncontrados {
  busca: Busca;
  sessoes: readonly SessaoPassada[];
  haAlgum: boolean;
}

function Encontrados({ busca, sessoes, haAlgum }: PropsDosEncontrados) {
  const fuso = useFuso();
  if (!haAlgum) {
    return (
      <EstadoVazio frase="Nenhum plantão finalizado neste período. Os que você fizer pelo aplicativo ficam aqui." />
    );
  }
  const numeros = numerosDe(sessoes);
  return (
    <>
      <Bloco titulo="Números">
        <SimpleGrid cols={{ base: 1, sm: 3 }} px="recuo" pb="recuo">
          <Text className="numeros">
            {`Plantões: ${numeros.plantoes}, ${emHoras(numeros.minutos)}. Atendimentos: ${numeros.atendimentos}.`}
          </Text>
          <Contagens titulo="Desfechos" contagens={numeros.desfechos} />
          <Contagens titulo="Classificação" contagens={numeros.cores} />
        </SimpleGrid>
      </Bloco>
      <Bloco titulo="Plantões">
        {sessoes.length === 0 && <BlocoVazio>Nada com estes filtros.</BlocoVazio>}
        <ul className="linhas">
          {sessoes.map((sessao) => (
            <li key={sessao.id}>
              <Link
                className="linha"
                to={PATHS.historicoDoPlantao}
                search={{ ...busca, sessao: sessao.id }}
              >
                <Stack gap={0} miw={0}>
                  <Text span fw={600} className="numeros">
                    {formatarDataHora(sessao.inicio, fuso)}
                  </Text>
                  <Text span size="sm" c="dimmed">
                    {sessao.local_nome ?? 'Sem local'}
                  </Text>
                </Stack>
                <Text span miw="max-content" className="numeros">
                  {`${sessao.atendimentos.length} atendidos, ${emHoras(minutosDe(sessao))}`}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      </Bloco>
    </>
  );
}

function Contagens({ titulo, contagens }: { titulo: string; contagens: readonly Contagem[] }) {
  return (
    <div>
      <Text fw={600}>{titulo}</Text>
      {contagens.length === 0 && <Text c="dimmed">sem dados</Text>}
      <ul>
        {contagens.map(({ rotulo, quantos }) => (
          <li key={rotulo} className="numeros">{`${rotulo}: ${quantos}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** One past shift on the screen and on paper. */
function Aberta({ sessao, busca }: { sessao: SessaoPassada; busca: Busca }) {
  const fuso = useFuso();
  const { sessao: _, ...resto } = busca;
  const emOrdem = [...sessao.atendimentos].sort(
    (um, outro) => Date.parse(um.chegada_em) - Date.parse(outro.chegada_em),
  );
  return (
    <Pagina
      titulo={sessao.local_nome ?? 'Plantão'}
      descricao={`${formatarDataHora(sessao.inicio, fuso)} a ${sessao.data_fim ? formatarDataHora(sessao.data_fim, fuso) : ''}, ${emHoras(minutosDe(sessao))}. Atendidos: ${emOrdem.length}.`}
      acoes={
        <>
          <BotaoLink to={PATHS.historicoDoPlantao} search={resto} variant="default">
            Voltar ao histórico
          </BotaoLink>
          <Button variant="default" onClick={() => window.print()}>
            Imprimir
          </Button>
        </>
      }
    >
      {emOrdem.length === 0 && <EstadoVazio frase="Ninguém foi registrado neste plantão." />}
      {emOrdem.map((um) => (
        <UmAtendido key={um.id} atendido={um} />
      ))}
    </Pagina>
  );
}

function UmAtendido({ atendido }: { atendido: Atendido }) {
  const fuso = useFuso();
  const { descricao, cor, chegada_em, clinico, desfecho, desfecho_dados } = atendido;
  const partes = [
    ['Queixa', clinico.queixa],
    ['História', clinico.historia],
    ['Alergias', clinico.alergias],
    ['Exame físico', clinico.exame],
    ['Hipóteses', clinico.hipoteses],
    ['Conduta', clinico.conduta],
    [
      'Medicamentos',
      clinico.medicamentos
        ?.map(({ nome, dose, dado_em }) => `${nome} ${dose} às ${formatarHora(dado_em, fuso)}`)
        .join('; '),
    ],
    [
      'Exames',
      clinico.exames
        ?.map(({ nome, resultado }) => [nome, resultado].filter(Boolean).join(': '))
        .join('; '),
    ],
    ['Procedimentos', clinico.procedimentos?.map(({ nome }) => nome).join('; ')],
    ['Orientações', desfecho_dados?.orientacoes],
    ['Destino', desfecho_dados?.destino],
  ].filter((parte): parte is [string, string] => Boolean(parte[1]));
  return (
    <Bloco titulo={descricao} acao={<Cor cor={cor} />}>
      <Stack px="recuo" pb="recuo" gap="xs">
        <Text size="sm" c="dimmed" className="numeros">
          {`Chegou em ${formatarDataHora(chegada_em, fuso)}.`}
          {desfecho &&
            desfecho_dados &&
            ` ${ROTULO_DO_DESFECHO[desfecho]} em ${formatarDataHora(desfecho_dados.em, fuso)}.`}
        </Text>
        {partes.map(([rotulo, texto]) => (
          <div key={rotulo}>
            <Text fw={600}>{rotulo}</Text>
            <Text className="como-escrito">{texto}</Text>
          </div>
        ))}
      </Stack>
    </Bloco>
  );
}
