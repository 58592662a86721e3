import type { ConteudoDoAtendimento, SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import type { Operacao } from './fila.ts';

/**
 * What was written into a shift that ended elsewhere, as an attendance of the one under way: whole, under a
 * new id. Of a re-evaluation, a patient of their own who says when it was made, since the attendance that
 * it was of changes no more. Undefined of what belongs to this shift already, or is of none.
 */
export function trazidaPara(
  { id: sessao_id }: SessaoDePlantao,
  dados: Operacao,
  hora: (instante: string) => string,
): Operacao | undefined {
  const id = crypto.randomUUID();
  const nova = { tipo: 'atendimento', id, sessao_id, revisao: 0 } as const;
  if (dados.tipo === 'atendimento' && dados.sessao_id !== sessao_id) {
    // Another hospital's registrations are others.
    const { cadastro: _, ...clinico } = dados.conteudo.clinico;
    return { ...nova, conteudo: { ...dados.conteudo, paciente_id: null, clinico } };
  }
  if (dados.tipo === 'reavaliacao' && dados.sessao_id !== sessao_id) {
    return { ...nova, conteudo: comoAtendimento(dados.conteudo, hora) };
  }
  return undefined;
}

function comoAtendimento(
  {
    prevista_em,
    feita_em,
    resposta,
    sinais,
    conduta,
  }: (Operacao & { tipo: 'reavaliacao' })['conteudo'],
  hora: (instante: string) => string,
): ConteudoDoAtendimento {
  const quando = feita_em ?? prevista_em;
  return {
    paciente_id: null,
    descricao: `Reavaliação das ${hora(quando)} de outro plantão`,
    sexo: null,
    idade_anos: null,
    cor: null,
    classificado_em: null,
    chegada_em: quando,
    estado: 'em_atendimento',
    sinais,
    clinico: { ...(resposta && { historia: resposta }), ...(conduta && { conduta }) },
    desfecho: null,
    desfecho_dados: null,
  };
}
