import { lerPaciente } from '@domain/seguranca/paciente.ts';
import { grauDe } from '@domain/seguranca/tipos.ts';
import { describe, expect, it } from 'vitest';

const HOJE = '2026-11-22';
const adulto = { data_nascimento: '1956-11-22', sexo: 'feminino', peso_kg: 60 };

describe('the patient', () => {
  it('is counted in years, in months and in days', () => {
    expect(lerPaciente({ data_nascimento: '2024-09-10' }, HOJE).idade).toEqual({
      anos: 2,
      meses: 26,
      dias: 803,
    });
  });

  it('keeps as unknown what is missing, null or not yet true', () => {
    const nada = lerPaciente(
      { sexo: 'ignorado', peso_kg: null, data_nascimento: '2027-01-01' },
      HOJE,
    );
    expect(nada).toMatchObject({ gestante: false, lactante: false, alergias: [], emUso: [] });
    for (const chave of ['idade', 'sexo', 'pesoKg', 'clearance', 'semanas', 'rimHaDias'] as const) {
      expect(nada[chave]).toBeUndefined();
    }
  });

  it('has the clearance that was informed, else that of the creatinine of an adult', () => {
    expect(lerPaciente({ ...adulto, clearance: 29.5, creatinina: 1 }, HOJE).clearance).toBe(29.5);
    // (140 - 70) * 60 / (72 * 1) * 0.85, Cockcroft and Gault 1976.
    expect(lerPaciente({ ...adulto, creatinina: 1 }, HOJE).clearance).toBeCloseTo(49.58, 2);
    expect(
      lerPaciente({ ...adulto, peso_kg: null, creatinina: 1 }, HOJE).clearance,
    ).toBeUndefined();
    const crianca = { ...adulto, data_nascimento: '2009-01-01' };
    expect(lerPaciente({ ...crianca, creatinina: 1 }, HOJE).clearance).toBeUndefined();
  });

  it('knows how old the measure of the kidney is', () => {
    expect(lerPaciente({ rim_em: '2026-11-02' }, HOJE).rimHaDias).toBe(20);
    expect(lerPaciente({ rim_em: '2026-12-02' }, HOJE).rimHaDias).toBeUndefined();
  });

  it('takes allergies as one text or as a list', () => {
    expect(lerPaciente({ alergias: 'dipirona e AAS' }, HOJE).alergias).toEqual(['dipirona e AAS']);
    expect(lerPaciente({ alergias: ['dipirona'] }, HOJE).alergias).toEqual(['dipirona']);
  });
});

it('stops only what is contraindicated', () => {
  expect((['leve', 'moderada', 'grave', 'contraindicada'] as const).map(grauDe)).toEqual([
    'informa',
    'informa',
    'chama_atencao',
    'impede',
  ]);
});
