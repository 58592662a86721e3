import { limitesDoDia } from '@domain/agenda/fuso.ts';
import { escreverCsv } from '@domain/crm/csv.ts';
import { emReais } from '@domain/dinheiro.ts';
import { ROTULO_DA_SITUACAO, SITUACOES, type Situacao } from '@domain/plantao/acerto.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { salvarCsv } from '@/lib/arquivos.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { resumir } from '../agenda/resumo.ts';
import { conta as contam, type PlantaoComConta } from '../api/contas.ts';
import { usePlantoes } from '../api/usePlantoes.ts';
import type { buscaDoFinanceiro } from '../busca.ts';
import { Ano } from '../financeiro/Ano.tsx';
import {
  CABECALHO,
  linhasDaPlanilha,
  liquidoPorHora,
  mesesDoAno,
  naSituacao,
  porLocal,
} from '../financeiro/anual.ts';
import { Idades } from '../financeiro/Idades.tsx';

const ContaDoPlantao = sobDemanda(() =>
  import('../financeiro/ContaDoPlantao.tsx').then((m) => ({ default: m.ContaDoPlantao })),
);

type Busca = ReturnType<typeof buscaDoFinanceiro>;
type Mudanca = { [N in keyof Busca]?: Busca[N] | undefined };

/** What the address carries once some of it changed; undefined takes away. */
function mudada(busca: Busca, mudanca: Mudanca): Busca {
  const todos = Object.entries({ ...busca, ...mudanca });
  return Object.fromEntries(todos.filter(([, valor]) => valor !== undefined));
}

/** `/plantonista/financeiro`: what each shift is worth, what arrived, and who owes. */
export function Financeiro() {
  const fuso = useFuso();
  const navegar = useNavigate();
  const deHoje = hoje(fuso);
  const busca = useSearch({ from: rotaDe(PATHS.financeiroDoPlantao) });
  const { ano = Number(deHoje.slice(0, 4)) } = busca;
  const abrindo = busca.plantao !== undefined;
  // Fetched when first opened, it stays, so that it slides away.
  const [comConta, setComConta] = useState(abrindo);
  if (abrindo && !comConta) setComConta(true);
  const de = limitesDoDia(`${ano}-01-01`, fuso).inicio.toISOString();
  const ate = limitesDoDia(`${ano + 1}-01-01`, fuso).inicio.toISOString();
  const { locais, contas, erro, reler } = usePlantoes(de, ate);
  const mudar = (mudanca: Mudanca) =>
    void navegar({ to: PATHS.financeiroDoPlantao, search: mudada(busca, mudanca) });
  const doAno = contas?.filter((uma) => contam(uma) && uma.dia.startsWith(`${ano}-`));
  return (
    <Pagina
      titulo="Financeiro"
      descricao="O que cada plantão vale, o que chegou e o que falta chegar."
      acoes={
        <Group gap="xs">
          <Button
            variant="default"
            aria-label="Ano anterior"
            onClick={() => mudar({ ano: ano - 1 })}
          >
            ‹
          </Button>
          <Text className="numeros" fw={600} aria-live="polite">
            {ano}
          </Text>
          <Button
            variant="default"
            aria-label="Ano seguinte"
            onClick={() => mudar({ ano: ano + 1 })}
          >
            ›
          </Button>
        </Group>
      }
    >
      {!doAno && !erro && <Esqueleto linhas={6} />}
      {!doAno && erro && (
        <EstadoErro
          erro={erro}
          titulo="Não foi possível carregar o financeiro."
          aoTentar={() => void reler()}
        />
      )}
      {doAno?.length === 0 && (
        <EstadoVazio
          frase={`Nenhum plantão em ${ano}. Os que você planejar na agenda, ou fizer pelo aplicativo, aparecem aqui com o que valem.`}
          acao={
            <BotaoLink to={PATHS.agendaDoPlantao} search={{}}>
              Abrir a agenda
            </BotaoLink>
          }
        />
      )}
      {doAno && doAno.length > 0 && (
        <>
          <Numeros contas={doAno} />
          <Ano ano={ano} meses={mesesDoAno(ano, doAno)} deHoje={deHoje.slice(0, 7)} />
          <Idades locais={porLocal(doAno)} />
          <Lista ano={ano} contas={doAno} busca={busca} locais={locais ?? []} mudar={mudar} />
          <Suspense fallback={null}>
            {comConta && (
              <ContaDoPlantao
                conta={doAno.find(({ plantao }) => plantao.id === busca.plantao) ?? null}
                aoFechar={() => mudar({ plantao: undefined })}
              />
            )}
          </Suspense>
        </>
      )}
    </Pagina>
  );
}

function Numeros({ contas }: { contas: readonly PlantaoComConta[] }) {
  const feitos = contas.filter(({ acerto }) => acerto.situacao !== 'futuro');
  const resumo = resumir(feitos);
  const porHora = liquidoPorHora(resumo);
  const numeros = [
    ['Trabalhado, líquido', emReais(resumo.liquido)],
    ['Recebido', emReais(resumo.recebido)],
    ['A receber', emReais(resumo.aberto)],
    ['Atrasado', emReais(resumo.atrasado)],
    ['Líquido por hora', porHora === null ? 'sem dados' : emReais(porHora)],
  ] as const;
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 5 }} className="cartao" p="recuo" m={0}>
      {numeros.map(([rotulo, valor]) => (
        <div key={rotulo}>
          <Text component="dt" size="sm" c="dimmed">
            {rotulo}
          </Text>
          <Text component="dd" m={0} fz="lg" fw={700} className="numeros">
            {valor}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

interface PropsDaLista {
  ano: number;
  contas: readonly PlantaoComConta[];
  locais: readonly { id: string; nome: string }[];
  busca: Busca;
  mudar: (mudanca: Mudanca) => void;
}

const TODOS = { value: '', label: 'Todos' };

function Lista({ ano, contas, locais, busca, mudar }: PropsDaLista) {
  const situacao = SITUACOES.find((uma) => uma === busca.situacao) ?? null;
  const vistas = contas
    .filter(({ local }) => !busca.local || local.id === busca.local)
    .filter(naSituacao(situacao))
    .reverse();
  return (
    <Bloco
      titulo="Plantões"
      estado={`${vistas.length} ${vistas.length === 1 ? 'plantão' : 'plantões'}`}
      acao={
        <Button
          variant="default"
          disabled={vistas.length === 0}
          onClick={() =>
            salvarCsv(`plantoes-${ano}.csv`, escreverCsv(CABECALHO, linhasDaPlanilha(vistas)))
          }
        >
          Exportar planilha (CSV)
        </Button>
      }
    >
      <Group p="recuo">
        <NativeSelect
          size="md"
          label="Local"
          value={busca.local ?? ''}
          data={[TODOS, ...locais.map(({ id, nome }) => ({ value: id, label: nome }))]}
          onChange={({ currentTarget }) => mudar({ local: currentTarget.value || undefined })}
        />
        <NativeSelect
          size="md"
          label="Situação"
          value={situacao ?? ''}
          data={[
            TODOS,
            ...SITUACOES.map((uma) => ({ value: uma, label: ROTULO_DA_SITUACAO[uma] })),
          ]}
          onChange={({ currentTarget }) => mudar({ situacao: currentTarget.value || undefined })}
        />
      </Group>
      {vistas.length === 0 && <BlocoVazio>Nenhum plantão com estes filtros.</BlocoVazio>}
      <ul className="linhas">
        {vistas.map((uma) => (
          <li key={uma.plantao.id}>
            <Link
              className="linha"
              to={PATHS.financeiroDoPlantao}
              search={{ ...busca, plantao: uma.plantao.id }}
            >
              <Linha conta={uma} />
            </Link>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}

const ATENCAO: readonly Situacao[] = ['atrasado', 'a_faturar', 'sem_valor'];

function Linha({ conta: { local, dia, preco, acerto } }: { conta: PlantaoComConta }) {
  const atraso = acerto.atraso > 0 && ` há ${acerto.atraso} dias`;
  return (
    <>
      <Stack gap={0} miw={0}>
        <Text span fw={600} className="numeros">
          {`${formatarDia(dia)}, ${local.nome}`}
        </Text>
        <Text span size="sm" fw={ATENCAO.includes(acerto.situacao) ? 700 : 400}>
          {ROTULO_DA_SITUACAO[acerto.situacao]}
          {atraso}
          {acerto.glosado > 0 && `, glosa de ${emReais(acerto.glosado)}`}
        </Text>
      </Stack>
      <Stack gap={0} ta="end" miw="max-content" className="numeros">
        <Text span>{preco ? emReais(preco.liquido) : 'sem valor'}</Text>
        {acerto.aberto > 0 && acerto.situacao !== 'futuro' && (
          <Text span size="sm" c="dimmed">{`falta ${emReais(acerto.aberto)}`}</Text>
        )}
      </Stack>
    </>
  );
}
