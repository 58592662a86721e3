import type { CampoItens } from '@domain/clinico/motor/campos.ts';
import { Text } from '@mantine/core';
import { useId } from 'react';
import type { Resposta } from '../formulario/respostas.ts';
import { Botao } from './Botao.tsx';
import { rotuloDe } from './CampoDeNumero.tsx';
import { Pontos } from './CampoDeOpcoes.tsx';
import classes from './Campos.module.css';
import { Grupo } from './Grupo.tsx';
import type { PropsDoCampo } from './props.ts';

type Props = PropsDoCampo & {
  campo: CampoItens;
  resposta: Extract<Resposta, { tipo: 'itens' }>;
};

/** A questionnaire: its items one under the other, each with the same answers. */
export function CampoDeItens({ nome, campo, resposta, erro, aoMudar, aoSair }: Props) {
  const grupo = useId();
  const responder = (posicao: number, valor: number | undefined) =>
    aoMudar({ tipo: 'itens', valores: resposta.valores.with(posicao, valor) });
  return (
    <fieldset className={classes.itens}>
      <Text component="legend" inherit p={0} fw={600}>
        {rotuloDe(campo)}
      </Text>
      {campo.itens.map((item, posicao) => (
        <Grupo
          key={item}
          nome={posicao === proximoItem(resposta.valores) ? nome : `${nome}.${posicao}`}
          rotulo={`${posicao + 1}. ${item}`}
        >
          <div className={classes.opcoes} data-lado-a-lado>
            {campo.opcoes.map(({ valor, rotulo }) => (
              <Botao
                key={valor}
                grupo={`${grupo}-${posicao}`}
                marcado={resposta.valores[posicao] === valor}
                aoMarcar={() => responder(posicao, valor)}
                aoDesmarcar={() => responder(posicao, undefined)}
                aoSair={aoSair}
                className={classes.opcao}
              >
                <span>{rotulo}</span>
                <Pontos pontos={valor} />
              </Botao>
            ))}
          </div>
        </Grupo>
      ))}
      {erro && (
        <Text span c="var(--mantine-color-error)" fz="sm">
          {erro}
        </Text>
      )}
    </fieldset>
  );
}

/** The first item without an answer is where "ir para o próximo" leads; with none left, the first. */
function proximoItem(valores: readonly (number | undefined)[]): number {
  return Math.max(0, valores.indexOf(undefined));
}
