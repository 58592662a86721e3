import { MAXIMO_DA_PERGUNTA } from '@domain/contracts/assistente.ts';
import { Button, Checkbox, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { AVISO_DO_DITADO, Ditar } from '@/shared/escriba/components/Ditar.tsx';
import { useDitado } from '@/shared/escriba/voz/useDitado.ts';
import { useProvedor } from '@/shared/ia/useProvedor.ts';
import type { PerguntaFeita } from '../api/linhas.ts';
import { type Onde, usePerguntar } from '../api/mutations.ts';
import { conversaOptions } from '../api/queries.ts';
import classes from './Resposta.module.css';
import { Resposta } from './Resposta.tsx';

const EXEMPLOS = [
  'Anafilaxia: dose de adrenalina na criança',
  'Dengue grupo C: volume no adulto de 70 kg',
  'Posso dar sildenafila com nitrato?',
];

/** A conversation: the question above, the newest answer right under it. */
export function Conversa(onde: Onde) {
  const { id: perfilId } = usePerfil();
  const { data, error, isPending, refetch } = useQuery(conversaOptions(perfilId, onde.conversaId));
  const [perguntada, setPerguntada] = useState<string>();
  const [emCurso, setEmCurso] = useState<PerguntaFeita>();
  const novas = [...(data ?? [])].filter(({ id }) => id !== emCurso?.id).reverse();
  const receber = (feita: PerguntaFeita | undefined) => {
    setEmCurso(feita);
    if (feita) setPerguntada(feita.id);
  };
  return (
    <Stack gap="lg">
      <Formulario
        onde={onde}
        aoReceber={receber}
        comExemplos={!!data && novas.length === 0 && !emCurso}
      />
      {error && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      {isPending && !error && <Esqueleto linhas={2} />}
      {[...(emCurso ? [emCurso] : []), ...novas].map((feita) => (
        <Feita
          key={feita.id}
          onde={onde}
          feita={feita}
          comFoco={feita.id === perguntada}
          emCurso={feita === emCurso}
        />
      ))}
    </Stack>
  );
}

interface FeitaProps {
  onde: Onde;
  feita: PerguntaFeita;
  comFoco: boolean;
  emCurso: boolean;
}

/** A question and its answer; the one that just came takes the focus, to be read. */
function Feita({ onde, feita, comFoco, emCurso }: FeitaProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const celular = useNoCelular();
  useEffect(() => {
    if (!comFoco) return;
    // On a phone the question fills the screen: its answer comes to the top of it.
    if (celular) titulo.current?.scrollIntoView({ block: 'start' });
    titulo.current?.focus({ preventScroll: celular });
  }, [comFoco, celular]);
  return (
    <article className="cartao">
      <div className={classes.cabeca}>
        <Title order={2} size="h4" ref={titulo} tabIndex={-1} className={classes.pergunta}>
          {feita.pergunta}
        </Title>
      </div>
      {feita.resposta ? (
        <Resposta onde={onde} feita={feita} resposta={feita.resposta} emCurso={emCurso} />
      ) : (
        <Text className={classes.resposta} c="dimmed">
          A resposta não chegou. Pergunte de novo.
        </Text>
      )}
    </article>
  );
}

interface FormularioProps {
  onde: Onde;
  /** Gets the answer as it comes, and nothing once it stands in its conversation. */
  aoReceber: (feita: PerguntaFeita | undefined) => void;
  comExemplos: boolean;
}

/** A sentence that was heard, after what is written. */
const comFrase = (antes: string, frase: string) =>
  [antes.trimEnd(), frase].filter(Boolean).join(' ').slice(0, MAXIMO_DA_PERGUNTA);

function Formulario({ onde, aoReceber, comExemplos }: FormularioProps) {
  const [texto, setTexto] = useState('');
  const [prontuario, setProntuario] = useState(false);
  const pedido = useRef<AbortController>(undefined);
  const emCurso = useRef(false);
  const { mutate, isPending, error } = usePerguntar(onde);
  const provedor = useProvedor(onde.clinicaId);
  const ditado = useDitado((frase) => setTexto((antes) => comFrase(antes, frase)));
  // What is still being heard when the question is sent was said too.
  const comOuvido = comFrase(texto, ditado.ouvindo.trim());
  const perguntar = (pergunta: string) => {
    // The key may send the form as well: what is under way is asked once.
    if (emCurso.current || pergunta.trim().length < 3) return;
    emCurso.current = true;
    ditado.parar();
    pedido.current = new AbortController();
    mutate(
      { texto: pergunta, prontuario, sinal: pedido.current.signal, aoReceber },
      {
        // What was written while it was answered stays.
        onSuccess: () => setTexto((antes) => (antes.trimEnd() === pergunta ? '' : antes)),
        onSettled: () => {
          emCurso.current = false;
          aoReceber(undefined);
        },
      },
    );
  };
  const parar = () => pedido.current?.abort();
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    perguntar(comOuvido);
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
    evento.preventDefault();
    perguntar(comOuvido);
  };
  return (
    <form onSubmit={enviar}>
      <Stack gap="sm">
        <Textarea
          label="Sua pergunta"
          description="Sem nome, documento ou contato de quem é atendido; se vierem, são retirados antes da busca. Ctrl+Enter pergunta."
          value={texto}
          onChange={(evento) => setTexto(evento.currentTarget.value)}
          onKeyDown={aoTeclar}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAXIMO_DA_PERGUNTA}
        />
        {provedor?.externo && (
          <Text size="sm" c="dimmed">
            A pergunta, sem o que identifica alguém, vai também a {provedor.externo}, um modelo de
            IA de fora{onde.pacienteId && '; o resumo do prontuário, só se você marcar'}.
          </Text>
        )}
        {onde.pacienteId && (
          <Checkbox
            checked={prontuario}
            onChange={(evento) => setProntuario(evento.currentTarget.checked)}
            label="Ler o resumo deste prontuário para responder"
            description="Idade, sexo, alergias, problemas, medicamentos em uso e últimos sinais, sem identificação. A leitura fica no registro de acessos."
          />
        )}
        <Group gap="xs">
          <Button type="submit" loading={isPending} disabled={comOuvido.trim().length < 3}>
            Perguntar
          </Button>
          {isPending ? (
            <Button variant="default" onClick={parar}>
              Parar
            </Button>
          ) : (
            <Ditar ditado={ditado} />
          )}
        </Group>
        {ditado.disponivel && (
          <Text size="sm" c="dimmed" role="status">
            {ditado.ditando ? (
              <>
                Ouvindo… <i>{ditado.ouvindo}</i>
              </>
            ) : (
              `${AVISO_DO_DITADO} Não diga nomes.`
            )}
          </Text>
        )}
        {ditado.falha && <Recado tom="erro" titulo={`${ditado.falha} Você pode digitar.`} />}
        {error && !pedido.current?.signal.aborted && (
          <Recado tom="erro" titulo="A pergunta não foi respondida.">
            <Text size="sm">{mensagemDeErro(error)} O que você escreveu continua aqui.</Text>
          </Recado>
        )}
        {comExemplos && !isPending && (
          <EstadoVazio
            frase="Pergunte como pergunta a um colega. A resposta vem com a fonte de cada frase, ou diz que não tem fonte."
            acao={
              <Stack gap="xs">
                {EXEMPLOS.map((exemplo) => (
                  <Button
                    key={exemplo}
                    variant="default"
                    styles={{ label: { whiteSpace: 'normal' } }}
                    h="auto"
                    py="xs"
                    onClick={() => perguntar(exemplo)}
                  >
                    {exemplo}
                  </Button>
                ))}
              </Stack>
            }
          />
        )}
      </Stack>
    </form>
  );
}
