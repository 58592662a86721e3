/** What the tables of the clinical engine say of the medicines that a question names. */
import { type Interacao, interacoesEntre } from '../clinico/medicamentos/interacoes.ts';
import { numeroPorExtenso } from '../clinico/motor/texto.ts';
import type { FatoDoMotor } from '../contracts/assistente.ts';
import { POR_VIA } from '../prescricao/frase.ts';
import { comMaiuscula } from '../seguranca/achado.ts';
import { BASE_DA_SEGURANCA } from '../seguranca/base.ts';
import type { LinhaDeDose, Teto, TetosDaCrianca } from '../seguranca/dose/tipos.ts';
import { normalizarBusca } from '../texto.ts';
import { dcbsDoTexto } from './farmacos.ts';

const PEDE_DOSE = /\b(?:dos(?:e|es|agem)|posologia|maxim[oa]|quanto|quantos|mg|comprimidos?)\b/;
/** Who is asked about is a child: so called, by age or by weight, which neither a time, a body mass index nor a loss is. */
const DE_CRIANCA =
  /\b(?:criancas?|menin[oa]s?|bebes?|lactentes?|neonat\w*|rn|pediatric\w*)\b|(?<!\b(?:ha|faz|por|ultimos|cerca de) )\b(?:[1-9]|1[01]) anos\b|(?<!\b(?:perd\w+|ganh\w+|emagrec\w+|engord\w+)(?: de)? )(?<![.,\d])(?:[1-9]|[12]\d|3[0-5])(?:[.,]\d+)? ?kg\b(?! ?\/)/g;
const ADULTO = /\badult[oa]s?\b/g;
/** More medicines than this are a list, not a question. */
const MAXIMO_DE_FARMACOS = 10;
const LINHAS_DE_DOSE = 3;

/** Interactions among the medicines of a question, and the ceilings of one whose dose is asked. */
export function fatosDaPergunta(pergunta: string): readonly FatoDoMotor[] {
  const dcbs = dcbsDoTexto(pergunta).slice(0, MAXIMO_DE_FARMACOS);
  const interacoes = interacoesEntre(
    BASE_DA_SEGURANCA,
    dcbs.map((dcb) => ({ dcbs: [dcb] })),
  ).map(fatoDaInteracao);
  const dita = normalizarBusca(pergunta);
  const doses = ultimo(DE_CRIANCA, dita) > ultimo(ADULTO, dita) ? dosesDaCrianca : dosesDe;
  return [...interacoes, ...(PEDE_DOSE.test(dita) ? dcbs.flatMap(doses) : [])];
}

/** Where something is said last, -1 where it is not: "e na criança?" goes on from an adult. */
const ultimo = (termo: RegExp, texto: string) => [...texto.matchAll(termo)].at(-1)?.index ?? -1;

/** An interaction as the table has it. */
export function fatoDaInteracao(interacao: Interacao): FatoDoMotor {
  const { a, b, mecanismo, nota, conduta, fonte, verificacao } = interacao;
  return {
    tipo: 'interacao',
    frase: `${comMaiuscula(a)} com ${b}: ${[mecanismo, nota].filter(Boolean).join(' ')}`,
    conduta,
    fonte,
    verificacao,
  };
}

/** The usual doses and the ceilings of a medicine in an adult, the first rows of its table. */
export function dosesDe(dcb: string): readonly FatoDoMotor[] {
  const linhas = BASE_DA_SEGURANCA.tetos.get(dcb) ?? [];
  return linhas
    .slice(0, LINHAS_DE_DOSE)
    .map((linha) => deDose(linha, fraseDoAdulto(linha), linha.obs));
}

/** The ceilings of a medicine in a child, those of an adult never: where the table has none it says so. */
function dosesDaCrianca(dcb: string): readonly FatoDoMotor[] {
  const linhas = BASE_DA_SEGURANCA.tetos.get(dcb) ?? [];
  const [primeira] = linhas;
  if (!primeira) return [];
  const delas = linhas.flatMap((linha) => {
    const { pediatria } = linha;
    return pediatria ? [deDose(linha, fraseDaCrianca(linha, pediatria), pediatria.obs)] : [];
  });
  if (delas.length > 0) return delas.slice(0, LINHAS_DE_DOSE);
  const nada = `${comMaiuscula(dcb)}: a tabela do Pleno não tem limites para criança.`;
  return [deDose(primeira, nada, undefined)];
}

function deDose(linha: LinhaDeDose, frase: string, obs: string | undefined): FatoDoMotor {
  const { fonte, verificacao } = linha;
  return { tipo: 'dose', frase, conduta: obs ?? null, fonte, verificacao };
}

const nomeDa = ({ dcb, via, formulacao }: LinhaDeDose) =>
  [comMaiuscula(dcb), formulacao, POR_VIA[via]].filter(Boolean).join(', ');

const teto = (nome: string, valor: Teto | undefined, porKg = false) =>
  valor && `${nome} ${numeroPorExtenso(valor.valor)} ${valor.unidade}${porKg ? '/kg' : ''}`;

/** The usual dose of an adult and its ceilings, as the table has them. */
function fraseDoAdulto(linha: LinhaDeDose): string {
  const { usual, por_kg, max_tomada, max_dia, dose_unica_max } = linha.adulto;
  const tetos = [
    teto('máximo por tomada', max_tomada, por_kg),
    teto('máximo por dia', max_dia, por_kg),
    teto('dose única máxima', dose_unica_max, por_kg),
  ];
  return `${nomeDa(linha)}, adulto: ${[usual, ...tetos].filter(Boolean).join('; ')}.`;
}

/** The ceilings of a child, as the table has them. */
function fraseDaCrianca(linha: LinhaDeDose, crianca: TetosDaCrianca): string {
  const { idade_min_meses: meses, peso_min_kg: peso } = crianca;
  const tetos = [
    teto('máximo por tomada', crianca.kg_tomada, true),
    teto('máximo por dia', crianca.kg_dia, true),
    teto('dose única máxima', crianca.kg_dose_unica, true),
    teto('nunca mais por tomada que', crianca.max_tomada),
    teto('nunca mais por dia que', crianca.max_dia),
    teto('nunca mais de uma vez que', crianca.dose_unica_max),
    meses ? `a partir de ${numeroPorExtenso(meses)} meses` : undefined,
    peso !== undefined && `a partir de ${numeroPorExtenso(peso)} kg`,
  ];
  return `${nomeDa(linha)}, criança: ${tetos.filter(Boolean).join('; ')}.`;
}
