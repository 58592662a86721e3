import type { RepetidoNaClinica } from '../api/importacao.ts';
import type { Conferencia } from './leitura.ts';
import { LINHAS_POR_LOTE, type Repetida } from './plano.ts';

type Procura = (linhas: Conferencia['validas']) => Promise<RepetidoNaClinica[]>;

/**
 * The rows that may be a person of the clinic or of an earlier row, in the order of the file.
 * @param procurar Asks the clinic about at most 500 rows.
 * @param aoAvancar Told how many rows were asked about.
 */
export async function procurarRepetidas(
  { validas, repetidas }: Conferencia,
  procurar: Procura,
  aoAvancar: (linhas: number) => void,
): Promise<Repetida[]> {
  const nomes = new Map(validas.map(({ numero, dados }) => [numero, dados.nome]));
  const todas = new Map<number, Repetida>(
    repetidas.map((repetida) => [
      repetida.numero,
      { ...repetida, nome: nomes.get(repetida.numero) ?? '' },
    ]),
  );
  for (let inicio = 0; inicio < validas.length; inicio += LINHAS_POR_LOTE) {
    const achados = await procurar(validas.slice(inicio, inicio + LINHAS_POR_LOTE));
    // Who is registered already weighs more than an earlier row: there is a registration to fill in.
    for (const { numero, paciente_id, nome, data_nascimento, motivo } of achados) {
      const cadastro = { id: paciente_id, nome, data_nascimento };
      todas.set(numero, { numero, nome: nomes.get(numero) ?? '', motivo, cadastro });
    }
    aoAvancar(Math.min(inicio + LINHAS_POR_LOTE, validas.length));
  }
  return [...todas.values()].sort((a, b) => a.numero - b.numero);
}
