import { CampoDeData } from './CampoDeData.tsx';
import { CampoDeItens } from './CampoDeItens.tsx';
import { CampoDeLinhas } from './CampoDeLinhas.tsx';
import { CampoDeNumero } from './CampoDeNumero.tsx';
import { CampoDeOpcoes } from './CampoDeOpcoes.tsx';
import { CampoSimNao } from './CampoSimNao.tsx';
import type { PropsDoCampo } from './props.ts';

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
