/** The summary of a record as the assistant uses it: sentences without who it is of, and what is checked by it. */
import type { ResultadoDeFerramenta } from '../contracts/assistente.ts';
import { idadePorExtenso } from '../idade.ts';
import type { PacienteInformado } from '../seguranca/paciente.ts';
import { SINAIS_VITAIS } from '../sinais-vitais.ts';
import { semIdentificadores } from './identificadores/tirar.ts';

export interface ResumoDoProntuario {
  /** How the patient is called, to be taken out. */
  readonly nomes: readonly string[];
  readonly nascimento: string | null;
  readonly sexo: string;
  /** Null where nobody asked. */
  readonly alergias: readonly string[] | null;
  readonly nega_alergias: boolean;
  readonly problemas: readonly { readonly descricao: string; readonly codigo: string | null }[];
  readonly medicamentos: readonly { readonly nome: string; readonly dose: string | null }[];
  readonly sinais: Readonly<Record<string, number | null>>;
  /** The day of the signs, `AAAA-MM-DD`. */
  readonly sinaisDe: string | null;
}

/** What the rules of safety know of the patient. */
export function pacienteDoResumo(resumo: ResumoDoProntuario): PacienteInformado {
  const { nascimento, sexo, sinais, alergias, problemas, medicamentos } = resumo;
  return {
    data_nascimento: nascimento,
    sexo,
    peso_kg: sinais.peso_kg ?? null,
    alergias: alergias ?? null,
    condicoes: problemas.flatMap(({ descricao, codigo }) =>
      codigo ? [descricao, codigo] : [descricao],
    ),
    em_uso: medicamentos.map(escrito),
  };
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
    emLista('Problemas ativos', problemas.map(comCodigo), 'nenhum registrado'),
    emLista('Medicamentos em uso', medicamentos.map(escrito), 'nenhum registrado'),
    sinaisEmTexto(resumo),
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
