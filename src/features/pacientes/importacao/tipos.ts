import type { MapaDeColunas } from '@domain/importacao/campos.ts';
import type { ImportacaoGuardada } from './guarda.ts';
import type { ResumoDoArquivo } from './leitor.worker.ts';
import type { Conferencia } from './leitura.ts';
import type { Decisoes, Repetida } from './plano.ts';

/** A file that was read, before its rows are. */
export interface ArquivoEscolhido {
  nome: string;
  resumo: ResumoDoArquivo;
}

/** Where an import stands: a file, its columns, the dry run, the sending, what came of it. */
export type Etapa =
  | { nome: 'arquivo'; recusas: readonly string[] }
  | { nome: 'lendo'; arquivo: string }
  | { nome: 'colunas'; arquivo: ArquivoEscolhido; mapa: MapaDeColunas }
  | { nome: 'conferindo'; linhas: number; total: number }
  | {
      nome: 'conferencia';
      arquivo: ArquivoEscolhido;
      mapa: MapaDeColunas;
      conferencia: Conferencia;
      repetidas: readonly Repetida[];
      decisoes: Decisoes;
    }
  | { nome: 'envio'; importacao: ImportacaoGuardada }
  | { nome: 'resultado'; importacao: ImportacaoGuardada };
