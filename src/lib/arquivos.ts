/** Hands a file to the browser's downloads, under its own name. */
export function salvarArquivo(nome: string, conteudo: Blob): void {
  const endereco = URL.createObjectURL(conteudo);
  const ligacao = document.createElement('a');
  ligacao.href = endereco;
  ligacao.download = nome;
  ligacao.click();
  // The browser has the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(endereco));
}

/** Hands a text to the browser's downloads as a CSV file. */
export function salvarCsv(nome: string, texto: string): void {
  salvarArquivo(nome, new Blob([texto], { type: 'text/csv;charset=utf-8' }));
}
