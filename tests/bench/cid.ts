import { buscarCodigos, indexarCodigos } from '@domain/prontuario/cid.ts';
import linhas from '@domain/prontuario/dados/cid10.json' with { type: 'json' };
import { mediana } from './functions/medir.ts';

/** As many codes as the official table has. */
const CODIGOS = 12_500;
const BUSCAS = ['e', 'dia', 'fratura do', 'sem especificada'];
const LIMITE_MS = 50;

/** The search of diagnoses over a list as long as the official one. */
export async function executar(): Promise<number> {
  const indice = indexarCodigos(
    Array.from({ length: CODIGOS }, (_, n) => linhas[n % linhas.length] ?? []),
  );
  console.log(`search of ${CODIGOS} codes            ms    against ${LIMITE_MS}`);
  for (const texto of BUSCAS) {
    const tempos = Array.from({ length: 41 }, () => {
      const inicio = performance.now();
      buscarCodigos(indice, texto);
      return performance.now() - inicio;
    });
    const ms = mediana(tempos);
    const razao = (ms / LIMITE_MS).toFixed(3);
    console.log(`${`«${texto}»`.padEnd(24)}${ms.toFixed(2).padStart(10)}${razao.padStart(14)}`);
  }
  return 0;
}
