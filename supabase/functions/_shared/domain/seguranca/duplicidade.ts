import { palavras } from '../clinico/medicamentos/escrita.ts';
import { ehLocal } from '../clinico/medicamentos/vias.ts';
import { comMaiuscula, emOrdem } from './achado.ts';
import { diz, type ItemLido, passaDe, type Situacao } from './leitura.ts';
import type { LinhaDeDuplicidade } from './tabelas.ts';
import { type AchadoDeSeguranca, grauDe } from './tipos.ts';

/** Words of an item by which a pair is meant, where the row says that it may be. */
const DE_PROPOSITO = ['resgate', 'ponte', 'troca', 'transicao', 'desmame'] as const;
const SEM_CONFERIR = { estado: 'pendente' } as const;
const COMPOSICAO = 'Composição dos medicamentos prescritos e em uso';

/** A row with what it names as sets, and the words by which it lets a pair be. */
interface Classe {
  readonly linha: LinhaDeDuplicidade;
  readonly membros: ReadonlySet<string>;
  readonly com: ReadonlySet<string>;
  readonly aceitas: readonly string[];
}

/** The rows, and those of each drug, on either side. */
export interface Classes {
  readonly mesmas: readonly LinhaDeDuplicidade[];
  readonly porDcb: ReadonlyMap<string, readonly Classe[]>;
}

export function indexarDuplicidades(linhas: readonly LinhaDeDuplicidade[]): Classes {
  const porDcb = new Map<string, Classe[]>();
  for (const linha of linhas.filter(({ mesma_substancia }) => !mesma_substancia)) {
    const escritas = linha.excecoes.flatMap(palavras);
    const aceitas = DE_PROPOSITO.filter((palavra) => escritas.includes(palavra));
    const membros = new Set(linha.membros);
    const com = linha.com ? new Set(linha.com) : membros;
    const classe: Classe = { linha, membros, com, aceitas };
    for (const dcb of new Set([...membros, ...com])) {
      porDcb.set(dcb, [...(porDcb.get(dcb) ?? []), classe]);
    }
  }
  return { mesmas: linhas.filter(({ mesma_substancia }) => mesma_substancia), porDcb };
}

/** One substance in two products, and two of a class; never of two that were in use already. */
export function conferirDuplicidades(
  { mesmas, porDcb }: Classes,
  situacao: Situacao,
): readonly AchadoDeSeguranca[] {
  const classes = new Map(
    situacao.itens.map((item) => [
      item,
      new Set(item.dcbs.flatMap((dcb) => porDcb.get(dcb) ?? [])),
    ]),
  );
  const comuns = (um: ItemLido, outro: ItemLido): readonly Classe[] => {
    const doOutro = classes.get(outro);
    return [...(classes.get(um) ?? [])].filter((classe) => doOutro?.has(classe));
  };
  return [...paresDe(situacao.itens)].flatMap(([um, outro]) => [
    ...daMesmaSubstancia(mesmas, um, outro),
    ...comuns(um, outro).flatMap((classe) => daMesmaClasse(classe, um, outro, situacao)),
  ]);
}

function* paresDe(itens: readonly ItemLido[]): Generator<readonly [ItemLido, ItemLido]> {
  for (const [posicao, um] of itens.entries()) {
    for (const outro of itens.slice(posicao + 1)) if (um.novo || outro.novo) yield [um, outro];
  }
}

function daMesmaSubstancia(
  linhas: readonly LinhaDeDuplicidade[],
  um: ItemLido,
  outro: ItemLido,
): readonly AchadoDeSeguranca[] {
  const comuns = um.dcbs.filter((dcb) => outro.dcbs.includes(dcb));
  if (comuns.length === 0) return [];
  const renovacao = um.novo !== outro.novo && mesmaComposicao(um, outro);
  const outraVia = um.via !== outro.via && (ehLocal(um.via) || ehLocal(outro.via));
  return comuns.map((dcb): AchadoDeSeguranca => {
    const linha = linhas.find(({ membros }) => membros.includes(dcb));
    const grave = linha?.severidade ?? 'grave';
    const severidade = renovacao || outraVia ? 'leve' : grave;
    return {
      regra: linha?.id ?? 'mesma-substancia',
      codigo: 'duplicidade',
      severidade,
      grau: grauDe(severidade),
      itens: [um.campo, outro.campo],
      farmacos: [dcb],
      frase: `${comMaiuscula(dcb)}: ${porQue(renovacao, outraVia, linha)}`,
      fonte: linha?.fonte ?? COMPOSICAO,
      verificacao: linha?.verificacao ?? SEM_CONFERIR,
    };
  });
}

function porQue(
  renovacao: boolean,
  outraVia: boolean,
  linha: LinhaDeDuplicidade | undefined,
): string {
  if (renovacao) return 'já está em uso; se for renovação, a nova receita substitui a anterior.';
  if (outraVia) return 'a mesma substância por vias diferentes; confira a indicação de cada uma.';
  return (
    linha?.frase ?? 'a mesma substância em mais de um item; some as doses ou suspenda um deles.'
  );
}

function mesmaComposicao(um: ItemLido, outro: ItemLido): boolean {
  return um.dcbs.length === outro.dcbs.length && um.dcbs.every((dcb) => outro.dcbs.includes(dcb));
}

function daMesmaClasse(
  classe: Classe,
  um: ItemLido,
  outro: ItemLido,
  { paciente }: Situacao,
): readonly AchadoDeSeguranca[] {
  const pares = [...paresDaClasse(classe, um, outro), ...paresDaClasse(classe, outro, um)];
  if (pares.length === 0) return [];
  const { linha, aceitas } = classe;
  if (linha.so_sistemico && (ehLocal(um.via) || ehLocal(outro.via))) return [];
  if (mesmaComposicao(um, outro) || diz(um, aceitas) || diz(outro, aceitas)) return [];
  const vistos = new Map(pares.map((par) => [par.join('|'), par]));
  const { grave_se_idade = Infinity } = linha;
  const severidade = (paciente.idade?.anos ?? 0) >= grave_se_idade ? 'grave' : linha.severidade;
  return [...vistos.values()].map((farmacos) => ({
    regra: linha.id,
    codigo: 'duplicidade.classe',
    severidade,
    grau: grauDe(severidade),
    itens: [um.campo, outro.campo],
    farmacos,
    frase: `${comMaiuscula(farmacos.join(' com '))}: ${linha.frase}`,
    ...(linha.excecoes.length > 0 && { conduta: `Aceito: ${linha.excecoes.join('; ')}.` }),
    fonte: linha.fonte,
    verificacao: linha.verificacao,
  }));
}

function paresDaClasse(
  { linha, membros, com }: Classe,
  um: ItemLido,
  outro: ItemLido,
): readonly (readonly string[])[] {
  const deUm = um.dcbs.filter((dcb) => membros.has(dcb));
  if (deUm.length === 0) return [];
  const doOutro = outro.dcbs.filter((dcb) => com.has(dcb));
  if (linha.dose_com_acima && passaDe(outro, linha.dose_com_acima) !== true) return [];
  // Both in one product is that product's own composition.
  return deUm.flatMap((a) =>
    doOutro
      .filter((b) => !um.dcbs.includes(b) && !outro.dcbs.includes(a))
      .map((b) => emOrdem([a, b])),
  );
}
