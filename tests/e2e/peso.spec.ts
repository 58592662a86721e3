/**
 * No route passes its budget or the limit of requests, nor grows by more than a tenth over the
 * committed figures.
 */
import { julgar } from '../bench/orcamento.ts';
import { figurasRegistradas, medir, nomeDaRota, visitasPorPessoa } from '../bench/peso.ts';
import { expect, test } from './support/test.ts';

for (const rotas of visitasPorPessoa()) {
  const quem = rotas[0]?.tipo ?? 'quem ainda não entrou';
  test(`o que pesam as rotas abertas por ${quem}`, async ({ browser }) => {
    test.setTimeout(60_000 + rotas.length * 20_000);
    const registro = figurasRegistradas();
    for (const medida of await medir(browser, rotas)) {
      const nome = nomeDaRota(medida.rota);
      const { problema } = julgar(medida, registro[nome]);
      const custo = `${medida.bytes} bytes, ${medida.pedidos} pedidos`;
      expect.soft(problema, `${nome}: ${custo} (npm run bench -- bundle)`).toBe('');
    }
  });
}
