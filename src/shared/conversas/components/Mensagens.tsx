import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora, formatarHora, hoje } from '@/lib/format/datas.ts';
import { nomesDosAnexos } from '@/shared/anexos/components/escrita.ts';
import type { Lado, Mensagem, SituacaoDaConversa } from '../api/linhas.ts';
import { mensagensOptions } from '../api/queries.ts';
import type { FilaDeMensagens } from '../fila.ts';
import classes from './Conversa.module.css';
import { nomeDoDia, porDia } from './dias.ts';
import { NaoEnviadas } from './NaoEnviadas.tsx';

const AnexosDaMensagem = sobDemanda(() =>
  import('@/shared/anexos/components/AnexosDaMensagem.tsx').then((modulo) => ({
    default: modulo.AnexosDaMensagem,
  })),
);

interface Props {
  situacao: SituacaoDaConversa;
  lado: Lado;
  /** The messages typed here and not on the server yet. */
  fila: FilaDeMensagens;
}

/** Shows the messages, oldest first, the newest in sight. */
export function Mensagens({ situacao, lado, fila }: Props) {
  const fuso = useFuso();
  const consulta = useInfiniteQuery(mensagensOptions(situacao.id));
  const mensagens = consulta.data?.pages.flat() ?? [];
  const conhecidas = new Set(mensagens.map(({ id }) => id));
  const naoEnviadas = fila.esperando.filter(({ dados }) => !conhecidas.has(dados.id));
  const fim = useFimAVista(mensagens[0]?.id, naoEnviadas.length);

  if (consulta.isPending) return <Esqueleto linhas={4} />;
  if (!consulta.data) {
    return (
      <EstadoErro
        erro={consulta.error}
        titulo="Não foi possível carregar as mensagens."
        aoTentar={() => void consulta.refetch()}
      />
    );
  }
  return (
    // A region that scrolls is reached by the keyboard.
    <Box
      component="section"
      className={classes.rolagem}
      aria-label="Mensagens"
      tabIndex={0}
      ref={fim}
    >
      {consulta.hasNextPage && (
        <Group justify="center">
          <Button
            variant="subtle"
            size="compact-sm"
            loading={consulta.isFetchingNextPage}
            onClick={() => void consulta.fetchNextPage()}
          >
            Mensagens anteriores
          </Button>
        </Group>
      )}
      {mensagens.length === 0 && naoEnviadas.length === 0 && (
        <p className={classes.vazia}>Nenhuma mensagem ainda.</p>
      )}
      <div role="log" aria-label="Conversa">
        {porDia(mensagens, fuso).map(({ dia, mensagens: doDia }) => (
          <div key={dia}>
            <h3 className={classes.dia}>{nomeDoDia(dia, hoje(fuso))}</h3>
            <ol className={classes.lista}>
              {doDia.map((mensagem) => (
                <Uma key={mensagem.id} mensagem={mensagem} lado={lado} />
              ))}
            </ol>
          </div>
        ))}
        <NaoEnviadas mensagens={naoEnviadas} fila={fila} />
      </div>
      <Recibo situacao={situacao} lado={lado} ultima={mensagens[0]} />
    </Box>
  );
}

function Uma({ mensagem, lado }: { mensagem: Mensagem; lado: Lado }) {
  const fuso = useFuso();
  const minha = mensagem.lado === lado;
  return (
    <li className={`cartao ${classes.mensagem}`} data-minha={minha || undefined}>
      {mensagem.texto !== nomesDosAnexos(mensagem.anexos) && (
        <p className={classes.texto}>{mensagem.texto}</p>
      )}
      {mensagem.anexos.length > 0 && (
        <Suspense fallback={null}>
          <AnexosDaMensagem anexos={mensagem.anexos} />
        </Suspense>
      )}
      <span className={classes.rodape}>
        <span>{mensagem.autor_nome}</span>
        <VisuallyHidden>, às </VisuallyHidden>
        <time dateTime={mensagem.criada_em}>{formatarHora(mensagem.criada_em, fuso)}</time>
      </span>
    </li>
  );
}

/** Whether the other side read the last thing that this side said. */
function Recibo({
  situacao,
  lado,
  ultima,
}: Pick<Props, 'situacao' | 'lado'> & { ultima: Mensagem | undefined }) {
  const fuso = useFuso();
  if (ultima?.lado !== lado) return null;
  const [ate, em] =
    lado === 'clinica'
      ? [situacao.lida_pelo_paciente_ate, situacao.lida_pelo_paciente_em]
      : [situacao.lida_pela_clinica_ate, situacao.lida_pela_clinica_em];
  const lida = ate >= ultima.numero && em !== null;
  return (
    <Text mt={4} ta="end" c="dimmed" fz="sm">
      {lida
        ? `Lida ${lado === 'clinica' ? 'pelo paciente' : 'pela clínica'} em ${formatarDataHora(em, fuso)}`
        : 'Enviada'}
    </Text>
  );
}

/** How near the end counts as being at it, in px. */
const PERTO = 160;

/** Keeps the newest message in sight, unless the person went up to read older ones. */
function useFimAVista(ultimaId: string | undefined, naoEnviadas: number) {
  const regiao = useRef<HTMLElement>(null);
  const jaDesceu = useRef(false);
  useEffect(() => {
    const alvo = regiao.current;
    if (!alvo) return;
    const longe = alvo.scrollHeight - alvo.scrollTop - alvo.clientHeight;
    if (jaDesceu.current && longe > PERTO + (alvo.lastElementChild?.clientHeight ?? 0)) return;
    alvo.scrollTop = alvo.scrollHeight;
    jaDesceu.current = true;
  }, [ultimaId, naoEnviadas]);
  return regiao;
}
