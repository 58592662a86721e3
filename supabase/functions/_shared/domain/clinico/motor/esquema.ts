import type { Campo, CampoNumero, Campos, Condicao } from './campos.ts';
import type { Exigencia, Ferramenta, Saida } from './ferramenta.ts';
import { oQueInformar } from './leitura.ts';

/** A JSON Schema (2020-12), as plain data. */
export type Esquema = Readonly<Record<string, unknown>>;

/** Describes the body that a tool accepts, as JSON Schema. */
export function esquemaDaEntrada({ campos, exigencias = [] }: Ferramenta): Esquema {
  const condicionais = Object.entries(campos).flatMap(([nome, campo]) =>
    campo.quando ? [esquemaDaCondicao(nome, campo, campo.quando, campos)] : [],
  );
  const allOf = [...exigencias.map(esquemaDaExigencia), ...condicionais];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...objeto(campos),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** Describes the `resultado` that a tool answers, as JSON Schema; an output may be absent. */
export function esquemaDoResultado({ saidas }: Ferramenta): Esquema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(saidas).map(([nome, saida]) => [nome, esquemaDaSaida(saida)]),
    ),
  };
}

function objeto(campos: Campos): Esquema {
  const nomes = Object.keys(campos);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(campos).map(([nome, campo]) => [nome, esquemaDoCampo(campo)]),
    ),
    required: nomes.filter((nome) => {
      const campo = campos[nome];
      return campo && !campo.quando && ehObrigatorio(campo);
    }),
    additionalProperties: false,
  };
}

function esquemaDaExigencia({ quantos, de }: Exigencia): Esquema {
  const umDeles = de.map((nome) => ({ required: [nome] }));
  return quantos === 'exatamente-um' ? { oneOf: umDeles } : { anyOf: umDeles };
}

function ehObrigatorio(campo: Campo): boolean {
  return !campo.opcional && !('padrao' in campo);
}

/**
 * Describes a condition: with some answers of a choice the field may, or must, be there; with the
 * others it must not.
 */
function esquemaDaCondicao(
  nome: string,
  campo: Campo,
  { campo: escolhido, valores }: Condicao,
  campos: Campos,
): Esquema {
  const escolha = campos[escolhido];
  const opcoes = escolha?.tipo === 'escolha' ? escolha.opcoes.map(({ valor }) => valor) : [];
  const padrao = escolha?.tipo === 'escolha' ? escolha.padrao : undefined;
  const caso = (respostas: readonly string[], exigidos: readonly string[], outros: Esquema) => ({
    properties: { [escolhido]: { enum: [...respostas] }, ...outros },
    // A choice left out is its default.
    required: [
      ...(respostas.some((resposta) => resposta === padrao) ? [] : [escolhido]),
      ...exigidos,
    ],
  });
  return {
    oneOf: [
      caso(valores, ehObrigatorio(campo) ? [nome] : [], {}),
      caso(
        opcoes.filter((opcao) => !valores.includes(opcao)),
        [],
        { [nome]: false },
      ),
    ],
  };
}

function esquemaDoCampo(campo: Campo): Esquema {
  return {
    title: campo.rotulo,
    description: [campo.ajuda, `${campo.rotulo}: ${oQueInformar(campo)}.`]
      .filter(Boolean)
      .join(' '),
    ...tipoDoCampo(campo),
    ...('padrao' in campo && { default: campo.padrao }),
  };
}

function tipoDoCampo(campo: Campo): Esquema {
  switch (campo.tipo) {
    case 'numero':
      return esquemaDoNumero(campo);
    case 'ordinal':
    case 'escolha':
      return { enum: campo.opcoes.map(({ valor }) => valor) };
    case 'sim-nao':
      return { type: 'boolean' };
    case 'data':
      return { type: 'string', format: 'date' };
    case 'itens':
      return {
        type: 'array',
        items: { enum: campo.opcoes.map(({ valor }) => valor) },
        minItems: campo.itens.length,
        maxItems: campo.itens.length,
      };
    case 'linhas':
      return { type: 'array', items: objeto(campo.colunas), minItems: 1, maxItems: campo.maximo };
  }
}

/** Units are annotations: the schema's limits hold for the canonical one. */
function esquemaDoNumero({ inteiro, minimo, maximo, unidade, alternativas }: CampoNumero): Esquema {
  return {
    type: inteiro ? 'integer' : 'number',
    minimum: minimo,
    maximum: maximo,
    'x-unidade': unidade,
    'x-unidades': alternativas.map((outra) => outra.unidade),
  };
}

function esquemaDaSaida(saida: Saida): Esquema {
  switch (saida.tipo) {
    case 'numero':
      return { title: saida.rotulo, type: 'number', 'x-unidade': saida.unidade };
    case 'codigo':
      return { title: saida.rotulo, type: 'string' };
    case 'sim-nao':
      return { title: saida.rotulo, type: 'boolean' };
    case 'data':
      return { title: saida.rotulo, type: 'string', format: 'date' };
    case 'partes':
      return {
        title: saida.rotulo,
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(saida.partes).map(([nome, title]) => [nome, { title, type: 'number' }]),
        ),
      };
  }
}
