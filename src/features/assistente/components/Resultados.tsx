import type { CorpoDaResposta, ResultadoDeFerramenta } from '@domain/contracts/assistente.ts';
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { ESTADO_DA_TABELA } from '../estado.ts';
import { resultadoParaNota } from '../nota.ts';
import { Acoes } from './Acoes.tsx';
import classes from './Resposta.module.css';

interface Props {
  resultados: readonly ResultadoDeFerramenta[];
  interacaoId: string;
  provedor: CorpoDaResposta['provedor'];
  /** Where a result stands in the page, by its number. */
  ondeEsta: (n: number) => string;
}

/** What calculators, tables and the summary of the record answered, each in its own words. */
export function Resultados({ resultados, interacaoId, provedor, ondeEsta }: Props) {
  const { nome } = usePerfil();
  return resultados.map((resultado) => (
    <Stack
      key={resultado.n}
      id={ondeEsta(resultado.n)}
      tabIndex={-1}
      gap="xs"
      className="cartao"
      p="md"
    >
      <Title order={3} size="h4">
        [{resultado.n}] {resultado.titulo}
      </Title>
      <List className={classes.frases} spacing={6}>
        {resultado.frases.map((frase) => (
          <List.Item key={frase}>{frase}</List.Item>
        ))}
      </List>
      {resultado.fonte && (
        <Text size="sm" c="dimmed">
          {resultado.fonte}
          {resultado.verificacao && ` (${ESTADO_DA_TABELA[resultado.verificacao.estado]})`}
        </Text>
      )}
      <Group gap="xs">
        <Acoes interacaoId={interacaoId} texto={resultadoParaNota(resultado, provedor, nome)} />
      </Group>
    </Stack>
  ));
}
