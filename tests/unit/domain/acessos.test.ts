import { readFileSync } from 'node:fs';
import { ACOES_NO_PRONTUARIO, MINUTOS_DA_EMERGENCIA } from '@domain/acessos/acoes.ts';
import { motivoDeEmergenciaSchema, motivoDeRestricaoSchema } from '@domain/contracts/acessos.ts';
import { describe, expect, it } from 'vitest';

const migracao = (nome: string) =>
  readFileSync(new URL(`../../../supabase/migrations/${nome}`, import.meta.url), 'utf8');

describe('the log of accesses', () => {
  it('knows the actions that the database writes, in its order', () => {
    const lista = /acao_is_known check \(acao in \(([^)]*)\)/.exec(
      migracao('20261121091500_acessos_registro.sql'),
    );
    expect(lista?.[1]?.match(/\w+/g)).toEqual([...ACOES_NO_PRONTUARIO]);
  });

  it('keeps a record open in an emergency for as long as the database does', () => {
    expect(migracao('20261121090700_acessos_restricao.sql')).toContain(
      `expira_em = criado_em + interval '${MINUTOS_DA_EMERGENCIA} minutes'`,
    );
  });
});

describe('reasons', () => {
  it.each([
    ['a'.repeat(19), false],
    [`  ${'a'.repeat(19)}  `, false],
    ['a'.repeat(20), true],
    ['a'.repeat(500), true],
    ['a'.repeat(501), false],
  ])('an emergency is told in 20 to 500 characters: %j', (motivo, aceito) => {
    expect(motivoDeEmergenciaSchema.safeParse(motivo).success).toBe(aceito);
  });

  it.each([
    ['ab', false],
    [' ab ', false],
    ['abc', true],
    ['a'.repeat(501), false],
  ])('a restriction in 3 to 500: %j', (motivo, aceito) => {
    expect(motivoDeRestricaoSchema.safeParse(motivo).success).toBe(aceito);
  });
});
