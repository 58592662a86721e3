import { Button, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { calculosPorExtensoOptions } from '@/shared/calculos/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDaLinha } from '@/shared/prontuario/api/keys.ts';
import { type ProntuarioNoPapel, prontuarioInteiroOptions } from '../api/impressao.ts';
import { registrarAcesso } from '../api/registrar-acesso.ts';
import { CalculosImpressos } from '../calculos/CalculosImpressos.tsx';
import { noPapel } from '../calculos/recorte.ts';
import { EntradaImpressa } from '../impressao/EntradaImpressa.tsx';
import { Identificacao } from '../impressao/Identificacao.tsx';
import { ListasDoResumo } from '../impressao/ListasDoResumo.tsx';
import { Filtros } from '../linha-do-tempo/Filtros.tsx';
import { buscaDoFiltro, filtroDaBusca } from '../linha-do-tempo/filtro.ts';

/** `…/imprimir`: the record, whole or filtered as the timeline is, as it goes to paper or to PDF. */
export function ImprimirProntuario() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { id: leitorId } = usePerfil();
  const navegar = useNavigate();
  const filtro = filtroDaBusca(useSearch({ from: rotaDe(PATHS.imprimirProntuario) }));
  const noFuso = { ...filtro, fuso };
  const entradas = useQuery(prontuarioInteiroOptions(clinicaId, paciente.id, noFuso, leitorId));
  const calculos = useQuery({ ...calculosPorExtensoOptions(clinicaId, paciente.id), staleTime: 0 });
  const data = calculos.data && entradas.data;
  const error = entradas.error ?? calculos.error;
  const tentar = () => {
    for (const { isError, refetch } of [entradas, calculos]) if (isError) void refetch();
  };
  return (
    <Pagina
      titulo="Imprimir prontuário"
      estado={data && quantas(data.entradas.length)}
      descricao={descricao(filtro)}
      acoes={
        <Button
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={!data}
          onClick={() => {
            // Unheard, the log still has the reading; whoever asked for paper gets it.
            registrarAcesso(paciente.id, 'imprimiu').catch(() => undefined);
            window.print();
          }}
        >
          Imprimir ou salvar em PDF
        </Button>
      }
    >
      <div className="so-na-tela">
        <Filtros
          filtro={filtro}
          aoMudar={(novo) => void navegar({ to: '.', search: buscaDoFiltro(novo), replace: true })}
        />
      </div>
      <Identificacao />
      <ListasDoResumo />
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível ler o prontuário inteiro."
          aoTentar={tentar}
        />
      )}
      {!error && !data && <Esqueleto linhas={6} />}
      {data && <Entradas prontuario={data} nascimento={paciente.data_nascimento} />}
      {data && <CalculosImpressos calculos={noPapel(calculos.data, noFuso, leitorId)} />}
    </Pagina>
  );
}

interface Props {
  prontuario: ProntuarioNoPapel;
  nascimento: string | null;
}

function Entradas({ prontuario: { entradas, anexos }, nascimento }: Props) {
  if (entradas.length === 0) {
    return <EstadoVazio frase="Nenhuma evolução finalizada combina com estes filtros." />;
  }
  return (
    <Stack gap={0}>
      {entradas.map((entrada) => (
        <EntradaImpressa
          key={entrada.id}
          entrada={entrada}
          nascimento={nascimento}
          anexos={anexos}
        />
      ))}
    </Stack>
  );
}

function quantas(numero: number): string {
  return numero === 1 ? '1 evolução' : `${numero.toLocaleString('pt-BR')} evoluções`;
}

/** What of the record is on the paper: a part must not pass for the whole. */
function descricao({ de, ate, autor, comDiagnostico, texto }: FiltroDaLinha): string {
  const periodo = [de && `de ${formatarDia(de)}`, ate && `até ${formatarDia(ate)}`];
  const recorte = [
    periodo.filter(Boolean).join(' ') || 'prontuário inteiro',
    autor && 'só de um autor',
    comDiagnostico && 'só com diagnóstico',
    texto && `só o que contém “${texto}”`,
  ];
  return `Evoluções finalizadas, da mais antiga para a mais nova: ${recorte.filter(Boolean).join(', ')}.`;
}
