import type { Regras } from '../../validacao/regra.ts';
import type { CampoNumero, Campos } from './campos.ts';
import { NAO_CONFERIDA } from './fonte.ts';
import { GRANDEZAS } from './grandezas.ts';
import { comUnidade } from './texto.ts';
import { deCanonica, paraCanonica } from './unidades.ts';

/**
 * Values that are accepted and asked back: most of them are a slip of unit, of decimals or of
 * field. The limits are of plausibility and say nothing of health: what is ill is usual here.
 */

const PLAUSIBILIDADE = 'Limites de plausibilidade, sem afirmação clínica';

export const VERSAO_DAS_REGRAS_DO_INCOMUM = '1.0.0';
export const REGRAS_DO_INCOMUM = {
  'valor.incomum': { severidade: 'aviso', fonte: PLAUSIBILIDADE, verificacao: NAO_CONFERIDA },
  'corpo.incomum': { severidade: 'aviso', fonte: PLAUSIBILIDADE, verificacao: NAO_CONFERIDA },
} as const satisfies Regras;

/** What is asked back about a field. */
export interface Pergunta {
  /** The field; of a list, with the place and the column: `opioids.0.daily_dose`. */
  readonly campo: string;
  readonly regra: keyof typeof REGRAS_DO_INCOMUM;
  readonly texto: string;
}

type Valores = Readonly<Record<string, unknown>>;

/**
 * Asks back what is unusual among the values as they were given, each in its unit. To say what is
 * refused is the work of `ler`, also of a value that is beyond both limits.
 */
export function perguntas(campos: Campos, dados: Valores, unidades: Valores = {}): Pergunta[] {
  const deCadaCampo = Object.entries(campos).flatMap(([nome, campo]): Pergunta[] => {
    const dado = Object.hasOwn(dados, nome) ? dados[nome] : undefined;
    if (campo.tipo === 'linhas')
      return Array.isArray(dado) ? dasLinhas(nome, campo.colunas, dado) : [];
    if (campo.tipo !== 'numero') return [];
    const texto = perguntaDoNumero(campo, dado, unidadeDe(nome, campo, unidades));
    return texto === undefined ? [] : [{ campo: nome, regra: 'valor.incomum', texto }];
  });
  return [...deCadaCampo, ...perguntasDoCorpo(campos, dados, unidades)];
}

function dasLinhas(nome: string, colunas: Campos, linhas: readonly unknown[]): Pergunta[] {
  return linhas.flatMap((linha, posicao) =>
    typeof linha === 'object' && linha !== null
      ? perguntas(colunas, linha as Valores).map((pergunta) => ({
          ...pergunta,
          campo: `${nome}.${posicao}.${pergunta.campo}`,
        }))
      : [],
  );
}

function unidadeDe(nome: string, campo: CampoNumero, unidades: Valores): string {
  const dada = Object.hasOwn(unidades, nome) ? unidades[nome] : undefined;
  return typeof dada === 'string' ? dada : campo.unidade;
}

/** The value in the field's own unit; undefined where it is no number, or the unit not the field's. */
function canonico(campo: CampoNumero, dado: unknown, unidade: string): number | undefined {
  return typeof dado === 'number' ? paraCanonica(campo, dado, unidade) : undefined;
}

function ehIncomum({ incomumAbaixo, incomumAcima }: CampoNumero, valor: number): boolean {
  return (
    (incomumAbaixo !== undefined && valor < incomumAbaixo) ||
    (incomumAcima !== undefined && valor > incomumAcima)
  );
}

function perguntaDoNumero(campo: CampoNumero, dado: unknown, unidade: string): string | undefined {
  const valor = canonico(campo, dado, unidade);
  if (valor === undefined || !ehIncomum(campo, valor)) return undefined;
  const frase = `${campo.rotulo}: ${comUnidade(Number(dado), unidade)} é um valor incomum`;
  if (!campo.unidade) return `${frase}, confirme.`;
  const outra = unidadeProvavel(campo, Number(dado), unidade);
  return `${frase}, confirme a unidade${outra ? `: ${outra}` : ''}.`;
}

/** Says what the same number would be in the first unit of the field in which it is usual. */
function unidadeProvavel(campo: CampoNumero, dado: number, usada: string): string | undefined {
  for (const unidade of [campo.unidade, ...campo.alternativas.map((outra) => outra.unidade)]) {
    if (unidade === usada) continue;
    const valor = canonico(campo, dado, unidade);
    if (valor === undefined || ehIncomum(campo, valor)) continue;
    const naUsada = deCanonica(campo, valor, usada);
    if (naUsada === undefined) continue;
    return `${comUnidade(dado, unidade)} seriam ${comUnidade(naUsada, usada, 2)}`;
  }
  return undefined;
}

/** From this height on the limits of the body mass index of adults hold; small children are lighter. */
const ALTURA_DE_ADULTO_CM = 120;
/** A height up to this many is in metres, where a field takes both without a unit. */
const MAIOR_ALTURA_EM_METROS = 3;

/** Body mass index, kg/m². */
const imcDe = (kg: number, cm: number) => (kg * 10_000) / (cm * cm);

/** Asks back weight and height that are each possible and make no body together. */
function perguntasDoCorpo(campos: Campos, dados: Valores, unidades: Valores): Pergunta[] {
  const peso = medidaDoCorpo(campos, dados, unidades, ['peso', 'peso_adulto']);
  const altura = medidaDoCorpo(campos, dados, unidades, ['altura', 'altura_adulto']);
  if (!peso || !altura) return [];
  const cm = altura.valor <= MAIOR_ALTURA_EM_METROS ? altura.valor * 100 : altura.valor;
  const imc = imcDe(peso.valor, cm);
  if (!imcIncomum(imc, cm)) return [];
  const trocados = !imcIncomum(imcDe(cm, peso.valor), peso.valor);
  const texto = `Peso ${comUnidade(peso.valor, 'kg')} com altura ${comUnidade(cm, 'cm')} dá IMC de ${comUnidade(imc, 'kg/m²', 1)}, valor incomum: ${trocados ? 'confirme se não estão trocados' : 'confirme os dois e as unidades'}.`;
  return [peso, altura].map(({ campo }) => ({ campo, regra: 'corpo.incomum', texto }));
}

function imcIncomum(imc: number, alturaCm: number): boolean {
  const { incomumAbaixo = 0, incomumAcima = Number.POSITIVE_INFINITY } = GRANDEZAS.imc;
  return imc > incomumAcima || (alturaCm >= ALTURA_DE_ADULTO_CM && imc < incomumAbaixo);
}

function medidaDoCorpo(
  campos: Campos,
  dados: Valores,
  unidades: Valores,
  grandezas: readonly string[],
): { readonly campo: string; readonly valor: number } | undefined {
  for (const [campo, definicao] of Object.entries(campos)) {
    if (definicao.tipo !== 'numero' || !grandezas.includes(definicao.grandeza ?? '')) continue;
    const valor = canonico(definicao, dados[campo], unidadeDe(campo, definicao, unidades));
    if (valor === undefined || valor < definicao.minimo || valor > definicao.maximo) continue;
    return { campo, valor };
  }
  return undefined;
}
