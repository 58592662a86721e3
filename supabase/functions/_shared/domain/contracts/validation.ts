import * as z from 'zod/mini';
import { numeroPorExtenso } from '../clinico/motor/texto.ts';
import { SINAIS_VITAIS } from '../sinais-vitais.ts';
import { ASSINATURAS } from '../validacao/prescricao/pedido.ts';
import { data, linha, opcional } from './campos.ts';
import { SEXOS } from './paciente.ts';

const achadoSchema = z.object({
  regra: z.string(),
  campo: z.string(),
  frase: z.string(),
  fonte: z.string(),
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
const ALERGIAS = 'Alergias: envie uma lista com no máximo 50 nomes.';

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
  alergias: opcional(z.array(linha('Alergia', 1, 100), ALERGIAS).check(z.maxLength(50, ALERGIAS))),
  paciente: opcional(
    z.strictObject(
      {
        nome: opcional(linha('Nome', 1, 120)),
        endereco: opcional(linha('Endereço', 1, 300)),
        cpf: opcional(linha('CPF', 1, 20)),
        sexo: opcional(z.enum(SEXOS, 'Sexo: escolha uma opção.')),
        data_nascimento: opcional(data),
        peso_kg: opcional(z.number(PESO).check(z.gte(PESO_MINIMO, PESO), z.lte(PESO_MAXIMO, PESO))),
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
  versao: z.object({ regras: z.string(), listas: z.record(z.string(), z.string()) }),
  aviso: z.string(),
});
