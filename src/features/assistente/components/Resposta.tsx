import { notaDeUso } from '@domain/assistente/nota.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import type { CorpoDaResposta } from '@domain/contracts/assistente.ts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { Recado } from '@/components/Recado.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { useProvedor } from '@/shared/ia/useProvedor.ts';
import type { PerguntaFeita } from '../api/linhas.ts';
import type { Onde } from '../api/mutations.ts';
import { ESTADO_DA_TABELA } from '../estado.ts';
import { redacaoParaNota, trechoParaNota } from '../nota.ts';
import { Acoes } from './Acoes.tsx';
import { Avaliacao } from './Avaliacao.tsx';
import { Conferencia } from './Conferencia.tsx';
import { Redacao } from './Redacao.tsx';
import classes from './Resposta.module.css';
import { Resultados } from './Resultados.tsx';
import { Trecho } from './Trecho.tsx';

interface Props {
  onde: Onde;
  feita: PerguntaFeita;
  resposta: CorpoDaResposta;
  /** Whether a model may still be writing. */
  emCurso?: boolean;
}

/** An answer, in the order in which it is needed: alarms, what a model chose, what the base says, tables, tools, who answered. */
export function Resposta({ onde, feita, resposta, emCurso }: Props) {
  const { bandeiras, trechos, situacao, provedor, redacao, queda, vetores } = resposta;
  const { resultados = [], proximas = [], continua } = resposta;
  const { nome: medico } = usePerfil();
  const [melhor, ...outros] = trechos;
  const conferivel = aConferir(resposta);
  const ondeEsta = (n: number) => `passagem-${feita.id}-${n}`;
  return (
    <div className={classes.resposta}>
      {continua && (
        <Text size="sm" c="dimmed">
          Lida como continuação de “{continua}”.
        </Text>
      )}
      {bandeiras.map((bandeira) => (
        <Alarme key={bandeira.id} bandeira={bandeira} />
      ))}
      {situacao === 'sem_fonte' && (
        <Recado titulo="Não tenho fonte sobre isto.">
          <Text size="sm">
            A base do Pleno não tem passagem nem tabela que responda, e por isso não respondo.
            Reescreva com o nome da condição ou do medicamento, ou consulte a bula e o protocolo do
            serviço.
          </Text>
        </Recado>
      )}
      {situacao === 'so_tabelas' && (
        <Text>
          A base não tem protocolo que responda a isto. Abaixo, o que as tabelas do Pleno dizem
          {proximas.length > 0 && ' e o que a base tem de mais perto'}.
        </Text>
      )}
      {redacao && (
        <Redacao
          redacao={redacao}
          trechos={trechos}
          ondeEsta={ondeEsta}
          acoes={
            emCurso ? null : (
              <Acoes interacaoId={feita.id} texto={redacaoParaNota(redacao, resposta, medico)} />
            )
          }
        />
      )}
      {emCurso && <EmCurso clinicaId={onde.clinicaId} frases={redacao?.frases.length ?? 0} />}
      <Resultados
        resultados={resultados}
        interacaoId={feita.id}
        provedor={provedor}
        ondeEsta={ondeEsta}
      />
      {melhor && (
        <div id={ondeEsta(melhor.n)} tabIndex={-1}>
          <Passagem trecho={melhor} feita={feita} provedor={provedor} />
        </div>
      )}
      {proximas.length > 0 && (
        <Stack gap="xs">
          <Title order={3} size="h4">
            O mais perto que a base tem
          </Title>
          <Text size="sm" c="dimmed">
            Pode não ser do que você perguntou: abra e confira.
          </Text>
          <Dobradas
            trechos={proximas}
            feita={feita}
            provedor={provedor}
            ondeEsta={(n) => `perto-${feita.id}-${n}`}
          />
        </Stack>
      )}
      <Fatos feita={feita} resposta={resposta} />
      <Ferramentas ferramentas={resposta.ferramentas} />
      <Dobradas trechos={outros} feita={feita} provedor={provedor} ondeEsta={ondeEsta} />
      {!emCurso && conferivel && <Conferencia onde={onde} feita={feita} texto={conferivel} />}
      {!emCurso && <Avaliacao interacaoId={feita.id} />}
      {queda && (
        <Text size="sm" fw={600}>
          {queda} {!redacao && 'Acima está a resposta da base, sem modelo.'}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {quemResponde(resposta, emCurso)} {vetores && `Busca pelo sentido: ${vetores}. `}
        {AVISO_DE_APOIO} {REVISAO_CLINICA}.
      </Text>
    </div>
  );
}

/** What of an answer is judged: what a model chose, or the passage that is shown first; tables judge themselves. */
function aConferir({ redacao, trechos: [melhor] }: CorpoDaResposta): string {
  const frases = redacao?.frases.length ? redacao.frases : (melhor?.frases ?? []);
  return frases.map((frase) => frase.texto).join('\n');
}

/** Nothing where no model is asked. */
function EmCurso({ clinicaId, frases }: { clinicaId: string | null; frases: number }) {
  if (!useProvedor(clinicaId)?.externo) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {frases === 0
        ? 'O modelo está respondendo. Cada frase aparece depois de conferida na fonte; abaixo, a base já responde.'
        : `O modelo ainda está respondendo: ${frases === 1 ? '1 frase conferida' : `${frases} frases conferidas`} até aqui.`}
    </Text>
  );
}

function quemResponde({ provedor, redacao }: CorpoDaResposta, emCurso?: boolean): string {
  const { nome, modelo, versao } = provedor;
  if (modelo) return `Responde ${nome}, modelo ${modelo}, versão ${versao}.`;
  if (redacao && !emCurso) return 'Responde um modelo de IA; o registro desta resposta diz qual.';
  return `Responde o Pleno, provedor ${nome} ${versao}, sem modelo de IA: só cita a base e as tabelas.`;
}

/** The numbers of services in a text, each a call away. */
function Telefones({ texto }: { texto: string }) {
  return texto.split(/(\b1\d{2}\b)/).map((parte, lugar) =>
    lugar % 2 === 1 ? (
      <Anchor key={parte} href={`tel:${parte}`} inherit fw={700}>
        {parte}
      </Anchor>
    ) : (
      parte
    ),
  );
}

function Alarme({ bandeira }: { bandeira: CorpoDaResposta['bandeiras'][number] }) {
  const { numero_de_servico: numero, frase, acao } = bandeira;
  return (
    <Recado
      tom="erro"
      titulo={
        <>
          {numero && <Telefones texto={`${numero}. `} />}
          {frase}
        </>
      }
    >
      <Text size="sm">{acao}</Text>
    </Recado>
  );
}

interface DobradasProps {
  trechos: CorpoDaResposta['trechos'];
  feita: PerguntaFeita;
  provedor: CorpoDaResposta['provedor'];
  ondeEsta: (n: number) => string;
}

/** Passages by their titles, each open with a tap. */
function Dobradas({ trechos, feita, provedor, ondeEsta }: DobradasProps) {
  return trechos.map((trecho) => (
    <details key={trecho.passagem} className={classes.outro}>
      <summary>
        {trecho.condicao}: {trecho.titulo}
      </summary>
      <div id={ondeEsta(trecho.n)} tabIndex={-1}>
        <Passagem trecho={trecho} feita={feita} provedor={provedor} semTitulo />
      </div>
    </details>
  ));
}

interface PassagemProps {
  trecho: CorpoDaResposta['trechos'][number];
  feita: PerguntaFeita;
  provedor: CorpoDaResposta['provedor'];
  semTitulo?: boolean;
}

function Passagem({ trecho, feita, provedor, semTitulo }: PassagemProps) {
  const { nome } = usePerfil();
  return (
    <Stack gap="xs">
      {!semTitulo && (
        <Title order={3} size="h4">
          {trecho.condicao}: {trecho.titulo}
        </Title>
      )}
      <Trecho
        trecho={trecho}
        ancora={`fonte-${feita.id}-${trecho.n}`}
        acoes={<Acoes interacaoId={feita.id} texto={trechoParaNota(trecho, provedor, nome)} />}
      />
    </Stack>
  );
}

function Fatos({ feita, resposta: { fatos, provedor } }: Omit<Props, 'onde'>) {
  const { nome } = usePerfil();
  if (fatos.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Nas tabelas do Pleno
      </Title>
      {fatos.map(({ frase, conduta, fonte, verificacao }) => (
        <Stack key={frase} gap={4}>
          <Text>{frase}</Text>
          {conduta && <Text>{conduta}</Text>}
          <Text size="sm" c="dimmed">
            {fonte} ({ESTADO_DA_TABELA[verificacao.estado]})
          </Text>
          <Group gap="xs">
            <Acoes
              interacaoId={feita.id}
              texto={[frase, conduta, `Fonte: ${fonte}.`, notaDeUso(provedor, nome)]
                .filter(Boolean)
                .join('\n')}
            />
          </Group>
        </Stack>
      ))}
    </Stack>
  );
}

function Ferramentas({ ferramentas }: Pick<CorpoDaResposta, 'ferramentas'>) {
  if (ferramentas.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Para calcular
      </Title>
      <Group gap="xs">
        {ferramentas.map(({ id, nome, resumo }) => (
          <Button
            key={id}
            variant="default"
            title={resumo}
            leftSection={<IconCalculator size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => pedirCalculadora(id)}
          >
            {nome}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
