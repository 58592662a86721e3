import type { RespostaDoEscriba } from '@domain/contracts/escriba.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePedirSugestoes, useResponderConsentimento } from '../api/mutations.ts';
import { consentimentoOptions } from '../api/queries.ts';
import type { Destino } from '../destino.ts';
import { useEsquecerTranscricao, useTranscricao } from '../guardada.ts';
import type { Visita } from '../visita.ts';
import { Consentimento } from './Consentimento.tsx';
import { Sugestoes } from './Sugestoes.tsx';
import { type Escuta, Transcricao } from './Transcricao.tsx';

interface Props {
  visita: Visita;
  destino: Destino;
  aberta: boolean;
  aoFechar: () => void;
  /** Told when it begins to listen, and when it ends: closed, it goes on. */
  aoOuvir: (ouvindo: boolean) => void;
}

/** The scribe beside the note that is being written. Closed, it goes on listening and keeps what it heard. */
export function GavetaDoEscriba({ visita, destino, aberta, aoFechar, aoOuvir }: Props) {
  const celular = useNoCelular();
  return (
    <GavetaLateral
      opened={aberta}
      onClose={aoFechar}
      position="right"
      size={celular ? '100%' : '38rem'}
      title="Escriba"
      padding="md"
      keepMounted
      overlayProps={{ backgroundOpacity: 0.2 }}
    >
      <Conteudo key={visita.id} visita={visita} destino={destino} aoOuvir={aoOuvir} />
    </GavetaLateral>
  );
}

type Partes = Pick<Props, 'visita' | 'destino' | 'aoOuvir'>;

function Conteudo({ visita, destino, aoOuvir }: Partes) {
  const { data, error, isPending, refetch } = useQuery(consentimentoOptions(visita.id));
  const { mutate, isPending: enviando, error: recusa } = useResponderConsentimento(visita);
  useEsquecerTranscricao(visita.id, data !== undefined && data !== 'consentiu');
  if (isPending) return <Esqueleto linhas={4} />;
  if (error && data === undefined)
    return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (data !== 'consentiu') {
    return (
      <Consentimento
        decisao={data ?? null}
        enviando={enviando}
        erro={recusa}
        aoResponder={(decisao) => mutate(decisao)}
      />
    );
  }
  return (
    <Stack gap="md">
      {recusa && <Recado tom="erro" titulo={mensagemDeErro(recusa)} />}
      <Escriba visita={visita} destino={destino} aoOuvir={aoOuvir} />
      <Group>
        <Button variant="subtle" color="red" loading={enviando} onClick={() => mutate('retirou')}>
          O paciente retirou o consentimento
        </Button>
      </Group>
    </Stack>
  );
}

interface Pedida {
  readonly texto: string;
  readonly resposta: RespostaDoEscriba;
}

/** What was said, and what is suggested of it. Gone with the consent, from this device as well. */
function Escriba({ visita, destino, aoOuvir }: Partes) {
  const [escuta, setEscuta] = useState<Escuta>({ ouvindo: false, transcrevendo: false });
  const { aberta, texto, origem, escrever } = useTranscricao(visita.id);
  const [pedida, setPedida] = useState<Pedida | null>(null);
  const pedido = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = usePedirSugestoes(visita);
  // Who takes the consent back, or leaves, waits for no suggestion.
  useEffect(() => () => pedido.current?.abort(), []);
  const pedir = () => {
    pedido.current = new AbortController();
    mutate(
      { texto, origem, sinal: pedido.current.signal },
      { onSuccess: (resposta) => setPedida({ texto, resposta }) },
    );
  };
  if (pedida) {
    return (
      <Stack gap="md">
        <Sugestoes key={pedida.resposta.id} {...pedida} destino={destino} />
        <Group>
          <Button variant="default" onClick={() => setPedida(null)}>
            Voltar ao que foi dito
          </Button>
        </Group>
      </Stack>
    );
  }
  if (!aberta) return <Esqueleto linhas={4} />;
  return (
    <Stack gap="md">
      <Transcricao
        visita={visita}
        texto={texto}
        origem={origem}
        aoMudar={escrever}
        aoEscutar={(nova) => {
          setEscuta(nova);
          aoOuvir(nova.ouvindo);
        }}
      />
      {error && !pedido.current?.signal.aborted && (
        <Recado tom="erro" titulo="As sugestões não vieram.">
          <Text size="sm">{mensagemDeErro(error)} O que foi dito continua aqui.</Text>
        </Recado>
      )}
      <Group gap="xs">
        <Button
          loading={isPending}
          disabled={texto.trim().length < MINIMO || escuta.ouvindo || escuta.transcrevendo}
          onClick={pedir}
        >
          Sugerir anotações
        </Button>
        {isPending && (
          <Button
            variant="default"
            onClick={() => {
              pedido.current?.abort();
              reset();
            }}
          >
            Parar
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const MINIMO = 10;
