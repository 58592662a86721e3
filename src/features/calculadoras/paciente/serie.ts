import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { numeroSeguido, saidaSeguida } from '@domain/clinico/motor/seguida.ts';
import { numeroComCasas } from '@domain/clinico/motor/texto.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { Calculo } from '@/shared/calculos/api/linhas.ts';

/** A kept result as the history shows it. */
export interface Ponto {
  readonly id: string;
  readonly em: string;
  /** The main number; null where that result had none. */
  readonly valor: number | null;
  readonly texto: string;
  readonly leitura: string;
  /** The answers by which the tool asks: numbers of different ones are of different things. */
  readonly escolha: string;
  readonly autor: string;
  readonly autorId: string;
  readonly versao: string;
  /** When and why its author said that it does not count; null for what counts. */
  readonly anulado: { readonly em: string; readonly motivo: string } | null;
}

/** The results of a tool that stand in a record, oldest first. */
export function serie(ferramenta: Ferramenta, calculos: readonly Calculo[]): readonly Ponto[] {
  return calculos
    .filter((calculo) => calculo.ferramenta === ferramenta.id)
    .map((calculo) => ({
      id: calculo.id,
      em: calculo.criado_em,
      ...numeroSeguido(ferramenta, calculo.resultado),
      leitura: calculo.interpretacao ?? '–',
      escolha: escolhaDe(ferramenta, calculo),
      autor: calculo.autor_nome,
      autorId: calculo.autor_id,
      versao: calculo.versao,
      anulado: anulacao(calculo),
    }))
    .sort((a, b) => a.em.localeCompare(b.em));
}

function escolhaDe({ campos }: Ferramenta, { entrada }: Calculo): string {
  const decidem = new Set(Object.values(campos).flatMap(({ quando }) => quando?.campo ?? []));
  return JSON.stringify([...decidem].map((nome) => entrada[nome]));
}

/** Those that can be compared with the newest one that counts. */
export function comparaveis(pontos: readonly Ponto[]): readonly Ponto[] {
  const ultimo = pontos.findLast(({ anulado }) => anulado === null);
  return pontos.filter(({ escolha }) => escolha === ultimo?.escolha);
}

function anulacao({ anulado_em: em, motivo_da_anulacao: motivo }: Calculo): Ponto['anulado'] {
  return em === null ? null : { em, motivo: motivo ?? '' };
}

/** `TFGe subiu de 48 para 54 mL/min/1,73 m² desde 12/03/2026`: what the line says, in words. */
export function emPalavras(ferramenta: Ferramenta, pontos: readonly Ponto[], fuso: string): string {
  const seguida = saidaSeguida(ferramenta);
  const medidos = pontos.filter(({ valor, anulado }) => valor !== null && anulado === null);
  const primeiro = medidos[0];
  const ultimo = medidos.at(-1);
  if (!seguida || !primeiro || !ultimo || primeiro === ultimo) return 'Resultados anteriores';
  const [, { rotulo, casas }] = seguida;
  const [de, para] = [primeiro, ultimo].map(({ valor }) => (valor ?? 0).toFixed(casas));
  const desde = `desde ${formatarData(primeiro.em, fuso)}`;
  if (de === para) return `${rotulo} estável em ${ultimo.texto} ${desde}`;
  const verbo = Number(para) > Number(de) ? 'subiu' : 'caiu';
  return `${rotulo} ${verbo} de ${numeroComCasas(primeiro.valor ?? 0, casas)} para ${ultimo.texto} ${desde}`;
}
