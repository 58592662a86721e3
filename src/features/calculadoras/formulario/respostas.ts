import {
  type Campo,
  type CampoSimples,
  type Campos,
  camposPedidos,
} from '@domain/clinico/motor/campos.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { escreverNumeroDigitado } from '@/lib/format/numero.ts';

/** What stands in each field of an open tool, as the person left it; nothing is converted here. */
export type RespostaSimples =
  | { readonly tipo: 'numero'; readonly texto: string; readonly unidade: string }
  | { readonly tipo: 'ordinal'; readonly valor: number | undefined }
  | { readonly tipo: 'escolha'; readonly valor: string | undefined }
  | { readonly tipo: 'sim-nao'; readonly valor: boolean | undefined }
  | { readonly tipo: 'data'; readonly texto: string };

/** One entry of a list; `chave` tells it from its neighbours while it is edited. */
export interface Linha {
  readonly chave: number;
  readonly respostas: Readonly<Record<string, RespostaSimples>>;
}

export type Resposta =
  | RespostaSimples
  | { readonly tipo: 'itens'; readonly valores: readonly (number | undefined)[] }
  | { readonly tipo: 'linhas'; readonly linhas: readonly Linha[] };

export type Respostas = Readonly<Record<string, Resposta>>;

/** The fields of a tool as they stand before anybody answers, on a day: only its declared defaults. */
export function respostasVazias(campos: Campos, hoje: string): Respostas {
  return porCampo(campos, (campo) =>
    campo.tipo === 'data' && campo.comecaHoje
      ? { tipo: 'data', texto: formatarDia(hoje) }
      : respostaVazia(campo),
  );
}

function respostaVazia(campo: Campo): Resposta {
  if (campo.tipo === 'itens') return { tipo: 'itens', valores: campo.itens.map(() => undefined) };
  if (campo.tipo === 'linhas') return { tipo: 'linhas', linhas: [linhaVazia(campo.colunas, 1)] };
  return simplesVazia(campo);
}

/** A new entry of a list. */
export function linhaVazia(colunas: Readonly<Record<string, CampoSimples>>, chave: number): Linha {
  return { chave, respostas: porCampo(colunas, simplesVazia) };
}

function simplesVazia(campo: CampoSimples): RespostaSimples {
  switch (campo.tipo) {
    case 'numero': {
      const texto = campo.padrao === undefined ? '' : escreverNumeroDigitado(campo.padrao);
      return { tipo: 'numero', texto, unidade: campo.unidade };
    }
    case 'ordinal':
      return { tipo: 'ordinal', valor: campo.padrao };
    case 'escolha':
      return { tipo: 'escolha', valor: campo.padrao };
    case 'sim-nao':
      return { tipo: 'sim-nao', valor: campo.padrao };
    case 'data':
      return { tipo: 'data', texto: '' };
  }
}

function porCampo<C, R>(
  campos: Readonly<Record<string, C>>,
  fazer: (campo: C) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(campos).map(([nome, campo]) => [nome, fazer(campo)]));
}

/** How many answers a field still lacks; a questionnaire lacks one for each item. */
export function quantasFaltam(resposta: Resposta | undefined): number {
  if (!resposta) return 1;
  switch (resposta.tipo) {
    case 'numero':
    case 'data':
      return resposta.texto.trim() === '' ? 1 : 0;
    case 'itens':
      return resposta.valores.filter((valor) => valor === undefined).length;
    case 'linhas':
      return resposta.linhas.length === 0 ? 1 : 0;
    default:
      return resposta.valor === undefined ? 1 : 0;
  }
}

/**
 * The fields that the choices made ask for. The others keep what was typed, and are neither shown,
 * nor missed, nor sent.
 */
export function pedidos(campos: Campos, respostas: Respostas): Campos {
  const escolhas = Object.entries(respostas).flatMap(([nome, resposta]) =>
    resposta.tipo === 'escolha' ? [[nome, resposta.valor] as const] : [],
  );
  return camposPedidos(campos, Object.fromEntries(escolhas));
}

/** Every yes/no that nobody answered, as a no: what a list of criteria says when it was read whole. */
export function restanteComoNao(campos: Campos, respostas: Respostas): Respostas {
  const nao = abertos(campos, respostas).map(
    (nome) => [nome, { tipo: 'sim-nao', valor: false }] as const,
  );
  return { ...respostas, ...Object.fromEntries(nao) };
}

/** How many yes/no fields are still open. */
export function simNaoAbertos(campos: Campos, respostas: Respostas): number {
  return abertos(campos, respostas).length;
}

function abertos(campos: Campos, respostas: Respostas): readonly string[] {
  return Object.entries(pedidos(campos, respostas))
    .filter(([nome, { tipo, opcional }]) => {
      const resposta = respostas[nome];
      return tipo === 'sim-nao' && !opcional && quantasFaltam(resposta) > 0;
    })
    .map(([nome]) => nome);
}
