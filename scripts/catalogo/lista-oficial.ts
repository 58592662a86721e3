/**
 * Reads Anvisa's list of prices (CMED) as the presentations of the catalogue: lines of prose, a header, then a
 * line a package, separated by semicolons, in Latin-1 or UTF-8. A line that is not understood is given back
 * with its number and the reason.
 */
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import catalogo from '@domain/prescricao/dados/catalogo.json' with { type: 'json' };
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { normalizarBusca } from '@domain/texto.ts';
import Papa from 'papaparse';
import { type Lida, lerApresentacao } from './apresentacao.ts';

/** A presentation to be brought in: `importar_apresentacoes` takes it. */
export interface Importada {
  dcbs: readonly string[];
  forma: string;
  forma_texto: string;
  concentracao: string;
  via: string;
  embalagens: string[];
  marcas: string[];
  generico: boolean;
  uso_hospitalar: boolean;
  tarja: Tarja | null;
}
export type Tarja = 'sem_tarja' | 'vermelha' | 'vermelha_com_retencao' | 'preta';

/** What came of a file. */
export interface ListaLida {
  /** When it was published, `AAAA-MM-DD`; null where it does not say. */
  publicada: string | null;
  linhas: number;
  apresentacoes: readonly Importada[];
  recusadas: readonly { linha: number; motivo: string }[];
  /** Ingredients of which the check knows no name: they are brought in, and nothing of them is checked. */
  semRegras: readonly string[];
  /** Presentations whose stripe asks for a control that the lists of the product do not have. */
  controleDivergente: readonly string[];
}

const COLUNAS = {
  substancia: ['substancia', 'principio ativo'],
  produto: ['produto'],
  apresentacao: ['apresentacao'],
  tipo: ['tipo de produto (status do produto)', 'tipo de produto'],
  hospitalar: ['restricao hospitalar'],
  comercializada: [/^comercializacao \d{4}$/],
  tarja: ['tarja'],
} as const;
type Coluna = keyof typeof COLUNAS;
const EXIGIDAS: readonly Coluna[] = ['substancia', 'produto', 'apresentacao'];
/** How far down the header may stand. */
const CABECALHO_ATE = 200;
/** No name on paper is a list of brands. */
const MARCAS = 40;
const EMBALAGENS = 30;

/** Reads the file. @throws {Error} where it has no such header. */
export function lerListaOficial(bytes: Uint8Array): ListaLida {
  const texto = emTexto(bytes);
  const { data: celulas } = Papa.parse<string[]>(texto, { delimiter: ';', skipEmptyLines: false });
  const { colunas, posicao } = acharCabecalho(celulas);
  const juntas = new Map<string, Importada>();
  const recusadas: { linha: number; motivo: string }[] = [];
  const semRegras = new Set<string>();
  let linhas = 0;
  for (const [n, linha] of celulas.slice(posicao + 1).entries()) {
    if (linha.every((celula) => celula.trim() === '')) continue;
    linhas += 1;
    const de = (coluna: Coluna) => (linha[colunas[coluna] ?? -1] ?? '').replace(/\s+/g, ' ').trim();
    try {
      juntar(juntas, de, semRegras);
    } catch (motivo) {
      recusadas.push({
        linha: posicao + 2 + n,
        motivo: `${(motivo as Error).message}: ${de('apresentacao').slice(0, 80)}`,
      });
    }
  }
  const apresentacoes = [...juntas.values()];
  return {
    publicada: publicadaEm(celulas.slice(0, posicao)),
    linhas,
    apresentacoes,
    recusadas,
    semRegras: [...semRegras].sort(),
    controleDivergente: apresentacoes.filter(divergeDasListas).map(nomeDe).sort(),
  };
}

function emTexto(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function acharCabecalho(celulas: readonly string[][]) {
  for (const [posicao, linha] of celulas.slice(0, CABECALHO_ATE).entries()) {
    const nomes = linha.map((celula) => normalizarBusca(celula).replace(/\s+/g, ' ').trim());
    const achar = (aceitos: readonly (string | RegExp)[]) =>
      nomes.findIndex((nome) =>
        aceitos.some((um) => (typeof um === 'string' ? um === nome : um.test(nome))),
      );
    const colunas = Object.fromEntries(
      Object.entries(COLUNAS).map(([coluna, aceitos]) => [coluna, achar(aceitos)]),
    ) as Record<Coluna, number>;
    if (EXIGIDAS.every((coluna) => colunas[coluna] >= 0)) return { colunas, posicao };
  }
  throw new Error(
    'Nenhuma linha traz as colunas SUBSTÂNCIA, PRODUTO e APRESENTAÇÃO. É a lista da CMED?',
  );
}

/** "Publicada em 10/11/2026 às 12h". */
function publicadaEm(prosa: readonly string[][]): string | null {
  const achada = /publicad[ao] em (\d{2})\/(\d{2})\/(\d{4})/i.exec(prosa.flat().join(' '));
  return achada ? `${achada[3]}-${achada[2]}-${achada[1]}` : null;
}

/** Adds a line to the presentation that it is a package of. @throws {Error} with the reason. */
function juntar(
  juntas: Map<string, Importada>,
  de: (coluna: Coluna) => string,
  semRegras: Set<string>,
): void {
  if (/^nao$/.test(normalizarBusca(de('comercializada')))) {
    throw new Error('não comercializada');
  }
  const lida = lerApresentacao(de('apresentacao'));
  const dcbs = ingredientes(de('substancia'), lida.forma_texto, semRegras);
  const conhecida = CONHECIDAS.get(chaveDe(dcbs, lida));
  const linha: Importada = {
    ...(conhecida ?? { dcbs, ...semEmbalagem(lida) }),
    embalagens: lida.embalagem ? [lida.embalagem] : [],
    marcas: marcaDe(de('produto'), dcbs),
    generico: /^generico/.test(normalizarBusca(de('tipo'))),
    uso_hospitalar: /^sim/.test(normalizarBusca(de('hospitalar'))),
    tarja: tarjaDe(de('tarja')),
  };
  const chave = [linha.dcbs.join('+'), linha.forma_texto, linha.concentracao].join('|');
  const antes = juntas.get(chave);
  if (!antes) juntas.set(chave, linha);
  else unir(antes, linha);
}

function unir(antes: Importada, mais: Importada): void {
  antes.embalagens = unicos([...antes.embalagens, ...mais.embalagens]).slice(0, EMBALAGENS);
  antes.marcas = unicos([...antes.marcas, ...mais.marcas]).slice(0, MARCAS);
  antes.generico ||= mais.generico;
  // What one laboratory sells to everybody is no hospital's alone.
  antes.uso_hospitalar &&= mais.uso_hospitalar;
  antes.tarja ??= mais.tarja;
}

const unicos = (textos: readonly string[]) => [...new Set(textos)];
const semEmbalagem = ({ forma, forma_texto, concentracao, via }: Lida) => ({
  forma,
  forma_texto,
  concentracao,
  via,
});

/** The ingredients by their Brazilian common denomination, or as the list writes them. */
function ingredientes(escrita: string, forma: string, semRegras: Set<string>): readonly string[] {
  const partes = escrita
    .split(/[;+]/)
    .map((parte) => parte.trim())
    .filter(Boolean);
  if (partes.length === 0) throw new Error('sem substância');
  if (partes.length > 20) throw new Error('mais de 20 substâncias');
  return unicos(
    partes.flatMap((parte) => {
      const dcbs = dcbsDe(parte, forma);
      if (dcbs) return dcbs;
      const escrito = parte.toLocaleLowerCase('pt-BR');
      semRegras.add(escrito);
      return [escrito];
    }),
  );
}

const NOMES = new Map<string, readonly string[] | undefined>();

/** What the check calls a substance of a form; undefined where it does not know it. Asked once each. */
function dcbsDe(substancia: string, forma: string): readonly string[] | undefined {
  const chave = `${substancia} ${forma}`;
  if (!NOMES.has(substancia)) NOMES.set(substancia, nomeado(substancia));
  // The same substance on the skin may be another row of the tables.
  if (NOMES.get(substancia) && !NOMES.has(chave)) NOMES.set(chave, nomeado(chave));
  return NOMES.get(chave) ?? NOMES.get(substancia);
}

function nomeado(texto: string): readonly string[] | undefined {
  const achado = reconhecer(BASE_DA_SEGURANCA.lexico, texto);
  return achado.reconhecido ? achado.dcbs : undefined;
}

/** A product that is called by its ingredient has no brand. */
function marcaDe(produto: string, dcbs: readonly string[]): string[] {
  const nome = normalizarBusca(produto);
  if (
    produto === '' ||
    dcbs.some((dcb) => nome.includes(normalizarBusca(dcb).split(' ')[0] ?? dcb))
  ) {
    return [];
  }
  const escrita = produto.toLocaleLowerCase('pt-BR');
  return [escrita.replace(/(^|[\s-])(\p{L})/gu, (tudo) => tudo.toLocaleUpperCase('pt-BR'))];
}

function tarjaDe(escrita: string): Tarja | null {
  const texto = normalizarBusca(escrita);
  if (texto.includes('preta')) return 'preta';
  if (texto.includes('vermelha')) {
    return texto.includes('restri') ? 'vermelha_com_retencao' : 'vermelha';
  }
  return texto.includes('sem tarja') ? 'sem_tarja' : null;
}

function divergeDasListas({ dcbs, tarja }: Importada): boolean {
  const { controlados, retencao } = BASE_DA_SEGURANCA;
  if (tarja === 'preta') return !dcbs.some((dcb) => controlados.has(dcb));
  if (tarja !== 'vermelha_com_retencao') return false;
  return !dcbs.some((dcb) => controlados.has(dcb) || retencao.has(dcb));
}

const nomeDe = ({ dcbs, concentracao, forma_texto, tarja }: Importada) =>
  `${dcbs.join(' + ')} ${concentracao}, ${forma_texto} (tarja ${tarja?.replaceAll('_', ' ')})`;

/** How a form lets its substance go: what differs in it is another presentation, a coat is not. */
const LIBERACOES = ['prolongada', 'efervescente', 'orodispers', 'dispers', 'sublingual', 'mastig'];
const liberacaoDe = (forma_texto: string) =>
  LIBERACOES.find((uma) => normalizarBusca(forma_texto).includes(uma)) ?? '';

/** The same in whatever unit it is written: 250 mg/5 mL is 50 mg/mL, 1.000 mcg is 1 mg. */
function forcaComparavel(concentracao: string): string {
  const partes = concentracao.split('+').map((parte) => {
    const lida = /^\s*([\d.,]+)\s*(mcg|mg|g)(?:\/([\d.,]+)?\s*(\S+))?\s*$/.exec(parte);
    if (!lida) return normalizarBusca(parte).replace(/\s+/g, ' ').trim();
    const [, valor = '', unidade = '', volume, por = ''] = lida;
    const numero = (texto: string) => Number(texto.replace(/\./g, '').replace(',', '.'));
    const mg = numero(valor) * (unidade === 'g' ? 1000 : unidade === 'mcg' ? 0.001 : 1);
    return `${Number((mg / (volume ? numero(volume) : 1)).toPrecision(6))} ${por}`;
  });
  return partes.sort().join('+');
}

function chaveDe(
  dcbs: readonly string[],
  { forma, forma_texto, concentracao }: Omit<Lida, 'embalagem' | 'via'>,
) {
  return [
    [...dcbs].sort().join('+'),
    forma,
    liberacaoDe(forma_texto),
    forcaComparavel(concentracao),
  ].join('|');
}

/** The presentations that the catalogue has already: a package of one of them is the same presentation. */
const CONHECIDAS = new Map(
  catalogo.linhas.map((linha) => {
    const { dcb: dcbs, forma, concentracao, via } = linha;
    const forma_texto = ('forma_texto' in linha && linha.forma_texto) || forma;
    const conhecida = { dcbs, forma, forma_texto, concentracao, via };
    return [chaveDe(dcbs, conhecida), conhecida] as const;
  }),
);
