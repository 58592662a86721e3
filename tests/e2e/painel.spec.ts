/** What each person finds on arriving, and the own data they may correct. */
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import type { Page } from '@playwright/test';
import { entrarComDemo, registrar } from '../support/contas.ts';
import {
  agendarAgora,
  cadastrarPaciente,
  clinicaComMedicoEPaciente,
  criarTarefa,
  darAcesso,
  escreverEvolucao,
  escreverMensagem,
  mudarStatus,
  planejarRetorno,
} from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { tempoRealDe } from './support/tempo-real.ts';
import { expect, test } from './support/test.ts';

const DIA = 86_400_000;
const diaDe = (instante: number) => new Date(instante).toISOString().slice(0, 10);

/** One of the figures on top. */
const figura = (page: Page, nome: RegExp) =>
  page.getByRole('list', { name: 'O dia em números' }).getByRole('link', { name: nome });

const SAUDACAO = /^(Bom dia|Boa tarde|Boa noite), /;

test('uma clínica nova é levada pelos primeiros passos, que somem quando feitos', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('clinica', 'Clínica dos Passos'));
  await page.goto('/dashboard');
  const passos = page.getByRole('region', { name: 'Primeiros passos' });
  await expect(passos).toContainText('0 de 5 feitos');

  await passos.getByRole('link', { name: /Convidar a equipe/ }).click();
  await expect(page.getByRole('radio', { name: 'Equipe' })).toBeChecked();
  await page.getByRole('button', { name: 'Gerar link' }).click();
  await expect(page.getByRole('heading', { name: 'Convite pronto' })).toBeFocused();
  await page.goBack();
  await expect(passos).toContainText('1 de 5 feitos');
  await page.getByRole('link', { name: '1 convite aberto' }).click();
  await expect(page.getByRole('list', { name: 'Convites feitos' })).toContainText('aberto');

  const pronta = await abrirComo(await entrarComDemo('clinica'));
  await pronta.goto('/dashboard');
  await expect(pronta.getByRole('link', { name: /médicos ativos/ })).toBeVisible();
  await expect(pronta.getByRole('region', { name: 'Primeiros passos' })).toBeHidden();
});

test('o médico continua o rascunho de onde parou, também o de outra clínica', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('medico'));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAUDACAO);
  const rascunhos = page.getByRole('region', { name: 'Rascunhos e adendos a finalizar' });
  await expect(rascunhos.getByRole('link', { name: /Hospital Santa Aurora/ })).toBeVisible();
  await rascunhos.getByRole('link', { name: /Renata Collares/ }).click();
  await expect(page).toHaveURL(/\/prontuario\/paciente\/[^/]+\/editar\//);
  await expect(page.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
    'Renata Collares',
  );
});

test('um médico sem clínica lê o que fazer', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('medico', 'Dra. Nova Semclínica'));
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Falta só um lugar para atender' })).toContainText(
    'plano premium',
  );
  await expect(page.getByRole('link', { name: 'Cadastrar paciente' })).toHaveCount(0);
});

test('quem foi cadastrado por último aparece para a clínica', async ({ abrirComo }) => {
  const { clinica, pacienteId } = await clinicaComMedicoEPaciente('do Painel');
  const page = await abrirComo(clinica);
  await page.goto('/dashboard');
  const ultimos = page.getByRole('region', { name: 'Últimos pacientes cadastrados' });
  await ultimos.getByRole('link', { name: /agora|há/ }).click();
  await expect(page).toHaveURL(new RegExp(`/prontuario/paciente/${pacienteId}`));
});

test('a recepção registra a chegada, o médico a vê no mesmo instante e atende', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Sala');
  await agendarAgora(clinica, medico, pacienteId);
  const doMedico = await abrirComo(medico);
  const medicoOuve = tempoRealDe(doMedico);
  await doMedico.goto('/dashboard');
  await expect(figura(doMedico, /^0 esperando/)).toBeVisible();
  await medicoOuve();

  const daMesa = await abrirComo(clinica);
  const mesaOuve = tempoRealDe(daMesa);
  await daMesa.goto('/dashboard');
  await mesaOuve();
  await daMesa.getByRole('button', { name: 'Registrar a chegada de Joaquim da Sala' }).click();
  await expect(figura(daMesa, /^1 esperando/)).toBeVisible();

  await expect(figura(doMedico, /^1 esperando/)).toBeVisible();
  await semBarreiras(doMedico, 'dashboard com quem espera');
  await figura(doMedico, /^1 esperando/).click();
  const gaveta = doMedico.getByRole('dialog', { name: 'Quem está esperando' });
  await expect(gaveta.getByRole('listitem')).toHaveCount(1);
  await semBarreiras(doMedico, 'quem está esperando');
  await gaveta.getByRole('button', { name: 'Atender Joaquim da Sala' }).click();
  await expect(doMedico).toHaveURL(/\/prontuario\/paciente\/[^/]+\/nova\?rascunho=/);
  await expect(doMedico.getByRole('region', { name: 'Paciente', exact: true })).toContainText(
    'Joaquim da Sala',
  );

  await expect(figura(daMesa, /^0 esperando/)).toBeVisible();
  await expect(
    daMesa.getByRole('list', { name: 'Em atendimento' }).getByRole('listitem'),
  ).toContainText('Joaquim da Sala');
});

test('cada número leva a tantas linhas quantas diz', async ({ abrirComo }) => {
  test.slow();
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('dos Números');
  const outra = await cadastrarPaciente(clinica, 'Otília dos Números');
  const agora = Date.now();
  const [falta] = await Promise.all([
    agendarAgora(clinica, medico, outra),
    agendarAgora(clinica, medico, pacienteId),
    criarTarefa(clinica, 'Lia dos Números', diaDe(agora - 3 * DIA)),
  ]);
  await mudarStatus(clinica, falta, 'faltou');
  const vista = { ocorrido_em: new Date(agora - 20 * DIA).toISOString() };
  const origem_id = await escreverEvolucao(medico, clinica, outra, 'Dor lombar.', vista);
  await planejarRetorno(medico, clinica, {
    paciente_id: outra,
    origem_id,
    prevista_para: diaDe(agora - 5 * DIA),
    motivo: '',
  });
  const conta = await registrar('paciente', 'Joaquim dos Números');
  await darAcesso(clinica, pacienteId, conta);
  await escreverMensagem(conta, pacienteId, 'administrativo', 'Posso chegar mais cedo?');

  const page = await abrirComo(clinica);
  const linhas: readonly [RegExp, (alvo: Page) => ReturnType<Page['locator']>][] = [
    [
      /^2 na agenda de hoje/,
      (alvo) => alvo.getByRole('button', { name: /, (Joaquim|Otília) dos Números/ }),
    ],
    [/^1 conversa não lida/, (alvo) => alvo.getByRole('link', { name: /Joaquim dos Números/ })],
    [
      /^1 retorno a chamar/,
      (alvo) => alvo.getByRole('region', { name: 'Atrasados (1)' }).getByRole('listitem'),
    ],
    [/^1 tarefa até hoje/, (alvo) => alvo.getByRole('list', { name: 'Atrasadas' }).locator('li')],
  ];
  for (const [nome, achadas] of linhas) {
    await page.goto('/dashboard');
    await figura(page, nome).click();
    await expect(achadas(page), String(nome)).toHaveCount(Number(nome.source.slice(1, 2)));
  }

  await page.goto('/dashboard');
  await page.getByRole('link', { name: '1 faltou' }).click();
  await expect(page.getByRole('button', { name: /, (Joaquim|Otília) dos Números/ })).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: '100% de faltas' })).toBeVisible();
  await expect(page.getByText('1 de 1 atendimento encerrado nesta semana.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pacientes novos: sem dados' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver quem faltou' }).click();
  const gaveta = page.getByRole('dialog', { name: 'Quem faltou nesta semana' });
  await expect(gaveta.getByRole('listitem')).toHaveCount(1);
  await expect(gaveta).toContainText('Otília dos Números');
  await semBarreiras(page, 'quem faltou');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard');
});

const ONDE_SE_CORRIGE = [
  { tipo: 'paciente', caminho: '/paciente/dados', titulo: 'Meus dados e pedidos' },
  { tipo: 'plantonista', caminho: '/conta', titulo: 'Minha conta' },
] as const satisfies readonly { tipo: TipoDeUsuario; caminho: string; titulo: string }[];

for (const { tipo, caminho, titulo } of ONDE_SE_CORRIGE) {
  test(`${tipo}: corrige o nome e o telefone, e o cabeçalho acompanha`, async ({ abrirComo }) => {
    const page = await abrirComo(await registrar(tipo, 'Joana Antes Silva'));
    await page.goto(caminho);
    const dados = page.getByRole('region', { name: 'Meus dados' });
    await dados.getByRole('button', { name: 'Editar' }).click();
    await dados.getByRole('textbox', { name: 'Telefone' }).fill('123');
    await dados.getByRole('button', { name: 'Salvar' }).click();
    await expect(dados.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
    await expect(dados.getByText(/Telefone: informe DDD e número/).first()).toBeVisible();

    await dados.getByRole('textbox', { name: 'Telefone' }).fill('19 98888 7777');
    await dados.getByRole('textbox', { name: 'Nome' }).fill('Joana Depois Silva');
    await dados.getByRole('button', { name: 'Salvar' }).click();
    await expect(dados.getByText('(19) 98888-7777')).toBeVisible();
    await expect(dados.getByText(/^Salvo às \d{2}:\d{2}$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Conta de Joana Depois Silva' })).toBeVisible();
    await expect(dados.getByRole('button', { name: 'Editar' })).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
    await expect(page.getByText('Joana Depois Silva').last()).toBeVisible();
  });
}
