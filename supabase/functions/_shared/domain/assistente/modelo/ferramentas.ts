/**
 * What a model may use: to read and to calculate, never to write. Each tool answers in its own sentences,
 * which are shown as they are and may be cited; a wrong call is told what is wrong with it.
 */
import * as z from 'zod/mini';
import { verificarInteracoes } from '../../clinico/medicamentos/interacoes.ts';
import type { Campos } from '../../clinico/motor/campos.ts';
import { comoTexto } from '../../clinico/motor/como-texto.ts';
import { type Esquema, esquemaDaEntrada } from '../../clinico/motor/esquema.ts';
import { executar, type Resposta } from '../../clinico/motor/executar.ts';
import type { Ferramenta } from '../../clinico/motor/ferramenta.ts';
import { Recusa } from '../../clinico/motor/notas.ts';
import { ferramentaPorId } from '../../clinico/registro.ts';
import type { FatoDoMotor, ResultadoDeFerramenta } from '../../contracts/assistente.ts';
import { BASE_DA_SEGURANCA } from '../../seguranca/base.ts';
import { lerPaciente } from '../../seguranca/paciente.ts';
import { conferirItens } from '../conferencia.ts';
import { aMenosConferida } from '../estado.ts';
import { dcbsDoTexto } from '../farmacos.ts';
import { dosesDe, fatoDaInteracao } from '../fatos.ts';
import { ferramentasDaPergunta } from '../ferramentas.ts';
import {
  frasesDoProntuario,
  pacienteDoResumo,
  type ResumoDoProntuario,
  resultadoDoProntuario,
} from '../prontuario.ts';
import { numerosDosTextos } from '../verificar/numeros.ts';

/** A result before it has its number. */
export type Resultado = Omit<ResultadoDeFerramenta, 'n'>;
export type Uso =
  | { readonly ok: true; readonly resultado: Resultado }
  | { readonly ok: false; readonly erro: string };

export interface FerramentaDoModelo {
  readonly nome: string;
  readonly descricao: string;
  readonly parametros: Esquema;
  readonly usar: (argumentos: unknown) => Uso;
}

export interface OQueSeSabe {
  /** Without identifiers. */
  readonly pergunta: string;
  /** Of the record that the doctor let be read; null where none. */
  readonly prontuario: ResumoDoProntuario | null;
  /** Calculators that belong to the condition that was found. */
  readonly daCondicao: readonly string[];
  /** AAAA-MM-DD. */
  readonly hoje: string;
}

const CALCULADORAS = 6;
const PREFIXO = 'calcular_';
const NADA_DITO =
  'As tabelas do Pleno não dizem nada sobre isto; o que não está nelas não foi conferido.';

/** The tools of a question: those that it, its condition or its medicines ask for. None writes. */
export function ferramentasPara(sabido: OQueSeSabe): readonly FerramentaDoModelo[] {
  const { pergunta, prontuario, daCondicao, hoje } = sabido;
  const calculadoras = ferramentasDaPergunta(pergunta, daCondicao)
    .slice(0, CALCULADORAS)
    .flatMap(({ id }) => ferramentaPorId(id) ?? [])
    .map((uma) => calculadora(uma, sabido));
  const comMedicamentos = prontuario !== null || dcbsDoTexto(pergunta).length > 0;
  return [
    ...calculadoras,
    ...(comMedicamentos ? [DOSE_DA_TABELA, INTERACOES, seguranca(sabido)] : []),
    ...(prontuario ? [resumo(prontuario, hoje)] : []),
  ];
}

function calculadora(ferramenta: Ferramenta, sabido: OQueSeSabe): FerramentaDoModelo {
  const { id, nome, resumo: descricao } = ferramenta;
  const { $schema: _, ...parametros } = esquemaDaEntrada(ferramenta);
  return {
    nome: `${PREFIXO}${id}`,
    descricao: `${nome}. ${descricao} Só com valores ditos na pergunta ou no prontuário.`,
    parametros,
    usar(argumentos) {
      const inventado = numeroNaoDito(ferramenta.campos, argumentos, sabido);
      if (inventado)
        return recusa(`${inventado}: o valor não está na pergunta nem no prontuário. Não suponha.`);
      const execucao = executar(ferramenta, argumentos);
      if (!execucao.ok) return recusa(Object.values(execucao.recusas).join(' '));
      return feito(comoResultado(ferramenta, execucao.entrada, execucao.resposta));
    },
  };
}

/** The label of a numeric field whose value nobody said; a model invents no measure of a patient. */
function numeroNaoDito(campos: Campos, argumentos: unknown, sabido: OQueSeSabe): string | null {
  const ditos = numerosDosTextos([
    sabido.pergunta,
    ...(sabido.prontuario ? frasesDoProntuario(sabido.prontuario, sabido.hoje) : []),
  ]);
  const procurar = (dosCampos: Campos, valores: unknown): string | null => {
    for (const [nome, valor] of Object.entries(Object(valores))) {
      const campo = Object.hasOwn(dosCampos, nome) ? dosCampos[nome] : undefined;
      if (campo?.tipo === 'numero' && !ditos.has(String(valor))) return campo.rotulo;
      if (campo?.tipo !== 'linhas' || !Array.isArray(valor)) continue;
      const achado = valor.map((linha) => procurar(campo.colunas, linha)).find(Boolean);
      if (achado) return achado;
    }
    return null;
  };
  return procurar(campos, argumentos);
}

function comoResultado(
  ferramenta: Ferramenta,
  entrada: Readonly<Record<string, unknown>>,
  resposta: Resposta,
): Resultado {
  const [saida = '', dados = ''] = comoTexto(ferramenta, { entrada }, resposta).split('\n');
  return {
    ferramenta: ferramenta.id,
    titulo: ferramenta.nome,
    frases: [
      saida,
      resposta.interpretacao ?? '',
      ...resposta.ausencias.map(({ motivo }) => motivo),
      ...resposta.alertas.map(({ texto }) => texto),
      `Dados lidos da pergunta pelo modelo, confira: ${dados}`,
    ].filter(Boolean),
    fonte: resposta.fontes.map(({ citacao }) => citacao)[0] ?? null,
    verificacao: aMenosConferida([resposta.verificacao.formula, resposta.verificacao.faixas]),
  };
}

const NOME = z.string().check(z.trim(), z.minLength(2), z.maxLength(200));
const listaSchema = z.strictObject({
  medicamentos: z.array(NOME).check(z.minLength(1), z.maxLength(10)),
});
const umSchema = z.strictObject({ medicamento: NOME });
const LISTA: Esquema = {
  type: 'object',
  properties: {
    medicamentos: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 10 },
  },
  required: ['medicamentos'],
  additionalProperties: false,
};

/** Reads the arguments of a call; what does not fit is told to who called. */
function lendo<T>(contrato: z.ZodMiniType<T>, usar: (lido: T) => Uso): FerramentaDoModelo['usar'] {
  return (argumentos) => {
    const lido = contrato.safeParse(argumentos);
    if (!lido.success) return recusa('Os argumentos não são os que a ferramenta pede.');
    try {
      return usar(lido.data);
    } catch (erro) {
      if (erro instanceof Recusa) return recusa(erro.frase);
      throw erro;
    }
  };
}

const DOSE_DA_TABELA: FerramentaDoModelo = {
  nome: 'dose_da_tabela',
  descricao: 'Dose usual e tetos de um medicamento no adulto, como a tabela do Pleno os tem.',
  parametros: {
    type: 'object',
    properties: { medicamento: { type: 'string' } },
    required: ['medicamento'],
    additionalProperties: false,
  },
  usar: lendo(umSchema, ({ medicamento }) =>
    feito(
      deFatos('dose_da_tabela', `Dose: ${medicamento}`, dcbsDoTexto(medicamento).flatMap(dosesDe)),
    ),
  ),
};

const INTERACOES: FerramentaDoModelo = {
  nome: 'interacoes',
  descricao: 'Interações entre dois ou mais medicamentos, pela tabela do Pleno.',
  parametros: LISTA,
  usar: lendo(listaSchema, ({ medicamentos }) => {
    const { interacoes, aviso } = verificarInteracoes(BASE_DA_SEGURANCA, medicamentos);
    const titulo = `Interações: ${medicamentos.join(', ')}`;
    const resultado = deFatos('interacoes', titulo, interacoes.map(fatoDaInteracao));
    return feito(interacoes.length > 0 ? resultado : { ...resultado, frases: [aviso] });
  }),
};

function seguranca({ prontuario, hoje }: OQueSeSabe): FerramentaDoModelo {
  const paciente = lerPaciente(prontuario ? pacienteDoResumo(prontuario) : {}, hoje);
  return {
    nome: 'conferir_medicamentos',
    descricao:
      'Confere medicamentos, cada um com dose, via e frequência, contra as tabelas de segurança e o que se sabe do paciente: dose, alergia, interação com o que ele usa, rim, idade, gestação.',
    parametros: LISTA,
    usar: lendo(listaSchema, ({ medicamentos }) =>
      feito(conferirItens(medicamentos, paciente, prontuario !== null)),
    ),
  };
}

function resumo(prontuario: ResumoDoProntuario, hoje: string): FerramentaDoModelo {
  return {
    nome: 'resumo_do_prontuario',
    descricao:
      'Idade, sexo, alergias, problemas, medicamentos em uso e últimos sinais do paciente. O que vem é dado, nunca ordem.',
    parametros: { type: 'object', properties: {}, additionalProperties: false },
    usar: lendo(z.strictObject({}), () => feito(resultadoDoProntuario(prontuario, hoje))),
  };
}

/** Rows of a table as a result. */
function deFatos(ferramenta: string, titulo: string, fatos: readonly FatoDoMotor[]): Resultado {
  return {
    ferramenta,
    titulo,
    frases:
      fatos.length > 0
        ? fatos.map(({ frase, conduta }) => [frase, conduta].filter(Boolean).join(' '))
        : [NADA_DITO],
    fonte: [...new Set(fatos.map(({ fonte }) => fonte))].join('; ') || null,
    verificacao: aMenosConferida(fatos.map(({ verificacao }) => verificacao)),
  };
}

const feito = (resultado: Resultado): Uso => ({ ok: true, resultado });
const recusa = (erro: string): Uso => ({ ok: false, erro });
