const FAIXA = /^(\d{5})(?:-(\d{5}))? (.+)$/;

/** The city that a table of ranges gives a CEP; undefined where it is not whole or not known. */
export function cidadeEm(faixas: readonly string[], cep: string): string | undefined {
  const [, setor] = /^\s*(\d{5})-?\d{3}\s*$/.exec(cep) ?? [];
  if (setor === undefined) return undefined;
  const candidata = faixas.findLast((faixa) => faixa.slice(0, 5) <= setor);
  const [, inicio = '', fim = inicio, cidade] = FAIXA.exec(candidata ?? '') ?? [];
  return setor <= fim ? cidade : undefined;
}

/** The same, by the table that comes when it is first asked; without it no city is known. */
export async function cidadeDoCep(cep: string): Promise<string | undefined> {
  try {
    const { default: tabela } = await import('../dados/faixas-de-cep.json');
    return cidadeEm(tabela.faixas, cep);
  } catch {
    return undefined;
  }
}
