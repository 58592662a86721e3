/** An entry in the order and with the names that serve who was seen. Pure. */
import { NOMES_DOS_SINAIS, SINAIS_VITAIS } from '@domain/sinais-vitais.ts';
import type { Registro, SinaisDoRegistro } from '../api/linhas.ts';

export interface Parte {
  titulo: string;
  texto: string;
}

/** What was written, what to do first, without what was left empty. */
export function partesLegiveis(
  registro: Pick<Registro, 'plano' | 'avaliacao' | 'subjetivo' | 'objetivo' | 'secoes_livres'>,
): Parte[] {
  return [
    { titulo: 'Conduta e orientações', texto: registro.plano },
    { titulo: 'Avaliação', texto: registro.avaliacao },
    { titulo: 'O que foi contado', texto: registro.subjetivo },
    { titulo: 'Exame e resultados', texto: registro.objetivo },
    ...registro.secoes_livres,
  ]
    .map(({ titulo, texto }) => ({ titulo, texto: texto.trim() }))
    .filter(({ texto }) => texto !== '');
}

export interface Medida {
  rotulo: string;
  valor: string;
  unidade: string;
}

/** What was measured, in Portuguese figures; blood pressure as one measure. */
export function medidasLegiveis(sinais: SinaisDoRegistro): Medida[] {
  const { pressao_sistolica: alta, pressao_diastolica: baixa } = sinais;
  const juntas = alta !== undefined && baixa !== undefined;
  const pressao = juntas
    ? [{ rotulo: 'Pressão arterial', valor: `${alta}/${baixa}`, unidade: 'mmHg' }]
    : [];
  const outras = NOMES_DOS_SINAIS.flatMap((nome) => {
    const valor = sinais[nome];
    if (valor === undefined || (juntas && nome.startsWith('pressao_'))) return [];
    const { rotulo, unidade } = SINAIS_VITAIS[nome];
    return [{ rotulo, valor: valor.toLocaleString('pt-BR'), unidade }];
  });
  return [...pressao, ...outras];
}
