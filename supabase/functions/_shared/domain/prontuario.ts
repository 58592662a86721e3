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

/** What somebody may do next with an entry that they can read. */
export function acoesDaEntrada(
  entrada: { status: StatusDoProntuario; autor_id: string; substituido_por: string | null },
  leitor: { id: string; escreve: boolean },
): readonly ('continuar' | 'corrigir' | 'adendo')[] {
  const autor = entrada.autor_id === leitor.id;
  if (entrada.status === 'rascunho') return autor ? ['continuar'] : [];
  if (!leitor.escreve || entrada.status !== 'finalizado' || entrada.substituido_por) return [];
  return autor ? ['corrigir', 'adendo'] : ['adendo'];
}
