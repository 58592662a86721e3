import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { ajustarDose } from '@domain/clinico/medicamentos/dose.ts';
import { verificarInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { expect, it } from 'vitest';
import { textoDasDoses, textoDasInteracoes } from './textos.ts';

const VERSAO = { versao: '1.0.0', de: '20/11/2026' };

it('the interactions say what was checked, what was found and what was left out', () => {
  const medicamentos = ['varfarina', 'Ibuprofeno 400 mg', 'chá de boldo da vovó'];
  const verificacao = verificarInteracoes(BASE, medicamentos);
  const [interacao] = verificacao.interacoes;
  const linhas = textoDasInteracoes(medicamentos, verificacao, 'm', VERSAO).split('\n');
  expect(linhas[0]).toBe('Interações medicamentosas: m');
  expect(linhas[1]).toBe('Medicamentos: varfarina; Ibuprofeno 400 mg; chá de boldo da vovó.');
  expect(interacao).toBeDefined();
  expect(linhas[2]).toContain(`${interacao?.a} + ${interacao?.b} (${interacao?.severidade}): `);
  expect(linhas[2]).toContain(interacao?.conduta);
  expect(linhas).toContain('Não reconhecidos, fora da conferência: chá de boldo da vovó.');
  expect(linhas.at(-2)).toContain('Base de interações 1.0.0, de 20/11/2026.');
  expect(linhas.at(-1)).toBe(AVISO_DE_APOIO);
});

it('the doses say the clearance, and of each medicine what to do or that there is no data', () => {
  const doses = ['enoxaparina', 'nada disso'].flatMap((nome) => ajustarDose(BASE, 25, nome));
  const linhas = textoDasDoses(25, doses, () => 'ajustar', VERSAO).split('\n');
  expect(linhas[0]).toBe('Ajuste de dose na insuficiência renal, clearance de 25 mL/min:');
  expect(linhas[1]).toMatch(/^- enoxaparina.*, .+ \(ajustar\): .+\.$/i);
  expect(linhas.at(-3)).toMatch(/^- nada disso: Medicamento não reconhecido/);
  expect(linhas.at(-2)).toContain('Tabela de doses 1.0.0, de 20/11/2026.');
  expect(linhas.at(-1)).toBe(AVISO_DE_APOIO);
});
