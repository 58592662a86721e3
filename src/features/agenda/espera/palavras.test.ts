import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../api/linhas.ts';
import { desejoPorExtenso, esperaPorExtenso, prazoPorExtenso } from './palavras.ts';

const QUALQUER = {
  periodo: 'qualquer',
  dias_da_semana: [1, 2, 3, 4, 5, 6, 7],
  a_partir_de: null,
  ate: null,
} as const;

describe('when a slot would do', () => {
  it.each([
    [{}, 'Qualquer horário'],
    [{ periodo: 'tarde' }, 'À tarde'],
    [{ dias_da_semana: [3, 1] }, 'Qualquer horário, segunda e quarta'],
    [{ dias_da_semana: [1, 2, 3, 4, 5] }, 'Qualquer horário, de segunda a sexta'],
    [{ dias_da_semana: [6, 7] }, 'Qualquer horário, sábado e domingo'],
    [{ dias_da_semana: [1, 2, 5] }, 'Qualquer horário, segunda, terça e sexta'],
    [{ dias_da_semana: [7] }, 'Qualquer horário, domingo'],
    [{ a_partir_de: '2026-12-01' }, 'Qualquer horário, a partir de 01/12/2026'],
    [{ ate: '2026-12-10' }, 'Qualquer horário, até 10/12/2026'],
    [
      { periodo: 'manha', dias_da_semana: [2], a_partir_de: '2026-12-01', ate: '2026-12-10' },
      'De manhã, terça, de 01/12/2026 a 10/12/2026',
    ],
  ] as const)('%j', (parte, frase) => {
    const desejo = { ...QUALQUER, ...parte };
    expect(desejoPorExtenso({ ...desejo, dias_da_semana: [...desejo.dias_da_semana] })).toBe(frase);
  });
});

describe('what somebody waits for', () => {
  const lugar = {
    ...QUALQUER,
    dias_da_semana: [...QUALQUER.dias_da_semana],
    id: 'l1',
    tipo_id: 't1',
    medico_id: 'm1',
    prioridade: 2,
    observacoes: null,
    criado_em: '2026-11-20T12:00:00Z',
    paciente: { id: 'p1', nome: 'Maria', nome_social: null, telefone: null },
  };
  const estrutura = {
    medicos: [{ id: 'm1', nome: 'Dra. Lúcia', especialidade: null }],
    salas: [],
    tipos: [],
    disponibilidades: [],
    regras: REGRAS_PADRAO,
  };

  it('names the doctor, and since when', () => {
    expect(esperaPorExtenso(lugar, estrutura)).toBe(
      'Dra. Lúcia · Qualquer horário · desde 20/11/2026',
    );
  });

  it('says when any doctor would do', () => {
    expect(esperaPorExtenso({ ...lugar, medico_id: null }, estrutura)).toMatch(
      /^Qualquer médico · /,
    );
  });
});

describe('until when an offer stands', () => {
  const FUSO = 'America/Manaus';
  it.each([
    ['2026-11-23T19:30:00Z', 'hoje, 15:30'],
    ['2026-11-24T02:00:00Z', 'hoje, 22:00'],
    ['2026-11-24T19:30:00Z', '24/11/2026, 15:30'],
  ])('%s', (instante, frase) => {
    expect(prazoPorExtenso(instante, '2026-11-23', FUSO)).toBe(frase);
  });
});
