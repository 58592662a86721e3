import { AVISO_DE_APOIO, type Verificacao } from '../motor/fonte.ts';
import { Recusa } from '../motor/notas.ts';
import type { Lexico } from './lexico.ts';
import { type NaoReconhecido, type Reconhecido, reconhecer } from './nomes.ts';
import { type Classe, type Regra, SEVERIDADES, type Severidade, type Via } from './tipos.ts';
import { condicaoDaVia, ehLocal, severidadePelaVia, type Vias } from './vias.ts';

/** What a check needs: names, rules by pair of DCBs, and what the route changes. */
export interface BaseDeInteracoes {
  readonly lexico: Lexico;
  /** Rules by the ordered pair joined by `|`: the gravest first, then the most specific. */
  readonly regras: ReadonlyMap<string, readonly Regra[]>;
  /** Every DCB that some rule names. */
  readonly comRegras: ReadonlySet<string>;
  readonly vias: Vias;
}

export interface Interacao {
  readonly a: string;
  readonly b: string;
  readonly severidade: Severidade;
  readonly mecanismo: string;
  readonly conduta: string;
  readonly fonte: string;
  readonly verificacao: Verificacao;
  readonly nota?: string;
  /** What the route would change, where the text does not name it. */
  readonly por_via?: string;
}

export interface Duplicidade {
  readonly dcb: string;
  /** The entries that hold it, as they were written. */
  readonly itens: readonly string[];
  readonly severidade: Severidade;
  readonly conduta: string;
}

export interface VerificacaoDeInteracoes {
  readonly interacoes: readonly Interacao[];
  readonly duplicidades: readonly Duplicidade[];
  readonly nao_reconhecidos: readonly string[];
  /** Near names of what was not recognised, for confirmation. */
  readonly parecidos: readonly Pick<NaoReconhecido, 'texto' | 'parecidos'>[];
  readonly reconhecidos: readonly Omit<Reconhecido, 'reconhecido'>[];
  /** Recognised drugs that no rule names: silence about them says nothing. */
  readonly sem_regras: readonly string[];
  readonly aviso: string;
}

export const NENHUMA_INTERACAO = 'Nenhuma interação conhecida na base.';
export const POUCOS_RECONHECIDOS =
  'Informe ao menos dois medicamentos que a base reconheça para verificar interações.';
export const MAXIMO_DE_MEDICAMENTOS = 100;
export const MAXIMO_DE_CARACTERES = 200;

const MESMA_SUBSTANCIA =
  'A mesma substância em mais de um item: suspender um deles e conferir a dose total diária.';
const VIAS_DIFERENTES =
  'A mesma substância por vias diferentes: pode ser intencional; conferir a indicação de cada uma.';

/** Whether a finding may interrupt whoever prescribes; the others inform (ONC, Phansalkar 2013). */
export function interrompe(
  severidade: Severidade,
): severidade is Extract<Severidade, 'contraindicada' | 'grave'> {
  return severidade === 'contraindicada' || severidade === 'grave';
}

/** Indexes the rules by pair of DCBs, once. */
export function indexarRegras(
  classes: readonly Classe[],
  regras: readonly Regra[],
): Pick<BaseDeInteracoes, 'regras' | 'comRegras'> {
  const porId = new Map(classes.map(({ id, membros }) => [id, membros]));
  const indice = new Map<string, Regra[]>();
  const comRegras = new Set<string>();
  for (const regra of regras) {
    const membros = (lado: string) =>
      (porId.get(lado) ?? [lado]).filter((dcb) => !regra.exceto?.includes(dcb));
    for (const a of membros(regra.a)) {
      for (const b of membros(regra.b)) {
        if (a === b) continue;
        const par = chaveDoPar(a, b);
        const jaLa = indice.get(par);
        if (!jaLa) indice.set(par, [regra]);
        else if (!jaLa.includes(regra)) jaLa.push(regra);
        comRegras.add(a).add(b);
      }
    }
  }
  for (const doPar of indice.values()) doPar.sort(porGravidade);
  return { regras: indice, comRegras };
}

/**
 * Checks drugs against one another, each as it was written. Every pair of different ingredients of
 * different entries is looked up; one finding a pair, the gravest. Throws `Recusa` when what was
 * given is not a list of texts. Source of the method: section 5.1 of the clinical reference.
 */
export function verificarInteracoes(
  base: BaseDeInteracoes,
  medicamentos: readonly string[],
): VerificacaoDeInteracoes {
  const itens = lerMedicamentos(medicamentos).map((texto) => reconhecer(base.lexico, texto));
  const reconhecidos = itens.filter((item) => item.reconhecido);
  const desconhecidos = itens.filter((item) => !item.reconhecido);
  const bastam = reconhecidos.length >= 2;
  const interacoes = bastam ? interacoesEntre(base, reconhecidos) : [];
  const dcbs = new Set(reconhecidos.flatMap((item) => item.dcbs));
  return {
    interacoes,
    duplicidades: bastam ? duplicidades(reconhecidos) : [],
    nao_reconhecidos: desconhecidos.map(({ texto }) => texto),
    parecidos: desconhecidos
      .filter(({ parecidos }) => parecidos.length > 0)
      .map(({ texto, parecidos }) => ({ texto, parecidos })),
    reconhecidos: reconhecidos.map(({ reconhecido: _, ...item }) => item),
    sem_regras: [...dcbs].filter((dcb) => !base.comRegras.has(dcb)),
    aviso: avisoPara(bastam, interacoes.length),
  };
}

function avisoPara(bastam: boolean, quantas: number): string {
  if (!bastam) return POUCOS_RECONHECIDOS;
  return quantas === 0 ? NENHUMA_INTERACAO : AVISO_DE_APOIO;
}

function lerMedicamentos(bruto: unknown): readonly string[] {
  const recusar = (frase: string) => new Recusa('medications', frase);
  if (!Array.isArray(bruto)) throw recusar('Medicamentos: envie uma lista de nomes.');
  if (bruto.length > MAXIMO_DE_MEDICAMENTOS) {
    throw recusar(`Medicamentos: envie no máximo ${MAXIMO_DE_MEDICAMENTOS}.`);
  }
  return bruto.map((item: unknown, posicao) => {
    if (typeof item !== 'string' || item.trim() === '' || item.length > MAXIMO_DE_CARACTERES) {
      throw recusar(
        `Medicamentos: o item ${posicao + 1} deve ser um nome, com 1 a ${MAXIMO_DE_CARACTERES} caracteres.`,
      );
    }
    return item;
  });
}

interface Candidata {
  readonly regra: Regra;
  readonly severidade: Severidade;
  readonly a: string;
  readonly b: string;
  readonly porVia?: string;
}

/** What a pair of items needs to say of itself, to be looked up. */
type Par = Pick<Reconhecido, 'dcbs'> & { readonly via?: Via | undefined };

/** Looks up every pair of different ingredients of different items: one finding a pair. */
export function interacoesEntre(
  base: BaseDeInteracoes,
  itens: readonly Par[],
): readonly Interacao[] {
  const porPar = new Map<string, Candidata>();
  itens.forEach((um, posicao) => {
    for (const outro of itens.slice(posicao + 1)) {
      // The same product twice is a duplicate: its components are not checked against one another.
      if (mesmaComposicao(um, outro)) continue;
      for (const a of um.dcbs) {
        for (const b of outro.dcbs) {
          const par = chaveDoPar(a, b);
          const nova = aMaisGrave(
            base,
            base.regras.get(par),
            { a, via: um.via },
            { b, via: outro.via },
          );
          const atual = porPar.get(par);
          if (nova && (!atual || peso(nova.severidade) > peso(atual.severidade))) {
            porPar.set(par, nova);
          }
        }
      }
    }
  });
  return [...porPar.values()]
    .sort((x, y) => peso(y.severidade) - peso(x.severidade))
    .map(comoInteracao);
}

function mesmaComposicao(um: Par, outro: Par): boolean {
  return um.dcbs.length === outro.dcbs.length && um.dcbs.every((dcb) => outro.dcbs.includes(dcb));
}

function aMaisGrave(
  { vias }: BaseDeInteracoes,
  regras: readonly Regra[] | undefined,
  { a, via: viaDeA }: { a: string; via: Via | undefined },
  { b, via: viaDeB }: { b: string; via: Via | undefined },
): Candidata | undefined {
  let melhor: Candidata | undefined;
  for (const regra of regras ?? []) {
    const deA = severidadePelaVia(vias, regra, a, viaDeA);
    const deB = severidadePelaVia(vias, regra, b, viaDeB);
    if (deA === null || deB === null) continue;
    const severidade = peso(deA) < peso(deB) ? deA : deB;
    if (melhor && peso(severidade) <= peso(melhor.severidade)) continue;
    const condicoes = [
      condicaoDaVia(vias, regra, a, viaDeA),
      condicaoDaVia(vias, regra, b, viaDeB),
    ].filter((condicao) => condicao !== undefined);
    const porVia = condicoes.length > 0 ? { porVia: condicoes.join(' ') } : {};
    melhor = { regra, severidade, a, b, ...porVia };
  }
  return melhor;
}

function comoInteracao({ regra, severidade, a, b, porVia }: Candidata): Interacao {
  const { mecanismo, conduta, fonte, verificacao, nota } = regra;
  return {
    a,
    b,
    severidade,
    mecanismo,
    conduta,
    fonte,
    verificacao,
    ...(nota !== undefined && { nota }),
    ...(porVia !== undefined && { por_via: porVia }),
  };
}

function duplicidades(itens: readonly Reconhecido[]): readonly Duplicidade[] {
  const porDcb = new Map<string, Reconhecido[]>();
  for (const item of itens) {
    for (const dcb of item.dcbs) porDcb.set(dcb, [...(porDcb.get(dcb) ?? []), item]);
  }
  return [...porDcb]
    .filter(([, com]) => com.length > 1)
    .map(([dcb, com]) => {
      const grave = !viasDiferentes(com);
      return {
        dcb,
        itens: com.map(({ texto }) => texto),
        severidade: grave ? 'grave' : 'leve',
        conduta: grave ? MESMA_SUBSTANCIA : VIAS_DIFERENTES,
      };
    });
}

/** Whether no two items share a route, as an ointment and a tablet. */
function viasDiferentes(itens: readonly Reconhecido[]): boolean {
  const vias = itens.map(({ via }) => via);
  const sistemicas = vias.filter((via) => !ehLocal(via)).length;
  const locais = vias.filter(ehLocal);
  return sistemicas <= 1 && locais.length > 0 && new Set(locais).size === locais.length;
}

function chaveDoPar(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

function peso(severidade: Severidade): number {
  return SEVERIDADES.indexOf(severidade);
}

/**
 * Orders the gravest first, then a rule that names the drugs before one that names their classes.
 */
function porGravidade(x: Regra, y: Regra): number {
  return peso(y.severidade) - peso(x.severidade) || classesEm(x) - classesEm(y) || x.n - y.n;
}

function classesEm({ a, b }: Regra): number {
  return Number(a.startsWith('@')) + Number(b.startsWith('@'));
}
