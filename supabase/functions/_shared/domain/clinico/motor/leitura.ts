import { dataExiste } from '../../datas.ts';
import {
  type Campo,
  type CampoItens,
  type CampoLinhas,
  type CampoNumero,
  type Campos,
  camposPedidos,
  ehPedido,
  type Opcao,
} from './campos.ts';
import type { Exigencia } from './ferramenta.ts';
import { comUnidade, numeroPorExtenso } from './texto.ts';
import { paraCanonica } from './unidades.ts';

/** One sentence a field, saying what is accepted. */
export type Recusas = Readonly<Record<string, string>>;

export type Leitura =
  | { readonly ok: true; readonly entrada: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly recusas: Recusas };

/** The unit in which a field was given, by field; the canonical one where nothing is said. */
export type Unidades = Readonly<Record<string, string>>;

/** How far a value may pass a limit: converting the limit itself may round that much. */
const ERRO_DA_CONVERSAO = 1e-12;

type Lido = { readonly valor: unknown } | { readonly recusa: string };

/**
 * Reads what was given for the fields of a tool: types, limits, options and units. Nothing is
 * guessed: a text is not a number, a number is not a yes, an unknown field is a mistake.
 */
export function ler(
  campos: Campos,
  exigencias: readonly Exigencia[],
  bruto: unknown,
  unidades: Unidades = {},
): Leitura {
  if (!ehObjeto(bruto)) return { ok: false, recusas: { entrada: 'Envie os campos em um objeto.' } };
  const recusas: Record<string, string> = {};
  const entrada: Record<string, unknown> = {};

  for (const nome of [...Object.keys(bruto), ...Object.keys(unidades)]) {
    if (!Object.hasOwn(campos, nome)) recusas[nome] = 'Campo desconhecido: remova-o.';
  }
  for (const [nome, campo] of Object.entries(campos)) {
    const dado = Object.hasOwn(bruto, nome) ? bruto[nome] : undefined;
    if (esperaPorOutro(campo, recusas)) continue;
    if (!ehPedido(campo, entrada)) {
      if (dado !== undefined) recusas[nome] = foraDeLugar(campo, campos, entrada);
      continue;
    }
    if (dado === undefined) {
      if ('padrao' in campo) entrada[nome] = campo.padrao;
      else if (!campo.opcional) recusas[nome] = `${campo.rotulo}: ${oQueInformar(campo)}.`;
      continue;
    }
    const lido = lerCampo(campo, dado, Object.hasOwn(unidades, nome) ? unidades[nome] : undefined);
    if ('recusa' in lido) recusas[nome] = `${campo.rotulo}: ${lido.recusa}.`;
    else entrada[nome] = lido.valor;
  }
  const pedidos = camposPedidos(campos, entrada);
  for (const exigencia of exigencias) {
    const espera = exigencia.de.some((nome) => esperaPorOutro(campos[nome], recusas));
    if (!espera) conferirExigencia(exigencia, pedidos, bruto, recusas);
  }
  return Object.keys(recusas).length > 0 ? { ok: false, recusas } : { ok: true, entrada };
}

/** Whether a field hangs on a choice that was refused: it is judged once that is mended. */
function esperaPorOutro(campo: Campo | undefined, recusas: Recusas): boolean {
  return campo?.quando !== undefined && Object.hasOwn(recusas, campo.quando.campo);
}

/** Says that a field may not be given with the answer to another one. */
function foraDeLugar(
  campo: Campo,
  campos: Campos,
  entrada: Readonly<Record<string, unknown>>,
): string {
  const unidade = campo.tipo === 'numero' ? campo.unidade : '';
  const nome = unidade ? `${campo.rotulo} em ${unidade}` : campo.rotulo;
  const escolhido = campo.quando?.campo ?? '';
  const escolha = campos[escolhido];
  const opcoes: readonly Opcao<unknown>[] = escolha?.tipo === 'escolha' ? escolha.opcoes : [];
  const resposta = opcoes.find(({ valor }) => valor === entrada[escolhido])?.rotulo;
  return `${nome}: não se usa com ${resposta}; remova este campo.`;
}

function conferirExigencia(
  { quantos, de }: Exigencia,
  pedidos: Campos,
  bruto: Readonly<Record<string, unknown>>,
  recusas: Record<string, string>,
): void {
  const cabem = de.filter((nome) => Object.hasOwn(pedidos, nome));
  const dados = cabem.filter((nome) => Object.hasOwn(bruto, nome) && bruto[nome] !== undefined);
  const nomes = cabem.map((nome) => pedidos[nome]?.rotulo).join(' ou ');
  if (dados.length === 0) recusas[cabem[0] ?? 'entrada'] ??= `Informe ${nomes}.`;
  if (dados.length > 1 && quantos === 'exatamente-um') {
    for (const nome of dados) recusas[nome] ??= `Informe só um: ${nomes}.`;
  }
}

function lerCampo(campo: Campo, dado: unknown, unidade: string | undefined): Lido {
  if (unidade !== undefined && campo.tipo !== 'numero')
    return { recusa: 'este campo não tem unidade' };
  switch (campo.tipo) {
    case 'numero':
      return lerNumero(campo, dado, unidade ?? campo.unidade);
    case 'ordinal':
      return lerOpcao(campo, campo.opcoes, dado);
    case 'escolha': {
      const palavra = typeof dado === 'string' ? dado.toLowerCase() : dado;
      const sinonimo =
        typeof palavra === 'string' && campo.sinonimos && Object.hasOwn(campo.sinonimos, palavra)
          ? campo.sinonimos[palavra]
          : undefined;
      const exata = campo.opcoes.find(({ valor }) => valor === dado);
      const semCaixa = campo.opcoes.find(({ valor }) => valor.toLowerCase() === palavra);
      return lerOpcao(campo, campo.opcoes, exata?.valor ?? semCaixa?.valor ?? sinonimo);
    }
    case 'sim-nao':
      return typeof dado === 'boolean' ? aceito(dado) : { recusa: oQueInformar(campo) };
    case 'data':
      return typeof dado === 'string' && dataExiste(dado)
        ? aceito(dado)
        : { recusa: oQueInformar(campo) };
    case 'itens':
      return lerItens(campo, dado);
    case 'linhas':
      return lerLinhas(campo, dado);
  }
}

function aceito(valor: unknown): Lido {
  return { valor };
}

function lerOpcao(campo: Campo, opcoes: readonly Opcao<unknown>[], dado: unknown): Lido {
  return opcoes.some(({ valor }) => valor === dado)
    ? aceito(dado)
    : { recusa: oQueInformar(campo) };
}

function lerNumero(campo: CampoNumero, dado: unknown, unidade: string): Lido {
  if (typeof dado !== 'number' || !Number.isFinite(dado)) return { recusa: oQueInformar(campo) };
  const valor = paraCanonica(campo, dado, unidade);
  if (valor === undefined) {
    const aceitas = [campo.unidade, ...campo.alternativas.map((outra) => outra.unidade)];
    return { recusa: `use uma destas unidades: ${aceitas.join(', ')}` };
  }
  const folga = unidade === campo.unidade ? 0 : ERRO_DA_CONVERSAO;
  const dentro = valor >= campo.minimo * (1 - folga) && valor <= campo.maximo * (1 + folga);
  if (!dentro || (campo.inteiro && !Number.isInteger(valor))) {
    return { recusa: oQueInformar(campo) };
  }
  return aceito(valor);
}

function lerItens(campo: CampoItens, dado: unknown): Lido {
  const completo =
    Array.isArray(dado) &&
    dado.length === campo.itens.length &&
    dado.every((resposta) => campo.opcoes.some(({ valor }) => valor === resposta));
  return completo ? aceito(dado) : { recusa: oQueInformar(campo) };
}

function lerLinhas(campo: CampoLinhas, dado: unknown): Lido {
  if (!Array.isArray(dado) || dado.length === 0 || dado.length > campo.maximo) {
    return { recusa: oQueInformar(campo) };
  }
  const lidas = dado.map((linha) => ler(campo.colunas, [], linha));
  const primeira = lidas.findIndex(({ ok }) => !ok);
  const falha = lidas[primeira];
  if (falha && !falha.ok) {
    const frase = Object.values(falha.recusas)[0] ?? '';
    return { recusa: `na linha ${primeira + 1}, ${frase.replace(/\.$/, '')}` };
  }
  return aceito(lidas.flatMap((lida) => (lida.ok ? [lida.entrada] : [])));
}

/** Says what a field accepts, as the end of a sentence. */
export function oQueInformar(campo: Campo): string {
  switch (campo.tipo) {
    case 'numero': {
      const especie = campo.inteiro ? 'um número inteiro' : 'um número';
      const limites = `entre ${numeroPorExtenso(campo.minimo)} e ${comUnidade(campo.maximo, campo.unidade)}`;
      return `informe ${especie} ${limites}`;
    }
    case 'ordinal':
    case 'escolha':
      return `escolha uma das opções: ${campo.opcoes.map(({ valor }) => valor).join(', ')}`;
    case 'sim-nao':
      return 'responda sim ou não (true ou false)';
    case 'data':
      return 'informe uma data que exista, no formato AAAA-MM-DD';
    case 'itens': {
      const valores = campo.opcoes.map(({ valor }) => valor).join(', ');
      return `responda os ${campo.itens.length} itens, cada um com ${valores}`;
    }
    case 'linhas':
      return `informe de 1 a ${campo.maximo} itens`;
  }
}

function ehObjeto(valor: unknown): valor is Readonly<Record<string, unknown>> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
