import type { RedacaoDoModelo, TrechoDaResposta } from '@domain/contracts/assistente.ts';
import { Group, List, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { abrirCitacao } from '../abrirCitacao.ts';
import { useAbrirAoLado } from '../aoLado.ts';
import classes from './Resposta.module.css';

interface Props {
  redacao: RedacaoDoModelo;
  trechos: readonly TrechoDaResposta[];
  /** Where a passage stands in the page, by its number. */
  ondeEsta: (n: number) => string;
  /** What can be done with it, once it is whole. */
  acoes: ReactNode;
}

/** What a model chose of the passages: each sentence leads to its passage, and what was withheld is told. */
export function Redacao({ redacao: { frases, retiradas }, trechos, ondeEsta, acoes }: Props) {
  const abrirAoLado = useAbrirAoLado();
  if (frases.length === 0 && retiradas.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Escolhido pelo modelo de IA
      </Title>
      {frases.length === 0 && <Text>Nenhuma frase do modelo pôde ser conferida.</Text>}
      {frases.length > 0 && (
        <List className={classes.frases} spacing={6}>
          {frases.map(({ texto, citadas, ressalvas }) => (
            <List.Item key={texto}>
              {texto}{' '}
              {citadas.map((n) => (
                <a
                  key={n}
                  href={`#${ondeEsta(n)}`}
                  className={classes.citacao}
                  onClick={(evento) => {
                    const trecho = trechos.find((um) => um.n === n);
                    if (!abrirAoLado(evento, trecho)) abrirCitacao(evento);
                  }}
                >
                  [{n}]<VisuallyHidden> ver a passagem</VisuallyHidden>
                </a>
              ))}
              {ressalvas.map((ressalva) => (
                <Text key={ressalva} size="sm" fw={600}>
                  Confira: {ressalva}
                </Text>
              ))}
            </List.Item>
          ))}
        </List>
      )}
      {frases.length > 0 && acoes && <Group gap="xs">{acoes}</Group>}
      {retiradas.length > 0 && (
        <Text size="sm" c="dimmed">
          {retiradas.length === 1
            ? 'Uma frase do modelo foi retirada por não se apoiar na fonte que citava.'
            : `${retiradas.length} frases do modelo foram retiradas por não se apoiarem na fonte que citavam.`}{' '}
          Abaixo estão as passagens inteiras.
        </Text>
      )}
    </Stack>
  );
}
