import { palavras, viaNoTexto } from '../clinico/medicamentos/escrita.ts';
import { maiorDose, soma, substanciaDe, vezes } from './aritmetica.ts';
import { tirarDuracao } from './duracao.ts';
import { type Contada, tirarContagens } from './formas.ts';
import { tirarLimite } from './limite.ts';
import type { Marca } from './papel.ts';
import { Papel } from './papel.ts';
import { tirarPassos, tirarQuando } from './ritmo.ts';
import { type Solta, type Substancias, tirarSubstancias } from './substancia.ts';
import type { Concentracao, Contagem, Dose, Posologia } from './tipos.ts';

/** What is known of an item before a text about it is read. */
export interface Contexto {
  readonly concentracao?: Concentracao | undefined;
  readonly partes?: readonly Dose[] | undefined;
  readonly gotasPorMl?: number | undefined;
  /** Whether a strength alone is the dose: "Losartana 50 mg 12/12 h". */
  readonly forcaEhDose: boolean;
}

/** A dose by where it stands. */
interface Situada {
  readonly onde: number;
  readonly dose: Dose | undefined;
}

const CONDICAO =
  /\b(?:se|em\s+caso\s+de|quando\s+(?:houver|tiver)|caso\s+(?:tenha|haja))\s+((?:[^,.;()·]|[,.](?=\d)){2,60})|\bsos\b|\bs\/n\b/g;

/** Reads one stage of a posology: one text, in which nothing changes with the time. */
export function lerEtapa(texto: string, contexto: Contexto): Posologia {
  const { gotasPorMl } = contexto;
  const papel = new Papel(texto);
  const via = viaNoTexto(palavras(papel.texto));
  tirarPassos(papel);
  const limite = tirarLimite(papel);
  const substancias = tirarSubstancias(papel);
  const quando = tirarQuando(papel);
  const duracao = tirarDuracao(papel, quando.onde);
  const se = tirarCondicao(papel);
  const { tomadas, quantidades } = tirarContagens(papel);
  const forca = forcaDe(substancias, tomadas, contexto);
  const contadas = [...tomadas, ...forca.contadas];
  const contagem = maiorContagem(contadas);
  const situadas: Situada[] = [
    ...contadas.map((uma) => ({
      onde: uma.onde,
      dose: substanciaDe(uma, forca.concentracao, gotasPorMl),
    })),
    ...forca.doses.map((uma) => ({ onde: uma.onde, dose: so(uma) })),
  ];
  const tomada = maiorDose([
    ...situadas.map(({ dose }) => dose),
    ...(situadas.length === 0 && contexto.forcaEhDose ? [umaUnidade(forca.concentracao)] : []),
  ]);
  const doDia = somaDoDia(situadas, quando.momentos) ?? vezes(tomada, quando.ritmo?.vezesPorDia);
  const diaria = maiorDose([...substancias.porDia, doDia]);
  const porKg = substancias.porKg.find(({ em }) => em === 'dia') ?? substancias.porKg[0];
  // "Morfina 10 mg, 2 ampolas", without saying how often, is what is dispensed.
  const semRitmo = quando.ritmo ? undefined : tomadas.find(({ forma }) => forma === 'ampola');
  const ultima = quantidades.at(-1) ?? semRitmo;
  return {
    concentracao: forca.concentracao,
    partes: forca.partes,
    contagem,
    tomada,
    porKg,
    ritmo: quando.ritmo,
    diaria: menorDose(diaria, limite?.(contagem, forca.concentracao, gotasPorMl)),
    todoDia: quando.todoDia || substancias.porDia.length > 0 || porKg?.em === 'dia',
    ...duracao,
    se,
    via,
    quantidade: ultima && semLugar(ultima),
  };
}

interface Forca {
  readonly concentracao: Concentracao | undefined;
  readonly partes: readonly Dose[];
  /** The amounts that are doses, not strengths. */
  readonly doses: readonly Solta[];
  /** "2 unidades" of something that is not measured in units is a count. */
  readonly contadas: readonly Contada[];
}

/** Tells strengths from doses among the amounts of a text. */
function forcaDe(
  { concentracoes, soltas }: Substancias,
  tomadas: readonly Contada[],
  contexto: Contexto,
): Forca {
  const dita = contexto.concentracao ?? concentracoes[0];
  const emMassa = dita ? dita.unidade === 'mg' : soltas.some(({ ehPalavra }) => !ehPalavra);
  const ehContagem = (uma: Solta) =>
    uma.ehPalavra && emMassa && !soltas.some((outra) => outra.unidade === 'UI' && !outra.ehPalavra);
  const contadas = soltas
    .filter(ehContagem)
    .map(({ valor, onde }): Contada => ({ valor, forma: 'unidade', onde }));
  const massas = soltas.filter((uma) => !ehContagem(uma));
  const primeira = dita ? undefined : (massas.find((uma) => !uma.entreParenteses) ?? massas[0]);
  const ehSoDose = primeira?.ehPalavra === true;
  const concentracao =
    dita ?? (primeira && !ehSoDose ? { ...so(primeira), por: 'unidade' } : undefined);
  const partes = contexto.partes?.length ? contexto.partes : partesDe(massas[0]);
  const contou = tomadas.length + contadas.length > 0;
  const doses = massas.filter((uma) => {
    if (uma.deUnidade) return false;
    // The strength, written again beside a count: "Clonazepam 2 mg, ½ comprimido de 2 mg".
    if (contou && uma.valor === concentracao?.valor && !uma.entreParenteses) return false;
    return uma !== primeira || ehSoDose;
  });
  return { concentracao, partes, doses, contadas };
}

function partesDe(escrita: Solta | undefined): readonly Dose[] {
  return escrita && escrita.outras.length > 0 ? [so(escrita), ...escrita.outras] : [];
}

function so({ valor, unidade }: Dose): Dose {
  return { valor, unidade };
}

function umaUnidade(concentracao: Concentracao | undefined): Dose | undefined {
  return concentracao?.por === 'unidade' ? so(concentracao) : undefined;
}

function menorDose(dose: Dose | undefined, limite: Dose | undefined): Dose | undefined {
  const vale = dose && limite?.unidade === dose.unidade && limite.valor < dose.valor;
  return vale ? limite : dose;
}

function maiorContagem(contadas: readonly Contada[]): Contagem | undefined {
  const [primeira, ...outras] = contadas;
  const maior = outras.reduce((uma, outra) => {
    return outra.valor > (uma?.valor ?? 0) ? outra : uma;
  }, primeira);
  return maior && semLugar(maior);
}

export function semLugar({ onde: _onde, ...contagem }: Contada): Contagem {
  return contagem;
}

/**
 * Sums the doses of a day whose moments have each their own: "1 cp de manhã e 2 à noite", "de manhã
 * 1 cp e à noite 2". Undefined when they have not.
 */
function somaDoDia(situadas: readonly Situada[], momentos: readonly Marca[]): Dose | undefined {
  const doses = [...situadas].sort((a, b) => a.onde - b.onde);
  const [primeira] = doses;
  const [primeiro] = momentos;
  if (!primeira || !primeiro || momentos.length < 2 || doses.length < 2) return undefined;
  const antes = primeira.onde < primeiro.onde;
  const deCada = momentos.map(({ onde }) =>
    antes ? doses.findLast((um) => um.onde < onde) : doses.find((um) => um.onde > onde),
  );
  return soma(deCada.map((uma) => uma?.dose));
}

/** In what case it is taken; empty when only "if needed" is written. */
function tirarCondicao(papel: Papel): string | undefined {
  const [marca] = papel.tirar(CONDICAO);
  if (!marca) return undefined;
  const caso = marca.grupos[1]?.replace(/\b(?:necessario|preciso|precisar)\b/g, '') ?? '';
  return caso.replace(/\s+/g, ' ').trim();
}
