/** The bell (specification §2, §4): live, in its format, and leading to the thing itself. */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { cadastrarPaciente, vincular } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { tempoRealDe } from './support/tempo-real.ts';
import { expect, test } from './support/test.ts';

const sino = (page: Page) => page.getByRole('button', { name: /^Notificações:/ });
const painel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });

/** A clinic whose linked doctor has read the notice of the link. */
async function clinicaEMedico(nome: string) {
  const [clinica, medico] = await Promise.all([
    registrar('clinica', `Clínica ${nome}`),
    registrar('medico', `Dr. Sino ${nome}`),
  ]);
  await vincular(clinica, medico);
  const responsavel = { medico_responsavel_id: medico.sessao.user.id };
  const cadastrar = (paciente: string) => cadastrarPaciente(clinica, paciente, responsavel);
  return { clinica, medico, cadastrar };
}

test('toca sem recarregar, mostra data e hora, e um clique abre o paciente', async ({
  abrirComo,
}) => {
  const { medico, cadastrar } = await clinicaEMedico('ao Vivo');
  const page = await abrirComo(medico);
  const escutando = tempoRealDe(page);
  await page.goto('/prontuario');
  await expect(sino(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await escutando();

  await cadastrar('Antônia ao Vivo');
  await expect(sino(page)).toHaveAccessibleName('Notificações: 2 não lidas');

  await sino(page).click();
  const itens = painel(page).getByRole('listitem');
  await expect(itens).toHaveCount(2);
  await expect(itens.first()).toContainText('Antônia ao Vivo');
  await expect(itens.first().getByRole('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);

  await itens
    .first()
    .getByRole('button', { name: /Paciente sob seus cuidados/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
    'Antônia ao Vivo',
  );
  await expect(sino(page)).toHaveAccessibleName('Notificações: 1 não lida');
});

test('marcar uma, marcar todas, e o texto de quando não há nenhuma', async ({ abrirComo }) => {
  const { medico, cadastrar } = await clinicaEMedico('das Marcas');
  await cadastrar('Beatriz das Marcas');
  await cadastrar('Cíntia das Marcas');
  const page = await abrirComo(medico);
  await page.goto('/prontuario');
  await sino(page).click();
  const itens = painel(page).getByRole('listitem');
  await expect(itens).toHaveCount(3);
  await semBarreiras(page, 'o painel do sino');

  await itens
    .first()
    .getByRole('button', { name: /^Marcar como lida/ })
    .click();
  await expect(itens).toHaveCount(2);
  await expect(sino(page)).toHaveAccessibleName('Notificações: 2 não lidas');

  await painel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(painel(page)).toContainText('Nenhuma notificação não lida.');
  await page.reload();
  await expect(sino(page)).toHaveAccessibleName('Notificações: nenhuma não lida');
});

test('o que aconteceu sem conexão aparece quando ela volta', async ({ abrirComo }) => {
  const { medico, cadastrar } = await clinicaEMedico('da Volta');
  const page = await abrirComo(medico);
  await page.goto('/prontuario');
  await expect(sino(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await page.context().setOffline(true);
  await cadastrar('Dalva da Volta');
  await page.context().setOffline(false);
  await expect(sino(page)).toHaveAccessibleName('Notificações: 2 não lidas');
});
