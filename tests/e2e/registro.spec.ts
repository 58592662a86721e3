/** Sign-up by type: what each is asked for, what is refused and where it says so. */
import { INICIO_DO_TIPO, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { registrar, SENHA } from '../support/contas.ts';
import { novoEmail } from '../support/documentos.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { criarConta } from './support/acesso.ts';
import { expect, test } from './support/test.ts';

const ROTULOS = {
  medico: /^Médico/,
  clinica: /^Clínica/,
  hospital: /^Hospital/,
  plantonista: /^Plantonista/,
  paciente: /^Paciente/,
} as const;

for (const tipo of TIPOS_DE_USUARIO) {
  if (tipo === 'staff') continue;
  test(`uma conta de ${tipo} nasce e começa em ${INICIO_DO_TIPO[tipo]}`, async ({
    abrirAnonimo,
  }) => {
    const page = await abrirAnonimo();
    await page.goto('/register');
    await page.getByRole('button', { name: ROTULOS[tipo] }).click();
    await criarConta(page, {
      tipo,
      nome: 'Aurora de Teste',
      email: novoEmail(tipo),
      senha: SENHA,
    });
    await expect(page).toHaveURL(INICIO_DO_TIPO[tipo]);
    await expect(page.getByRole('button', { name: 'Conta de Aurora de Teste' })).toBeVisible();
  });
}

test('uma conta de equipe começa por um convite', async ({ abrirAnonimo }) => {
  const page = await abrirAnonimo();
  await page.goto('/register?tipo=staff');
  await expect(page.getByText('Contas de equipe começam por um convite')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('o que falta é dito junto do campo, e o primeiro recebe o foco', async ({ abrirAnonimo }) => {
  const page = await abrirAnonimo();
  await page.goto('/register?tipo=clinica');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const nome = page.getByRole('textbox', { name: 'Nome da instituição' });
  await expect(nome).toBeFocused();
  await expect(nome).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toContainText('campos para continuar');
  await expect(page.getByRole('textbox', { name: 'CNPJ' })).toHaveAccessibleDescription(
    /dígitos não conferem|informe os 14/,
  );
  await semBarreiras(page, 'um registro recusado');
});

test('quem já tem conta é recusado sem que se diga qual dado é de outra', async ({
  abrirAnonimo,
}) => {
  const existente = await registrar('clinica', 'Clínica que Chegou Antes');
  const page = await abrirAnonimo();
  await page.goto('/register?tipo=clinica');
  await criarConta(page, {
    tipo: 'clinica',
    nome: 'Clínica que Chegou Depois',
    email: existente.email,
    senha: SENHA,
  });
  await expect(page.getByRole('alert')).toContainText(
    'Já existe uma conta com algum destes dados.',
  );
  await expect(page).toHaveURL(/\/register/);
});
