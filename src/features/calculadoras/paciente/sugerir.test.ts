import { bmi } from '@domain/clinico/ferramentas/bmi.ts';
import { ckdEpi2021 } from '@domain/clinico/ferramentas/ckd-epi-2021.ts';
import { qsofa } from '@domain/clinico/ferramentas/qsofa.ts';
import { medida } from '@domain/clinico/motor/campos.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { describe, expect, it } from 'vitest';
import type { Calculo } from '@/shared/calculos/api/linhas.ts';
import type { SinaisDaEntrada } from '@/shared/prontuario/api/linhas.ts';
import { medidasDasEntradas, medidasDosCalculos } from './medidas.ts';
import { procedenciaPorExtenso } from './procedencia.ts';
import { type Medida, sugerir } from './sugerir.ts';

const FUSO = 'America/Sao_Paulo';
const AGORA = Date.parse('2026-11-21T15:00:00Z');
const HORA = 3_600_000;
const DIA = 24 * HORA;
const ha = (milissegundos: number) => new Date(AGORA - milissegundos).toISOString();

const doCadastro = {
  nascimento: '1972-05-20',
  obito: null,
  sexo: 'feminino',
  medidas: [],
} as const;

function medidaDe(
  grandeza: Medida['grandeza'],
  valor: number,
  unidade: string,
  em: string,
): Medida {
  return { grandeza, valor, unidade, procedencia: { origem: 'evolucao', id: 'e', em } };
}

describe('the registration', () => {
  it('answers age in years and sex, whatever the time', () => {
    const { age, gender } = sugerir(ckdEpi2021, doCadastro, AGORA, FUSO);
    expect(age).toMatchObject({
      modo: 'preenche',
      texto: '54 anos',
      resposta: { texto: '54', unidade: 'anos' },
      procedencia: { origem: 'cadastro' },
    });
    expect(gender).toMatchObject({ modo: 'preenche', resposta: { valor: 'feminino' } });
  });

  it.each(['intersexo', 'ignorado'] as const)('does not answer for a sex that is %s', (sexo) => {
    expect(sugerir(ckdEpi2021, { ...doCadastro, sexo }, AGORA, FUSO)).not.toHaveProperty('gender');
  });

  it('answers age in months where months are asked', () => {
    const emMeses: Ferramenta = {
      ...bmi,
      campos: { idade: medida('idade_meses') },
      interpretacoes: [],
    };
    const prontuario = { ...doCadastro, nascimento: '2026-03-01' };
    expect(sugerir(emMeses, prontuario, AGORA, FUSO).idade?.texto).toBe('8 meses');
  });

  it('answers of who died the age at death', () => {
    const prontuario = { ...doCadastro, obito: '2025-05-19' };
    expect(sugerir(ckdEpi2021, prontuario, AGORA, FUSO).age?.texto).toBe('52 anos');
  });

  it('knows nothing of a birth that was not told', () => {
    expect(
      sugerir(ckdEpi2021, { ...doCadastro, nascimento: null }, AGORA, FUSO),
    ).not.toHaveProperty('age');
  });
});

describe('a vital sign, for a tool of acute care', () => {
  it.each([
    [24 * HORA, 'preenche'],
    [24 * HORA + 1, 'oferece'],
  ])('measured %s ms ago: %s', (passou, modo) => {
    const medidas = [medidaDe('fr', 24, 'irpm', ha(passou))];
    expect(sugerir(qsofa, { ...doCadastro, medidas }, AGORA, FUSO).rr).toMatchObject({
      modo,
      texto: '24 irpm',
    });
  });
});

describe('weight, for any tool', () => {
  it.each([
    [90 * DIA, 'preenche'],
    [90 * DIA + 1, 'oferece'],
  ])('measured %s ms ago: %s', (passou, modo) => {
    const medidas = [medidaDe('peso', 82.5, 'kg', ha(passou))];
    expect(sugerir(bmi, { ...doCadastro, medidas }, AGORA, FUSO).weight).toMatchObject({
      modo,
      resposta: { texto: '82,5', unidade: 'kg' },
    });
  });
});

it('a value in a unit that the field does not know is left out', () => {
  const medidas = [medidaDe('creatinina', 1.2, 'g/L', ha(DIA))];
  expect(sugerir(ckdEpi2021, { ...doCadastro, medidas }, AGORA, FUSO)).not.toHaveProperty(
    'creatinine',
  );
});

it('a value in another unit of the field keeps that unit', () => {
  const medidas = [medidaDe('creatinina', 106, 'µmol/L', ha(DIA))];
  expect(sugerir(ckdEpi2021, { ...doCadastro, medidas }, AGORA, FUSO).creatinine?.resposta).toEqual(
    {
      tipo: 'numero',
      texto: '106',
      unidade: 'µmol/L',
    },
  );
});

const entrada = (id: string, em: string, sinais: Partial<SinaisDaEntrada>): SinaisDaEntrada => ({
  id,
  ocorrido_em: em,
  pressao_sistolica: null,
  pressao_diastolica: null,
  frequencia_cardiaca: null,
  frequencia_respiratoria: null,
  temperatura: null,
  saturacao: null,
  glicemia: null,
  peso_kg: null,
  altura_cm: null,
  dor: null,
  ...sinais,
});

it('each vital sign comes from the newest entry that has it', () => {
  const medidas = medidasDasEntradas([
    entrada('nova', ha(DIA), { pressao_sistolica: 120 }),
    entrada('antiga', ha(9 * DIA), { pressao_sistolica: 150, peso_kg: 70 }),
  ]);
  expect(medidas).toEqual([
    {
      grandeza: 'pas',
      valor: 120,
      unidade: 'mmHg',
      procedencia: { origem: 'evolucao', id: 'nova', em: ha(DIA) },
    },
    {
      grandeza: 'peso',
      valor: 70,
      unidade: 'kg',
      procedencia: { origem: 'evolucao', id: 'antiga', em: ha(9 * DIA) },
    },
  ]);
});

it('of a draft, it says that it is one', () => {
  const [medida] = medidasDasEntradas([entrada('r', ha(0), { pressao_sistolica: 88 })], 'rascunho');
  expect(medida?.procedencia).toEqual({ origem: 'rascunho', id: 'r', em: ha(0) });
});

const calculo = (id: string, em: string, outros: Partial<Calculo>): Calculo => ({
  id,
  ferramenta: 'ckd-epi-2021',
  versao: '1.0.0',
  entrada: {},
  unidades: {},
  proveniencia: {},
  resultado: {},
  interpretacao: null,
  autor_id: '10000000-0000-4000-8000-000000000011',
  autor_nome: 'Dra. Ana',
  criado_em: em,
  anulado_em: null,
  motivo_da_anulacao: null,
  ...outros,
});

const camposDe = (id: string) => (id === 'ckd-epi-2021' ? ckdEpi2021.campos : undefined);

describe('laboratory values of earlier results', () => {
  it('are the newest of each, in the unit they were typed, and never age or sex', () => {
    const medidas = medidasDosCalculos(
      [
        calculo('a', ha(40 * DIA), { entrada: { creatinine: 0.9, age: 54, gender: 'feminino' } }),
        calculo('b', ha(2 * DIA), {
          entrada: { creatinine: 106, age: 54 },
          unidades: { creatinine: 'µmol/L' },
        }),
      ],
      camposDe,
    );
    expect(medidas).toEqual([
      {
        grandeza: 'creatinina',
        valor: 106,
        unidade: 'µmol/L',
        procedencia: { origem: 'calculo', id: 'b', em: ha(2 * DIA) },
      },
    ]);
  });

  it('do not get younger by being used again', () => {
    const proveniencia = {
      creatinine: { origem: 'calculo' as const, id: 'a', em: ha(80 * DIA) },
    };
    const [medida] = medidasDosCalculos(
      [calculo('b', ha(HORA), { entrada: { creatinine: 0.9 }, proveniencia })],
      camposDe,
    );
    expect(medida?.procedencia).toEqual(proveniencia.creatinine);
  });

  it('leave out what was annulled, and tools that do not exist any more', () => {
    const anulado = calculo('a', ha(DIA), { entrada: { creatinine: 9 }, anulado_em: ha(HORA) });
    const extinto = calculo('b', ha(DIA), { entrada: { creatinine: 9 }, ferramenta: 'extinta' });
    expect(medidasDosCalculos([anulado, extinto], camposDe)).toEqual([]);
  });
});

it.each([
  ['cadastro', 0, 'Cadastro do paciente'],
  ['evolucao', 20 * 60_000, 'Evolução de 21/11/2026, há menos de 1 h'],
  ['evolucao', 5 * HORA, 'Evolução de 21/11/2026, há 5 h'],
  ['rascunho', HORA - 1, 'Rascunho, agora'],
  ['rascunho', HORA, 'Rascunho de 21/11/2026, há 1 h'],
  ['calculo', DIA, 'Cálculo salvo de 20/11/2026, há 1 dia'],
  ['evolucao', 3 * DIA, 'Evolução de 18/11/2026, há 3 dias'],
] as const)('%s of %s ms ago is written "%s"', (origem, passou, escrito) => {
  expect(procedenciaPorExtenso({ origem, em: ha(passou) }, AGORA, FUSO)).toBe(escrito);
});
