import { chave } from '../clinico/medicamentos/escrita.ts';
import type { Paciente } from './paciente.ts';
import type { LinhaDeCondicao } from './tabelas.ts';
import {
  criarVocabulario,
  eDaFamilia,
  eNegado,
  type Palavra,
  palavrasDe,
  procurar,
  type Vocabulario,
} from './texto-livre.ts';

/** How the record writes each condition, by words and by code. */
export interface Condicoes {
  readonly nomes: Vocabulario<readonly string[]>;
  /** Codes of the CID-10 without the dot, each with its condition. */
  readonly cids: readonly (readonly [cid: string, id: string])[];
}

export function indexarCondicoes(linhas: readonly LinhaDeCondicao[]): Condicoes {
  const porChave = new Map<string, string[]>();
  for (const { id, nomes } of linhas) {
    for (const nome of nomes) porChave.set(chave(nome), [...(porChave.get(chave(nome)) ?? []), id]);
  }
  const cids = linhas.flatMap(({ id, cid10 = [] }) =>
    cid10.map((cid) => [cid.replace('.', ''), id] as const),
  );
  return { nomes: criarVocabulario(porChave), cids };
}

/** The conditions of a patient: those written, and those that follow from what was measured. */
export function condicoesDe(condicoes: Condicoes, paciente: Paciente): ReadonlySet<string> {
  const escritas = [...paciente.condicoes, ...paciente.alergias.filter(soDeCondicao)];
  return new Set([
    ...escritas.flatMap((texto) => condicoesDoTexto(condicoes, texto)),
    ...derivadas(paciente, escritas),
  ]);
}

/** Conditions that people write among the allergies. */
function soDeCondicao(texto: string): boolean {
  return /g6pd|miastenia/i.test(texto);
}

/** Reads what a text names; what it denies, or says of the family, does not count. */
export function condicoesDoTexto({ nomes, cids }: Condicoes, texto: string): readonly string[] {
  return texto.split(/[;.\n](?!\d)|,(?!\d)/).flatMap((trecho) => {
    const palavras = palavrasDe(trecho);
    const ditas = procurar(palavras, nomes, sigla)
      .filter(({ inicio }) => contam(palavras.slice(0, inicio)))
      .flatMap(({ valor }) => valor);
    const codigos = trecho.match(/\b[A-Z]\d{2}(?:\.?\d)?\b/gi) ?? [];
    const porCodigo = codigos.flatMap((codigo) => {
      const cid = codigo.replace('.', '').toUpperCase();
      return cids.filter(([deste]) => cid.startsWith(deste)).map(([, id]) => id);
    });
    return [...ditas, ...porCodigo];
  });
}

function contam(antes: readonly Palavra[]): boolean {
  return !eDaFamilia(antes) && !eNegado(antes);
}

/** An acronym of two letters counts in capitals alone: "IC" is a failing heart, "ic" is not. */
function sigla([primeira, ...resto]: readonly Palavra[]): boolean {
  if (!primeira || resto.length > 0 || primeira.crua.length > 2) return true;
  return primeira.crua === primeira.crua.toUpperCase();
}

const SEIS_SEMANAS_EM_MESES = 42 / 30.4375;
const TABAGISTA = /\b(?:tabagis\w*|fumante|F17|Z72\.?0)\b/i;

function derivadas(paciente: Paciente, escritas: readonly string[]): readonly string[] {
  const { idade, clearance, potassio, qtcMs, lactante, bebeMeses } = paciente;
  const anos = idade?.anos ?? -1;
  const fuma = escritas.some(
    (texto) => TABAGISTA.test(texto) && !/^\s*(?:nega|n[aã]o|ex)/i.test(texto),
  );
  const bebe = lactante ? bebeMeses : undefined;
  const menor = (valor: number | undefined, limite: number) =>
    valor !== undefined && valor < limite;
  const valem: readonly (readonly [string, boolean])[] = [
    ['idade_ge_65', anos >= 65],
    ['idade_ge_75', anos >= 75],
    ['tabagismo_35', fuma && anos >= 35],
    ['tfg_lt_60', menor(clearance, 60)],
    ['tfg_lt_45', menor(clearance, 45)],
    ['tfg_lt_40', menor(clearance, 40)],
    ['tfg_lt_30', menor(clearance, 30)],
    ['k_lt_35', menor(potassio, 3.5)],
    ['k_gt_50', (potassio ?? 0) > 5],
    ['qtc_gt_500', (qtcMs ?? 0) > 500],
    ['lactente_menor_1_mes', menor(bebe, 1)],
    ['lactente_menor_6_meses', menor(bebe, 6)],
    ['pos_parto_menor_6_semanas', menor(bebe, SEIS_SEMANAS_EM_MESES)],
  ];
  return valem.filter(([, vale]) => vale).map(([id]) => id);
}
