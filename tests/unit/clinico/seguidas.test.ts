/**
 * `seguidas.json` is what the record reads kept results by, without the definitions of the tools:
 * it has to say what they say. After a change of theirs: `npx vitest run -u` with this file.
 */
import { saidaSeguida } from '@domain/clinico/motor/seguida.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { expect, it } from 'vitest';

it('says of each tool its name and the number by which it is followed', async () => {
  const tabela = FERRAMENTAS.map((ferramenta) => {
    const [saida, { unidade, casas }] = saidaSeguida(ferramenta) ?? [undefined, {}];
    return [ferramenta.id, { nome: ferramenta.nome, saida, unidade, casas }];
  });
  const texto = `${JSON.stringify(Object.fromEntries(tabela), null, 2)}\n`;
  await expect(texto).toMatchFileSnapshot(
    '../../../supabase/functions/_shared/domain/clinico/seguidas.json',
  );
});
