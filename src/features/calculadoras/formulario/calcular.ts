import type { CampoNumero, CampoSimples, Campos } from '@domain/clinico/motor/campos.ts';
import { executar, type Resposta as Resultado } from '@domain/clinico/motor/executar.ts';
import type { Exigencia, Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { recusasDoFuturo } from '@domain/clinico/motor/futuro.ts';
import { perguntas } from '@domain/clinico/motor/incomum.ts';
import { oQueInformar, type Recusas, type Unidades } from '@domain/clinico/motor/leitura.ts';
import { numeroPorExtenso } from '@domain/clinico/motor/texto.ts';
import { deCanonica, paraCanonica } from '@domain/clinico/motor/unidades.ts';
import { lerData } from '@/lib/format/datas.ts';
import { lerNumeroDigitado } from '@/lib/format/numero.ts';
import {
  pedidos,
  quantasFaltam,
  type Resposta,
  type RespostaSimples,
  type Respostas,
} from './respostas.ts';

/** What was given, as the engine reads it. */
export interface Dados {
  readonly entrada: Readonly<Record<string, unknown>>;
  readonly unidades: Unidades;
}

/** How far a tool got with what was answered. */
export type Situacao =
  | {
      readonly tipo: 'incompleta';
      /** Answers that are missing. */
      readonly quantos: number;
      /** The fields that lack them, in the order of the screen. */
      readonly faltam: readonly string[];
      readonly recusas: Recusas;
    }
  | { readonly tipo: 'recusada'; readonly recusas: Recusas }
  | { readonly tipo: 'pronta'; readonly resultado: Resultado; readonly dados: Dados };

/** Runs a tool over its fields as they stand, on a day. No partial sum ever comes out as a result. */
export function calcular(ferramenta: Ferramenta, respostas: Respostas, hoje: string): Situacao {
  const { exigencias = [] } = ferramenta;
  const campos = pedidos(ferramenta.campos, respostas);
  const { entrada, unidades, recusas: ilegiveis } = ler(campos, respostas, hoje);
  const mal = { ...recusasDoFuturo(campos, entrada, hoje), ...ilegiveis };
  const faltam = oQueFalta(campos, exigencias, respostas);
  const execucao = executar(ferramenta, entrada, unidades);
  const incompletos = new Set(faltam.map(({ campo }) => campo));
  const respondidas = execucao.ok ? {} : soDasRespondidas(execucao.recusas, entrada, incompletos);
  const recusas = emUnidadesDigitadas(campos, respostas, { ...respondidas, ...mal });
  if (faltam.length > 0) {
    const quantos = faltam.reduce((soma, { quantos }) => soma + quantos, 0);
    return { tipo: 'incompleta', quantos, faltam: [...incompletos], recusas };
  }
  if (Object.keys(mal).length > 0 || !execucao.ok) return { tipo: 'recusada', recusas };
  return { tipo: 'pronta', resultado: execucao.resposta, dados: { entrada, unidades } };
}

/** What is unusual among the fields as they stand, asked back by field, also before all are there. */
export function perguntasDosCampos(
  ferramenta: Ferramenta,
  respostas: Respostas,
  hoje: string,
): Readonly<Record<string, string>> {
  const campos = pedidos(ferramenta.campos, respostas);
  const { entrada, unidades } = ler(campos, respostas, hoje);
  return Object.fromEntries(
    perguntas(campos, entrada, unidades).map(({ campo, texto }) => [campo, texto]),
  );
}

/** A number in the field's own unit, for saying beside the unit that was typed; undefined if none. */
export function naCanonica(campo: CampoNumero, resposta: RespostaSimples): string | undefined {
  if (resposta.tipo !== 'numero' || resposta.unidade === campo.unidade) return undefined;
  const lido = lerNumeroDigitado(resposta.texto);
  if (lido.tipo !== 'numero') return undefined;
  const valor = paraCanonica(campo, lido.valor, resposta.unidade);
  return valor === undefined ? undefined : `${numeroPorExtenso(valor, 3)} ${campo.unidade}`.trim();
}

function ler(campos: Campos, respostas: Respostas, hoje: string) {
  const entrada: Record<string, unknown> = {};
  const unidades: Record<string, string> = {};
  const recusas: Record<string, string> = {};
  for (const [nome, campo] of Object.entries(campos)) {
    const resposta = respostas[nome];
    if (!resposta || quantasFaltam(resposta) > 0) continue;
    const lida = lerUma(resposta, campo.tipo === 'linhas' ? campo.colunas : {}, hoje);
    if ('recusa' in lida) recusas[nome] = `${campo.rotulo}: ${lida.recusa}`;
    else {
      entrada[nome] = lida.valor;
      if (
        resposta.tipo === 'numero' &&
        campo.tipo === 'numero' &&
        resposta.unidade !== campo.unidade
      )
        unidades[nome] = resposta.unidade;
    }
  }
  return { entrada, unidades, recusas };
}

type Lida = { readonly valor: unknown } | { readonly recusa: string };

function lerUma(
  resposta: Resposta,
  colunas: Readonly<Record<string, CampoSimples>>,
  hoje: string,
): Lida {
  switch (resposta.tipo) {
    case 'numero': {
      const lido = lerNumeroDigitado(resposta.texto);
      if (lido.tipo === 'recusado') return { recusa: lido.frase };
      return { valor: lido.tipo === 'numero' ? lido.valor : undefined };
    }
    case 'data': {
      const dia = lerData(resposta.texto, hoje);
      return dia ? { valor: dia } : { recusa: 'informe uma data que exista, como 21/11/2026.' };
    }
    case 'itens':
      return { valor: resposta.valores };
    case 'linhas':
      return lerLinhas(resposta.linhas, colunas, hoje);
    default:
      return { valor: resposta.valor };
  }
}

/** A list in canonical units: the engine knows units of fields, not of columns. */
function lerLinhas(
  linhas: readonly { readonly respostas: Readonly<Record<string, RespostaSimples>> }[],
  colunas: Readonly<Record<string, CampoSimples>>,
  hoje: string,
): Lida {
  const valores: Record<string, unknown>[] = [];
  for (const [posicao, { respostas }] of linhas.entries()) {
    const linha: Record<string, unknown> = {};
    for (const [nome, coluna] of Object.entries(colunas)) {
      const resposta = respostas[nome];
      if (!resposta || quantasFaltam(resposta) > 0) continue;
      const lida = lerUma(resposta, {}, hoje);
      if ('recusa' in lida) return { recusa: `na linha ${posicao + 1}, ${lida.recusa}` };
      linha[nome] =
        resposta.tipo === 'numero' && coluna.tipo === 'numero' && typeof lida.valor === 'number'
          ? paraCanonica(coluna, lida.valor, resposta.unidade)
          : lida.valor;
    }
    valores.push(linha);
  }
  return { valor: valores };
}

interface Falta {
  readonly campo: string;
  readonly quantos: number;
}

function oQueFalta(
  campos: Campos,
  exigencias: readonly Exigencia[],
  respostas: Respostas,
): readonly Falta[] {
  const obrigatorios = Object.entries(campos).flatMap(([nome, campo]) => {
    const resposta = respostas[nome];
    if (campo.opcional) return [];
    const linhas = campo.tipo === 'linhas' && resposta?.tipo === 'linhas' ? resposta.linhas : [];
    const naLista = linhas.reduce(
      (soma, linha) =>
        soma +
        Object.entries(campo.tipo === 'linhas' ? campo.colunas : {}).filter(
          ([coluna, { opcional }]) => !opcional && quantasFaltam(linha.respostas[coluna]) > 0,
        ).length,
      0,
    );
    const quantos = quantasFaltam(resposta) + naLista;
    return quantos > 0 ? [{ campo: nome, quantos }] : [];
  });
  const exigidos = exigencias
    .map(({ de }) => de.filter((nome) => Object.hasOwn(campos, nome)))
    .filter((de) => de.every((nome) => quantasFaltam(respostas[nome]) > 0))
    .flatMap(([primeiro]) => (primeiro === undefined ? [] : [{ campo: primeiro, quantos: 1 }]));
  const ordem = Object.keys(campos);
  return [...obrigatorios, ...exigidos].sort(
    (a, b) => ordem.indexOf(a.campo) - ordem.indexOf(b.campo),
  );
}

/** What is merely missing is not yet wrong. */
function soDasRespondidas(
  recusas: Recusas,
  entrada: Readonly<Record<string, unknown>>,
  incompletos: ReadonlySet<string>,
): Recusas {
  const respondida = (nome: string) => Object.hasOwn(entrada, nome) && !incompletos.has(nome);
  return Object.fromEntries(
    Object.entries(recusas).filter(([nome]) => nome === 'entrada' || respondida(nome)),
  );
}

/** A refusal of limits says them in the unit that the person typed. */
function emUnidadesDigitadas(campos: Campos, respostas: Respostas, recusas: Recusas): Recusas {
  return Object.fromEntries(
    Object.entries(recusas).map(([nome, frase]) => {
      const campo = campos[nome];
      const resposta = respostas[nome];
      if (campo?.tipo !== 'numero' || resposta?.tipo !== 'numero') return [nome, frase];
      if (resposta.unidade === campo.unidade) return [nome, frase];
      const naCanonica = `${campo.rotulo}: ${oQueInformar(campo)}.`;
      return [nome, frase === naCanonica ? limitesEm(campo, resposta.unidade) : frase];
    }),
  );
}

function limitesEm(campo: CampoNumero, unidade: string): string {
  const minimo = deCanonica(campo, campo.minimo, unidade) ?? campo.minimo;
  const maximo = deCanonica(campo, campo.maximo, unidade) ?? campo.maximo;
  return `${campo.rotulo}: ${oQueInformar({ ...campo, minimo, maximo, unidade })}.`;
}
