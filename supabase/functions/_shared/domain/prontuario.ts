/** The life of an entry (also enforced by triggers of `prontuarios`). */
export const STATUS_DO_PRONTUARIO = ['rascunho', 'finalizado', 'descartado'] as const;
export type StatusDoProntuario = (typeof STATUS_DO_PRONTUARIO)[number];

/** The four texts of an entry (SOAP), in order, with how each is asked. */
export const SECOES_DA_EVOLUCAO = [
  {
    campo: 'subjetivo',
    rotulo: 'Subjetivo',
    pergunta: 'Queixa, história e o que o paciente conta',
  },
  { campo: 'objetivo', rotulo: 'Objetivo', pergunta: 'Exame físico e resultados' },
  { campo: 'avaliacao', rotulo: 'Avaliação', pergunta: 'Hipóteses e diagnósticos' },
  { campo: 'plano', rotulo: 'Plano', pergunta: 'Conduta, exames, orientações e retorno' },
] as const;
export type SecaoDaEvolucao = (typeof SECOES_DA_EVOLUCAO)[number]['campo'];

/** Longest text of one section, in characters. */
export const MAXIMO_DA_SECAO = 50_000;

/** A section besides the four texts. */
export interface SecaoLivre {
  titulo: string;
  texto: string;
}
export const MAXIMO_DE_SECOES_LIVRES = 8;

/** How a patient consents to being seen at a distance (CFM 2.314/2022). */
export const CONSENTIMENTOS = ['verbal', 'escrito', 'eletronico'] as const;
export type Consentimento = (typeof CONSENTIMENTOS)[number];
export const ROTULO_DO_CONSENTIMENTO: Readonly<Record<Consentimento, string>> = {
  verbal: 'Verbal, no início da consulta',
  escrito: 'Por escrito, em termo assinado',
  eletronico: 'Eletrônico, por mensagem ou formulário',
};

/** Lists what a reader of an entry may do next with it. */
export function acoesDaEntrada(
  entrada: {
    status: StatusDoProntuario;
    autor_id: string;
    substituido_por: string | null;
    inativado_em?: string | null;
  },
  leitor: { id: string; escreve: boolean },
): readonly ('continuar' | 'corrigir' | 'adendo' | 'inativar')[] {
  const autor = entrada.autor_id === leitor.id;
  if (entrada.status === 'rascunho') return autor ? ['continuar'] : [];
  if (!leitor.escreve || entrada.status !== 'finalizado' || entrada.substituido_por) return [];
  if (entrada.inativado_em) return [];
  return autor ? ['corrigir', 'adendo', 'inativar'] : ['adendo'];
}
