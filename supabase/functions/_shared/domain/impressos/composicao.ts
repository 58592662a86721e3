import type { PDFPage } from '@libpdf/core';
import type { Bloco, Quadro } from './blocos.ts';
import { ENTRELINHA, FIO, FUNDO, type Medidas, TINTA, TINTA_SUAVE } from './medidas.ts';
import { fonteDe, type Linha, larguraDe, paraOPapel, quebrar, type Trecho } from './texto.ts';

/** A strip of a page: as high as it says, drawn down from a given height. */
export interface Tira {
  readonly altura: number;
  readonly desenhar: (pagina: PDFPage, topo: number) => void;
  /** True where the page does not end between this strip and the next. */
  readonly comAProxima: boolean;
}

/** Sets blocks in strips, none wider than the page between its margins. */
export function compor(blocos: readonly Bloco[], medidas: Medidas): Tira[] {
  return blocos.flatMap((bloco) => tirasDe(bloco, medidas));
}

function tirasDe(bloco: Bloco, medidas: Medidas): Tira[] {
  const { texto, largura, margem } = medidas;
  const util = largura - 2 * margem;
  switch (bloco.bloco) {
    case 'paragrafo': {
      const tamanho = bloco.suave ? medidas.miudo + 1 : texto;
      const cor = bloco.suave ? TINTA_SUAVE : TINTA;
      return [...escritas(bloco.trechos, { x: margem, util, tamanho, cor }), vazio(tamanho * 0.6)];
    }
    case 'rotulo':
      return [
        vazio(texto * 0.3, true),
        ...escritas([{ texto: bloco.texto, forte: true }], {
          x: margem,
          util,
          tamanho: medidas.miudo + 0.5,
          cor: TINTA_SUAVE,
        }).map(comAProxima),
        vazio(texto * 0.2, true),
      ];
    case 'item':
      return doItem(bloco, medidas);
    case 'faixa':
      return [daFaixa(bloco.texto, medidas), vazio(texto * 0.8)];
    case 'quadros':
      return [vazio(texto * 0.6, true), dosQuadros(bloco.quadros, medidas)];
    case 'assinatura':
      return daAssinatura(bloco, medidas);
  }
}

interface Onde {
  readonly x: number;
  readonly util: number;
  readonly tamanho: number;
  readonly cor: typeof TINTA;
  readonly alinhar?: 'centro' | undefined;
}

function escritas(trechos: readonly Trecho[], onde: Onde): Tira[] {
  return quebrar(trechos, onde.util, onde.tamanho).map((linha) => ({
    altura: onde.tamanho * ENTRELINHA,
    comAProxima: false,
    desenhar: (pagina, topo) => escrever(pagina, linha, topo, onde),
  }));
}

/** Draws a line of words, its top at that height. */
export function escrever(pagina: PDFPage, linha: Linha, topo: number, onde: Onde): void {
  const ultima = linha.at(-1);
  const ocupada = ultima ? ultima.x + larguraDe(ultima.texto, onde.tamanho, ultima.forte) : 0;
  const recuo = onde.alinhar === 'centro' ? (onde.util - ocupada) / 2 : 0;
  for (const { texto, forte, x } of juntas(linha, onde.tamanho)) {
    pagina.drawText(texto, {
      x: onde.x + recuo + x,
      y: topo - onde.tamanho,
      size: onde.tamanho,
      font: fonteDe(forte),
      color: onde.cor,
    });
  }
}

/** Joins the words of one weight, so that text copied from the page has its spaces. */
function juntas(linha: Linha, tamanho: number): Linha {
  const partes: { texto: string; forte: boolean | undefined; x: number }[] = [];
  for (const { texto, forte, x } of linha) {
    const parte = partes.at(-1);
    if (parte && parte.forte === forte) {
      const fim = parte.x + larguraDe(parte.texto, tamanho, forte);
      const espacos = Math.round((x - fim) / larguraDe(' ', tamanho, forte));
      parte.texto += ' '.repeat(Math.max(0, espacos)) + texto;
    } else partes.push({ texto, forte, x });
  }
  return partes;
}

function vazio(altura: number, junta = false): Tira {
  return { altura, comAProxima: junta, desenhar: () => {} };
}

function comAProxima(tira: Tira): Tira {
  return { ...tira, comAProxima: true };
}

/** An item stays on one page: all of its strips but the last hold the next. */
function doItem(item: Extract<Bloco, { bloco: 'item' }>, medidas: Medidas): Tira[] {
  const { texto, largura, margem } = medidas;
  const recuo = larguraDe('00. ', texto, true);
  const util = largura - 2 * margem - recuo;
  const x = margem + recuo;
  const aoLado = item.aoLado ? paraOPapel(item.aoLado) : '';
  const larguraAoLado = larguraDe(aoLado, texto);
  // Beside the name where both have room; else on a line of its own.
  const cabe = aoLado !== '' && larguraAoLado <= util * 0.45;
  const titulo = quebrar(
    [{ texto: item.titulo, forte: true }],
    cabe ? util - larguraAoLado - texto : util,
    texto,
  ).map(
    (linha, n): Tira => ({
      altura: texto * ENTRELINHA,
      comAProxima: true,
      desenhar: (pagina, topo) => {
        const normal = { x: margem, util, tamanho: texto, cor: TINTA };
        if (n === 0) {
          escrever(pagina, [{ texto: `${item.numero}.`, forte: true, x: 0 }], topo, normal);
          if (cabe)
            escrever(pagina, [{ texto: aoLado, x: util - larguraAoLado + recuo }], topo, normal);
        }
        escrever(pagina, linha, topo, { ...normal, x });
      },
    }),
  );
  const linhas = [...(cabe || aoLado === '' ? [] : [aoLado]), ...item.linhas].flatMap((linha) =>
    escritas([{ texto: linha }], { x, util, tamanho: texto, cor: TINTA }).map(comAProxima),
  );
  return [...titulo, ...linhas, vazio(texto * 0.7)];
}

function daFaixa(texto: string, { margem, largura, texto: tamanho }: Medidas): Tira {
  const util = largura - 2 * margem;
  const folga = tamanho * 0.5;
  const linhas = quebrar([{ texto, forte: true }], util - 2 * folga, tamanho);
  const altura = linhas.length * tamanho * ENTRELINHA + 2 * folga;
  return {
    altura,
    comAProxima: true,
    desenhar: (pagina, topo) => {
      pagina.drawRectangle({
        x: margem,
        y: topo - altura,
        width: util,
        height: altura,
        color: FUNDO,
        borderColor: TINTA,
        borderWidth: 0.8,
      });
      linhas.forEach((linha, n) => {
        escrever(pagina, linha, topo - folga - n * tamanho * ENTRELINHA, {
          x: margem + folga,
          util: util - 2 * folga,
          tamanho,
          cor: TINTA,
          alinhar: 'centro',
        });
      });
    },
  };
}

function dosQuadros(quadros: readonly Quadro[], { margem, largura, miudo }: Medidas): Tira {
  const vao = miudo;
  const util = (largura - 2 * margem - vao * (quadros.length - 1)) / quadros.length;
  const passo = miudo * 2.1;
  const campos = Math.max(...quadros.map((quadro) => quadro.campos.length));
  const altura = passo * (campos + 1) + miudo;
  return {
    altura,
    comAProxima: false,
    desenhar: (pagina, topo) => {
      quadros.forEach((quadro, n) => {
        const x = margem + n * (util + vao);
        const onde = { x: x + miudo * 0.7, util, tamanho: miudo, cor: TINTA };
        pagina.drawRectangle({
          x,
          y: topo - altura,
          width: util,
          height: altura,
          borderColor: FIO,
          borderWidth: 0.8,
        });
        escrever(pagina, [{ texto: quadro.titulo, forte: true, x: 0 }], topo - miudo * 0.5, onde);
        quadro.campos.forEach((campo, linha) => {
          const base = topo - passo * (linha + 1);
          escrever(pagina, [{ texto: `${campo}:`, x: 0 }], base, onde);
          const inicio = onde.x + larguraDe(`${campo}: `, miudo);
          pagina.drawLine({
            start: { x: inicio, y: base - miudo * 1.2 },
            end: { x: x + util - miudo * 0.7, y: base - miudo * 1.2 },
            color: FIO,
            thickness: 0.5,
          });
        });
      });
    },
  };
}

function daAssinatura(
  { linha, textos }: Extract<Bloco, { bloco: 'assinatura' }>,
  { margem, largura, texto, miudo }: Medidas,
): Tira[] {
  const util = largura - 2 * margem;
  const comprimento = util * 0.55;
  const risco: Tira = {
    altura: linha ? texto * 3 : texto,
    comAProxima: true,
    desenhar: (pagina, topo) => {
      if (!linha) return;
      const x = margem + (util - comprimento) / 2;
      const y = topo - texto * 2.8;
      pagina.drawLine({
        start: { x, y },
        end: { x: x + comprimento, y },
        color: TINTA,
        thickness: 0.7,
      });
    },
  };
  const tiras = textos.flatMap((um, n) =>
    escritas([{ texto: um, forte: n === 0 }], {
      x: margem,
      util,
      tamanho: n === 0 ? texto : miudo + 0.5,
      cor: TINTA,
      alinhar: 'centro',
    }).map(comAProxima),
  );
  return [risco, ...tiras, vazio(texto * 0.4)];
}
