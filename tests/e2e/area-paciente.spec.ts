/** The patient's area (specification §2): linked by a code, and from there on one's own. */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente, escreverEvolucao, montarAgenda } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { chamar } from './support/area-paciente.ts';
import { expect, test } from './support/test.ts';

/** The clinic lets patients ask for its consultations, and says what to bring. */
async function abrirPedidos(page: Page): Promise<void> {
  await page.goto('/agenda/ajustes?aba=tipos');
  await page.getByRole('button', { name: 'Editar Consulta' }).click();
  await page.getByRole('checkbox', { name: 'O paciente pode pedir pela área dele' }).check();
  await page.getByLabel('Orientações ao paciente (opcional)').fill('Traga seus exames.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('o paciente pode pedir')).toBeVisible();
  await page.goto('/agenda/ajustes?aba=regras');
  await page.getByRole('checkbox', { name: 'Pacientes podem pedir horário' }).check();
  await page.getByRole('button', { name: 'Salvar regras' }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
}

/** The doctor makes the patient's code; what was shown. */
async function gerarCodigo(page: Page, pacienteId: string): Promise<string> {
  await page.goto(`/acompanhamento-pacientes?chat=${pacienteId}`);
  await page.getByRole('button', { name: 'Gerar código de acesso' }).click();
  const mostrado = page.getByRole('status').filter({ hasText: 'Serve uma vez' });
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await mostrado.textContent()) ?? '')?.[0] ?? '';
}

test('o paciente liga a conta, pede um horário, que a clínica confirma, e perde o prazo', async ({
  abrirComo,
}) => {
  test.slow();
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Área');
  await montarAgenda(clinica, medico);
  const conta = await registrar('paciente', 'Joaquim da Área');
  await abrirPedidos(await abrirComo(clinica));
  const codigo = await gerarCodigo(await abrirComo(medico), pacienteId);

  const page = await abrirComo(conta);
  await page.goto('/paciente');
  await page.getByLabel('Código de acesso').fill('00000-00000');
  await page.getByRole('button', { name: 'Ligar à minha conta' }).click();
  await expect(page.getByText('Este código não existe ou foi trocado')).toBeVisible();
  await page.getByLabel('Código de acesso').fill(codigo.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Ligar à minha conta' }).click();
  await expect(page.getByText('Nenhum atendimento marcado.')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Área do paciente' })
    .getByRole('link', { name: 'Pedir agendamento' })
    .click();
  await page.getByLabel('Tipo de atendimento').selectOption({ label: 'Consulta, 30 min' });
  await expect(page.getByText('Traga seus exames.')).toBeVisible();
  const livres = page.getByRole('region', { name: 'Horários livres' });
  // Days enough ahead for the clinic's rules to let it be cancelled.
  await livres
    .getByRole('button', { name: /^[^A].* \d+ horários$/ })
    .nth(4)
    .click();
  await semBarreiras(page, 'os horários que se pode pedir');
  await livres.getByRole('button', { name: /^8:00, / }).click();
  await page.getByRole('button', { name: 'Pedir este horário' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus Agendamentos');
  await expect(page.getByText('À espera da confirmação da clínica')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirmar presença/ })).toHaveCount(0);

  const [pedido] = await chamar<{ id: string }[]>(conta, 'rpc/meus_agendamentos');
  await chamar(clinica, 'rpc/mudar_status', {
    p_agendamento: pedido?.id,
    p_status: 'confirmado',
  });
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Cancelar/ }).click();
  // The clinic asks for more notice while the patient still looks at the older rule.
  const regras = await abrirComo(clinica);
  await regras.goto('/agenda/ajustes?aba=regras');
  await regras.getByLabel('Cancelamento pelo paciente').fill('720');
  await regras.getByRole('button', { name: 'Salvar regras' }).click();
  await expect(regras.getByText(/^Salvo às/)).toBeVisible();
  const dialogo = page.getByRole('dialog', { name: 'Cancelar este atendimento?' });
  await dialogo.getByRole('button', { name: 'Cancelar atendimento' }).click();
  await expect(dialogo).toContainText('O prazo para cancelar por aqui terminou 720 horas antes');
  await semBarreiras(page, 'o cancelamento recusado ao paciente');
  await dialogo.getByRole('button', { name: 'Manter' }).click();
  await expect(page.getByText('O prazo para cancelar por aqui já terminou.')).toBeVisible();
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
});

test('o paciente lê o que foi compartilhado, pede uma correção, e a clínica responde', async ({
  abrirComo,
}) => {
  test.slow();
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('do Registro');
  const evolucao = await escreverEvolucao(medico, clinica, pacienteId, 'Tosse há três dias.');
  const conta = await registrar('paciente', 'Joaquim do Registro');
  const daMedica = await abrirComo(medico);
  const codigo = await gerarCodigo(daMedica, pacienteId);
  await chamar(conta, 'rpc/usar_codigo_de_paciente', { p_codigo: codigo });

  const page = await abrirComo(conta);
  await page.goto(`/paciente/prontuario/${evolucao}`);
  await expect(page.getByText('Registro não encontrado.')).toBeVisible();

  await daMedica.goto(`/prontuario/paciente/${pacienteId}/visualizar/${evolucao}`);
  await daMedica.getByRole('button', { name: 'Compartilhar com o paciente' }).click();
  await daMedica.getByRole('dialog').getByRole('button', { name: 'Compartilhar' }).click();
  const compartilhada = daMedica.getByRole('button', { name: 'Compartilhada com o paciente' });
  await expect(compartilhada).toBeVisible();

  await page.goto('/paciente');
  await page.getByRole('link', { name: /^Novo registro de consulta/ }).click();
  await expect(page.getByRole('article')).toContainText('Tosse há três dias.');
  await page.getByRole('link', { name: 'Pedir uma correção' }).click();
  await page.getByRole('button', { name: 'Fazer um pedido' }).click();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Escreva o que você quer')).toBeVisible();
  await semBarreiras(page, 'o pedido de titular, recusado');
  await page.getByLabel('Explique seu pedido').fill('A tosse começou há cinco dias.');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText(/^À espera de resposta: até .* \(faltam 15 dias\)$/)).toBeVisible();

  const daClinica = await abrirComo(clinica);
  await daClinica.goto('/dashboard');
  const porPrazo = daClinica.getByRole('list', { name: 'Pedidos por prazo' });
  await expect(porPrazo).toContainText(/Joaquim.*faltam 15 dias/);
  await daClinica.goto('/prontuario');
  await daClinica.getByRole('link', { name: 'Pedidos de titulares (1)' }).click();
  await expect(daClinica.getByText('A tosse começou há cinco dias.')).toBeVisible();
  await daClinica.getByRole('button', { name: /^Responder a Joaquim/ }).click();
  await daClinica.getByLabel('Resposta ao paciente').fill('A médica corrigiu a evolução.');
  await semBarreiras(daClinica, 'a resposta a um titular');
  await daClinica.getByRole('button', { name: 'Atendido' }).click();
  await expect(daClinica.getByText('Nenhum pedido à espera.')).toBeVisible();
  await expect(page.getByText('A médica corrigiu a evolução.')).toBeVisible();

  await compartilhada.click();
  await daMedica.getByRole('dialog').getByRole('button', { name: 'Deixar de' }).click();
  await expect(daMedica.getByRole('button', { name: 'Compartilhar com o paciente' })).toBeVisible();
  await page.goto(`/paciente/prontuario/${evolucao}`);
  await expect(page.getByText('Registro não encontrado.')).toBeVisible();

  await page.goto('/paciente/dados');
  await page.getByRole('button', { name: /^Encerrar acesso/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await semBarreiras(page, 'o encerramento do próprio acesso');
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click();
  await page.goto('/paciente');
  await expect(page.getByRole('heading', { name: 'Ligue sua conta à sua clínica' })).toBeVisible();
});
