import { NAO_CONFERIDA } from '../../clinico/motor/fonte.ts';
import { CONSULTA_PUBLICA, type Regras } from '../regra.ts';

/** When the rules were last changed (`AAAA-MM-DD`). */
export const VERSAO_DAS_REGRAS_DO_PACIENTE = '2026-11-21';

const CADASTRO = 'Regras de cadastro do Pleno';
const LIMITES = 'Limites de plausibilidade dos sinais vitais';
const PALS = 'PALS, American Heart Association, 2020; adultos: diretrizes brasileiras';

export const REGRAS_DO_PACIENTE = {
  'campo.desconhecido': { severidade: 'aviso', fonte: CADASTRO, verificacao: NAO_CONFERIDA },
  'nome.ausente': { severidade: 'erro', fonte: CADASTRO, verificacao: NAO_CONFERIDA },
  'cadastro.formato': { severidade: 'erro', fonte: CADASTRO, verificacao: NAO_CONFERIDA },
  'cpf.digitos': {
    severidade: 'erro',
    fonte: 'Receita Federal: dígitos verificadores do CPF',
    verificacao: NAO_CONFERIDA,
  },
  'cpf.ausente': {
    severidade: 'informacao',
    fonte: 'Ministério da Saúde, 2023: CPF como identificador no SUS',
    verificacao: NAO_CONFERIDA,
  },
  'recem-nascido.mae': { severidade: 'aviso', fonte: CADASTRO, verificacao: NAO_CONFERIDA },
  'cnpj.digitos': {
    severidade: 'erro',
    fonte: 'IN RFB 2.229/2024: CNPJ alfanumérico',
    verificacao: CONSULTA_PUBLICA,
  },
  'cns.digitos': {
    severidade: 'erro',
    fonte: 'DATASUS: rotina de validação do CNS',
    verificacao: CONSULTA_PUBLICA,
  },
  'crm.formato': {
    severidade: 'erro',
    fonte: 'Conselhos Regionais de Medicina: formatos em uso',
    verificacao: NAO_CONFERIDA,
  },
  'crm.uf': {
    severidade: 'aviso',
    fonte: 'Conselhos Regionais de Medicina: formatos em uso',
    verificacao: NAO_CONFERIDA,
  },
  'crm.autenticidade': {
    severidade: 'informacao',
    fonte: 'CFM: busca por médicos',
    verificacao: NAO_CONFERIDA,
  },
  'nascimento.data': { severidade: 'erro', fonte: CADASTRO, verificacao: NAO_CONFERIDA },
  'nascimento.incomum': { severidade: 'aviso', fonte: CADASTRO, verificacao: NAO_CONFERIDA },
  'sinal.limite': { severidade: 'erro', fonte: LIMITES, verificacao: NAO_CONFERIDA },
  'sinal.incomum': { severidade: 'aviso', fonte: LIMITES, verificacao: NAO_CONFERIDA },
  'sinal.pressao-invertida': { severidade: 'erro', fonte: LIMITES, verificacao: NAO_CONFERIDA },
  'sinal.esperado': { severidade: 'aviso', fonte: PALS, verificacao: NAO_CONFERIDA },
  'sinal.sem-idade': { severidade: 'informacao', fonte: PALS, verificacao: NAO_CONFERIDA },
  'medida.incomum': { severidade: 'aviso', fonte: LIMITES, verificacao: NAO_CONFERIDA },
} as const satisfies Regras;

export type RegraDoPaciente = keyof typeof REGRAS_DO_PACIENTE;
