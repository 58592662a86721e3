import { fileURLToPath } from 'node:url';
import { frasesDaPassagem } from '@domain/assistente/passagem.ts';
import { describe, expect, it } from 'vitest';
import { dividir, MAXIMO_DE_LETRAS } from '../../../scripts/importar-protocolo/dividir.ts';
import { lerArquivo, prepararProtocolo } from '../../../scripts/importar-protocolo.ts';

const arquivo = (nome: string) =>
  fileURLToPath(new URL(`./protocolos/hipertonite.${nome}`, import.meta.url));
const OPCOES = {
  titulo: 'Hipertonite aguda',
  fonte: 'Protocolo de hipertonite',
  orgao: 'Ministério inventado',
  versao: '2026-01-01',
  validade: '2029-01-01',
};
/** The headings of a document and the sentences under each. */
async function lido(nome: string) {
  const { passagens } = await prepararProtocolo(arquivo(nome), OPCOES);
  return passagens.map(({ titulo, texto }) => [
    titulo,
    frasesDaPassagem(texto).map((frase) => frase.texto),
  ]);
}

const CONDUTA = [
  'Conduta inicial',
  [
    'Dê zyxolol 50 mg VO em dose única.',
    'Repita em 4 h se a febre passar de 38,5 °C.',
    'Não dê zyxolol a gestantes.',
  ],
];

describe('a protocol is read', () => {
  it('of Markdown', async () => {
    expect(await lido('md')).toEqual([
      ['Hipertonite aguda', ['Doença inventada para os testes.', 'Veja o manual.']],
      CONDUTA,
      [
        'Doses',
        ['Idade: Adulto; Dose: 50 mg; Via: VO.', 'Idade: Criança; Dose: 1 mg/kg; Via: VO.'],
      ],
      ['Conduta inicial', ['Interne se houver choque.']],
    ]);
  });

  it('of a page, without what frames it, and runs nothing of it', async () => {
    expect(await lido('html')).toEqual([
      ['Hipertonite aguda', ['Doença inventada para os testes.']],
      CONDUTA,
      ['Doses', ['Idade: Adulto; Dose: 50 mg.', 'Idade: Criança; Dose: 1 mg/kg.']],
      ['Quando internar', ['Interne se houver choque.', 'Observe por 6 horas nos demais casos.']],
    ]);
  });

  it('of the text of a PDF, its headings by their size', async () => {
    const passagens = await lido('pdf');
    // A print of the page above, with its menu.
    expect(passagens.map(([titulo]) => titulo)).toEqual([
      'Apresentação',
      'Hipertonite aguda',
      'Conduta inicial',
      'Doses',
      'Quando internar',
    ]);
    expect(passagens[2]).toEqual(CONDUTA);
  });

  it('with the same addresses each time, each its own', async () => {
    const ids = async () =>
      (await prepararProtocolo(arquivo('md'), OPCOES)).passagens.map(({ id }) => id);
    expect(await ids()).toEqual([
      'protocolo-hipertonite-aguda#hipertonite-aguda',
      'protocolo-hipertonite-aguda#conduta-inicial',
      'protocolo-hipertonite-aguda#doses',
      'protocolo-hipertonite-aguda#conduta-inicial-2',
    ]);
    expect(await ids()).toEqual(await ids());
  });

  it('as not verified, unless a person said so', async () => {
    const estado = async (mais: object) =>
      (await prepararProtocolo(arquivo('md'), { ...OPCOES, ...mais })).documento;
    expect(await estado({})).toMatchObject({
      verificacao: 'pendente',
      fontes: [{ conferencia: 'memoria', titulo: OPCOES.fonte }],
    });
    expect(await estado({ conferida: true })).toMatchObject({
      verificacao: 'conferida',
      fontes: [{ conferencia: 'conferida' }],
    });
  });
});

describe('what is refused', () => {
  it('is told in a sentence', async () => {
    await expect(prepararProtocolo(arquivo('md'), { titulo: 'x' })).rejects.toThrow(
      'Falta dizer --fonte, --versao, --validade.',
    );
    await expect(
      prepararProtocolo(arquivo('md'), { ...OPCOES, url: 'http://exemplo.gov.br' }),
    ).rejects.toThrow('https://');
    await expect(lerArquivo(import.meta.filename)).rejects.toThrow('.md, .txt, .html ou .pdf');
    expect(() => dividir('protocolo-x', [])).toThrow('não tem texto');
    const capitulos = Array.from({ length: 401 }, (_, n) => [
      { tipo: 'titulo', texto: `Capítulo ${n}` } as const,
      { tipo: 'texto', texto: 'Uma frase inteira.' } as const,
    ]).flat();
    expect(() => dividir('protocolo-x', capitulos)).toThrow('401 passagens');
  });

  it('is no long text: it is cut between sentences, and within one that never ends', () => {
    const longo = 'Esta frase tem um fim. '.repeat(300) + 'palavra '.repeat(600);
    const passagens = dividir('protocolo-x', [{ tipo: 'texto', texto: longo }]);
    expect(passagens.length).toBeGreaterThan(5);
    for (const { texto } of passagens) expect(texto.length).toBeLessThanOrEqual(MAXIMO_DE_LETRAS);
    const palavras = (texto: string) => texto.match(/\p{L}{2,}/gu)?.length;
    expect(palavras(passagens.map(({ texto }) => texto).join(' '))).toBe(palavras(longo));
  });
});
