import { Badge, Button, Stack, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Confirmacao } from '@/components/Confirmacao.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { Convite } from '../api/linhas.ts';
import { useCancelarConvite } from '../api/mutations.ts';
import { convitesOptions } from '../api/queries.ts';
import { useAlvo } from '../components/useAlvo.ts';
import { detalheDoEstado, estadoDoConvite, ROTULO_DO_CONVIDADO } from './convite.ts';

interface Props {
  clinicaId: string;
  /** Called once an invitation is cancelled: its link, if it still shows, is worth nothing. */
  aoCancelar: (conviteId: string) => void;
}

/** Every invitation, newest first, with what became of it. */
export function ListaDeConvites({ clinicaId, aoCancelar }: Props) {
  const convites = useInfiniteQuery(convitesOptions(clinicaId));
  return (
    <Stack component="section" aria-labelledby="convites-feitos">
      <Title order={2} size="h3" id="convites-feitos">
        Convites feitos
      </Title>
      {convites.isPending && <Esqueleto linhas={3} />}
      {convites.isError && !convites.data && (
        <EstadoErro
          erro={convites.error}
          titulo="Não foi possível carregar os convites."
          aoTentar={() => void convites.refetch()}
        />
      )}
      {convites.data && (
        <Lista
          clinicaId={clinicaId}
          convites={convites.data.pages.flat()}
          aoCancelar={aoCancelar}
        />
      )}
      <CarregarMais lista={convites}>Carregar mais antigos</CarregarMais>
    </Stack>
  );
}

function Lista({ clinicaId, convites, aoCancelar }: Props & { convites: readonly Convite[] }) {
  const fuso = useFuso();
  const cancelar = useCancelarConvite(clinicaId);
  const { alvo, aberto, escolher, fechar } = useAlvo<Convite>();
  const lista = useRef<HTMLDivElement>(null);
  const agora = Date.now();

  function confirmar(convite: Convite) {
    cancelar.mutate(convite.id, {
      onSuccess: () => {
        aoCancelar(convite.id);
        lista.current?.focus();
      },
      onError: avisar.erro,
      onSettled: fechar,
    });
  }

  if (convites.length === 0) {
    return (
      <EstadoVazio frase="Os convites que você fizer aparecem aqui, com o que houve com eles." />
    );
  }
  return (
    <div ref={lista} tabIndex={-1}>
      <Linhas rotulo="Convites feitos">
        {convites.map((convite) => (
          <LinhaDoConvite
            key={convite.id}
            convite={convite}
            agora={agora}
            aoCancelar={() => escolher(convite)}
          />
        ))}
      </Linhas>
      <Confirmacao
        titulo="Cancelar este convite?"
        aberta={aberto}
        acao="Cancelar convite"
        voltar="Voltar"
        perigosa
        enviando={cancelar.isPending}
        aoConfirmar={() => alvo && confirmar(alvo)}
        aoFechar={fechar}
      >
        O link do convite para {alvo && destinatario(alvo)}, feito em{' '}
        {alvo && formatarData(alvo.criado_em, fuso)}, deixa de valer. Isto não pode ser desfeito,
        mas você pode fazer outro convite.
      </Confirmacao>
    </div>
  );
}

interface PropsDaLinha {
  convite: Convite;
  agora: number;
  aoCancelar: () => void;
}

function LinhaDoConvite({ convite, agora, aoCancelar }: PropsDaLinha) {
  const fuso = useFuso();
  const estado = estadoDoConvite(convite, agora);
  const aberto = estado.nome === 'aberto';
  return (
    <Linha
      nome={convite.email ?? 'Quem tiver o link'}
      detalhe={`${ROTULO_DO_CONVIDADO[convite.tipo]} · feito em ${formatarData(convite.criado_em, fuso)}`}
      meio={
        <>
          <Badge variant={aberto ? 'filled' : 'outline'} color={aberto ? 'marca' : 'gray'}>
            {estado.nome}
          </Badge>
          {detalheDoEstado(estado, fuso, convite.usuario?.nome)}
        </>
      }
      acao={
        aberto && (
          <Button
            variant="default"
            aria-label={`Cancelar o convite para ${destinatario(convite)}`}
            onClick={aoCancelar}
          >
            Cancelar
          </Button>
        )
      }
    />
  );
}

function destinatario({ email, tipo }: Convite): string {
  return email ?? { medico: 'um médico', staff: 'a equipe', plantonista: 'um plantonista' }[tipo];
}
