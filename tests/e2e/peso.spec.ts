/** No route passes its budget, nor grows by more than a tenth over the committed figures. */
import { julgar } from '../bench/orcamento.ts';
import { figurasRegistradas, medir, nomeDaRota, visitasPorPessoa } from '../bench/peso.ts';
import { expect, test } from './support/test.ts';

for (const rotas of visitasPorPessoa()) {
  const quem = rotas[0]?.tipo ?? 'quem ainda não entrou';
  test(`o que pesam as rotas abertas por ${quem}`, async ({ browser }) => {
    test.setTimeout(60_000 + rotas.length * 20_000);
    const registro = figurasRegistradas();
    for (const { rota, bytes, orcamento } of await medir(browser, rotas)) {
      const nome = nomeDaRota(rota);
      const { problema } = julgar(bytes, orcamento, registro[nome]);
      expect.soft(problema, `${nome}: ${bytes} bytes (npm run bench -- bundle)`).toBe('');
    }
  });
}
