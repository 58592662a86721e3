import { localDe } from '../agenda/fuso.ts';
import type { BaseDaPassagem } from '../contracts/passagem.ts';
import { ROTULO_DA_COR } from '../plantao/triagem.ts';
import type { Impresso } from './tipos.ts';

/** What the paper has besides what is kept of the handover. */
interface ParaOPapel extends Pick<Impresso, 'situacao' | 'verificacao'> {
  /** What who received it understood, with the hour; a paper to be signed has only its author's words. */
  sintese?: string | undefined;
}

/** A handover as its paper has it. The hour on it is that of the giving, by the clock of the place. */
export function passagemNoPapel(
  { pacientes, entregue_em, local_nome, fuso, quantos, medico }: BaseDaPassagem,
  { situacao, verificacao, sintese }: ParaOPapel,
): Impresso {
  return {
    formato: 'A4',
    situacao,
    clinica: { nome: local_nome },
    medico: { nome: medico.nome, crm: medico.crm ?? '', uf: medico.crm_uf ?? '' },
    paciente: { nome: quantos },
    quando: localDe(new Date(entregue_em), fuso),
    conteudo: {
      tipo: 'passagem',
      pacientes: pacientes.map(({ cor, descricao, gravidade, resumo, acoes, contingencia }) => ({
        quem: cor ? `${descricao} (${ROTULO_DA_COR[cor].toLowerCase()})` : descricao,
        gravidade,
        resumo,
        acoes,
        contingencia,
      })),
      sintese: sintese ?? null,
    },
    verificacao,
  };
}
