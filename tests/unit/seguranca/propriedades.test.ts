import { SEVERIDADES } from '@domain/clinico/medicamentos/tipos.ts';
import { TABELAS_DA_SEGURANCA as T } from '@domain/seguranca/base.ts';
import type { AchadoDeSeguranca } from '@domain/seguranca/tipos.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avaliarTextos, type PacienteDoCaso } from './support/avaliacao.ts';

/** Drugs that some rule names, so that most prescriptions raise something. */
const FARMACOS = [
  ...new Set([
    ...T.gestacao.flatMap(
      ({ alvo, membros }) => membros ?? (alvo?.startsWith('@') ? [] : [alvo ?? '']),
    ),
    ...T.duplicidade.flatMap(({ membros, com }) => [...membros, ...(com ?? [])]),
    ...T.idade.flatMap(
      ({ alvo, membros }) => membros ?? (alvo?.startsWith('@') ? [] : [alvo ?? '']),
    ),
    'ibuprofeno',
    'losartana',
    'furosemida',
    'amoxicilina',
    'cefalexina',
    'dipirona',
    'amiodarona',
  ]),
].filter((nome) => nome !== '' && !nome.startsWith('@'));

const farmaco = fc.constantFrom(...FARMACOS);
const item = fc
  .tuple(
    farmaco,
    fc.constantFrom('', ' creme', ' 10 mg 12/12 h', ' 500 mg 8/8 h por 90 dias', ' colírio'),
  )
  .map(([nome, resto]) => `${nome}${resto}`);
const alergia = fc.oneof(
  farmaco,
  fc.constantFrom(...T.alergias.flatMap(({ nomes }) => nomes)),
  fc
    .tuple(farmaco, fc.constantFrom(' (anafilaxia)', ' (náusea)', ': coceira'))
    .map((um) => um.join('')),
);
const condicao = fc.constantFrom(...T.condicoes.flatMap(({ nomes }) => nomes));

const paciente: fc.Arbitrary<PacienteDoCaso> = fc.record(
  {
    idade_meses: fc.integer({ min: 0, max: 1_200 }),
    sexo: fc.constantFrom('F' as const, 'M' as const),
    peso_kg: fc.integer({ min: 2, max: 120 }),
    lactante: fc.boolean(),
    bebe_meses: fc.integer({ min: 0, max: 24 }),
    clearance: fc.integer({ min: 5, max: 140 }),
    potassio: fc.constantFrom(3, 4, 5.5),
    condicoes: fc.array(condicao, { maxLength: 3 }),
    alergias: fc.array(alergia, { maxLength: 3 }),
    uso_atual: fc.array(item, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const peso = ({ severidade }: AchadoDeSeguranca) => SEVERIDADES.indexOf(severidade);
/** In a pregnancy, what it says of a drug takes the place of the reminder that it may come. */
const MESMO: Readonly<Record<string, readonly string[]>> = {
  idade_fertil: ['idade_fertil', 'gestacao'],
};

/** Whether what was found is still said: about the same drugs at least, and as gravely. */
function aindaDito(antes: AchadoDeSeguranca, depois: readonly AchadoDeSeguranca[]): boolean {
  const codigos = MESMO[antes.codigo] ?? [antes.codigo];
  return depois.some(
    (um) =>
      codigos.includes(um.codigo) &&
      (peso(um) >= peso(antes) || um.frase.includes('Está com')) &&
      antes.farmacos.every((dcb) => um.farmacos.includes(dcb)) &&
      antes.itens.every((campo) => um.itens.includes(campo)),
  );
}

function perdidos(
  antes: [PacienteDoCaso, readonly string[]],
  depois: [PacienteDoCaso, readonly string[]],
): readonly string[] {
  const restam = avaliarTextos(...depois).achados;
  return avaliarTextos(...antes)
    .achados.filter((um) => !aindaDito(um, restam))
    .map(({ regra, frase }) => `${regra}: ${frase}`);
}

const receita = fc.array(item, { minLength: 1, maxLength: 6 });

describe('nothing that was said goes unsaid', () => {
  it('when an allergy is added', () => {
    fc.assert(
      fc.property(paciente, receita, alergia, (quem, itens, mais) => {
        const com = { ...quem, alergias: [...(quem.alergias ?? []), mais] };
        expect(perdidos([quem, itens], [com, itens])).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('when a pregnancy is added', () => {
    fc.assert(
      fc.property(
        paciente,
        receita,
        fc.option(fc.integer({ min: 1, max: 42 })),
        (quem, itens, semanas) => {
          const gestante = { ...quem, gestante: true, ...(semanas !== null && { semanas }) };
          expect(perdidos([quem, itens], [gestante, itens])).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('when a drug is added, to the prescription or to those in use', () => {
    fc.assert(
      fc.property(paciente, receita, item, (quem, itens, mais) => {
        const emUso = { ...quem, uso_atual: [...(quem.uso_atual ?? []), mais] };
        expect(perdidos([quem, itens], [quem, [...itens, mais]])).toEqual([]);
        expect(perdidos([quem, itens], [emUso, itens])).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
