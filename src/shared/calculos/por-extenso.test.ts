import { expect, it } from 'vitest';
import { porExtenso } from './por-extenso.ts';

const guardado = {
  id: '70000000-0000-4000-8000-000000000001',
  ferramenta: 'ckd-epi-2021',
  versao: '1.0.0',
  resultado: { egfr: 54.31, stage: 'G3a' },
  interpretacao: 'G3a, redução leve a moderada.',
  autor_id: '10000000-0000-4000-8000-000000000011',
  autor_nome: 'Dra. Helena Prado',
  criado_em: '2026-11-20T12:00:00Z',
  anulado_em: null,
  motivo_da_anulacao: null,
};

it('says the tool by its name and the number with its unit', () => {
  expect(porExtenso(guardado)).toMatchObject({
    nome: 'TFGe CKD-EPI 2021',
    resultado: '54 mL/min/1,73 m²',
    leitura: 'G3a, redução leve a moderada.',
    autor: 'Dra. Helena Prado',
    versao: '1.0.0',
    anulado: null,
  });
});

it('a tool that does not exist any more keeps its id and its reading', () => {
  expect(porExtenso({ ...guardado, ferramenta: 'antiga' })).toMatchObject({
    nome: 'antiga',
    resultado: '–',
    leitura: 'G3a, redução leve a moderada.',
  });
});

it('an annulled one says when and why', () => {
  const anulado = { anulado_em: '2026-11-21T12:00:00Z', motivo_da_anulacao: 'Paciente trocado.' };
  expect(porExtenso({ ...guardado, ...anulado }).anulado).toEqual({
    em: '2026-11-21T12:00:00Z',
    motivo: 'Paciente trocado.',
  });
});
