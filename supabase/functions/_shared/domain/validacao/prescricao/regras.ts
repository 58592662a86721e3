import { NAO_CONFERIDA, type Verificacao } from '../../clinico/motor/fonte.ts';
import { CONSULTA_PUBLICA, type Regra, type Regras, type Severidade } from '../regra.ts';

/** When the rules were last changed (`AAAA-MM-DD`); each list has its own version. */
export const VERSAO_DAS_REGRAS_DA_PRESCRICAO = '2026-11-22';

const LEI_5991 = 'Lei 5.991/1973, art. 35';
const PORTARIA_344 = 'Portaria SVS/MS 344/1998';
const RETENCAO = 'RDC 471/2021';
const BULA = 'Bulas; a lista de dose máxima diz quais';
const DOSES = 'Tabela de doses; cada linha diz o documento e até onde foi conferida';
const PARCIAL: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela de doses, versão 2026-11-22',
  ressalva: 'O estado de cada linha vem com o achado.',
};
const INTERACOES = 'Tabela de interações';
const ISMP = 'ISMP Brasil: abreviaturas e símbolos perigosos';

function regra(
  severidade: Severidade,
  fonte: string,
  verificacao: Verificacao = NAO_CONFERIDA,
): Regra {
  return { severidade, fonte, verificacao };
}

export const REGRAS_DA_PRESCRICAO = {
  'medicamento.ausente': regra('erro', LEI_5991, CONSULTA_PUBLICA),
  'medicamento.desconhecido': regra('aviso', 'Tabela de nomes de medicamentos'),
  'medicamento.incompleto': regra('aviso', LEI_5991, CONSULTA_PUBLICA),
  'medicamento.em-texto': regra('informacao', LEI_5991, CONSULTA_PUBLICA),
  'instrucoes.ausentes': regra('erro', LEI_5991, CONSULTA_PUBLICA),
  'paciente.identificacao': regra('erro', LEI_5991, CONSULTA_PUBLICA),
  'paciente.a-identificar': regra('informacao', LEI_5991, CONSULTA_PUBLICA),
  'paciente.cpf': regra('erro', 'RDC 1.000/2025', CONSULTA_PUBLICA),
  'paciente.retencao': regra('aviso', RETENCAO, CONSULTA_PUBLICA),
  'paciente.peso': regra('aviso', 'Prática de prescrição segura'),
  'prescritor.identificacao': regra('erro', LEI_5991, CONSULTA_PUBLICA),
  'validade.ausente': regra('erro', 'Validade por categoria'),
  'validade.invalida': regra('erro', 'Validade por categoria'),
  'validade.excede': regra('erro', `${PORTARIA_344}; ${RETENCAO}`),
  'validade.vencida': regra('erro', 'Validade por categoria'),
  'emissao.futura': regra('erro', LEI_5991, CONSULTA_PUBLICA),
  'quantidade.excede': regra('erro', PORTARIA_344),
  'quantidade.ampolas': regra('erro', PORTARIA_344),
  'quantidade.nao-conferida': regra('informacao', PORTARIA_344),
  'quantidade.por-extenso': regra('aviso', PORTARIA_344),
  'dose.ddr': regra('erro', 'RDC 50/2014 e RDC 133/2016', CONSULTA_PUBLICA),
  'dose.frequencia-perigosa': regra('erro', DOSES, PARCIAL),
  'dose.perigosa': regra('erro', DOSES, PARCIAL),
  'dose.maxima': regra('aviso', DOSES, PARCIAL),
  'dose.usual': regra('aviso', BULA),
  'dose.frequencia': regra('aviso', DOSES, PARCIAL),
  'dose.idade': regra('aviso', DOSES, PARCIAL),
  'dose.duracao': regra('aviso', DOSES, PARCIAL),
  'dose.nao-conferida': regra('informacao', DOSES, PARCIAL),
  'documento.retencao-com-controlado': regra('erro', RETENCAO, CONSULTA_PUBLICA),
  'documento.um-por-notificacao': regra('erro', PORTARIA_344),
  'documento.substancias': regra('erro', PORTARIA_344),
  'documento.restrito': regra('aviso', PORTARIA_344),
  'documento.controlado-com-comum': regra('aviso', 'Boa prática de prescrição'),
  'documento.c5': regra('informacao', 'Lei 9.965/2000; CFM 2.333/2023'),
  'assinatura.insuficiente': regra('erro', 'Lei 14.063/2020', CONSULTA_PUBLICA),
  'interacao.contraindicada': regra('erro', INTERACOES),
  'interacao.grave': regra('aviso', INTERACOES),
  'interacao.outra': regra('informacao', INTERACOES),
  duplicidade: regra('aviso', 'Composição dos medicamentos prescritos'),
  'renal.contraindicado': regra('erro', 'Tabela de dose renal'),
  'renal.ajustar': regra('aviso', 'Tabela de dose renal'),
  'renal.sem-dado': regra('informacao', 'Tabela de dose renal'),
  'escrita.perigosa': regra('aviso', ISMP),
} as const satisfies Regras;
