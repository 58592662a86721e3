import { ROTULO_DA_CERTEZA } from '@domain/prontuario/diagnosticos.ts';
import { todasAsSecoes } from '@domain/prontuario/secoes.ts';
import { sinaisMedidos } from '@domain/prontuario/sinais-medidos.ts';
import { ROTULO_DO_CONSENTIMENTO } from '@domain/prontuario.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';

/** A part of an entry that says something else in the next version. */
export interface Mudanca {
  titulo: string;
  antes: string;
  depois: string;
}

/** The parts in which two versions of an entry differ, each as text. */
export function comparar(antes: Entrada, depois: Entrada, fuso: string): Mudanca[] {
  const de = partes(antes, fuso);
  const para = partes(depois, fuso);
  return [...new Set([...de.keys(), ...para.keys()])]
    .map((titulo) => ({ titulo, antes: de.get(titulo) ?? '', depois: para.get(titulo) ?? '' }))
    .filter((mudanca) => mudanca.antes !== mudanca.depois);
}

function partes(entrada: Entrada, fuso: string): Map<string, string> {
  return new Map([
    ['Data do atendimento', formatarDataHora(entrada.ocorrido_em, fuso)],
    ...todasAsSecoes(entrada).map(({ titulo, texto }) => [titulo, texto] as const),
    ['Diagnósticos', diagnosticos(entrada)],
    ['Sinais vitais', sinais(entrada, fuso)],
    ['Teleconsulta', teleconsulta(entrada)],
  ]);
}

function diagnosticos(entrada: Entrada): string {
  return entrada.diagnosticos
    .map(
      ({ codigo, descricao, certeza }) =>
        `${codigo} ${descricao} (${ROTULO_DA_CERTEZA[certeza].toLowerCase()})`,
    )
    .join('\n');
}

function sinais(entrada: Entrada, fuso: string): string {
  return sinaisMedidos(entrada, null, fuso)
    .map(({ rotulo, valor, unidade }) => `${rotulo}: ${valor} ${unidade}`)
    .join('\n');
}

function teleconsulta({ teleconsulta: feita, consentimento_da_teleconsulta: como }: Entrada) {
  if (!feita) return '';
  return como ? `Sim, consentimento ${ROTULO_DO_CONSENTIMENTO[como].toLowerCase()}` : 'Sim';
}
