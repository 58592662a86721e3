import { evolucaoSchema, motivoDeCorrecaoSchema } from '@domain/contracts/prontuario.ts';
import { acoesDaEntrada, MAXIMO_DA_SECAO } from '@domain/prontuario.ts';
import {
  incomum,
  NOMES_DOS_SINAIS,
  SINAIS_VITAIS,
  type SinalVital,
} from '@domain/sinais-vitais.ts';
import { describe, expect, it } from 'vitest';

describe('what may be done next with an entry', () => {
  const AUTOR = { id: 'autor', escreve: true };
  const COLEGA = { id: 'colega', escreve: true };
  const LEITOR = { id: 'clinica', escreve: false };
  const entrada = (
    status: 'rascunho' | 'finalizado' | 'descartado',
    substituido_por: string | null = null,
  ) => ({
    status,
    autor_id: 'autor',
    substituido_por,
  });

  it.each([
    ['draft', entrada('rascunho'), AUTOR, ['continuar']],
    ['draft of another', entrada('rascunho'), COLEGA, []],
    [
      'draft of who no longer works there',
      entrada('rascunho'),
      { ...AUTOR, escreve: false },
      ['continuar'],
    ],
    ['finished', entrada('finalizado'), AUTOR, ['corrigir', 'adendo', 'inativar']],
    ['inactivated', { ...entrada('finalizado'), inativado_em: '2026-11-21T12:00:00Z' }, AUTOR, []],
    ['finished by another', entrada('finalizado'), COLEGA, ['adendo']],
    ['finished, for who only reads', entrada('finalizado'), LEITOR, []],
    [
      'finished by who no longer works there',
      entrada('finalizado'),
      { ...AUTOR, escreve: false },
      [],
    ],
    ['replaced by a correction', entrada('finalizado', 'outra'), AUTOR, []],
    ['replaced, for a colleague', entrada('finalizado', 'outra'), COLEGA, []],
    ['discarded', entrada('descartado'), AUTOR, []],
  ])('%s', (_, uma, leitor, acoes) => {
    expect(acoesDaEntrada(uma, leitor)).toEqual(acoes);
  });
});

const VAZIA = {
  ocorrido_em: '2026-11-21T09:00:00-03:00',
  subjetivo: '',
  objetivo: '',
  avaliacao: '',
  plano: '',
  ...(Object.fromEntries(NOMES_DOS_SINAIS.map((sinal) => [sinal, null])) as Record<
    SinalVital,
    null
  >),
};

/** The fields that are refused. */
function recusados(mudancas: Record<string, unknown>): string[] {
  const resultado = evolucaoSchema.safeParse({ ...VAZIA, ...mudancas });
  return resultado.success ? [] : resultado.error.issues.map(({ path }) => path.join('.'));
}

describe.each(NOMES_DOS_SINAIS)('%s', (sinal) => {
  const { minimo, maximo, casas, incomumAbaixo, incomumAcima } = SINAIS_VITAIS[sinal];
  const passo = 10 ** -casas;
  // Pressure is judged as a pair; a diastolic alone stays alone.
  const aceita = (valor: unknown) => !recusados({ [sinal]: valor }).includes(sinal);

  it('is accepted at its limits and refused beyond them', () => {
    expect(aceita(minimo)).toBe(true);
    expect(aceita(maximo)).toBe(true);
    expect(aceita(Number((minimo - passo).toFixed(casas)))).toBe(false);
    expect(aceita(Number((maximo + passo).toFixed(casas)))).toBe(false);
  });

  it('may be absent, and is never a text, nor what is no number', () => {
    expect(aceita(null)).toBe(true);
    for (const valor of [
      String(minimo),
      '',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      true,
      [minimo],
      undefined,
    ]) {
      expect(aceita(valor)).toBe(false);
    }
  });

  it('keeps its decimals and no more', () => {
    const meio = Math.round((minimo + maximo) / 2);
    expect(aceita(Number((meio + passo).toFixed(casas)))).toBe(true);
    expect(aceita(Number((meio + passo / 10).toFixed(casas + 1)))).toBe(false);
  });

  it('is unusual only beyond the soft limits, which lie within the hard ones', () => {
    expect(incomumAbaixo).toBeGreaterThanOrEqual(minimo);
    expect(incomumAcima).toBeLessThanOrEqual(maximo);
    expect(incomum(sinal, incomumAbaixo)).toBe(false);
    expect(incomum(sinal, incomumAcima)).toBe(false);
    expect(incomum(sinal, incomumAbaixo - passo)).toBe(true);
    expect(incomum(sinal, incomumAcima + passo)).toBe(true);
  });
});

describe('an entry', () => {
  it('may be empty', () => {
    expect(recusados({})).toEqual([]);
  });

  it('has a diastolic below the systolic pressure', () => {
    const pressao = (pressao_sistolica: number | null, pressao_diastolica: number | null) =>
      recusados({ pressao_sistolica, pressao_diastolica });
    expect(pressao(120, 80)).toEqual([]);
    expect(pressao(120, null)).toEqual([]);
    expect(pressao(null, 80)).toEqual([]);
    expect(pressao(80, 80)).toEqual(['pressao_diastolica']);
    expect(pressao(80, 120)).toEqual(['pressao_diastolica']);
  });

  it.each(['subjetivo', 'objetivo', 'avaliacao', 'plano'])(
    'holds a long %s and no longer',
    (secao) => {
      expect(recusados({ [secao]: 'x'.repeat(MAXIMO_DA_SECAO) })).toEqual([]);
      expect(recusados({ [secao]: 'x'.repeat(MAXIMO_DA_SECAO + 1) })).toEqual([secao]);
      expect(recusados({ [secao]: null })).toEqual([secao]);
    },
  );

  it.each([
    '2026-11-21',
    '21/11/2026 09:00',
    '2026-11-21T09:00:00',
    '2026-02-30T09:00:00Z',
    '',
    null,
    0,
  ])('did not happen at %j', (ocorrido_em) => {
    expect(recusados({ ocorrido_em })).toEqual(['ocorrido_em']);
  });

  it('takes no field of its own', () => {
    expect(evolucaoSchema.safeParse({ ...VAZIA, autor_id: 'x' }).success).toBe(false);
  });
});

it('a correction says why, in a few words', () => {
  expect(motivoDeCorrecaoSchema.parse('  dose  ')).toBe('dose');
  for (const motivo of ['', '  a  ', 'x'.repeat(501), null, 3]) {
    expect(motivoDeCorrecaoSchema.safeParse(motivo).success).toBe(false);
  }
});
