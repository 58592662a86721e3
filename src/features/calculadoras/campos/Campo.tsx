import type { Campo as Definicao } from '@domain/clinico/motor/campos.ts';
import type { Resposta } from '../formulario/respostas.ts';
import type { Procedencia } from '../paciente/procedencia.ts';
import type { Sugestao } from '../paciente/sugerir.ts';
import { CampoDeData } from './CampoDeData.tsx';
import { CampoDeItens } from './CampoDeItens.tsx';
import { CampoDeLinhas } from './CampoDeLinhas.tsx';
import { CampoDeNumero } from './CampoDeNumero.tsx';
import { CampoDeOpcoes } from './CampoDeOpcoes.tsx';
import { CampoSimNao } from './CampoSimNao.tsx';

export interface PropsDoCampo {
  nome: string;
  campo: Definicao;
  resposta: Resposta;
  /** The sentence of what is wrong, once it may be said. */
  erro: string | undefined;
  /** Where the value came from, while nobody changed it. */
  procedencia: Procedencia | undefined;
  /** A value of the record that is too old to be filled in by itself. */
  oferta: Sugestao | undefined;
  aoMudar: (resposta: Resposta) => void;
  aoSair: () => void;
}

/** A field of a tool, whatever it asks for. */
export function Campo(props: PropsDoCampo) {
  const { campo, resposta } = props;
  if (campo.tipo === 'numero' && resposta.tipo === 'numero')
    return <CampoDeNumero {...props} campo={campo} resposta={resposta} />;
  if (campo.tipo === 'ordinal' && resposta.tipo === 'ordinal')
    return <CampoDeOpcoes {...props} campo={campo} valor={resposta.valor} />;
  if (campo.tipo === 'escolha' && resposta.tipo === 'escolha')
    return <CampoDeOpcoes {...props} campo={campo} valor={resposta.valor} />;
  if (campo.tipo === 'sim-nao' && resposta.tipo === 'sim-nao')
    return <CampoSimNao {...props} campo={campo} resposta={resposta} />;
  if (campo.tipo === 'data' && resposta.tipo === 'data')
    return <CampoDeData {...props} campo={campo} resposta={resposta} />;
  if (campo.tipo === 'itens' && resposta.tipo === 'itens')
    return <CampoDeItens {...props} campo={campo} resposta={resposta} />;
  if (campo.tipo === 'linhas' && resposta.tipo === 'linhas')
    return <CampoDeLinhas {...props} campo={campo} resposta={resposta} />;
  return null;
}
