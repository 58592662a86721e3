import type { Severidade, Via } from '../clinico/medicamentos/tipos.ts';
import type { Verificacao } from '../clinico/motor/fonte.ts';

/** The rows of `dados/*.json`, as the files keep them; a test holds the files to these types. */

/** `compativel` silences what is less specific, and is no finding. */
export type SeveridadeDaLinha = Severidade | 'compativel';

/** A daily dose, to compare with what the posology says. */
export interface LimiteDeDose {
  readonly valor: number;
  readonly unidade: 'mg/dia' | 'UI/dia';
}

interface Origem {
  readonly id: string;
  readonly fonte: string;
  readonly verificacao: Verificacao;
}

/** What a row of pregnancy or of age asks, beside the drug. */
interface Alcance {
  /** A DCB, or a class (`@AINE`). */
  readonly alvo?: string;
  /** Several DCBs or classes, in place of `alvo`. */
  readonly membros?: readonly string[];
  /** Members of the class to which the row does not apply. */
  readonly exceto?: readonly string[];
  /** Absent: systemic use. `qualquer`: every route. Else that route alone. */
  readonly via?: Via | 'qualquer';
  readonly exceto_via?: readonly Via[];
  /** One of them is enough; ids of `condicoes.json`. */
  readonly condicao?: readonly string[];
  readonly condicao_exceto?: readonly string[];
  readonly dose_acima?: LimiteDeDose;
  readonly dose_ate?: LimiteDeDose;
  /** Does not hold beside one of these in the same product. */
  readonly sem_associacao?: readonly string[];
  /** Holds only beside one of these. */
  readonly com_farmaco?: readonly string[];
}

export interface LinhaDeGestacao extends Origem, Alcance {
  readonly situacao: 'gestacao' | 'lactacao' | 'mulher_em_idade_fertil';
  readonly trimestre?: 1 | 2 | 3;
  /** Included. */
  readonly semanas_de?: number;
  /** Not included. */
  readonly semanas_ate?: number;
  readonly severidade: SeveridadeDaLinha;
  readonly frase: string;
}

export interface LinhaDeIdade extends Origem, Alcance {
  /** Included. */
  readonly de_meses?: number;
  /** Not included. */
  readonly ate_meses?: number;
  /** Not included; takes the place of `ate_meses` where the days are known. */
  readonly ate_dias?: number;
  /** Holds for a lighter child, too, whatever its age. */
  readonly peso_menor_kg?: number;
  readonly de_anos?: number;
  readonly sexo?: 'feminino' | 'masculino';
  /** Holds only where the item says one of these words. */
  readonly escrito?: readonly string[];
  /** Holds only where it is taken for longer. */
  readonly dias_acima?: number;
  readonly severidade: SeveridadeDaLinha;
  readonly frase: string;
}

export interface LinhaDeDuplicidade extends Origem {
  readonly classe: string;
  readonly membros: readonly string[];
  /** The other side; absent: two different members. */
  readonly com?: readonly string[];
  readonly severidade: Severidade;
  /** When it may be meant, for the screen. */
  readonly excecoes: readonly string[];
  readonly frase: string;
  /** The number of the rule of `interacoes.json` about the same pair. */
  readonly regra_par?: number;
  /** The same substance in two products, not two of a class. */
  readonly mesma_substancia?: boolean;
  readonly so_sistemico?: boolean;
  readonly dose_com_acima?: LimiteDeDose;
  /** From this age on, in years, it is grave. */
  readonly grave_se_idade?: number;
}

export interface LinhaDeCombinacao extends Origem {
  /** One list a place; each place wants a different drug. */
  readonly quando: readonly (readonly string[])[];
  readonly condicao?: readonly string[];
  readonly contagem?: { readonly minimo: number };
  readonly pontuacao?: Readonly<Record<string, number>>;
  readonly minimo?: number;
  readonly minimo_farmacos?: number;
  readonly minimo_maior?: number;
  readonly dose_acima?: LimiteDeDose;
  readonly severidade: Severidade;
  readonly mecanismo: string;
  readonly conduta: string;
}

/** Longer texts of allergies are read this far, and said to be cut. */
export const MAXIMO_DE_ALERGIAS = 10_000;

/** How bad the reaction was, as far as the text says. */
export type Reacao = 'anafilaxia' | 'sem_detalhe' | 'intolerancia';

export interface AlergiaCruzada {
  /** A group, or a drug. */
  readonly grupo: string;
  readonly risco: string;
  readonly severidade: Severidade;
  readonly membros?: readonly string[];
  readonly sem_medicamento?: boolean;
}

export interface LinhaDeAlergia extends Origem {
  readonly nomes: readonly string[];
  /** The exact drug that a name stands for. */
  readonly apelidos?: Readonly<Record<string, string>>;
  readonly membros: readonly string[];
  readonly mesmo_farmaco: Severidade;
  readonly mesmo_grupo: Readonly<Record<Reacao, Severidade>>;
  readonly cruzada: readonly AlergiaCruzada[];
  /** Groups and drugs about which nothing is to be said. */
  readonly nao_cruza: readonly string[];
  readonly nota?: string;
  readonly via?: Via;
}

/** Cephalosporins and penicillins by the side chain on which their reactions cross. */
export interface CadeiaLateral {
  readonly id: string;
  readonly nome: string;
  readonly identico: readonly (readonly string[])[];
  readonly parecido: readonly string[];
  readonly risco: string;
  readonly severidade: Severidade;
}

export interface LinhaDeCondicao {
  readonly id: string;
  readonly nomes: readonly string[];
  readonly cid10?: readonly string[];
}
