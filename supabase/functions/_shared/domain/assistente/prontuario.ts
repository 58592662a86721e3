/** The summary of a record as the assistant uses it: sentences without who it is of, and what is checked by it. */
import type { ResultadoDeFerramenta } from '../contracts/assistente.ts';
import { idadePorExtenso } from '../idade.ts';
import type { PacienteInformado } from '../seguranca/paciente.ts';
import { SINAIS_VITAIS } from '../sinais-vitais.ts';
import { semMarcas } from '../texto.ts';
import { semIdentificadores } from './identificadores/tirar.ts';

export interface ResumoDoProntuario {
  /** How the patient is called, to be taken out. */
  readonly nomes: readonly string[];
  readonly nascimento: string | null;
  readonly sexo: string;
  /** Null where nobody asked. */
  readonly alergias: readonly string[] | null;
  readonly nega_alergias: boolean;
  /** What has to be known before anything is done: "gestante", "anticoagulado". */
  readonly alertas: readonly string[];
  readonly problemas: readonly { readonly descricao: string; readonly codigo: string | null }[];
  readonly medicamentos: readonly { readonly nome: string; readonly dose: string | null }[];
  readonly sinais: Readonly<Record<string, number | null>>;
  /** The day of the signs, `AAAA-MM-DD`. */
  readonly sinaisDe: string | null;
  /** The last creatinine that a calculator of the record was told; null where none. */
  readonly creatinina: { readonly mgDl: number; readonly dia: string } | null;
}

/** What the rules of safety know of the patient. */
export function pacienteDoResumo(resumo: ResumoDoProntuario): PacienteInformado {
  const { nascimento, sexo, sinais, alergias, problemas, medicamentos, creatinina } = resumo;
  const condicoes = [
    ...problemas.flatMap(({ descricao, codigo }) => (codigo ? [descricao, codigo] : [descricao])),
    ...resumo.alertas,
  ];
  return {
    data_nascimento: nascimento,
    sexo,
    peso_kg: sinais.peso_kg ?? null,
    gestante: sexo !== 'masculino' && condicoes.some(dizGestante),
    creatinina: creatinina?.mgDl ?? null,
    rim_em: creatinina?.dia ?? null,
    alergias: alergias ?? null,
    condicoes,
    em_uso: medicamentos.map(escrito),
  };
}

/** Pregnancy, and what happens only in one (CID-10, chapters XV and XXI). */
const CID_DA_GESTACAO = /^(?:Z3[3-5]|O[1-3]\d|O4[0-8])/;
const GESTACAO = /\b(?:gestantes?|gravidas?|gestacao|gravidez)\b/;
/** Before the word: another time, another person, a wish. */
const NAO_ANTES =
  /\b(?:nega|nao|sem|descartad[ao]|ex|pos|apos|desej\w+|planej\w+|tentante|prevencao|risco|evitar|mae|irma|esposa|companheira|filha)\b/;
/** After it. */
const NAO_DEPOIS = /^\W*(?:previ[ao]s?|anterior(?:es)?|descartad[ao]|interrompida)\b/;

/** Whether a problem or an alert says that she is pregnant now. */
function dizGestante(escrito: string): boolean {
  if (CID_DA_GESTACAO.test(escrito)) return true;
  const texto = semMarcas(escrito);
  const dita = GESTACAO.exec(texto);
  if (!dita) return false;
  const depois = texto.slice(dita.index + dita[0].length);
  return !NAO_ANTES.test(texto.slice(0, dita.index)) && !NAO_DEPOIS.test(depois);
}

const escrito = ({ nome, dose }: ResumoDoProntuario['medicamentos'][number]) =>
  [nome, dose].filter(Boolean).join(', ');

/** The summary in sentences, without names and with dates as times; `hoje` is AAAA-MM-DD. */
export function frasesDoProntuario(resumo: ResumoDoProntuario, hoje: string): readonly string[] {
  const { nascimento, sexo, problemas, medicamentos } = resumo;
  const idade = nascimento && idadePorExtenso(nascimento, hoje);
  const limpar = (texto: string) =>
    semIdentificadores(texto, { hoje, conhecidos: resumo.nomes }).texto;
  return [
    idade ? `Idade: ${idade}.` : 'Idade: não informada.',
    `Sexo: ${sexo === 'feminino' || sexo === 'masculino' ? sexo : 'não informado'}.`,
    alergiasEmTexto(resumo),
    resumo.alertas.length > 0 ? emLista('Alertas', resumo.alertas, '') : '',
    emLista('Problemas ativos', problemas.map(comCodigo), 'nenhum registrado'),
    emLista('Medicamentos em uso', medicamentos.map(escrito), 'nenhum registrado'),
    sinaisEmTexto(resumo),
    creatininaEmTexto(resumo),
  ]
    .filter(Boolean)
    .map(limpar);
}

const comCodigo = ({ descricao, codigo }: ResumoDoProntuario['problemas'][number]) =>
  codigo ? `${descricao} (CID ${codigo})` : descricao;

const emLista = (titulo: string, itens: readonly string[], vazio: string) =>
  `${titulo}: ${itens.length > 0 ? itens.join('; ') : vazio}.`;

function alergiasEmTexto({ alergias, nega_alergias }: ResumoDoProntuario): string {
  if (nega_alergias) return 'Alergias: nega.';
  return emLista('Alergias', alergias ?? [], 'não informadas');
}

function sinaisEmTexto({ sinais, sinaisDe }: ResumoDoProntuario): string {
  const ditos = Object.entries(SINAIS_VITAIS).flatMap(([nome, { sigla, unidade }]) => {
    const valor = sinais[nome];
    return valor === null || valor === undefined
      ? []
      : [`${sigla} ${String(valor).replace('.', ',')} ${unidade}`.trim()];
  });
  const dia = sinaisDe?.split('-').reverse().join('/');
  return ditos.length === 0 ? '' : `Últimos sinais, de ${dia}: ${ditos.join('; ')}.`;
}

function creatininaEmTexto({ creatinina }: ResumoDoProntuario): string {
  if (creatinina === null) return '';
  const valor = String(Math.round(creatinina.mgDl * 100) / 100).replace('.', ',');
  return `Última creatinina, de ${creatinina.dia.split('-').reverse().join('/')}: ${valor} mg/dL.`;
}

/** The summary as a result that can be shown and cited. */
export function resultadoDoProntuario(
  resumo: ResumoDoProntuario,
  hoje: string,
): Omit<ResultadoDeFerramenta, 'n'> {
  return {
    ferramenta: 'resumo_do_prontuario',
    titulo: 'Resumo do prontuário, sem identificação',
    frases: [...frasesDoProntuario(resumo, hoje)],
    fonte: 'Prontuário do paciente no Pleno',
    verificacao: null,
  };
}
