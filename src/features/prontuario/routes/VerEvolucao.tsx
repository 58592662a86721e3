import { Button, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { Entrada } from '../api/linhas.ts';
import { entradaOptions, versoesOptions } from '../api/queries.ts';
import { registrarAcesso } from '../api/registrar-acesso.ts';
import { AssinarEvolucao } from '../assinatura/AssinarEvolucao.tsx';
import { EvolucaoIndisponivel } from '../components/EvolucaoIndisponivel.tsx';
import { EsqueletoDoEditor } from '../editor/EsqueletoDoEditor.tsx';
import { AcoesDaEntrada } from '../entrada/AcoesDaEntrada.tsx';
import { AnexosDaEntrada } from '../entrada/Anexos.tsx';
import { Autoria } from '../entrada/Autoria.tsx';
import { CompartilharEvolucao } from '../entrada/CompartilharEvolucao.tsx';
import { DiagnosticosDaEntrada } from '../entrada/DiagnosticosDaEntrada.tsx';
import { Inativada, Teleconsulta } from '../entrada/Marcas.tsx';
import { RetornoDaEntrada } from '../entrada/RetornoDaEntrada.tsx';
import { RodapeImpresso } from '../entrada/RodapeImpresso.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { TabelaDeSinais } from '../entrada/TabelaDeSinais.tsx';
import { Textos } from '../entrada/Textos.tsx';
import classes from '../entrada/VerEvolucao.module.css';
import { Versoes } from '../entrada/Versoes.tsx';
import { useRegistrarLeitura } from '../sigilo/useRegistrarLeitura.ts';

const MedidasDaEntrada = sobDemanda(() =>
  import('../entrada/MedidasDaEntrada.tsx').then((modulo) => ({
    default: modulo.MedidasDaEntrada,
  })),
);

const Identificacao = sobDemanda(() =>
  import('../impressao/Identificacao.tsx').then((modulo) => ({ default: modulo.Identificacao })),
);

/** `…/visualizar/$prontuarioId`: one entry, whole, with its versions and addenda. */
export function VerEvolucao() {
  const { prontuarioId } = useParams({ from: rotaDe(PATHS.verEvolucao) });
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, error, isPending, refetch } = useQuery(
    entradaOptions(clinicaId, paciente.id, prontuarioId),
  );
  if (isPending) return <EsqueletoDoEditor />;
  if (error) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível abrir esta evolução."
        aoTentar={() => void refetch()}
      />
    );
  }
  return data ? <EvolucaoLida entrada={data} /> : <EvolucaoIndisponivel motivo="nao-encontrada" />;
}

function EvolucaoLida({ entrada }: { entrada: Entrada }) {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  useRegistrarLeitura(paciente.id, entrada.id);
  const { data } = useQuery(versoesOptions(clinicaId, paciente.id, entrada.entrada_id));
  const atual = data?.versoes[0];
  return (
    <Pagina
      titulo={`${entrada.adendo_de ? 'Adendo' : 'Evolução'} de ${formatarDataHora(entrada.ocorrido_em, fuso)}`}
      estado={estadoDaEntrada(entrada)}
      acoes={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => {
              registrarAcesso(paciente.id, 'imprimiu', entrada.id).catch(() => undefined);
              window.print();
            }}
          >
            Imprimir
          </Button>
          <CompartilharEvolucao entrada={entrada} />
          <AssinarEvolucao entrada={entrada} />
          <AcoesDaEntrada entrada={entrada} />
        </>
      }
    >
      {entrada.substituido_por && atual && <Substituida atual={atual} />}
      <Inativada entrada={entrada} />
      <Suspense fallback={null}>
        <Identificacao />
      </Suspense>
      <article className={`cartao ${classes.folha}`}>
        <Autoria entrada={entrada} />
        <Teleconsulta entrada={entrada} />
        <DiagnosticosDaEntrada entrada={entrada} />
        <Textos entrada={entrada} />
        <TabelaDeSinais entrada={entrada} nascimento={paciente.data_nascimento} />
        {entrada.peso_kg !== null && entrada.altura_cm !== null && (
          <Suspense fallback={null}>
            <MedidasDaEntrada entrada={entrada} nascimento={paciente.data_nascimento} />
          </Suspense>
        )}
        <AnexosDaEntrada entrada={entrada} />
        <Adendos adendos={data?.adendos ?? []} nascimento={paciente.data_nascimento} />
        <Versoes versoes={data?.versoes ?? []} atual={entrada.id} />
        <RodapeImpresso entrada={entrada} />
      </article>
      <RetornoDaEntrada entrada={entrada} />
    </Pagina>
  );
}

function estadoDaEntrada({ status, versao, substituido_por, inativado_em }: Entrada): string {
  if (inativado_em) return 'Inativada';
  if (status === 'rascunho') return 'Rascunho';
  if (status === 'descartado') return 'Rascunho descartado';
  if (substituido_por) return `Versão ${versao}, substituída`;
  return versao > 1 ? `Versão ${versao}` : '';
}

function Substituida({ atual }: { atual: Entrada }) {
  return (
    <Recado tom="aviso" titulo="Esta versão foi substituída">
      O que vale hoje é a{' '}
      <TextoLink
        to={PATHS.verEvolucao}
        params={{ id: atual.paciente_id, prontuarioId: atual.id }}
        inherit
      >
        versão {atual.versao}
      </TextoLink>
      . Esta fica guardada como foi escrita.
    </Recado>
  );
}

interface PropsDosAdendos {
  adendos: readonly Entrada[];
  nascimento: string | null;
}

function Adendos({ adendos, nascimento }: PropsDosAdendos) {
  const fuso = useFuso();
  if (adendos.length === 0) return null;
  return (
    <section className={classes.bloco} aria-labelledby="adendos">
      <Title order={2} size="h3" id="adendos">
        Adendos
      </Title>
      {adendos.map((adendo) => (
        <Stack key={adendo.id} gap="xs" className={classes.adendo}>
          <Text component="span" size="sm">
            {formatarDataHora(adendo.ocorrido_em, fuso)} · <Autoria entrada={adendo} />
          </Text>
          <Textos entrada={adendo} />
          <Sinais medicao={adendo} nascimento={nascimento} />
          <AnexosDaEntrada entrada={adendo} />
        </Stack>
      ))}
    </section>
  );
}
