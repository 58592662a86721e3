import { diaDe, limitesDoDia, somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { emReais } from '@domain/dinheiro.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Mes } from '@/components/Mes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { agrupar } from '@/lib/agrupar.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora, hoje } from '@/lib/format/datas.ts';
import { comMaiuscula, diaPorExtenso, mesPorExtenso, naoAntes } from '@/lib/format/dias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type HorasNaClinica, horasNaClinicaOptions } from '@/shared/plantoes/api/queries.ts';
import { emHorario } from '../agenda/horario.ts';
import { resumir } from '../agenda/resumo.ts';
import { conta as contam, type PlantaoComConta } from '../api/contas.ts';
import { usePlantoes } from '../api/usePlantoes.ts';
import { emHoras } from '../plantao/tempo.ts';

const Gavetas = sobDemanda(() =>
  import('../agenda/Gavetas.tsx').then((m) => ({ default: m.Gavetas })),
);

const MudancasDaEscala = sobDemanda(() =>
  import('../agenda/MudancasDaEscala.tsx').then((m) => ({ default: m.MudancasDaEscala })),
);

const NaClinica = sobDemanda(() =>
  import('../agenda/NaClinica.tsx').then((m) => ({ default: m.NaClinica })),
);

const AssinarCalendario = sobDemanda(() =>
  import('../agenda/AssinarCalendario.tsx').then((m) => ({ default: m.AssinarCalendario })),
);

/** `/plantonista/agenda`: the shifts of a month, planned and worked. */
export function AgendaDoPlantao() {
  const { id: eu } = usePerfil();
  const fuso = useFuso();
  const navegar = useNavigate();
  const busca = useSearch({ from: rotaDe(PATHS.agendaDoPlantao) });
  const deHoje = hoje(fuso);
  const { dia = deHoje, plantao: aberto, novo } = busca;
  const abrindo = aberto !== undefined || novo !== undefined;
  // Fetched when first opened, it stays, so that it slides away.
  const [comGavetas, setComGavetas] = useState(abrindo);
  if (abrindo && !comGavetas) setComGavetas(true);
  const primeiro = `${dia.slice(0, 7)}-01`;
  // A week on each side: the weeks that show, whatever clock a place has.
  const de = limitesDoDia(somarDias(primeiro, -7), fuso).inicio.toISOString();
  const ate = limitesDoDia(somarDias(somarMeses(primeiro, 1), 7), fuso).inicio.toISOString();
  const { agora, locais, contas, erro, reler } = usePlantoes(de, ate);
  const { data: horas = [] } = useQuery(horasNaClinicaOptions(eu, de, ate));
  const naClinica = agrupar(horas, ({ inicio }) => diaDe(new Date(inicio), fuso));
  const mudar = (mudanca: { dia?: string; plantao?: string; novo?: string }) =>
    void navegar({ to: PATHS.agendaDoPlantao, search: { dia, ...mudanca } });
  return (
    <Pagina
      titulo="Agenda de plantões"
      acoes={
        <>
          <Group gap="xs">
            <Button
              variant="default"
              aria-label="Mês anterior"
              onClick={() => mudar({ dia: somarMeses(primeiro, -1) })}
            >
              ‹
            </Button>
            <Button variant="default" onClick={() => mudar({ dia: deHoje })}>
              Hoje
            </Button>
            <Button
              variant="default"
              aria-label="Mês seguinte"
              onClick={() => mudar({ dia: somarMeses(primeiro, 1) })}
            >
              ›
            </Button>
          </Group>
          <Button onClick={() => mudar({ novo: naoAntes(dia, deHoje) })}>Novo plantão</Button>
        </>
      }
    >
      <Text component="h2" fw={600} fz="lg" aria-live="polite">
        {comMaiuscula(mesPorExtenso(dia))}
      </Text>
      {!contas && !erro && <Esqueleto linhas={6} />}
      {!contas && erro && (
        <EstadoErro
          erro={erro}
          titulo="Não foi possível carregar sua agenda."
          aoTentar={() => void reler()}
        />
      )}
      {contas && locais && (
        <>
          <MesDosPlantoes
            dia={dia}
            hoje={deHoje}
            contas={contas}
            naClinica={naClinica}
            mudar={mudar}
          />
          <Suspense fallback={null}>
            <MudancasDaEscala locais={locais} />
          </Suspense>
          <ListaDoMes mes={dia.slice(0, 7)} contas={contas} dia={dia} />
          <Suspense fallback={null}>
            <NaClinica mes={dia.slice(0, 7)} horas={naClinica} />
            <AssinarCalendario />
          </Suspense>
          <Suspense fallback={null}>
            {comGavetas && (
              <Gavetas
                conta={contas.find(({ plantao }) => plantao.id === aberto) ?? null}
                novo={novo ?? null}
                locais={locais}
                agora={agora}
                aoFechar={() => mudar({})}
              />
            )}
          </Suspense>
        </>
      )}
    </Pagina>
  );
}

interface PropsDoMes {
  dia: string;
  hoje: string;
  contas: readonly PlantaoComConta[];
  /** Hours in clinics, by day. */
  naClinica: ReadonlyMap<string, readonly HorasNaClinica[]>;
  mudar: (mudanca: { dia?: string; plantao?: string; novo?: string }) => void;
}

function MesDosPlantoes({ dia: doFoco, hoje: deHoje, contas, naClinica, mudar }: PropsDoMes) {
  const fuso = useFuso();
  const porDia = agrupar(contas.filter(contam), ({ dia }) => dia);
  const doDia = (dia: string) => porDia.get(dia) ?? [];
  const abrir = (dia: string) => {
    const [um, outro] = doDia(dia);
    if (!um) mudar({ dia, novo: dia });
    else if (outro) mudar({ dia });
    else mudar({ dia, plantao: um.plantao.id });
  };
  return (
    <Mes
      dia={doFoco}
      hoje={deHoje}
      rotulo={(dia) =>
        `${quantos(doDia(dia).length)}${naClinica.has(dia) ? ', atendimento na clínica' : ''}`
      }
      total={(dia) => doDia(dia).length}
      aoAndar={(dia) => mudar({ dia })}
      aoAbrir={abrir}
    >
      {(dia) => (
        <>
          {doDia(dia).map(({ plantao, local }) => (
            <Text span key={plantao.id} size="xs" truncate visibleFrom="sm">
              {`${formatarHora(plantao.inicio, local.fuso)} ${local.nome}`}
            </Text>
          ))}
          {naClinica.get(dia)?.map((uma) => (
            <Text span key={uma.inicio} size="xs" c="dimmed" truncate visibleFrom="sm">
              {`${emHorario(uma, fuso)} clínica`}
            </Text>
          ))}
        </>
      )}
    </Mes>
  );
}

function quantos(total: number): string {
  if (total === 0) return 'sem plantão';
  return total === 1 ? '1 plantão' : `${total} plantões`;
}

interface PropsDaLista {
  mes: string;
  dia: string;
  contas: readonly PlantaoComConta[];
}

function ListaDoMes({ mes, dia: daBusca, contas }: PropsDaLista) {
  const doMes = contas.filter(({ dia }) => dia.startsWith(mes));
  const { plantoes, minutos, bruto } = resumir(doMes.filter(contam));
  return (
    <Bloco
      titulo="Plantões do mês"
      estado={
        plantoes > 0 &&
        [quantos(plantoes), emHoras(minutos), bruto > 0 && `${emReais(bruto)} brutos`]
          .filter(Boolean)
          .join(', ')
      }
    >
      {doMes.length === 0 && (
        <BlocoVazio>Nenhum plantão neste mês. Escolha um dia para planejar.</BlocoVazio>
      )}
      <ul className="linhas">
        {doMes.map((uma) => (
          <li key={uma.plantao.id}>
            <Link
              className="linha"
              to={PATHS.agendaDoPlantao}
              search={{ dia: daBusca, plantao: uma.plantao.id }}
            >
              <LinhaDoPlantao conta={uma} />
            </Link>
          </li>
        ))}
      </ul>
    </Bloco>
  );
}

function LinhaDoPlantao({ conta: { plantao, local, dia, preco } }: { conta: PlantaoComConta }) {
  const estado = {
    previsto: '',
    realizado: 'feito',
    cancelado: 'cancelado',
    passado: 'passado a um colega',
  }[plantao.estado];
  const bruto = preco?.bruto ?? plantao.valor_combinado_centavos;
  return (
    <>
      <Stack gap={0} miw={0} {...(!contaNaAgenda(plantao.estado) && { c: 'dimmed' })}>
        <Text span fw={600}>
          {comMaiuscula(diaPorExtenso(dia))}
        </Text>
        <Text span size="sm" c="dimmed" className="numeros">
          {[
            `${formatarHora(plantao.inicio, local.fuso)} a ${formatarHora(plantao.fim, local.fuso)}`,
            local.nome,
            plantao.sobreaviso && 'sobreaviso',
            estado,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <Text span miw="max-content" className="numeros">
        {bruto === null ? 'sem valor' : emReais(bruto)}
      </Text>
    </>
  );
}

const contaNaAgenda = (estado: string) => estado === 'previsto' || estado === 'realizado';
