import { VERSAO_DAS_TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { CLEARANCE_MAXIMO } from '@domain/clinico/medicamentos/dose.ts';
import { ESPECIAIS, INTERACOES } from '@domain/clinico/medicamentos/ferramentas.ts';
import { ACOES, SEVERIDADES } from '@domain/clinico/medicamentos/tipos.ts';
import { CATEGORIAS } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import {
  ajusteDeDoseSchema,
  interacoesSchema,
  type TabelaDescrita,
  type TabelaListada,
} from '@domain/contracts/calculators.ts';
import * as z from 'zod/mini';

type Esquema = Record<string, unknown>;

const texto = { type: 'string' };
const textos = { type: 'array', items: texto };
const objeto = (properties: Record<string, Esquema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const lista = (items: Esquema) => ({ type: 'array', items });

const DOSE = {
  reconhecido: { type: 'boolean', description: 'false: sem dado na tabela; consulte a bula.' },
  medicamento: texto,
  via: texto,
  acao: { enum: ACOES },
  faixa: { type: 'string', description: `Em mL/min inteiros, de 0 a ${CLEARANCE_MAXIMO}.` },
  recomendacao: texto,
  dose_usual: texto,
  dialise: texto,
  fonte: texto,
  base: { enum: ['ClCr', 'TFGe'] },
  verificacao: { type: 'object' },
  parecidos: textos,
  aviso: texto,
};

/** The answer of each tool, as JSON Schema (2020-12). */
const RESULTADOS: Readonly<Record<string, Esquema>> = {
  'dose-adjustment': {
    ...objeto({ ...DOSE, medication: texto, doses: lista(objeto(DOSE, ['reconhecido'])) }, [
      'reconhecido',
      'medication',
      'doses',
    ]),
    description: 'Em `doses`, uma linha por via; fora dela, o que as linhas dizem em comum.',
  },
  [INTERACOES]: objeto({
    interacoes: lista(
      objeto(
        {
          a: texto,
          b: texto,
          severidade: { enum: SEVERIDADES },
          mecanismo: texto,
          conduta: texto,
          fonte: texto,
          verificacao: { type: 'object' },
          nota: texto,
          por_via: texto,
        },
        ['a', 'b', 'severidade', 'mecanismo', 'conduta', 'fonte', 'verificacao'],
      ),
    ),
    duplicidades: lista(
      objeto({ dcb: texto, itens: textos, severidade: { enum: SEVERIDADES }, conduta: texto }),
    ),
    nao_reconhecidos: textos,
    parecidos: lista(objeto({ texto, parecidos: textos })),
    reconhecidos: lista({ type: 'object' }),
    sem_regras: textos,
  }),
};

/** The tools that read the tables of medicines, as the catalogue lists them. */
export const TABELAS_LISTADAS: readonly TabelaListada[] = ESPECIAIS.map((especial) => ({
  ...especial,
  especialidades: [...especial.especialidades],
  apelidos: [...especial.apelidos],
  categoria: { id: especial.categoria, nome: CATEGORIAS[especial.categoria] },
  ...(especial.id === INTERACOES ? VERSAO_DAS_TABELAS.interacoes : VERSAO_DAS_TABELAS.doses),
}));

/**
 * Describes one of them, with the schemas of what it takes and answers; undefined for any other id.
 */
export function descreverTabela(id: string): TabelaDescrita | undefined {
  const listada = TABELAS_LISTADAS.find((tabela) => tabela.id === id);
  const resultado = RESULTADOS[id];
  if (!listada || !resultado) return undefined;
  const entrada = z.toJSONSchema(id === INTERACOES ? interacoesSchema : ajusteDeDoseSchema, {
    io: 'input',
  });
  return {
    ...listada,
    esquemas: { entrada: { ...entrada }, resultado },
    revisao: REVISAO_CLINICA,
    aviso: AVISO_DE_APOIO,
  };
}
