import {
  consultaDoMesSchema,
  fimDaSessaoSchema,
  mudancaDeAtendimentoSchema,
  mudancaDeReavaliacaoSchema,
  novaReavaliacaoSchema,
  novaSessaoSchema,
  novoAtendimentoSchema,
  respostaDaReavaliacaoSchema,
  respostaDaSessaoAtivaSchema,
  respostaDaSessaoSchema,
  respostaDasReavaliacoesSchema,
  respostaDoAtendimentoSchema,
  respostaDoMesSchema,
  respostaDosAtendimentosSchema,
} from '@domain/contracts/atendimento.ts';
import type { Operacao, Recusa } from './operacao.ts';

const PLANTAO = ['area.plantonista'] as const;
const NAO_HA: Recusa = {
  codigo: 'NAO_ENCONTRADO',
  quando: 'não existe, ou não é de quem chama',
};
const FECHADO: Recusa = {
  codigo: 'REGRA_VIOLADA',
  quando: 'o plantão já foi finalizado, ou um dado não cabe; a frase diz qual',
};
const MUDOU: Recusa = {
  codigo: 'ALTERADO_POR_OUTRA_PESSOA',
  quando: 'mudou desde a `revisao` lida, ou o id já tem outro conteúdo; nada foi sobrescrito',
};

/** The on-call shift. Writes carry ids made on the device: sent again, they are answered alike. */
export const OPERACOES_DO_PLANTAO: readonly Operacao[] = [
  {
    metodo: 'post',
    caminho: '/atendimento/sessao',
    resumo: 'Começa um plantão, com id e hora do aparelho. Repetido, responde o mesmo.',
    quem: PLANTAO,
    corpo: novaSessaoSchema,
    status: 201,
    resposta: respostaDaSessaoSchema,
    falhas: [{ codigo: 'JA_EXISTE', quando: 'já há um plantão ativo' }],
  },
  {
    metodo: 'put',
    caminho: '/atendimento/sessao/{id}/finalizar',
    resumo:
      'Finaliza o plantão: até 36 horas depois do início, com `motivo` se ainda há pacientes em atendimento.',
    quem: PLANTAO,
    corpo: fimDaSessaoSchema,
    resposta: respostaDaSessaoSchema,
    falhas: [NAO_HA, FECHADO],
  },
  {
    metodo: 'get',
    caminho: '/atendimento/sessao/ativa',
    resumo: 'O plantão em curso, ou nulo.',
    quem: PLANTAO,
    resposta: respostaDaSessaoAtivaSchema,
  },
  {
    metodo: 'get',
    caminho: '/atendimento/plantoes-mes',
    resumo: 'Os plantões que começaram no mês, do mais novo ao mais antigo.',
    quem: PLANTAO,
    consulta: consultaDoMesSchema,
    resposta: respostaDoMesSchema,
  },
  {
    metodo: 'post',
    caminho: '/atendimento',
    resumo: 'Registra um atendimento do plantão em curso. Repetido, responde o mesmo.',
    quem: PLANTAO,
    corpo: novoAtendimentoSchema,
    status: 201,
    resposta: respostaDoAtendimentoSchema,
    falhas: [NAO_HA, MUDOU, FECHADO],
  },
  {
    metodo: 'put',
    caminho: '/atendimento/{id}',
    resumo: 'Guarda o atendimento inteiro sobre a revisão lida.',
    quem: PLANTAO,
    corpo: mudancaDeAtendimentoSchema,
    resposta: respostaDoAtendimentoSchema,
    falhas: [NAO_HA, MUDOU, FECHADO],
  },
  {
    metodo: 'get',
    caminho: '/atendimento/sessao/{sessaoId}',
    resumo: 'Os atendimentos de um plantão, por ordem de chegada.',
    quem: PLANTAO,
    resposta: respostaDosAtendimentosSchema,
    falhas: [NAO_HA],
  },
  {
    metodo: 'get',
    caminho: '/atendimento/reavaliacoes/{id}',
    resumo: 'As reavaliações de um atendimento, pela hora prevista.',
    quem: PLANTAO,
    resposta: respostaDasReavaliacoesSchema,
    falhas: [NAO_HA],
  },
  {
    metodo: 'post',
    caminho: '/atendimento/{id}/reavaliacao',
    resumo: 'Planeja ou registra uma reavaliação. Repetida, responde o mesmo.',
    quem: PLANTAO,
    corpo: novaReavaliacaoSchema,
    status: 201,
    resposta: respostaDaReavaliacaoSchema,
    falhas: [NAO_HA, MUDOU, FECHADO],
  },
  {
    metodo: 'put',
    caminho: '/atendimento/reavaliacao/{id}',
    resumo: 'Guarda a reavaliação inteira sobre a revisão lida.',
    quem: PLANTAO,
    corpo: mudancaDeReavaliacaoSchema,
    resposta: respostaDaReavaliacaoSchema,
    falhas: [NAO_HA, MUDOU, FECHADO],
  },
  {
    metodo: 'get',
    caminho: '/atendimento/{id}',
    resumo: 'Um atendimento.',
    quem: PLANTAO,
    resposta: respostaDoAtendimentoSchema,
    falhas: [NAO_HA],
  },
];
