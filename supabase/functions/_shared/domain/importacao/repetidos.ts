import { normalizarBusca } from '../texto.ts';
import type { DadosImportados } from './linha.ts';

/** Why two registrations may be the same person, the strongest reason first. */
export const MOTIVOS_DE_REPETICAO = ['cpf', 'cns', 'nome_e_nascimento'] as const;
export type MotivoDeRepeticao = (typeof MOTIVOS_DE_REPETICAO)[number];

/** A row of a file with its number, as a spreadsheet counts: the header is row 1. */
export interface LinhaImportavel {
  numero: number;
  dados: DadosImportados;
}

/** A row that says the same person as an earlier one of the file. */
export interface RepetidaNoArquivo {
  numero: number;
  /** The earlier row. */
  primeira: number;
  motivo: MotivoDeRepeticao;
}

/**
 * Finds the rows whose CPF, CNS, or name and birth an earlier row already had, in the order of the
 * file.
 */
export function repetidasNoArquivo(linhas: readonly LinhaImportavel[]): RepetidaNoArquivo[] {
  const vistas = new Map<string, number>();
  return linhas.flatMap(({ numero, dados }) => {
    let repetida: RepetidaNoArquivo | null = null;
    for (const [motivo, chave] of chaves(dados)) {
      const primeira = vistas.get(chave);
      if (primeira === undefined) vistas.set(chave, numero);
      else repetida ??= { numero, primeira, motivo };
    }
    return repetida ? [repetida] : [];
  });
}

function chaves(dados: DadosImportados): [MotivoDeRepeticao, string][] {
  const { cpf, cns, nome, nome_social, data_nascimento } = dados;
  const todas: [MotivoDeRepeticao, string | null][] = [
    ['cpf', cpf ? `cpf ${cpf}` : null],
    ['cns', cns ? `cns ${cns}` : null],
    [
      'nome_e_nascimento',
      data_nascimento ? `${data_nascimento} ${normalizarBusca(nome_social ?? nome)}` : null,
    ],
  ];
  return todas.filter((par): par is [MotivoDeRepeticao, string] => par[1] !== null);
}

/** Whether the clinic may keep both registrations: one CPF and one CNS belong to one patient. */
export function podeSerOutraPessoa(motivo: MotivoDeRepeticao): boolean {
  return motivo === 'nome_e_nascimento';
}
