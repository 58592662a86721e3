import { SEVERIDADES } from '../clinico/medicamentos/tipos.ts';
import { ehLocal } from '../clinico/medicamentos/vias.ts';
import { comMaiuscula, emOrdem } from './achado.ts';
import { type ItemLido, passaDe, type Situacao } from './leitura.ts';
import type { LinhaDeCombinacao } from './tabelas.ts';
import { type AchadoDeSeguranca, grauDe } from './tipos.ts';

/** A row with the drugs of each of its places. */
export interface Combinacao {
  readonly linha: LinhaDeCombinacao;
  readonly lugares: readonly ReadonlySet<string>[];
}

/** A drug that is on the list, with the items that hold it. */
interface Presenca {
  readonly dcb: string;
  readonly itens: readonly ItemLido[];
}

/** Said by the posology of the drug itself, not by the record. */
const POSOLOGIA_DIARIA = 'posologia_diaria';

export function indexarCombinacoes(
  linhas: readonly LinhaDeCombinacao[],
  membrosDe: (nome: string) => readonly string[],
): readonly Combinacao[] {
  return linhas.map((linha) => ({
    linha,
    lugares: linha.quando.map((lugar) => new Set(lugar.flatMap(membrosDe))),
  }));
}

/** Rules over several drugs, or over drugs and a condition, with at least one that is new. */
export function conferirCombinacoes(
  combinacoes: readonly Combinacao[],
  situacao: Situacao,
): readonly AchadoDeSeguranca[] {
  const presencas = sistemicas(situacao.itens);
  const achados = combinacoes.flatMap(({ linha, lugares }) => {
    if (!naCondicao(linha, situacao)) return [];
    const participam = participantes(linha, lugares, presencas);
    const algumNovo = participam.some(({ itens }) => itens.some(({ novo }) => novo));
    return algumNovo ? [{ linha, achado: comoAchado(linha, participam) }] : [];
  });
  return umPorConjunto(achados);
}

function sistemicas(itens: readonly ItemLido[]): readonly Presenca[] {
  const porDcb = new Map<string, ItemLido[]>();
  for (const item of itens) {
    if (ehLocal(item.via)) continue;
    for (const dcb of item.dcbs) porDcb.set(dcb, [...(porDcb.get(dcb) ?? []), item]);
  }
  return [...porDcb].map(([dcb, com]) => ({ dcb, itens: com }));
}

function naCondicao({ condicao }: LinhaDeCombinacao, { condicoes }: Situacao): boolean {
  return !condicao || condicao.some((id) => id === POSOLOGIA_DIARIA || condicoes.has(id));
}

function serve({ condicao, dose_acima }: LinhaDeCombinacao, { itens }: Presenca): boolean {
  if (dose_acima && !itens.some((item) => passaDe(item, dose_acima))) return false;
  return !condicao?.includes(POSOLOGIA_DIARIA) || itens.some(tomadoTodoDia);
}

function tomadoTodoDia({ posologia }: ItemLido): boolean {
  const { ritmo, todoDia, dias } = posologia;
  return (todoDia || ritmo?.aCadaDias === 1) && dias !== 1;
}

function participantes(
  linha: LinhaDeCombinacao,
  lugares: Combinacao['lugares'],
  presencas: readonly Presenca[],
): readonly Presenca[] {
  const { pontuacao, contagem } = linha;
  if (pontuacao) {
    const servem = presencas.filter((presenca) => serve(linha, presenca));
    return porPontos(linha, pontuacao, servem);
  }
  const deAlgum = presencas.filter(
    (presenca) => lugares.some((lugar) => lugar.has(presenca.dcb)) && serve(linha, presenca),
  );
  if (contagem) return deAlgum.length >= contagem.minimo ? deAlgum : [];
  // Fewer drugs than places: nothing to try.
  if (deAlgum.length < lugares.length) return [];
  return deAlgum.filter(({ dcb }) =>
    lugares.some((lugar, posicao) => {
      const outros = lugares.filter((_, outra) => outra !== posicao);
      return lugar.has(dcb) && cabem(outros, deAlgum, new Set([dcb]));
    }),
  );
}

/** Whether each place can have a drug of its own, none of those that are taken. */
function cabem(
  lugares: Combinacao['lugares'],
  presencas: readonly Presenca[],
  tomados: ReadonlySet<string>,
): boolean {
  const [lugar, ...outros] = lugares;
  if (!lugar) return true;
  const livres = presencas.filter(({ dcb }) => lugar.has(dcb) && !tomados.has(dcb));
  // More than there are places: whichever the others take, one is left for this one.
  if (livres.length > outros.length) return cabem(outros, presencas, tomados);
  return livres.some(({ dcb }) => cabem(outros, presencas, new Set([...tomados, dcb])));
}

function porPontos(
  { minimo = 0, minimo_farmacos = 0, minimo_maior = 0 }: LinhaDeCombinacao,
  pontuacao: Readonly<Record<string, number>>,
  presencas: readonly Presenca[],
): readonly Presenca[] {
  const pontuam = presencas.filter(({ dcb }) => pontuacao[dcb] !== undefined);
  const pontos = pontuam.map(({ dcb }) => pontuacao[dcb] ?? 0);
  const soma = pontos.reduce((total, um) => total + um, 0);
  const bastam =
    soma >= minimo && pontuam.length >= minimo_farmacos && Math.max(0, ...pontos) >= minimo_maior;
  return bastam ? pontuam : [];
}

function comoAchado(
  { id, severidade, mecanismo, conduta, fonte, verificacao }: LinhaDeCombinacao,
  participam: readonly Presenca[],
): AchadoDeSeguranca {
  const farmacos = emOrdem(participam.map(({ dcb }) => dcb));
  const itens = [...new Set(participam.flatMap((um) => um.itens.map(({ campo }) => campo)))];
  return {
    regra: id,
    codigo: 'combinacao',
    severidade,
    grau: grauDe(severidade),
    itens,
    farmacos,
    frase: `${comMaiuscula(farmacos.join(' com '))}: ${mecanismo}`,
    conduta,
    fonte,
    verificacao,
  };
}

/** The same drugs are told once: by the gravest rule, and of equals by the one with a condition. */
function umPorConjunto(
  achados: readonly { readonly linha: LinhaDeCombinacao; readonly achado: AchadoDeSeguranca }[],
): readonly AchadoDeSeguranca[] {
  const ordem = ({ linha }: (typeof achados)[number]) =>
    SEVERIDADES.indexOf(linha.severidade) * 2 + Number(linha.condicao !== undefined);
  const porConjunto = new Map<string, (typeof achados)[number]>();
  for (const um of achados) {
    const { farmacos, regra } = um.achado;
    // One drug under two conditions is two things to know.
    const onde = farmacos.length === 1 ? `${farmacos[0]}|${regra}` : farmacos.join('|');
    const atual = porConjunto.get(onde);
    if (!atual || ordem(um) > ordem(atual)) porConjunto.set(onde, um);
  }
  return [...porConjunto.values()].map(({ achado }) => achado);
}
