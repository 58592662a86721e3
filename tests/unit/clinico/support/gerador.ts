import {
  type Campo,
  type CampoNumero,
  type Campos,
  ehPedido,
} from '@domain/clinico/motor/campos.ts';

/** Numbers from 0 to below 1, always the same ones for the same seed (mulberry32). */
export type Sorteio = () => number;

export function sorteioDe(semente: string): Sorteio {
  let estado = [...semente].reduce((soma, letra) => (soma * 31 + letra.charCodeAt(0)) | 0, 7);
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Inputs that each field accepts; an optional one is left out half of the time, and one that the
 * choices made do not ask for always.
 */
export function entradaAoAcaso(campos: Campos, sorteio: Sorteio): Record<string, unknown> {
  const entrada: Record<string, unknown> = {};
  for (const [nome, campo] of Object.entries(campos)) {
    if (!ehPedido(campo, entrada) || (campo.opcional && sorteio() >= 0.5)) continue;
    entrada[nome] = valorAoAcaso(campo, sorteio);
  }
  return entrada;
}

/** The same, with a field left out or put in where it does not belong every now and then. */
export function combinacaoAoAcaso(campos: Campos, sorteio: Sorteio): Record<string, unknown> {
  const entrada = entradaAoAcaso(campos, sorteio);
  const nomes = Object.keys(campos);
  const trocas = Math.floor(sorteio() * 3);
  for (let troca = 0; troca < trocas; troca += 1) {
    const nome = umDe(nomes, sorteio) ?? '';
    const campo = campos[nome];
    if (Object.hasOwn(entrada, nome)) delete entrada[nome];
    else if (campo) entrada[nome] = valorAoAcaso(campo, sorteio);
  }
  return entrada;
}

function valorAoAcaso(campo: Campo, sorteio: Sorteio): unknown {
  switch (campo.tipo) {
    case 'numero':
      return numeroAoAcaso(campo, sorteio);
    case 'ordinal':
    case 'escolha':
      return umDe<{ valor: unknown }>(campo.opcoes, sorteio)?.valor;
    case 'sim-nao':
      return sorteio() < 0.5;
    case 'data':
      return new Date(Date.UTC(1900 + sorteio() * 200, sorteio() * 12, 1 + sorteio() * 28))
        .toISOString()
        .slice(0, 10);
    case 'itens':
      return campo.itens.map(() => umDe(campo.opcoes, sorteio)?.valor);
    case 'linhas':
      return Array.from({ length: 1 + Math.floor(sorteio() * campo.maximo) }, () =>
        entradaAoAcaso(campo.colunas, sorteio),
      );
  }
}

/** Anywhere in the accepted range, its two edges and the edges of what is usual included. */
function numeroAoAcaso(campo: CampoNumero, sorteio: Sorteio): number {
  const { minimo, maximo, incomumAbaixo = minimo, incomumAcima = maximo, inteiro } = campo;
  const bordas = [minimo, maximo, incomumAbaixo, incomumAcima];
  const entre = minimo + sorteio() * (maximo - minimo);
  const valor = sorteio() < 0.2 ? (umDe(bordas, sorteio) ?? entre) : entre;
  return inteiro ? Math.round(valor) : valor;
}

function umDe<T>(opcoes: readonly T[], sorteio: Sorteio): T | undefined {
  return opcoes[Math.floor(sorteio() * opcoes.length)];
}

/** Values that a field must refuse, each with its name. */
export function recusaveis(campo: Campo): [nome: string, valor: unknown][] {
  return [...deOutroTipo(campo), ...foraDoCampo(campo)];
}

function deOutroTipo({ tipo }: Campo): [string, unknown][] {
  const comuns: [string, unknown][] = [
    ['null', null],
    ['an empty text', ''],
    ['text', 'abc'],
    ['an object', {}],
    ['an object that turns into a number', { valueOf: () => 1 }],
    ['a function', () => 1],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus infinity', Number.NEGATIVE_INFINITY],
  ];
  const listas: [string, unknown][] = [
    ['an empty list', []],
    ['a list', [1]],
  ];
  const logicos: [string, unknown][] = [
    ['yes', true],
    ['no', false],
  ];
  const textos: [string, unknown][] = [
    ['a number as text', '1'],
    ['a decimal comma', '1,2'],
    ['yes as text', 'true'],
  ];
  return [
    ...comuns,
    ...textos,
    ...(tipo === 'sim-nao' ? [] : logicos),
    ...(tipo === 'itens' || tipo === 'linhas' ? listas.slice(0, 1) : listas),
  ];
}

function foraDoCampo(campo: Campo): [string, unknown][] {
  switch (campo.tipo) {
    case 'numero': {
      const passo = Math.max(Math.abs(campo.maximo) * 1e-6, campo.inteiro ? 1 : 1e-6);
      return [
        ['below', campo.minimo - passo],
        ['above', campo.maximo + passo],
        ['very large', 1e308],
        ...(campo.inteiro ? [['a fraction', campo.minimo + 0.5] as [string, unknown]] : []),
      ];
    }
    case 'ordinal':
      return [
        ['no option', Math.max(...campo.opcoes.map(({ valor }) => valor)) + 0.25],
        ['an option as text', String(campo.opcoes[0]?.valor)],
      ];
    case 'escolha':
      return [
        ['no option', 'outra coisa'],
        ['an option with a space', ` ${campo.opcoes[0]?.valor}`],
      ];
    case 'sim-nao':
      return [
        ['one', 1],
        ['zero', 0],
        ['sim', 'sim'],
      ];
    case 'data':
      return [
        ['a day that is not', '2025-02-29'],
        ['an instant', '2025-02-28T00:00:00Z'],
        ['the Brazilian order', '28/02/2025'],
        ['a number', 20250228],
      ];
    case 'itens':
      return itensErrados(campo.itens.length, campo.opcoes[0]?.valor ?? 0);
    case 'linhas':
      return [
        ['too many', Array.from({ length: campo.maximo + 1 }, () => ({}))],
        ['a line that is a list', [[]]],
        ['a line that is null', [null]],
        ['an unknown column', [{ nada: 1 }]],
      ];
  }
}

function itensErrados(quantos: number, valor: number): [string, unknown][] {
  const certos = Array.from({ length: quantos }, () => valor);
  return [
    ['an item less', certos.slice(1)],
    ['an item more', [...certos, valor]],
    ['an item out of the list', [...certos.slice(1), 99]],
    ['an item as text', [...certos.slice(1), String(valor)]],
    ['an item that is null', [...certos.slice(1), null]],
    ['items by position', Object.fromEntries(certos.entries())],
  ];
}
