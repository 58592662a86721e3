import { prescricaoSchema } from '@domain/contracts/validation.ts';
import { validarPaciente } from '@domain/validacao/paciente/validar.ts';
import { BASE_DA_PRESCRICAO } from '@domain/validacao/prescricao/base.ts';
import { validarPrescricao } from '@domain/validacao/prescricao/validar.ts';
import type { Laudo } from '@domain/validacao/regra.ts';
import { expect, it } from 'vitest';
import { sorteioDe } from '../clinico/support/gerador.ts';

/** Whatever is sent is refused by the contract or judged in whole sentences; nothing breaks. */

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

const sorteio = sorteioDe('hostis');
const um = <T>(lista: readonly T[]) => lista[Math.floor(sorteio() * lista.length)];

function aoAcaso(
  campos: readonly string[],
  valor: () => unknown,
  chance = 0.6,
): Record<string, unknown> {
  return Object.fromEntries(
    campos.filter(() => sorteio() < chance).map((campo) => [campo, valor()]),
  );
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
  for (let n = 0; n < 2000; n += 1) {
    emFrases(
      validarPaciente(
        aoAcaso(CAMPOS_DO_PACIENTE, () => um(VALORES)),
        HOJE,
      ),
    );
  }
});

it('a prescription of any values is refused or judged', () => {
  let julgadas = 0;
  for (let n = 0; n < 3000; n += 1) {
    const item = { nome: um(NOMES), ...aoAcaso(PARTES, () => um(VALORES), 0.3) };
    const medications = [item, um(NOMES), um(VALORES)].slice(0, 1 + Math.floor(sorteio() * 3));
    const bruta = { medications, ...aoAcaso(CAMPOS_DA_RECEITA, () => um(VALORES), 0.15) };
    const lida = prescricaoSchema.safeParse(bruta);
    if (!lida.success) continue;
    julgadas += 1;
    emFrases(validarPrescricao(BASE_DA_PRESCRICAO, lida.data, HOJE));
  }
  expect(julgadas).toBeGreaterThan(150);
});
