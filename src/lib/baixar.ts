/** Hands a text over as a file of the device, as CSV. */
export function baixarCsv(nome: string, texto: string): void {
  const endereco = URL.createObjectURL(new Blob([texto], { type: 'text/csv;charset=utf-8' }));
  const ligacao = document.createElement('a');
  ligacao.href = endereco;
  ligacao.download = nome;
  ligacao.click();
  URL.revokeObjectURL(endereco);
}
