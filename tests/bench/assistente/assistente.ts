import { openMemoryDatabase } from '../../../local/services/database.ts';
import { readTemplate } from '../../../local/template.ts';
import { GERADAS, GERAR } from './geradas.ts';
import { medirFluxo, medirRetirada } from './modelo.ts';
import { METADES, medirRecuperacao } from './recuperacao.ts';
import { medirResposta } from './resposta.ts';

const LIMITE_MS = 150;

/**
 * How often the search of the assistant finds and declines, and its time, also among 20,000 more passages; a
 * whole answer over HTTP; and what the assistant adds to a model.
 */
export async function executar(): Promise<number> {
  const base = await openMemoryDatabase(await readTemplate({ seed: false }));
  const linhas = async (nome: string) => {
    for (const [metade, perguntas] of Object.entries(METADES)) {
      const m = await medirRecuperacao(base, perguntas);
      console.log(
        `${`${nome}, ${metade}`.padEnd(40)}${m.recall.toFixed(3).padStart(9)}${m.oferta.toFixed(3).padStart(9)}${m.recusa.toFixed(3).padStart(10)}${m.p95.toFixed(0).padStart(8)}${m.p95DoProcessador.toFixed(0).padStart(8)}   of ${LIMITE_MS} ms`,
      );
    }
  };
  try {
    await base.exec('analyze');
    console.log(
      'passages                                 recall@5  offered  declined  p95 ms   (cpu)',
    );
    await linhas('the base');
    await base.exec(GERAR.join(';'));
    await linhas(`and ${GERADAS} generated`);
  } finally {
    await base.close();
  }
  medirRetirada();
  await medirFluxo();
  await medirResposta();
  return 0;
}
