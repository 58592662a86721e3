import { chave } from '../../clinico/medicamentos/escrita.ts';
import { reconhecer } from '../../clinico/medicamentos/nomes.ts';
import type { BaseDaPrescricao } from './base.ts';
import type { GrupoDeAlergia } from './tipos.ts';

/** What an allergy says of drugs. */
export interface AlergiaReconhecida {
  /** The drugs that it names, by itself or as a group. */
  readonly dcbs: readonly string[];
  /** Others that may cross with them. */
  readonly vizinhos: ReadonlySet<string>;
}

/** Reads an allergy as it was written; null when the base knows neither a group nor a drug by it. */
export function reconhecerAlergia(
  base: BaseDaPrescricao,
  alergia: string,
): AlergiaReconhecida | null {
  const grupo = base.alergias.find(({ nomes }) =>
    nomes.some((nome) => chave(nome) === chave(alergia)),
  );
  const achado = reconhecer(base.lexico, alergia);
  const dcbs = grupo?.membros ?? (achado.reconhecido ? achado.dcbs : []);
  return dcbs.length === 0 ? null : { dcbs, vizinhos: cruzados(base.alergias, dcbs) };
}

/** Lists the other members of the groups of some drugs, and those of the groups that may cross. */
function cruzados(grupos: readonly GrupoDeAlergia[], dcbs: readonly string[]): ReadonlySet<string> {
  const proprios = grupos.filter(({ membros }) => membros.some((membro) => dcbs.includes(membro)));
  const ids = new Set(proprios.flatMap(({ id, cruzada }) => [id, ...cruzada]));
  return new Set(grupos.filter(({ id }) => ids.has(id)).flatMap(({ membros }) => membros));
}
