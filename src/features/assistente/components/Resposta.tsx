import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import type { CorpoDaResposta } from '@domain/contracts/assistente.ts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { Recado } from '@/components/Recado.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import type { PerguntaFeita } from '../api/linhas.ts';
import { notaDeUso, trechoParaNota } from '../nota.ts';
import { Acoes } from './Acoes.tsx';
import { Avaliacao } from './Avaliacao.tsx';
import { Redacao } from './Redacao.tsx';
import classes from './Resposta.module.css';
import { Trecho } from './Trecho.tsx';

interface Props {
  feita: PerguntaFeita;
  resposta: CorpoDaResposta;
}

/** An answer, in the order in which it is needed: alarms, what a model chose, what the base says, tables, tools, who answered. */
export function Resposta({ feita, resposta }: Props) {
  const { bandeiras, trechos, situacao, provedor, redacao, queda } = resposta;
  const [melhor, ...outros] = trechos;
  const ondeEsta = (n: number) => `passagem-${feita.id}-${n}`;
  return (
    <div className={classes.resposta}>
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
          A base não tem protocolo sobre isto. Abaixo, só o que as tabelas do Pleno dizem.
        </Text>
      )}
      {redacao && <Redacao redacao={redacao} ondeEsta={ondeEsta} />}
      {melhor && (
        <div id={ondeEsta(melhor.n)} tabIndex={-1}>
          <Passagem trecho={melhor} feita={feita} provedor={provedor} />
        </div>
      )}
      <Fatos feita={feita} resposta={resposta} />
      <Ferramentas ferramentas={resposta.ferramentas} />
      {outros.map((trecho) => (
        <details key={trecho.passagem} className={classes.outro}>
          <summary>
            {trecho.condicao}: {trecho.titulo}
          </summary>
          <div id={ondeEsta(trecho.n)} tabIndex={-1}>
            <Passagem trecho={trecho} feita={feita} provedor={provedor} semTitulo />
          </div>
        </details>
      ))}
      <Avaliacao interacaoId={feita.id} />
      {queda && (
        <Text size="sm" fw={600}>
          {queda} Acima está a resposta da base, sem modelo.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {provedor.modelo
          ? `Responde ${provedor.nome}, modelo ${provedor.modelo}, versão ${provedor.versao}.`
          : `Responde o Pleno, provedor ${provedor.nome} ${provedor.versao}, sem modelo de IA: só cita a base e as tabelas.`}{' '}
        {AVISO_DE_APOIO} {REVISAO_CLINICA}.
      </Text>
    </div>
  );
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

const ESTADO = {
  conferida: 'conferida',
  corrigida: 'conferida',
  parcial: 'conferência parcial',
  pendente: 'conferência pendente',
} as const;

function Fatos({ feita, resposta: { fatos, provedor } }: Props) {
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
            {fonte} ({ESTADO[verificacao.estado]})
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
