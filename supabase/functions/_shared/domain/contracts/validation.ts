import * as z from 'zod/mini';
import { SEVERIDADES } from '../clinico/medicamentos/tipos.ts';
import { numeroPorExtenso } from '../clinico/motor/texto.ts';
import { MAXIMO_DE_ALERGIAS } from '../seguranca/tabelas.ts';
import { CODIGOS, GRAUS } from '../seguranca/tipos.ts';
import { SINAIS_VITAIS } from '../sinais-vitais.ts';
import { ASSINATURAS } from '../validacao/prescricao/pedido.ts';
import { data, linha, opcional } from './campos.ts';
import { SEXOS } from './paciente.ts';

/** How far a rule was verified against its source (`docs/clinical.md`). */
const verificacaoSchema = z.object({
  estado: z.enum(['conferida', 'corrigida', 'parcial', 'pendente']),
  documento: z.optional(z.string()),
  ressalva: z.optional(z.string()),
});

const achadoSchema = z.object({
  regra: z.string(),
  campo: z.string(),
  frase: z.string(),
  fonte: z.string(),
  verificacao: verificacaoSchema,
});

/** `valid` is false when there is an error; warnings ask for a look and stop nothing. */
export const laudoSchema = z.object({
  valid: z.boolean(),
  erros: z.array(achadoSchema),
  avisos: z.array(achadoSchema),
  informacoes: z.array(achadoSchema),
});

/**
 * `POST /validation/patient-data`: any of `nome`, `nome_social`, `nome_mae`, `data_nascimento`
 * (AAAA-MM-DD), `sexo`, `cpf`, `cns`, `cnpj`, `crm`, `crm_uf`, `telefone`, `email`, `cep`, `uf` and
 * `sinais_vitais`, an object of numbers (pressao_sistolica, temperatura, peso_kg, …). What a field
 * holds is judged in the answer, whatever its type, so only what is no object is refused here.
 */
export const dadosDoPacienteSchema = z.custom<Readonly<Record<string, unknown>>>(
  (valor) => typeof valor === 'object' && valor !== null && !Array.isArray(valor),
  'Envie um objeto JSON com os dados do paciente.',
);

export const respostaDePacienteSchema = z.extend(laudoSchema, {
  /** When the rules were last changed. */
  versao: z.string(),
  aviso: z.string(),
  /** Until a clinician reviews the rules and signs. */
  revisao: z.string(),
});

const TEXTO_LIVRE = 5000;

function textoLivre(rotulo: string) {
  const frase = `${rotulo}: informe um texto de até ${TEXTO_LIVRE} caracteres.`;
  return opcional(z.string(frase).check(z.trim(), z.maxLength(TEXTO_LIVRE, frase)));
}

/** Reads a text, or a whole number such as days or units. */
function textoOuNumero(rotulo: string) {
  const frase = `${rotulo}: informe um texto curto ou um número inteiro.`;
  const numero = z.int(frase).check(z.gte(1, frase), z.lte(10_000, frase));
  return opcional(z.union([numero, linha(rotulo, 1, 60)], frase));
}

const ITEM_ERRADO =
  'Medicamento: envie um texto ou um objeto com nome, concentração, forma, via, dose, frequência, duração e quantidade.';

/** The parts of an item; a lone text stands for `{ texto }`. Lengths keep the name under 200. */
const itemDaPrescricaoSchema = z.strictObject(
  {
    /** The whole item as it is written: "Dipirona 500 mg, 1 comprimido de 6/6 h se dor". */
    texto: opcional(linha('Medicamento', 1, 200)),
    /** `nome` and `farmaco` say the same. */
    nome: opcional(linha('Nome', 1, 100)),
    farmaco: opcional(linha('Fármaco', 1, 100)),
    /** The strength of one unit: "500 mg". */
    concentracao: opcional(linha('Concentração', 1, 40)),
    forma: opcional(linha('Forma', 1, 30)),
    via: opcional(linha('Via', 1, 25)),
    /** The dose of one take: "500 mg", "2 comprimidos". */
    dose: opcional(linha('Dose', 1, 60)),
    /** How often: "8/8 h", "3 vezes ao dia". */
    frequencia: opcional(linha('Frequência', 1, 60)),
    /** How long: "7 dias", 7, "uso contínuo". */
    duracao: textoOuNumero('Duração'),
    /** How much is dispensed: "21 comprimidos", 21, "5 ampolas". */
    quantidade: textoOuNumero('Quantidade'),
    quantidade_por_extenso: opcional(linha('Quantidade por extenso', 1, 60)),
  },
  ITEM_ERRADO,
);

const MEDICAMENTOS = 'Medicamentos: envie uma lista com no máximo 100 itens.';
const CLEARANCE = 'Clearance: informe um número entre 0 e 300 mL/min.';
const { minimo: PESO_MINIMO, maximo: PESO_MAXIMO } = SINAIS_VITAIS.peso_kg;
const PESO = `Peso: informe um número entre ${numeroPorExtenso(PESO_MINIMO)} e ${PESO_MAXIMO} kg.`;
const VALIDADE = 'Validade: informe dias (30) ou a data final (AAAA-MM-DD).';
const ALERGIAS =
  'Alergias: envie um texto de até 10.000 caracteres, ou uma lista com no máximo 50.';
const CONDICOES = 'Condições: envie uma lista com no máximo 50 textos.';
const EM_USO = 'Em uso: envie uma lista com no máximo 50 medicamentos.';

function entre(rotulo: string, minimo: number, maximo: number, unidade: string) {
  const limites = `${numeroPorExtenso(minimo)} e ${numeroPorExtenso(maximo)}`;
  const frase = `${rotulo}: informe um número entre ${limites}${unidade && ` ${unidade}`}.`;
  return opcional(z.number(frase).check(z.gte(minimo, frase), z.lte(maximo, frase)));
}

function lista(rotulo: string, tamanho: number, frase: string) {
  return opcional(z.array(linha(rotulo, 1, tamanho), frase).check(z.maxLength(50, frase)));
}

function simOuNao(rotulo: string) {
  return opcional(z.boolean(`${rotulo}: envie true ou false.`));
}

/**
 * `POST /validation/prescription`. The four keys of the specification, and what else is known:
 * what is missing is judged in the answer, what is of another type is refused.
 */
export const prescricaoSchema = z.strictObject({
  medications: opcional(
    z
      .array(
        z.pipe(
          z.transform((item) => (typeof item === 'string' ? { texto: item } : item)),
          itemDaPrescricaoSchema,
        ),
        MEDICAMENTOS,
      )
      .check(z.maxLength(100, MEDICAMENTOS)),
  ),
  instructions: textoLivre('Instruções'),
  observations: textoLivre('Observações'),
  validity: opcional(z.union([z.number(), z.string().check(z.maxLength(20, VALIDADE))], VALIDADE)),
  /** The day of issue; absent: today. */
  emissao: opcional(data),
  assinatura: opcional(z.enum(ASSINATURAS, `Assinatura: use ${ASSINATURAS.join(', ')}.`)),
  /** In mL/min; 0 is anuria or dialysis. */
  clearance: opcional(z.number(CLEARANCE).check(z.gte(0, CLEARANCE), z.lte(300, CLEARANCE))),
  /** As they were written: one text, or a list of them. */
  alergias: opcional(
    z.union(
      [
        z.string().check(z.maxLength(MAXIMO_DE_ALERGIAS)),
        z.array(linha('Alergia', 1, 1000)).check(z.maxLength(50)),
      ],
      ALERGIAS,
    ),
  ),
  paciente: opcional(
    z.strictObject(
      {
        nome: opcional(linha('Nome', 1, 120)),
        endereco: opcional(linha('Endereço', 1, 300)),
        cpf: opcional(linha('CPF', 1, 20)),
        sexo: opcional(z.enum(SEXOS, 'Sexo: escolha uma opção.')),
        data_nascimento: opcional(data),
        peso_kg: opcional(z.number(PESO).check(z.gte(PESO_MINIMO, PESO), z.lte(PESO_MAXIMO, PESO))),
        /** How old, where the birth is not known. */
        idade_anos: entre('Idade', 0, 130, 'anos'),
        idade_meses: entre('Idade', 0, 1560, 'meses'),
        idade_dias: entre('Idade', 0, 47_500, 'dias'),
        gestante: simOuNao('Gestante'),
        /** Completed weeks of the pregnancy. */
        semanas: entre('Semanas', 0, 45, ''),
        lactante: simOuNao('Lactante'),
        /** The age of the nursed baby. */
        bebe_meses: entre('Bebê', 0, 60, 'meses'),
        /** Of the serum; an adult's clearance is calculated from it where none is sent. */
        creatinina: entre('Creatinina', 0.1, 30, 'mg/dL'),
        clearance: entre('Clearance', 0, 300, 'mL/min'),
        /** The day of the creatinine, or of the clearance. */
        rim_em: opcional(data),
        potassio: entre('Potássio', 1, 10, 'mmol/L'),
        qtc_ms: entre('QTc', 200, 800, 'ms'),
        /** Problems as the record writes them, or their CID-10. */
        condicoes: lista('Condição', 200, CONDICOES),
        /** Medicines in use, as they were written. */
        em_uso: lista('Em uso', 200, EM_USO),
      },
      'Paciente: envie um objeto.',
    ),
  ),
  prescritor: opcional(
    z.strictObject(
      {
        nome: opcional(linha('Nome', 1, 120)),
        crm: opcional(linha('CRM', 1, 20)),
        crm_uf: opcional(linha('UF', 2, 2)),
        endereco: opcional(linha('Endereço', 1, 300)),
      },
      'Prescritor: envie um objeto.',
    ),
  ),
});

export const respostaDePrescricaoSchema = z.extend(laudoSchema, {
  receituario: z.array(
    z.object({
      medicamento: z.string(),
      farmaco: z.string(),
      lista: z.nullable(z.string()),
      documento: z.string(),
      cor: z.string(),
      validade_dias: z.nullable(z.number()),
      limite_dias: z.nullable(z.number()),
      ampolas: z.nullable(z.number()),
      fonte: z.string(),
    }),
  ),
  interacoes: z.looseObject({
    interacoes: z.array(z.looseObject({ a: z.string(), b: z.string(), severidade: z.string() })),
    duplicidades: z.array(z.looseObject({ dcb: z.string() })),
    nao_reconhecidos: z.array(z.string()),
  }),
  /** What is known of the patient against what is prescribed. */
  seguranca: z.object({
    /** The gravest of all findings; null where there is none. */
    grau: z.nullable(z.enum(GRAUS)),
    achados: z.array(
      z.object({
        regra: z.string(),
        codigo: z.enum(CODIGOS),
        severidade: z.enum(SEVERIDADES),
        grau: z.enum(GRAUS),
        /** `medications.0`; of those in use, `em_uso.0`. */
        itens: z.array(z.string()),
        farmacos: z.array(z.string()),
        frase: z.string(),
        conduta: z.optional(z.string()),
        fonte: z.string(),
        verificacao: verificacaoSchema,
      }),
    ),
    /** Of each item: its drugs, the gravest grade, and the places of its findings in `achados`. */
    por_item: z.array(
      z.object({
        campo: z.string(),
        farmacos: z.array(z.string()),
        grau: z.nullable(z.enum(GRAUS)),
        achados: z.array(z.number()),
      }),
    ),
  }),
  versao: z.object({ regras: z.string(), listas: z.record(z.string(), z.string()) }),
  aviso: z.string(),
  revisao: z.string(),
});
