import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink, TextoLink } from '@/components/ligacoes.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { type Assunto, ROTULO_DO_ASSUNTO } from '@/shared/conversas/api/linhas.ts';
import {
  conversaComOptions,
  situacaoOptions,
  temAcessoOptions,
} from '@/shared/conversas/api/queries.ts';
import { Conversa } from '@/shared/conversas/components/Conversa.tsx';
import classes from '@/shared/conversas/components/Conversas.module.css';
import { nomeExibido, pacienteOptions } from '@/shared/paciente/api/queries.ts';
import { assuntoPadrao } from './assunto.ts';
import { PrazoDaResposta } from './PrazoDaResposta.tsx';

const CodigoDaConta = sobDemanda(() =>
  import('@/shared/paciente/components/CodigoDaConta.tsx').then((modulo) => ({
    default: modulo.CodigoDaConta,
  })),
);

interface Props {
  clinicaId: string;
  pacienteId: string;
}

/** The conversation with one patient, as `?chat=` names it. */
export function PainelDaConversa({ clinicaId, pacienteId }: Props) {
  const pode = usePode();
  const { assunto: pedido } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  const paciente = useQuery(pacienteOptions(clinicaId, pacienteId));
  const leClinico = pode('prontuario.ler');
  const assunto = leClinico ? (pedido ?? assuntoPadrao(pode)) : 'administrativo';

  if (paciente.isPending) return <Esqueleto linhas={4} />;
  if (paciente.error) {
    return (
      <EstadoErro
        erro={paciente.error}
        titulo="Não foi possível abrir esta conversa."
        aoTentar={() => void paciente.refetch()}
      />
    );
  }
  if (!paciente.data) {
    return (
      <EstadoVazio
        desenho="busca"
        frase="Não encontramos este paciente nas suas clínicas."
        acao={<VoltarALista>Ver todas as conversas</VoltarALista>}
      />
    );
  }
  return (
    <>
      <header className={classes.cabecalho}>
        <span className={classes.voltar}>
          <VoltarALista seta={<IconArrowLeft size={18} aria-hidden />}>Conversas</VoltarALista>
        </span>
        <Title order={2} size="h3" miw="8rem" flex={1}>
          <TextoLink
            to={PATHS.paciente}
            params={{ id: pacienteId }}
            className="alvo-de-toque"
            inherit
          >
            {nomeExibido(paciente.data)}
          </TextoLink>
        </Title>
        {leClinico && <Assuntos pacienteId={pacienteId} assunto={assunto} />}
      </header>
      <ConversaAberta
        key={assunto}
        clinicaId={paciente.data.clinica_id}
        pacienteId={pacienteId}
        assunto={assunto}
      />
    </>
  );
}

function VoltarALista({ seta, children }: { seta?: ReactNode; children: ReactNode }) {
  return (
    <BotaoLink
      to={PATHS.acompanhamento}
      search={{ aba: 'conversas' }}
      variant="default"
      size="xs"
      leftSection={seta}
    >
      {children}
    </BotaoLink>
  );
}

function Assuntos({ pacienteId, assunto }: { pacienteId: string; assunto: Assunto }) {
  const { filtro } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  const navegar = useNavigate();
  return (
    <SegmentedControl
      size="sm"
      aria-label="Assunto da conversa"
      value={assunto}
      onChange={(escolhido) =>
        void navegar({
          to: PATHS.acompanhamento,
          search: {
            aba: 'conversas',
            chat: pacienteId,
            assunto: escolhido === 'clinico' ? 'clinico' : 'administrativo',
            ...(filtro && { filtro }),
          },
          replace: true,
        })
      }
      data={[
        { value: 'clinico', label: ROTULO_DO_ASSUNTO.clinico },
        { value: 'administrativo', label: ROTULO_DO_ASSUNTO.administrativo },
      ]}
    />
  );
}

const QUEM_LE: Readonly<Record<Assunto, string>> = {
  administrativo: 'Toda a equipe da clínica lê esta conversa.',
  clinico: 'Só os médicos e a administração da clínica leem esta conversa; a equipe não.',
};

function ConversaAberta({ clinicaId, pacienteId, assunto }: Props & { assunto: Assunto }) {
  const pode = usePode();
  const conversa = useQuery(conversaComOptions(pacienteId, assunto));
  const acesso = useQuery(temAcessoOptions(clinicaId, pacienteId));
  const escreve = assunto === 'administrativo' || pode('prontuario.escrever');

  if (conversa.isPending || acesso.isPending) return <Esqueleto linhas={4} />;
  if (!conversa.data) {
    return escreve ? (
      <EstadoErro
        erro={conversa.error}
        titulo="Não foi possível abrir esta conversa."
        aoTentar={() => void conversa.refetch()}
      />
    ) : (
      <EstadoVazio desenho="carta" frase="Nenhum médico conversou ainda com este paciente." />
    );
  }
  return (
    <Conversa
      conversaId={conversa.data}
      lado="clinica"
      soOlha={!escreve}
      somenteLeitura={
        !escreve
          ? 'Só os médicos escrevem em uma conversa clínica.'
          : acesso.data === false && <SemAcesso pacienteId={pacienteId} />
      }
      respostasDe={clinicaId}
      recado={
        <>
          {QUEM_LE[assunto]} <Prazo conversaId={conversa.data} />
        </>
      }
    />
  );
}

function Prazo({ conversaId }: { conversaId: string }) {
  const { data } = useQuery(situacaoOptions(conversaId));
  return <PrazoDaResposta ate={data?.responder_ate ?? null} />;
}

/** Nobody would read what is written: how the patient gets there. */
function SemAcesso({ pacienteId }: { pacienteId: string }) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        Este paciente ainda não acessa a área do paciente, e uma mensagem não chegaria a ele. Gere
        um código e entregue-o em mãos ou por telefone.
      </Text>
      <Suspense fallback={<Esqueleto linhas={1} />}>
        <CodigoDaConta pacienteId={pacienteId} />
      </Suspense>
    </Stack>
  );
}
