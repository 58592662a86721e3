import {
  fimDoProblemaSchema,
  medicamentoSchema,
  problemaSchema,
  suspensaoSchema,
} from '@domain/contracts/prontuario-resumo.ts';
import { describe, expect, it } from 'vitest';

const HOJE = '2026-11-21';
const PROBLEMA = { descricao: ' Asma ', sistema: 'cid10', codigo: 'J45.9', desde: '' };
const MEDICAMENTO = { nome: 'Losartana 50 mg', dcbs: ['losartana'], dose: '', desde: HOJE };

it('reads a problem and a medicine as they are typed', () => {
  expect(problemaSchema(HOJE).parse(PROBLEMA)).toEqual({
    descricao: 'Asma',
    sistema: 'cid10',
    codigo: 'J45.9',
    desde: null,
  });
  expect(medicamentoSchema(HOJE).parse(MEDICAMENTO)).toEqual({ ...MEDICAMENTO, dose: null });
});

describe('is refused', () => {
  it.each([
    ['an empty problem', problemaSchema(HOJE), { ...PROBLEMA, descricao: ' ' }],
    ['a code without its system', problemaSchema(HOJE), { ...PROBLEMA, sistema: null }],
    ['a system without its code', problemaSchema(HOJE), { ...PROBLEMA, codigo: null }],
    ['a code of another form', problemaSchema(HOJE), { ...PROBLEMA, codigo: '45J' }],
    ['a date that does not exist', problemaSchema(HOJE), { ...PROBLEMA, desde: '2026-02-30' }],
    ['a date to come', problemaSchema(HOJE), { ...PROBLEMA, desde: '2026-11-22' }],
    ['a date of another century', problemaSchema(HOJE), { ...PROBLEMA, desde: '1799-01-01' }],
    ['a field of its own', problemaSchema(HOJE), { ...PROBLEMA, criado_por: 'x' }],
    ['a medicine without a name', medicamentoSchema(HOJE), { ...MEDICAMENTO, nome: '' }],
    [
      'a suspension without a reason',
      suspensaoSchema(HOJE),
      { suspenso_em: HOJE, motivo_da_suspensao: ' ' },
    ],
    [
      'a suspension without a day',
      suspensaoSchema(HOJE),
      { suspenso_em: '', motivo_da_suspensao: 'Tosse' },
    ],
    ['an end of no kind', fimDoProblemaSchema(HOJE), { situacao: 'ativo' }],
    [
      'a discarding without a reason',
      fimDoProblemaSchema(HOJE),
      { situacao: 'descartado', motivo_do_descarte: '' },
    ],
  ] as const)('%s', (_, contrato, valores) => {
    expect(contrato.safeParse(valores).success).toBe(false);
  });
});

it('a problem may have ended nobody knows when', () => {
  expect(fimDoProblemaSchema(HOJE).parse({ situacao: 'resolvido', resolvido_em: '' })).toEqual({
    situacao: 'resolvido',
    resolvido_em: null,
  });
});
