import { salvarArquivo } from './arquivos.ts';

/** Hands a text over as a CSV file. */
export function baixarCsv(nome: string, texto: string): void {
  salvarArquivo(new Blob([texto], { type: 'text/csv;charset=utf-8' }), nome);
}
