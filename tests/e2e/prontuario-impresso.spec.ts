/** What the record is on paper: read back from the PDF that the browser makes, page by page. */
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { registrar } from '../support/contas.ts';
import { cadastrarPaciente, escreverEvolucao, vincular } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { MARCACAO } from './support/marcacao.ts';
import { expect, test } from './support/test.ts';

/** The words of each page, as they stand on it. */
async function paginasImpressas(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map((pagina) => pagina.replace(/\s+/g, ' '));
}

const LONGO = Array.from({ length: 60 }, (_, n) => `Linha ${n + 1} do exame físico.`).join('\n');

test('cada página impressa diz de quem é, de onde, quem imprimiu e que página é', async ({
  abrirComo,
}) => {
  const [clinica, medico] = await Promise.all([
    registrar('clinica', 'Clínica da Impressão'),
    registrar('medico', 'Dra. Marta da Impressão'),
  ]);
  await vincular(clinica, medico);
  const pacienteId = await cadastrarPaciente(clinica, 'Joaquim da Impressão', {
    nome_social: 'Joana da Impressão',
    sexo: 'feminino',
    nome_mae: 'Rosa da Impressão',
    naturalidade: 'Recife/PE',
    logradouro: 'Rua das Flores',
    numero: '10',
    cidade: 'Campinas',
    uf: 'SP',
  });
  const antiga = { ocorrido_em: '2026-01-10T12:00:00Z', objetivo: LONGO, plano: MARCACAO };
  await escreverEvolucao(medico, clinica, pacienteId, 'Primeira consulta.', antiga);
  const nova = { ocorrido_em: '2026-03-10T12:00:00Z', objetivo: LONGO };
  const id = await escreverEvolucao(medico, clinica, pacienteId, 'Retorno em março.', nova);

  const conferir = (paginas: readonly string[]) => {
    expect(paginas.length).toBeGreaterThan(1);
    paginas.forEach((pagina, posicao) => {
      expect.soft(pagina).toContain('Clínica da Impressão');
      expect.soft(pagina).toContain('Joana da Impressão (nome civil: Joaquim da Impressão)');
      expect.soft(pagina).toContain('Nascimento 02/01/1970');
      expect
        .soft(pagina)
        .toMatch(
          /Impresso por Dra\. Marta da Impressão, CRM \d+\/[A-Z]{2}, em \d{2}\/\d{2}\/\d{4}/,
        );
      expect.soft(pagina).toContain(`Página ${posicao + 1} de ${paginas.length}`);
      expect.soft(pagina).not.toContain('Menu');
    });
    for (const campo of [
      'Nome completo: Joaquim da Impressão',
      'Sexo: Feminino',
      'Nome da mãe: Rosa da Impressão',
      'Naturalidade: Recife/PE',
      'Endereço: Rua das Flores, 10 · Campinas/SP',
      'CPF: não informado',
    ]) {
      expect.soft(paginas[0]).toContain(campo);
    }
    for (let linha = 1; linha <= 60; linha += 1) {
      expect.soft(paginas.join(' ')).toContain(`Linha ${linha} do exame físico.`);
    }
  };

  const page = await abrirComo(medico);
  await page.goto(`/prontuario/paciente/${pacienteId}/visualizar/${id}`);
  await expect(page.getByRole('article')).toContainText('Retorno em março.');
  await expect(page.getByText('Rosa da Impressão')).toBeAttached();
  const daEvolucao = await paginasImpressas(page);
  conferir(daEvolucao);
  expect(daEvolucao.join(' ')).toContain('Evolução de 10/03/2026 09:00');
  expect(daEvolucao.at(-1)).toContain(`código ${id}`);
  // A specialty is printed beside its RQE alone, and none is known.
  expect(daEvolucao.join(' ')).not.toContain('Clínica Médica');

  await page.goto(`/prontuario/paciente/${pacienteId}`);
  await page.getByRole('link', { name: 'Imprimir' }).click();
  await expect(page.getByRole('button', { name: 'Imprimir ou salvar em PDF' })).toBeEnabled();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Rosa da Impressão')).toBeAttached();
  const inteiro = await paginasImpressas(page);
  conferir(inteiro);
  const texto = inteiro.join(' ');
  expect(texto).toContain('prontuário inteiro');
  await expect(page.getByRole('article').getByText(MARCACAO)).toBeVisible();
  expect(texto).toContain(MARCACAO);
  expect(texto).not.toContain('Clínica Médica');
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  expect(texto.indexOf('Primeira consulta.')).toBeLessThan(texto.indexOf('Retorno em março.'));

  await page.getByRole('textbox', { name: 'Até' }).fill('31/01/2026');
  await expect(page.getByRole('article')).toHaveCount(1);
  await semBarreiras(page, 'a folha a imprimir');
  const periodo = (await paginasImpressas(page)).join(' ');
  expect(periodo).toContain('até 31/01/2026');
  expect(periodo).toContain('Primeira consulta.');
  expect(periodo).not.toContain('Retorno em março.');
});
