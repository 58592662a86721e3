/** The separators of cells, the most usual in Brazil first. */
export const SEPARADORES = [';', ',', '\t', '|'] as const;
export type Separador = (typeof SEPARADORES)[number];

/** How each is called on the screen. */
export const ROTULO_DO_SEPARADOR: Readonly<Record<Separador, string>> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

const LINHAS_OLHADAS = 20;

/**
 * What separates the cells of a text: of those that the header has, the one that most of the first
 * lines have as often; the more columns the better. What stands between quotes does not count.
 */
export function detectarSeparador(texto: string): Separador {
  const linhas = primeirasLinhas(texto);
  const [cabecalho = ''] = linhas;
  let melhor: { separador: Separador; nota: number } = { separador: ';', nota: 0 };
  for (const separador of SEPARADORES) {
    const colunas = contar(cabecalho, separador);
    const iguais = linhas.filter((linha) => contar(linha, separador) === colunas).length;
    const nota = colunas === 0 ? 0 : (iguais / linhas.length) * 1000 + colunas;
    if (nota > melhor.nota) melhor = { separador, nota };
  }
  return melhor.separador;
}

/** Reads the first lines that hold anything, each without its quoted parts. */
function primeirasLinhas(texto: string): string[] {
  return texto
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((linha) => linha.trim() !== '')
    .slice(0, LINHAS_OLHADAS);
}

function contar(linha: string, separador: string): number {
  return linha.split(separador).length - 1;
}
