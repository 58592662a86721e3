import type { CampoEscolha, CampoOrdinal, Opcao } from '@domain/clinico/motor/campos.ts';
import { normalizarBusca } from '@domain/texto.ts';
import { type OptionsFilter, Select } from '@mantine/core';
import { useId } from 'react';
import { Botao } from './Botao.tsx';
import { rotuloDe } from './CampoDeNumero.tsx';
import classes from './Campos.module.css';
import { Grupo } from './Grupo.tsx';
import { Origem } from './Origem.tsx';
import type { PropsDoCampo } from './props.ts';

type Props = PropsDoCampo & {
  campo: CampoOrdinal | CampoEscolha;
  valor: number | string | undefined;
};

/** Up to this many short answers stand side by side. */
const LADO_A_LADO = 3;
/** Over this many, looking for one is quicker by typing. */
const OPCOES_SEM_BUSCA = 8;
const LETRAS_LADO_A_LADO = 14;

/** One of several answers, each a row with what it is worth. */
export function CampoDeOpcoes(props: Props) {
  const { nome, campo, valor, erro, procedencia, aoMudar, aoSair } = props;
  const grupo = useId();
  const opcoes: readonly Opcao<number | string>[] = campo.opcoes;
  const curtas =
    opcoes.length <= LADO_A_LADO &&
    opcoes.every(({ rotulo }) => rotulo.length <= LETRAS_LADO_A_LADO);
  const responder = (escolhido: number | string | undefined) => {
    if (campo.tipo === 'ordinal' && typeof escolhido !== 'string')
      aoMudar({ tipo: 'ordinal', valor: escolhido });
    if (campo.tipo === 'escolha' && typeof escolhido !== 'number')
      aoMudar({ tipo: 'escolha', valor: escolhido });
  };
  if (campo.tipo === 'escolha' && opcoes.length > OPCOES_SEM_BUSCA) {
    return (
      <Select
        {...{ 'data-campo': nome }}
        className={classes.entrada}
        label={rotuloDe(campo)}
        description={campo.ajuda}
        error={erro}
        data={campo.opcoes.map((opcao) => ({ value: opcao.valor, label: opcao.rotulo }))}
        value={typeof valor === 'string' ? valor : null}
        onChange={(novo) => responder(novo ?? undefined)}
        onBlur={aoSair}
        // Typing looks for another one, instead of adding to the name of this one.
        onFocus={({ currentTarget }) => currentTarget.select()}
        searchable
        clearable={campo.padrao === undefined}
        allowDeselect={campo.padrao === undefined}
        filter={semAcentos}
        nothingFoundMessage="Nada encontrado."
      />
    );
  }
  return (
    <Grupo nome={nome} rotulo={rotuloDe(campo)} ajuda={campo.ajuda} erro={erro}>
      <div className={classes.opcoes} data-lado-a-lado={curtas || undefined}>
        {opcoes.map((opcao) => (
          <Botao
            key={opcao.valor}
            grupo={grupo}
            marcado={opcao.valor === valor}
            aoMarcar={() => responder(opcao.valor)}
            aoDesmarcar={() => responder(undefined)}
            aoSair={aoSair}
            className={classes.opcao}
          >
            <span>{opcao.rotulo}</span>
            <Pontos pontos={pontosDe(campo, opcao)} />
          </Botao>
        ))}
      </div>
      <Origem procedencia={procedencia} />
    </Grupo>
  );
}

const semAcentos: OptionsFilter = ({ options, search }) => {
  const procurado = normalizarBusca(search);
  return options.filter(
    (opcao) => 'label' in opcao && normalizarBusca(opcao.label).includes(procurado),
  );
};

function pontosDe(campo: CampoOrdinal | CampoEscolha, { valor, pontos }: Opcao<number | string>) {
  if (pontos !== undefined) return pontos;
  return campo.tipo === 'ordinal' && typeof valor === 'number' ? valor : undefined;
}

/** What an answer is worth, quieter than the answer. */
export function Pontos({ pontos }: { pontos: number | undefined }) {
  if (pontos === undefined) return null;
  const sinal = pontos < 0 ? '−' : '';
  return (
    <span className={classes.pontos}>
      {sinal}
      {String(Math.abs(pontos)).replace('.', ',')}
    </span>
  );
}
