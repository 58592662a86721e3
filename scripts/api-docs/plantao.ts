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
import { respostaDoCalendarioSchema } from '@domain/contracts/escala.ts';
import {
  aberturaDePassagemSchema,
  mudancaDePassagemSchema,
  recebimentoDePassagemSchema,
  respostaDaPassagemRecebidaSchema,
  respostaDaPassagemSchema,
  respostaDasPassagensSchema,
} from '@domain/contracts/passagem.ts';
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

const NAO_HA_CODIGO: Recusa = {
  codigo: 'NAO_ENCONTRADO',
  quando:
    'o código está errado ou venceu, a passagem ainda não chegou, ou houve 20 erros em 15 minutos',
};
const RECEBIDA: Recusa = {
  codigo: 'REGRA_VIOLADA',
  quando: 'a passagem é de quem chama, ou outro médico já a recebeu',
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
    metodo: 'get',
    caminho: '/atendimento/sessao/{sessaoId}/reavaliacoes',
    resumo: 'As reavaliações de todos os atendimentos de um plantão, pela hora prevista.',
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
    metodo: 'put',
    caminho: '/atendimento/passagem/{id}',
    resumo:
      'Guarda a passagem do plantão em curso, inteira, sobre a revisão lida (0: nova). Sem `entregue_em` é um rascunho, que ninguém abre.',
    quem: PLANTAO,
    corpo: mudancaDePassagemSchema,
    resposta: respostaDaPassagemSchema,
    falhas: [NAO_HA, MUDOU, FECHADO],
  },
  {
    metodo: 'get',
    caminho: '/atendimento/passagens/{sessaoId}',
    resumo: 'As passagens de um plantão, com quem recebeu cada uma.',
    quem: PLANTAO,
    resposta: respostaDasPassagensSchema,
  },
  {
    metodo: 'post',
    caminho: '/atendimento/passagem/abrir',
    resumo: 'Lê a passagem de um colega pelo código, até 48 horas depois de feita.',
    quem: PLANTAO,
    corpo: aberturaDePassagemSchema,
    resposta: respostaDaPassagemRecebidaSchema,
    falhas: [NAO_HA_CODIGO, RECEBIDA],
  },
  {
    metodo: 'post',
    caminho: '/atendimento/passagem/receber',
    resumo: 'Confirma a passagem de um colega, com a síntese. Repetido, responde o mesmo.',
    quem: PLANTAO,
    corpo: recebimentoDePassagemSchema,
    resposta: respostaDaPassagemRecebidaSchema,
    falhas: [NAO_HA_CODIGO, RECEBIDA],
  },
  {
    metodo: 'get',
    caminho: '/atendimento/{id}',
    resumo: 'Um atendimento.',
    quem: PLANTAO,
    resposta: respostaDoAtendimentoSchema,
    falhas: [NAO_HA],
  },
  {
    metodo: 'get',
    caminho: '/calendario/{arquivo}',
    resumo:
      'Os plantões de quem criou o endereço, para um calendário que o assina (RFC 5545): `{arquivo}` é a chave do endereço, com `.ics`. Sem pacientes nem valores; os cancelados e os passados a um colega vão como cancelados.',
    quem: 'qualquer',
    resposta: respostaDoCalendarioSchema,
    tipo: 'text/calendar',
    falhas: [
      { codigo: 'NAO_ENCONTRADO', quando: 'o endereço nunca existiu, foi trocado ou encerrado' },
      { codigo: 'BLOQUEADO', quando: 'o endereço foi lido mais de 60 vezes em uma hora' },
    ],
  },
];
