import { describe, expect, it } from 'vitest';
import { modoDoSncr } from '../../../supabase/functions/digital-signature/sncr/modo.ts';

describe('where numbers of SNCR come from', () => {
  it.each([
    [undefined, 'desligado'],
    ['', 'desligado'],
    ['desligado', 'desligado'],
    ['simulado', 'simulado'],
    ['producao', 'producao'],
  ])('SNCR_MODO %s is %s', (dito, modo) => {
    expect(modoDoSncr(() => dito)).toBe(modo);
  });

  it('anything else is half a setting, and numbers nothing', () => {
    expect(() => modoDoSncr(() => 'produção')).toThrow(/mal configurada/);
  });
});
