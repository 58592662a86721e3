import { comMaiuscula } from '../achado.ts';
import type { AchadoDeSeguranca } from '../tipos.ts';
import { achadoDe, type Dito, type Origem } from './achado.ts';
import { escreverTeto } from './escrever.ts';
import { type Excesso, excessoDe, fraseDoExcesso, gravidade } from './excesso.ts';
import { ehCrianca, type Limite, limitesDe } from './limites.ts';
import type { BaseDeTetos, LinhaDeDose, PacienteDaDose, UnidadeDeTeto } from './tipos.ts';
import { ehUnica } from './tomada.ts';
import { medir, type Uso } from './uso.ts';

const IDOSO_ANOS = 60;
const PARENTERAIS: ReadonlySet<string> = new Set(['intravenosa', 'intramuscular', 'subcutanea']);

/** Judges the dose of a day of one drug, summed over the items that have it. */
export function conferirDia(
  { dosesUsuais }: BaseDeTetos,
  usos: readonly Uso[],
  paciente: PacienteDaDose,
): readonly AchadoDeSeguranca[] {
  const [primeiro, ...outros] = usos;
  if (!primeiro) return [];
  const todos: readonly [Uso, ...Uso[]] = [primeiro, ...outros];
  const linha = linhaDoDia(todos);
  const usual = acimaDoUsual(todos, paciente, dosesUsuais.get(primeiro.dcb));
  const excesso = linha && excessoDoDia(todos, linha, paciente);
  if (linha && excesso) {
    return [achadoDe(todos, linha, acimaDoMaximo(excesso, usual?.limite, linha, paciente))];
  }
  return usual ? [achadoDe(todos, DOS_USUAIS, usual.dito)] : [];
}

const DOS_USUAIS: Origem = {
  fonte: 'Lista de dose máxima usual do adulto (bulas brasileiras)',
  verificacao: { estado: 'pendente' },
};

function excessoDoDia(
  usos: readonly Uso[],
  linha: LinhaDeDose,
  paciente: PacienteDaDose,
): Excesso | undefined {
  const unica = usos.every(({ item }) => ehUnica(linha, item.posologia));
  const { dia } = limitesDe(linha, paciente, unica);
  return excessoDe(({ unidade }) => somaDoDia(usos, unidade), dia);
}

/** Of several routes, the row with the higher ceiling: nothing is told that may be right. */
function linhaDoDia(usos: readonly [Uso, ...Uso[]]): LinhaDeDose | undefined {
  const linhas = usos.flatMap(({ linha }) => (linha ? [linha] : []));
  const teto = ({ adulto }: LinhaDeDose) => adulto.max_dia?.valor ?? Number.POSITIVE_INFINITY;
  return [...linhas].sort((a, b) => teto(b) - teto(a))[0];
}

/** The sum of what was read; what was not is named apart. */
function somaDoDia(usos: readonly Uso[], unidade: UnidadeDeTeto): number | undefined {
  const lidas = usos.flatMap((uso) => {
    const { tomada, dia } = medir(uso, unidade);
    // Without a rhythm one take is still a day's least.
    const valor = dia ?? tomada;
    return valor === undefined ? [] : [valor];
  });
  return lidas.length > 0 ? lidas.reduce((soma, valor) => soma + valor, 0) : undefined;
}

function acimaDoMaximo(
  excesso: Excesso,
  usual: number | undefined,
  linha: LinhaDeDose,
  paciente: PacienteDaDose,
): Dito {
  const comUsual =
    usual === undefined || usual >= excesso.limite.valor
      ? ''
      : ` O usual vai até ${escreverTeto({ valor: usual, unidade: 'mg' })}.`;
  return {
    codigo: 'dose.diaria',
    regra: excesso.limite.porque?.endsWith('/kg') ? 'dia_kg' : 'dia',
    severidade: gravidade(excesso, linha.alta_vigilancia ?? false),
    frase: `${fraseDoExcesso(excesso, 'dia', paciente.pesoKg)}${comUsual}`,
    conduta: [`Usual: ${linha.adulto.usual}.`, linha.obs].filter(Boolean).join(' '),
  };
}

/** The lower limit of the list of adults, which is unusual to pass and not wrong. */
function acimaDoUsual(
  usos: readonly Uso[],
  paciente: PacienteDaDose,
  usual: ReturnType<BaseDeTetos['dosesUsuais']['get']>,
): { readonly limite: number; readonly dito: Dito } | undefined {
  if (!usual || ehCrianca(paciente)) return undefined;
  const parenteral = usos.some(
    ({ item }) => item.via === 'injetavel' || PARENTERAIS.has(item.via ?? ''),
  );
  const idoso = (paciente.idadeMeses ?? 0) >= IDOSO_ANOS * 12;
  const valor =
    (parenteral ? usual.parenteral_mg : undefined) ??
    (idoso ? usual.idoso_mg : undefined) ??
    usual.maximo_mg;
  const diaria = somaDoDia(usos, 'mg');
  if (diaria === undefined || diaria <= valor) return undefined;
  const limite: Limite = { valor, unidade: 'mg', porque: undefined, folga: 0 };
  const frase = `${escreverTeto({ valor: diaria, unidade: 'mg' })} por dia, acima do usual de ${escreverTeto(limite)}.`;
  const nota = usual.nota && comMaiuscula(usual.nota);
  return {
    limite: valor,
    dito: {
      codigo: 'dose.diaria',
      regra: 'usual',
      severidade: 'moderada',
      grau: 'chama_atencao',
      frase: [frase, nota].filter(Boolean).join(' '),
    },
  };
}
