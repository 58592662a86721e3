import type { VersaoExportada } from '../contracts/exportacao.ts';
import { ROTULO_DA_CERTEZA } from '../prontuario/diagnosticos.ts';
import { SECOES_DA_EVOLUCAO, type SecaoDaEvolucao } from '../prontuario.ts';
import { limpo, narrativaDe, narrativaEmLinhas, semAusentes } from './escrita.ts';
import { referencia } from './identidade.ts';
import { sinaisEmLinhas } from './sinais.ts';
import { loinc } from './sistemas.ts';
import type { Codigo, Condicao, Observacao, Secao } from './tipos.ts';

const CODIGOS: Readonly<Record<SecaoDaEvolucao, Codigo>> = {
  subjetivo: loinc('61150-9', 'Subjective Narrative'),
  objetivo: loinc('61149-1', 'Objective Narrative'),
  avaliacao: loinc('51848-0', 'Evaluation note'),
  plano: loinc('18776-5', 'Plan of care note'),
};
const SINAIS = loinc('8716-3', 'Vital signs');
const DIAGNOSTICOS = loinc('29308-4', 'Diagnosis');

/** The coded resources of a version, to which its sections point. */
export interface Codificados {
  readonly observacoes: readonly Observacao[];
  readonly condicoes: readonly Condicao[];
}

/**
 * Writes the sections of a version: its texts as they were written, signs and diagnoses in words
 * too.
 */
export function secoesDe(versao: VersaoExportada, codificados: Codificados): Secao[] {
  return [
    ...SECOES_DA_EVOLUCAO.flatMap(({ campo, rotulo }) =>
      escrita(rotulo, versao[campo], CODIGOS[campo]),
    ),
    ...versao.secoes_livres.flatMap(({ titulo, texto }) => escrita(titulo, texto)),
    ...emLinhas('Sinais vitais', SINAIS, sinaisEmLinhas(versao), codificados.observacoes),
    ...emLinhas('Diagnósticos', DIAGNOSTICOS, diagnosticosEmLinhas(versao), codificados.condicoes),
  ];
}

function escrita(titulo: string, texto: string, codigo?: Codigo): Secao[] {
  const limpa = limpo(texto);
  if (!limpa) return [];
  return [
    semAusentes<Secao>({
      title: limpo(titulo) ?? 'Seção',
      code: codigo ? { coding: [codigo] } : undefined,
      text: narrativaDe(limpa),
    }),
  ];
}

function emLinhas(
  title: string,
  codigo: Codigo,
  linhas: readonly string[],
  recursos: readonly { readonly id: string }[],
): Secao[] {
  if (linhas.length === 0) return [];
  return [
    semAusentes<Secao>({
      title,
      code: { coding: [codigo] },
      text: narrativaEmLinhas(linhas),
      entry: recursos.map(({ id }) => referencia(id)),
    }),
  ];
}

function diagnosticosEmLinhas({ diagnosticos }: VersaoExportada): string[] {
  return diagnosticos.map(
    ({ codigo, descricao, certeza }) =>
      `${codigo} ${limpo(descricao) ?? ''} (${ROTULO_DA_CERTEZA[certeza].toLowerCase()})`,
  );
}
