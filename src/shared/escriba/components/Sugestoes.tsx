import { notaDeUso } from '@domain/assistente/nota.ts';
import type { RespostaDoEscriba, Sugestao } from '@domain/contracts/escriba.ts';
import { Button, Group, Stack, Text, Textarea, Title, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useRegistrarUsoDoEscriba } from '../api/mutations.ts';
import type { Destino } from '../destino.ts';
import classes from './Escriba.module.css';
import { TextoDito } from './TextoDito.tsx';

interface Props {
  resposta: RespostaDoEscriba;
  /** What was said, as it was sent. */
  texto: string;
  destino: Destino;
}

const ROTULO: Readonly<Record<string, string>> = {
  subjetivo: 'Subjetivo',
  objetivo: 'Objetivo',
  avaliacao: 'Avaliação',
  plano: 'Plano',
  problema: 'Problema',
  alergia: 'Alergia',
  medicamento: 'Medicamento',
  sinal: 'Sinal vital',
  retorno: 'Retorno',
};
const SITUACAO = { em_uso: 'em uso', prescrever: 'a prescrever', nao_dito: 'citado' } as const;

/** What is suggested, each beside the words it comes from; the doctor takes, changes or leaves each. */
export function Sugestoes({ resposta, texto, destino }: Props) {
  const { sugestoes } = resposta;
  const [decididas, setDecididas] = useState<ReadonlyMap<string, string>>(new Map());
  const [mostrada, setMostrada] = useState<string>();
  const lista = useRef<HTMLUListElement>(null);
  const { nome } = usePerfil();
  const { mutate: registrar } = useRegistrarUsoDoEscriba();
  const trechos = sugestoes.find(({ id }) => id === mostrada)?.trechos ?? [];

  const decidir = (sugestao: Sugestao, como: Decisao) => {
    const nota = notaDeUso(resposta.provedor, nome);
    const onde =
      como.destino === 'evolucao'
        ? destino.aceitar(como.sugestao, nota)
        : como.destino === 'prescricao'
          ? (destino.prescrever?.(como.sugestao.texto) ?? '')
          : '';
    if (onde === null) {
      avisar.erro(new Error('Não coube no campo. Encurte o que está nele, ou edite a sugestão.'));
      return;
    }
    if (onde) avisar.sucesso(`Inserido em ${onde}. Revise o texto.`);
    registrar({
      pedidoId: resposta.id,
      sugestao: sugestao.id,
      decisao: como.decisao,
      destino: como.destino,
    });
    setDecididas((antes) => new Map(antes).set(sugestao.id, onde ? `Em ${onde}` : 'Rejeitada'));
    focarSeguinte(lista.current, sugestao.id);
  };

  if (sugestoes.length === 0) {
    return (
      <Text>
        Nada do que foi dito pôde ser lido como anotação. O texto continua abaixo: complete-o e peça
        de novo, ou escreva direto na evolução.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <div className={classes.junto}>
        <TextoDito texto={texto} trechos={trechos} />
      </div>
      <ul className="cartao linhas" aria-label="Sugestões" ref={lista}>
        {sugestoes.map((sugestao) => (
          <li key={sugestao.id} className="linha" data-sugestao={sugestao.id}>
            <Linha
              sugestao={sugestao}
              decidida={decididas.get(sugestao.id)}
              mostrada={sugestao.id === mostrada}
              aoMostrar={() => setMostrada(sugestao.id === mostrada ? undefined : sugestao.id)}
              aoDecidir={(como) => decidir(sugestao, como)}
              prescreve={destino.prescrever !== undefined}
            />
          </li>
        ))}
      </ul>
      <QuemSugere resposta={resposta} />
    </Stack>
  );
}

interface Decisao {
  readonly sugestao: Sugestao;
  readonly decisao: 'aceita' | 'editada' | 'rejeitada';
  readonly destino: 'evolucao' | 'prescricao' | 'nenhum';
}

/** The keyboard goes on where the next decision is. */
function focarSeguinte(lista: HTMLUListElement | null, id: string) {
  const linhas = [...(lista?.querySelectorAll<HTMLElement>('[data-sugestao]') ?? [])];
  const desta = linhas.findIndex((linha) => linha.dataset.sugestao === id);
  const seguinte = linhas
    .slice(desta + 1)
    .flatMap((linha) => linha.querySelector<HTMLButtonElement>('button[data-aceitar]') ?? [])[0];
  seguinte?.focus();
}

interface PropsDaLinha {
  sugestao: Sugestao;
  decidida: string | undefined;
  mostrada: boolean;
  prescreve: boolean;
  aoMostrar: () => void;
  aoDecidir: (como: Decisao) => void;
}

function Linha({ sugestao, decidida, mostrada, prescreve, aoMostrar, aoDecidir }: PropsDaLinha) {
  const [editado, setEditado] = useState<string>();
  // A number is read or left: its field is beside.
  const editavel = sugestao.tipo !== 'sinal' && sugestao.tipo !== 'problema';
  const decidir = (destino: Decisao['destino']) => {
    const texto = editado?.trim() || sugestao.texto;
    aoDecidir({
      sugestao: { ...sugestao, texto },
      destino,
      decisao: destino === 'nenhum' ? 'rejeitada' : texto === sugestao.texto ? 'aceita' : 'editada',
    });
    setEditado(undefined);
  };
  return (
    <Stack gap={6} w="100%">
      <Text size="sm" c="dimmed">
        {rotuloDe(sugestao)}
        {decidida && <b>{` · ${decidida}`}</b>}
      </Text>
      {editado === undefined ? (
        <Text className="como-escrito">{sugestao.texto}</Text>
      ) : (
        <Textarea
          label="Editar antes de aceitar"
          value={editado}
          onChange={({ currentTarget: { value } }) => setEditado(value)}
          autosize
          minRows={2}
          maxLength={2000}
        />
      )}
      {!decidida && (
        <Group gap="xs">
          <Button
            size="compact-md"
            variant="light"
            data-aceitar
            onClick={() => decidir('evolucao')}
          >
            Aceitar
          </Button>
          {prescreve && sugestao.tipo === 'medicamento' && (
            <Button size="compact-md" variant="default" onClick={() => decidir('prescricao')}>
              Usar na prescrição
            </Button>
          )}
          {editavel && editado === undefined && (
            <Button size="compact-md" variant="default" onClick={() => setEditado(sugestao.texto)}>
              Editar
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={() => decidir('nenhum')}>
            Rejeitar
          </Button>
          <Button size="compact-md" variant="subtle" aria-pressed={mostrada} onClick={aoMostrar}>
            De onde veio
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function rotuloDe(sugestao: Sugestao): string {
  const nome = ROTULO[sugestao.tipo === 'texto' ? sugestao.secao : sugestao.tipo] ?? '';
  if (sugestao.tipo === 'medicamento') return `${nome}, ${SITUACAO[sugestao.situacao]}`;
  if (sugestao.tipo === 'problema' && sugestao.codigo)
    return `${nome}, ${sugestao.codigo.codigo} (hipótese)`;
  return nome;
}

function QuemSugere({ resposta: { provedor, retiradas, queda, aviso } }: Pick<Props, 'resposta'>) {
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <Title order={3}>Quem sugere</Title>
      </VisuallyHidden>
      {queda && (
        <Text size="sm" fw={600}>
          {queda} Acima está só o que as regras leem.
        </Text>
      )}
      {retiradas > 0 && (
        <Text size="sm">
          {retiradas === 1
            ? 'Uma sugestão do modelo foi retirada: não se apoiava no que foi dito.'
            : `${retiradas} sugestões do modelo foram retiradas: não se apoiavam no que foi dito.`}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {provedor.modelo
          ? `Sugere ${provedor.nome}, modelo ${provedor.modelo}, versão ${provedor.versao}, com as regras do Pleno.`
          : `Sugerem as regras do Pleno, versão ${provedor.versao}, sem modelo de IA: só repetem o que leem na transcrição.`}{' '}
        O que não aparece aqui pode ter sido dito mesmo assim. {aviso}
      </Text>
    </Stack>
  );
}
