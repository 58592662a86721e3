import { chave } from '../clinico/medicamentos/escrita.ts';
import type { Lexico } from '../clinico/medicamentos/lexico.ts';
import type { LinhaDeAlergia } from './tabelas.ts';
import { criarVocabulario, type Vocabulario } from './texto-livre.ts';

/** What a word of an allergy stands for. */
export interface Nomeado {
  readonly grupo: LinhaDeAlergia | undefined;
  /** The drugs that the name itself is; none where it names a group. */
  readonly exatos: readonly string[];
}

/** The names of allergies: groups, and every drug of the lexicon. */
export interface Alergenos {
  readonly porId: ReadonlyMap<string, LinhaDeAlergia>;
  readonly nomes: Vocabulario<Nomeado>;
  /** Names of one word of the groups, for a letter that was mistyped. */
  readonly curtos: readonly (readonly [nome: string, nomeado: Nomeado])[];
}

/** Indexes the groups and every drug of the lexicon by the names that people write. */
export function indexarAlergenos(grupos: readonly LinhaDeAlergia[], lexico: Lexico): Alergenos {
  const porChave = new Map<string, Nomeado>();
  const grupoDe = (dcb: string) => menor(grupos.filter(({ membros }) => membros.includes(dcb)));
  for (const [onde, { dcbs }] of lexico.porChave) {
    const [dcb] = dcbs;
    const grupo = dcb !== undefined && dcbs.length === 1 ? grupoDe(dcb) : undefined;
    porChave.set(onde, { grupo, exatos: dcbs });
  }
  for (const grupo of [...grupos].sort((a, b) => b.membros.length - a.membros.length)) {
    for (const nome of grupo.nomes) {
      const apelido = grupo.apelidos?.[nome];
      const doLexico = lexico.porChave.get(chave(nome))?.dcbs ?? [];
      const exatos = apelido ? [apelido] : doLexico;
      porChave.set(chave(nome), { grupo, exatos });
    }
  }
  const curtos = grupos
    .flatMap(({ nomes }) => nomes.map(chave))
    .filter((nome) => !nome.includes(' ') && nome.length >= 6)
    .flatMap((nome) => {
      const nomeado = porChave.get(nome);
      return nomeado ? [[nome, nomeado] as const] : [];
    });
  const porId = new Map(grupos.map((grupo) => [grupo.id, grupo]));
  return { porId, nomes: criarVocabulario(porChave), curtos };
}

/** The one with the fewest members: the narrowest. */
export function menor<T extends { readonly membros: readonly string[] }>(
  grupos: readonly T[],
): T | undefined {
  return grupos.reduce<T | undefined>(
    (a, b) => (a && a.membros.length <= b.membros.length ? a : b),
    undefined,
  );
}
