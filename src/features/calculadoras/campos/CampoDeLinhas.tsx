import type { CampoLinhas } from '@domain/clinico/motor/campos.ts';
import { Button, CloseButton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type Linha, linhaVazia, type Resposta } from '../formulario/respostas.ts';
import { Campo } from './Campo.tsx';
import { rotuloDe } from './CampoDeNumero.tsx';
import classes from './Campos.module.css';
import type { PropsDoCampo } from './props.ts';

type Props = PropsDoCampo & {
  campo: CampoLinhas;
  resposta: Extract<Resposta, { tipo: 'linhas' }>;
};

/** A list of entries of the same shape: add, change, take away. */
export function CampoDeLinhas({ nome, campo, resposta, erro, perguntas, aoMudar, aoSair }: Props) {
  const { linhas } = resposta;
  const guardar = (novas: readonly Linha[]) => aoMudar({ tipo: 'linhas', linhas: novas });
  const proxima = Math.max(0, ...linhas.map(({ chave }) => chave)) + 1;
  return (
    <fieldset className={classes.itens} data-campo={nome}>
      <Text component="legend" inherit p={0} fw={600}>
        {rotuloDe(campo)}
      </Text>
      {linhas.map((linha, posicao) => (
        <fieldset key={linha.chave} className={classes.linha}>
          <Text component="legend" c="dimmed" fz="sm">{`Item ${posicao + 1}`}</Text>
          {Object.entries(campo.colunas).map(([coluna, definicao]) => {
            const naLinha = linha.respostas[coluna];
            return (
              naLinha && (
                <Campo
                  key={coluna}
                  nome={`${nome}.${posicao}.${coluna}`}
                  campo={definicao}
                  resposta={naLinha}
                  erro={undefined}
                  perguntas={perguntas}
                  procedencia={undefined}
                  oferta={undefined}
                  aoSair={aoSair}
                  aoMudar={(nova) => {
                    if (nova.tipo === 'itens' || nova.tipo === 'linhas') return;
                    const respostas = { ...linha.respostas, [coluna]: nova };
                    guardar(linhas.with(posicao, { ...linha, respostas }));
                  }}
                />
              )
            );
          })}
          {linhas.length > 1 && (
            <CloseButton
              className={classes.tirar}
              aria-label={`Remover o item ${posicao + 1}`}
              onClick={() => guardar(linhas.toSpliced(posicao, 1))}
            />
          )}
        </fieldset>
      ))}
      {erro && (
        <Text span c="var(--mantine-color-error)" fz="sm">
          {erro}
        </Text>
      )}
      {linhas.length < campo.maximo && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => guardar([...linhas, linhaVazia(campo.colunas, proxima)])}
        >
          Adicionar
        </Button>
      )}
    </fieldset>
  );
}
