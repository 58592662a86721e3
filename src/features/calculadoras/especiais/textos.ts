import type { Dose, DoseAjustada } from '@domain/clinico/medicamentos/dose.ts';
import type { VerificacaoDeInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import { numeroPorExtenso } from '@domain/clinico/motor/texto.ts';

/** Of the table that answered, as the text must say. */
interface Versao {
  readonly versao: string;
  /** `DD/MM/AAAA`. */
  readonly de: string;
}

/** What was found among the medicines, as it is written in a record. */
export function textoDasInteracoes(
  medicamentos: readonly string[],
  verificacao: VerificacaoDeInteracoes,
  manchete: string,
  { versao, de }: Versao,
): string {
  const { interacoes, duplicidades, nao_reconhecidos, sem_regras } = verificacao;
  return [
    `Interações medicamentosas: ${manchete}`,
    `Medicamentos: ${medicamentos.join('; ')}.`,
    ...duplicidades.map(({ dcb, itens, conduta }) =>
      frase(`- ${dcb}, repetida (${itens.join('; ')}): ${conduta}`),
    ),
    ...interacoes.map(({ a, b, severidade, conduta, nota, por_via }) =>
      frase(`- ${a} + ${b} (${severidade}): ${[conduta, nota, por_via].filter(Boolean).join(' ')}`),
    ),
    ...(nao_reconhecidos.length > 0
      ? [`Não reconhecidos, fora da conferência: ${nao_reconhecidos.join('; ')}.`]
      : []),
    ...(sem_regras.length > 0 ? [`Sem regra na base: ${sem_regras.join(', ')}.`] : []),
    `Base de interações ${versao}, de ${de}. ${REVISAO_CLINICA}.`,
    AVISO_DE_APOIO,
  ].join('\n');
}

/** The doses at a clearance, in mL/min, as they are written in a record. */
export function textoDasDoses(
  clearance: number,
  doses: readonly Dose[],
  acao: (dose: DoseAjustada) => string,
  { versao, de }: Versao,
): string {
  return [
    `Ajuste de dose na insuficiência renal, clearance de ${numeroPorExtenso(clearance, 0)} mL/min:`,
    ...doses.map((dose) =>
      frase(
        dose.reconhecido
          ? `- ${dose.medicamento}, ${dose.via} (${acao(dose)}): ${dose.recomendacao}`
          : `- ${dose.medicamento}: ${dose.aviso}`,
      ),
    ),
    `Tabela de doses ${versao}, de ${de}. ${REVISAO_CLINICA}.`,
    AVISO_DE_APOIO,
  ].join('\n');
}

function frase(texto: string): string {
  return texto.endsWith('.') ? texto : `${texto}.`;
}
