import type { Classe, Resposta } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta, Saida, ValorDeSaida } from '@domain/clinico/motor/ferramenta.ts';

/** An output with the bands that read it, and no other. */
export interface Leitura {
  readonly nome: string;
  readonly saida: Saida;
  readonly valor: ValorDeSaida;
  readonly faixas: readonly Classe[];
}

/**
 * The outputs in the order in which they are shown: the first number that the person did not give,
 * then the rest. The code of a band is not shown beside the number that it reads.
 */
export function leituras(
  ferramenta: Ferramenta,
  resposta: Resposta,
  entrada: Readonly<Record<string, unknown>>,
): readonly Leitura[] {
  const daFaixa = new Set(
    ferramenta.interpretacoes.flatMap(({ de, classe }) =>
      classe && classe !== de ? [classe] : [],
    ),
  );
  const todas = Object.entries(ferramenta.saidas).flatMap(([nome, saida]) => {
    const valor = resposta.resultado[nome];
    if (valor === undefined || daFaixa.has(nome)) return [];
    return [{ nome, saida, valor, faixas: faixasDe(ferramenta, resposta, nome) }];
  });
  const numeros = todas.filter(({ saida }) => saida.tipo === 'numero');
  const principal =
    numeros.find(({ nome, valor }) => entrada[nome] !== valor) ?? numeros[0] ?? todas[0];
  return principal ? [principal, ...todas.filter((leitura) => leitura !== principal)] : [];
}

function faixasDe(
  { interpretacoes }: Ferramenta,
  { classes }: Resposta,
  nome: string,
): readonly Classe[] {
  const escritas = new Set(
    interpretacoes.filter(({ de }) => de === nome).map(({ de, classe }) => classe ?? de),
  );
  return classes.filter(({ saida }) => escritas.has(saida));
}
