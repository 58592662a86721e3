import type { DadosImportados } from '@domain/importacao/linha.ts';
import type { MotivoDeRepeticao } from '@domain/importacao/repetidos.ts';
import { podeSerOutraPessoa } from '@domain/importacao/repetidos.ts';
import type { Conferencia, LinhaDoArquivo } from './leitura.ts';

/** Rows sent in one call; the database takes no more. */
export const LINHAS_POR_LOTE = 500;

/** What is done with a row that may be somebody already registered. */
export type Decisao = 'criar' | 'completar' | 'ignorar';

/** A row of the file that may be a person of the clinic, or of an earlier row. */
export interface Repetida {
  numero: number;
  nome: string;
  motivo: MotivoDeRepeticao;
  /** The registration of the clinic, when it is there that the person is. */
  cadastro?: { id: string; nome: string; data_nascimento: string | null };
  /** The earlier row of the file, when it is there. */
  primeira?: number;
}

/** A row as it is sent. */
export interface LinhaDoPlano {
  numero: number;
  decisao: Decisao;
  paciente_id?: string;
  dados: Partial<DadosImportados>;
}

export type Decisoes = ReadonlyMap<number, Decisao>;

/** What may be done with a repeated row: the clinic keeps one registration of each CPF and CNS. */
export function decisoesPossiveis({ motivo, cadastro }: Repetida): Decisao[] {
  return [
    'ignorar',
    ...(cadastro ? (['completar'] as const) : []),
    ...(podeSerOutraPessoa(motivo) ? (['criar'] as const) : []),
  ];
}

/** The rows that are sent, in the order of the file: what repeats is left out unless decided otherwise. */
export function montarPlano(
  { validas }: Pick<Conferencia, 'validas'>,
  repetidas: readonly Repetida[],
  decisoes: Decisoes,
): LinhaDoPlano[] {
  const porNumero = new Map(repetidas.map((repetida) => [repetida.numero, repetida]));
  return validas.map(({ numero, dados }) => {
    const repetida = porNumero.get(numero);
    const decisao = repetida ? (decisoes.get(numero) ?? 'ignorar') : 'criar';
    if (decisao === 'ignorar') return { numero, decisao, dados: {} };
    const cadastro = decisao === 'completar' ? repetida?.cadastro : undefined;
    return { numero, decisao, dados, ...(cadastro && { paciente_id: cadastro.id }) };
  });
}

/** How many calls a plan takes. */
export function quantosLotes(plano: readonly unknown[]): number {
  return Math.ceil(plano.length / LINHAS_POR_LOTE);
}

/** The cells of the rows that are sent, by their number. */
export function celulasDoPlano(
  plano: readonly LinhaDoPlano[],
  linhas: readonly LinhaDoArquivo[],
): Map<number, readonly string[]> {
  const enviadas = new Set(
    plano.filter(({ decisao }) => decisao !== 'ignorar').map(({ numero }) => numero),
  );
  return new Map(
    linhas
      .filter(({ numero }) => enviadas.has(numero))
      .map(({ numero, celulas }) => [numero, celulas]),
  );
}
