import { ufDoCep } from '../../supabase/functions/_shared/domain/documentos/cep.ts';

/** One CEP as a public collection has it. */
export interface CepColetado {
  readonly cep: string;
  /** By the code of IBGE: names repeat. */
  readonly municipio: string;
  readonly nome: string;
  readonly uf: string;
}

/**
 * Ranges of the first five digits, each of one city: `01001-05999 São Paulo`. What belongs to several
 * cities, or to a state that the table of states does not give it, is in no range; what nobody has between
 * two of the same city is taken for that city's.
 */
export function faixasPorCidade(ceps: readonly CepColetado[]): string[] {
  const donos = new Map<string, CepColetado | null>();
  for (const um of ceps) {
    const setor = um.cep.slice(0, 5);
    const antes = donos.get(setor);
    const deOutra = antes !== undefined && antes?.municipio !== um.municipio;
    donos.set(setor, deOutra || ufDoCep(um.cep) !== um.uf ? null : um);
  }
  const faixas: { inicio: string; fim: string; dono: CepColetado | null }[] = [];
  for (const [setor, dono] of [...donos].sort(([um], [outro]) => um.localeCompare(outro))) {
    const ultima = faixas.at(-1);
    if (ultima && ultima.dono?.municipio === dono?.municipio) ultima.fim = setor;
    else faixas.push({ inicio: setor, fim: setor, dono });
  }
  return faixas.flatMap(({ inicio, fim, dono }) =>
    dono ? [`${inicio === fim ? inicio : `${inicio}-${fim}`} ${dono.nome}`] : [],
  );
}
