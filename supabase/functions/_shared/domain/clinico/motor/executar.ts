import { classificar, type Faixa } from './faixas.ts';
import type { Ferramenta, Resultado, ValorDeSaida } from './ferramenta.ts';
import type { EstadoDaVerificacao, Referencia, Verificacao } from './fonte.ts';
import { perguntas, REGRAS_DO_INCOMUM } from './incomum.ts';
import { ler, type Recusas, type Unidades } from './leitura.ts';
import { type Alerta, type Ausencia, Notas, Recusa } from './notas.ts';

/** The band into which an output fell. */
export interface Classe {
  readonly saida: string;
  readonly codigo: string;
  readonly rotulo: string;
  readonly texto?: string;
  readonly gravidade: Faixa['gravidade'];
  readonly verificacao: EstadoDaVerificacao;
}

/** The answer of a tool. */
export interface Resposta {
  readonly id: string;
  readonly versao: string;
  /** The outputs by name, in full precision; one that could not be given is absent. */
  readonly resultado: Readonly<Record<string, ValorDeSaida>>;
  /** The bands, in one sentence; null when the tool has none for these values. */
  readonly interpretacao: string | null;
  readonly classes: readonly Classe[];
  readonly alertas: readonly Alerta[];
  readonly ausencias: readonly Ausencia[];
  readonly fontes: readonly Referencia[];
  readonly verificacao: { readonly formula: Verificacao; readonly faixas: Verificacao };
}

export type Execucao =
  | {
      readonly ok: true;
      readonly resposta: Resposta;
      readonly entrada: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly recusas: Recusas };

type Entrada = Readonly<Record<string, unknown>>;

/** Runs a tool over what was given: reads, calculates, classifies. Never answers a number for nonsense. */
export function executar(
  ferramenta: Ferramenta,
  bruto: unknown,
  unidades: Unidades = {},
): Execucao {
  const leitura = ler(ferramenta.campos, ferramenta.exigencias ?? [], bruto, unidades);
  if (!leitura.ok) return leitura;
  const notas = new Notas();
  // What was read is an object of the tool's fields; asked back as it was given, in its unit.
  for (const { campo, regra, texto } of perguntas(ferramenta.campos, bruto as Entrada, unidades)) {
    notas.perguntar(campo, texto, REGRAS_DO_INCOMUM[regra].verificacao.estado);
  }

  // `entrada` has passed the tool's own fields, which is what the calculation is typed by.
  const entrada = leitura.entrada as never;
  const calculado = calcular(ferramenta, entrada, notas);
  if ('recusas' in calculado) return { ok: false, recusas: calculado.recusas };

  const resultado: Record<string, ValorDeSaida> = presentes(calculado.resultado);
  const classes = classificarSaidas(ferramenta, entrada, resultado);
  return {
    ok: true,
    entrada: leitura.entrada,
    resposta: {
      id: ferramenta.id,
      versao: ferramenta.versao,
      resultado,
      interpretacao: frase(classes),
      classes,
      alertas: notas.alertas,
      ausencias: notas.ausencias,
      fontes: ferramenta.fonte.referencias,
      verificacao: ferramenta.fonte.verificacao,
    },
  };
}

function calcular(
  ferramenta: Ferramenta,
  entrada: never,
  notas: Notas,
): { resultado: Resultado } | { recusas: Recusas } {
  try {
    const resultado = ferramenta.calcular(entrada, notas);
    if (Object.values(resultado).every(finito)) return { resultado };
    return {
      recusas: { entrada: 'Com estes valores o cálculo não tem resultado. Confira os campos.' },
    };
  } catch (falha) {
    if (falha instanceof Recusa) return { recusas: { [falha.campo]: falha.frase } };
    throw falha;
  }
}

function finito(valor: ValorDeSaida | undefined): boolean {
  return typeof valor !== 'number' || Number.isFinite(valor);
}

function presentes(resultado: Resultado): Record<string, ValorDeSaida> {
  return Object.fromEntries(
    Object.entries(resultado).filter(
      (saida): saida is [string, ValorDeSaida] => saida[1] !== undefined,
    ),
  );
}

/**
 * Finds the band of each interpretation that applies, and writes the codes of the classes into
 * `resultado`.
 */
function classificarSaidas(
  ferramenta: Ferramenta,
  entrada: never,
  resultado: Record<string, ValorDeSaida>,
): Classe[] {
  return ferramenta.interpretacoes.flatMap(({ de, faixas, classe, quando }) => {
    const valor = resultado[de];
    if (valor === undefined || typeof valor === 'object' || (quando && !quando(entrada))) return [];
    const faixa = classificar(valor, faixas);
    if (!faixa) return [];
    if (classe) resultado[classe] = faixa.codigo;
    const { codigo, rotulo, texto, gravidade, verificacao } = faixa;
    const { estado } = verificacao ?? ferramenta.fonte.verificacao.faixas;
    return [
      {
        saida: classe ?? de,
        codigo,
        rotulo,
        ...(texto && { texto }),
        gravidade,
        verificacao: estado,
      },
    ];
  });
}

function frase(classes: readonly Classe[]): string | null {
  if (classes.length === 0) return null;
  return classes
    .map(({ rotulo, texto }) => (texto ? `${rotulo}: ${texto}` : rotulo))
    .map((trecho) => (/[.!?]$/.test(trecho) ? trecho : `${trecho}.`))
    .join(' ');
}
