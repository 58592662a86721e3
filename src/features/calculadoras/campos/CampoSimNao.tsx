import type { CampoSimNao as Definicao } from '@domain/clinico/motor/campos.ts';
import { useId } from 'react';
import type { RespostaSimples } from '../formulario/respostas.ts';
import { Botao } from './Botao.tsx';
import { rotuloDe } from './CampoDeNumero.tsx';
import { Pontos } from './CampoDeOpcoes.tsx';
import classes from './Campos.module.css';
import { Grupo } from './Grupo.tsx';
import type { PropsDoCampo } from './props.ts';

type Props = PropsDoCampo & {
  campo: Definicao;
  resposta: Extract<RespostaSimples, { tipo: 'sim-nao' }>;
};

/** A question of yes or no. Nothing is chosen at first: not knowing is not a no. */
export function CampoSimNao({ nome, campo, resposta, erro, aoMudar, aoSair }: Props) {
  const grupo = useId();
  const responder = (valor: boolean | undefined) => aoMudar({ tipo: 'sim-nao', valor });
  return (
    <Grupo nome={nome} rotulo={rotuloDe(campo)} ajuda={campo.ajuda} erro={erro} emLinha>
      <div className={classes.simNao}>
        <Botao
          grupo={grupo}
          marcado={resposta.valor === true}
          aoMarcar={() => responder(true)}
          aoDesmarcar={() => responder(undefined)}
          aoSair={aoSair}
        >
          Sim
          <Pontos pontos={campo.pontos} />
        </Botao>
        <Botao
          grupo={grupo}
          marcado={resposta.valor === false}
          aoMarcar={() => responder(false)}
          aoDesmarcar={() => responder(undefined)}
          aoSair={aoSair}
        >
          Não
        </Botao>
      </div>
    </Grupo>
  );
}
