import {
  type Esquema,
  esquemaDaEntrada,
  esquemaDoResultado,
} from '@domain/clinico/motor/esquema.ts';
import { CATEGORIAS, type Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import {
  CHAVE_DAS_UNIDADES,
  type FerramentaDescrita,
  type FerramentaListada,
} from '@domain/contracts/calculators.ts';

/** Describes a tool as the catalogue lists it. */
export function resumir(ferramenta: Ferramenta): FerramentaListada {
  const { id, nome, resumo, tipo, categoria, especialidades, apelidos, versao } = ferramenta;
  const { formula, faixas } = ferramenta.fonte.verificacao;
  return {
    id,
    nome,
    resumo,
    tipo,
    categoria: { id: categoria, nome: CATEGORIAS[categoria] },
    especialidades: [...especialidades],
    apelidos: [...apelidos],
    versao,
    estado: { formula: formula.estado, faixas: faixas.estado },
  };
}

/** Describes a tool with everything there is to know of it. */
export function descrever(ferramenta: Ferramenta): FerramentaDescrita {
  const { campos, exigencias = [], saidas, interpretacoes, fonte } = ferramenta;
  return {
    ...resumir(ferramenta),
    campos,
    exigencias: exigencias.map(({ quantos, de }) => ({ quantos, de: [...de] })),
    saidas,
    interpretacoes: interpretacoes.map(({ de, classe = null, quando, faixas }) => ({
      de,
      classe,
      condicional: quando !== undefined,
      faixas: [...faixas],
    })),
    fonte: {
      ...fonte,
      referencias: [...fonte.referencias],
      limites: [...fonte.limites],
      divergencias: [...(fonte.divergencias ?? [])],
    },
    esquemas: {
      entrada: comUnidades(ferramenta, esquemaDaEntrada(ferramenta)),
      resultado: esquemaDoResultado(ferramenta),
    },
    revisao: REVISAO_CLINICA,
    aviso: AVISO_DE_APOIO,
  };
}

/** Adds to the schema of the inputs the one reserved key, which says the unit of each. */
function comUnidades({ campos }: Ferramenta, esquema: Esquema): Esquema {
  const unidades = Object.entries(campos).flatMap(([nome, campo]) =>
    campo.tipo === 'numero'
      ? [[nome, { enum: [campo.unidade, ...campo.alternativas.map(({ unidade }) => unidade)] }]]
      : [],
  );
  const properties = {
    ...(esquema.properties as Esquema),
    [CHAVE_DAS_UNIDADES]: {
      title: 'Unidade de cada campo',
      type: 'object',
      properties: Object.fromEntries(unidades),
      additionalProperties: false,
    },
  };
  return { ...esquema, properties };
}
