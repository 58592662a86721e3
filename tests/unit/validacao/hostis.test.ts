import { prescricaoSchema } from '@domain/contracts/validation.ts';
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { validarPaciente } from '@domain/validacao/paciente/validar.ts';
import { validarPrescricao } from '@domain/validacao/prescricao/validar.ts';
import type { Laudo } from '@domain/validacao/regra.ts';
import { expect, it } from 'vitest';
import { sorteioDe } from '../clinico/support/gerador.ts';

/**
 * Whatever is sent is refused by the contract or judged in whole sentences; nothing breaks. Each
 * field meets each value about ten times.
 */

const HOJE = '2026-11-21';
const VALORES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  {},
  [[]],
  'dipirona',
  'Clavulin BD 875 mg 12/12h por 10 dias',
  '1.000.000.000 mg 1/1h',
  '0/0 h',
  '9'.repeat(60),
  '('.repeat(60),
  'a+'.repeat(60),
  '12/12/12 h 1 mg 1 g 1 mcg',
  '2026-11-21',
  '0000-01-01',
  '9999-12-31',
  { texto: 'morfina 10 mg' },
  { nome: 'varfarina', dose: '5 mg', frequencia: '0/24 h', duracao: 0, quantidade: -1 },
  { nome: 'tramadol', concentracao: '0 mg', dose: '0 comprimidos', duracao: 9999, quantidade: 1 },
];
const CAMPOS_DA_RECEITA = [
  'medications',
  'instructions',
  'observations',
  'validity',
  'emissao',
  'assinatura',
  'clearance',
  'alergias',
  'paciente',
  'prescritor',
];
const NOMES = ['tramadol', 'Rivotril', 'amoxicilina', 'Ozempic', 'Tylex', 'xyzol', 'cetorolaco'];
const PARTES = [
  'concentracao',
  'forma',
  'via',
  'dose',
  'frequencia',
  'duracao',
  'quantidade',
  'quantidade_por_extenso',
];
const CAMPOS_DO_PACIENTE = [
  'nome',
  'nome_mae',
  'sexo',
  'cpf',
  'cns',
  'cnpj',
  'crm',
  'crm_uf',
  'telefone',
  'email',
  'cep',
  'uf',
  'data_nascimento',
  'sinais_vitais',
];

/** Each test draws its own, so that none depends on what ran before it. */
function acaso(semente: string) {
  const sorteio = sorteioDe(semente);
  const um = <T>(lista: readonly T[]) => lista[Math.floor(sorteio() * lista.length)];
  const alguns = (campos: readonly string[], chance = 0.6): Record<string, unknown> =>
    Object.fromEntries(
      campos.filter(() => sorteio() < chance).map((campo) => [campo, um(VALORES)]),
    );
  return { um, alguns, ate: (quantos: number) => 1 + Math.floor(sorteio() * quantos) };
}

function emFrases({ valid, erros, avisos, informacoes }: Laudo): void {
  expect(valid).toBe(erros.length === 0);
  for (const { frase, campo, fonte } of [...erros, ...avisos, ...informacoes]) {
    expect(frase).toMatch(/^[\p{Lu}“].*[.)]$/u);
    expect(frase).not.toMatch(/undefined|NaN|Infinity|\[object/);
    expect(campo).not.toBe('');
    expect(fonte).not.toBe('');
  }
}

it('a patient of any values is judged', () => {
  const { alguns } = acaso('paciente');
  for (let n = 0; n < 500; n += 1) emFrases(validarPaciente(alguns(CAMPOS_DO_PACIENTE), HOJE));
});

it('a prescription of any values is refused or judged', () => {
  const { um, alguns, ate } = acaso('receita');
  let julgadas = 0;
  for (let n = 0; n < 1500; n += 1) {
    const item = { nome: um(NOMES), ...alguns(PARTES, 0.3) };
    const medications = [item, um(NOMES), um(VALORES)].slice(0, ate(3));
    const bruta = { medications, ...alguns(CAMPOS_DA_RECEITA, 0.15) };
    const lida = prescricaoSchema.safeParse(bruta);
    if (!lida.success) continue;
    julgadas += 1;
    emFrases(validarPrescricao(BASE_DA_SEGURANCA, lida.data, HOJE));
  }
  expect(julgadas).toBeGreaterThan(75);
});
