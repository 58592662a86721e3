/** Hands a file to the browser's downloads, under its own name. */
export function salvarArquivo(conteudo: Blob, nome: string): void {
  const endereco = URL.createObjectURL(conteudo);
  const ligacao = document.createElement('a');
  ligacao.href = endereco;
  ligacao.download = nome;
  ligacao.click();
  // The browser has the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(endereco));
}
