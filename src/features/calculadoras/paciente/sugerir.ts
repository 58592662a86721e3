import type { Campo, CampoNumero } from '@domain/clinico/motor/campos.ts';
import type { Categoria, Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import type { Grandeza } from '@domain/clinico/motor/grandezas.ts';
import { numeroPorExtenso } from '@domain/clinico/motor/texto.ts';
import type { Sexo } from '@domain/contracts/paciente.ts';
import { idade } from '@domain/idade.ts';
import { hoje } from '@/lib/format/datas.ts';
import { escreverNumeroDigitado } from '@/lib/format/numero.ts';
import type { Resposta } from '../formulario/respostas.ts';
import type { Procedencia } from './procedencia.ts';

/** A measured value of the record. */
export interface Medida {
  readonly grandeza: Grandeza;
  readonly valor: number;
  readonly unidade: string;
  readonly procedencia: Procedencia;
}

/** What a tool needs to know of the patient. */
export interface Prontuario {
  readonly nascimento: string | null;
  /** In years, of somebody whose birth nobody knows. */
  readonly idade?: number | null;
  /** The day of the death: the age stands still there. */
  readonly obito: string | null;
  readonly sexo: Sexo;
  /** Of each quantity the one to use comes first. */
  readonly medidas: readonly Medida[];
}

/** A value for a field: filled in by itself, or offered because it is old. */
export interface Sugestao {
  readonly modo: 'preenche' | 'oferece';
  readonly resposta: Resposta;
  /** As it is read: `82 kg`. */
  readonly texto: string;
  readonly procedencia: Procedencia;
}

const HORA = 3_600_000;
const DIA = 24 * HORA;

/** Quantities of which a change within a day changes what is done. */
const DE_HORAS: ReadonlySet<Grandeza> = new Set<Grandeza>([
  'fc',
  'fr',
  'pas',
  'pad',
  'temperatura',
  'spo2',
  'glicemia',
  'ph',
  'pao2',
  'paco2',
  'lactato',
]);
/** Tools used while somebody may be getting worse. */
const AGUDAS: ReadonlySet<Categoria> = new Set<Categoria>([
  'deterioracao',
  'infeccao',
  'respiratorio',
  'neurologia',
  'trauma',
  'tromboembolismo',
  'infusao',
]);

/** How old a value may be and still be filled in by itself, in milliseconds. */
export function validade(grandeza: Grandeza, categoria: Categoria): number {
  return DE_HORAS.has(grandeza) && AGUDAS.has(categoria) ? DIA : 90 * DIA;
}

/** What the record knows for the fields of a tool, by field. */
export function sugerir(
  { campos, categoria }: Ferramenta,
  prontuario: Prontuario,
  agora: number,
  fuso: string,
): Readonly<Record<string, Sugestao>> {
  const sugestoes: Record<string, Sugestao> = {};
  for (const [nome, campo] of Object.entries(campos)) {
    const sugestao =
      doCadastro(campo, prontuario, agora, fuso) ?? daMedida(campo, categoria, prontuario, agora);
    if (sugestao) sugestoes[nome] = sugestao;
  }
  return sugestoes;
}

/** Age and sex: always of today, so they are always filled in. */
function doCadastro(
  campo: Campo,
  prontuario: Prontuario,
  agora: number,
  fuso: string,
): Sugestao | undefined {
  const procedencia = { origem: 'cadastro', em: new Date(agora).toISOString() } as const;
  if (campo.tipo === 'escolha' && campo.grandeza === 'sexo') {
    const opcao = campo.opcoes.find(({ valor }) => valor === prontuario.sexo);
    if (!opcao) return undefined;
    const resposta = { tipo: 'escolha', valor: opcao.valor } as const;
    return { modo: 'preenche', resposta, texto: opcao.rotulo, procedencia };
  }
  if (campo.tipo !== 'numero') return undefined;
  const vivida = idadeDe(prontuario, agora, fuso);
  if (!vivida) return undefined;
  const anos = campo.grandeza === 'idade' || campo.grandeza === 'idade_adulto';
  const meses = campo.grandeza === 'idade_meses' && vivida.meses !== null;
  if (!anos && !meses) return undefined;
  const valor = anos ? vivida.anos : vivida.anos * 12 + (vivida.meses ?? 0);
  return { modo: 'preenche', ...numeroNoCampo(campo, valor, campo.unidade), procedencia };
}

/** Months are known of a birth alone: of an age in years they are none of it. */
function idadeDe({ nascimento, obito, idade: anos }: Prontuario, agora: number, fuso: string) {
  if (nascimento) return idade(nascimento, obito ?? hoje(fuso, agora));
  return typeof anos === 'number' ? { anos, meses: null } : null;
}

function daMedida(
  campo: Campo,
  categoria: Categoria,
  { medidas }: Prontuario,
  agora: number,
): Sugestao | undefined {
  if (campo.tipo !== 'numero' || !campo.grandeza) return undefined;
  const grandeza = familia(campo.grandeza);
  const medida = medidas.find((outra) => outra.grandeza === grandeza);
  const conhece = [campo.unidade, ...campo.alternativas.map(({ unidade }) => unidade)];
  if (!medida || !conhece.includes(medida.unidade)) return undefined;
  const passou = agora - Date.parse(medida.procedencia.em);
  return {
    modo: passou <= validade(grandeza, categoria) ? 'preenche' : 'oferece',
    ...numeroNoCampo(campo, medida.valor, medida.unidade),
    procedencia: medida.procedencia,
  };
}

function numeroNoCampo(campo: CampoNumero, valor: number, unidade: string) {
  const arredondado = campo.inteiro ? Math.round(valor) : valor;
  const texto = escreverNumeroDigitado(arredondado);
  return {
    resposta: { tipo: 'numero', texto, unidade } as const,
    texto: `${numeroPorExtenso(arredondado)} ${unidade}`.trim(),
  };
}

/** Weight and height are the same measure in the fields of adults. */
export function familia(grandeza: Grandeza): Grandeza {
  if (grandeza === 'peso_adulto') return 'peso';
  return grandeza === 'altura_adulto' ? 'altura' : grandeza;
}
