/** No route passes its budget, nor grows by more than a tenth over the committed figures. */
import { julgar } from '../bench/orcamento.ts';
import { figurasRegistradas, medir, nomeDaRota, type Visita, visitas } from '../bench/peso.ts';
import { expect, test } from './support/test.ts';

const deQuem = ({ tipo }: Visita) => tipo ?? 'quem ainda não entrou';

for (const quem of new Set(visitas().map(deQuem))) {
  const rotas = visitas().filter((visita) => deQuem(visita) === quem);
  test(`a primeira visita de ${quem} a cada rota`, async ({ browser }) => {
    test.setTimeout(60_000 + rotas.length * 20_000);
    const registro = figurasRegistradas();
    for (const visita of rotas) {
      const nome = nomeDaRota(visita.rota);
      const bytes = await medir(browser, visita);
      const { problema } = julgar(bytes, visita.orcamento, registro[nome]);
      expect.soft(problema, `${nome}: ${bytes} bytes (npm run bench -- bundle)`).toBe('');
    }
  });
}
