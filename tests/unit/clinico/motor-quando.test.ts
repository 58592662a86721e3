import {
  apenasPara,
  camposPedidos,
  comPadrao,
  ehPedido,
  escolha,
  numero,
  opcional,
  simNao,
} from '@domain/clinico/motor/campos.ts';
import { esquemaDaEntrada } from '@domain/clinico/motor/esquema.ts';
import { definir } from '@domain/clinico/motor/ferramenta.ts';
import { ler } from '@domain/clinico/motor/leitura.ts';
import { describe, expect, it } from 'vitest';
import { UMA } from './support/ferramenta-de-tudo.ts';

/** Fields that only some answers of a choice ask for. */

const via = escolha('Via', [
  ['oral', 'Oral'],
  ['venosa', 'Venosa'],
  ['outra', 'Outra'],
]);
const CAMPOS = {
  via: comPadrao(via, 'oral'),
  comprimidos: apenasPara(numero({ rotulo: 'Comprimidos', minimo: 1, maximo: 9 }), 'via', ['oral']),
  volume: apenasPara(
    comPadrao(numero({ rotulo: 'Volume', unidade: 'mL', minimo: 1, maximo: 500 }), 100),
    'via',
    ['venosa'],
  ),
  bomba: apenasPara(opcional(simNao('Bomba')), 'via', ['venosa']),
  dose: opcional(numero({ rotulo: 'Dose', unidade: 'mg', minimo: 1, maximo: 9 })),
  vazao: apenasPara(
    opcional(numero({ rotulo: 'Vazão', unidade: 'mL/h', minimo: 1, maximo: 9 })),
    'via',
    ['venosa', 'outra'],
  ),
};
const EXIGENCIAS = [{ quantos: 'exatamente-um', de: ['vazao', 'dose'] }] as const;

const lida = (entrada: object) => ler(CAMPOS, EXIGENCIAS, entrada);
const recusas = (entrada: object) => {
  const leitura = lida(entrada);
  return leitura.ok ? {} : leitura.recusas;
};

it('says of a field for which answers it is asked', () => {
  expect(CAMPOS.bomba).toEqual({
    tipo: 'sim-nao',
    rotulo: 'Bomba',
    opcional: true,
    quando: { campo: 'via', valores: ['venosa'] },
  });
  expect(ehPedido(CAMPOS.dose, {})).toBe(true);
  expect(ehPedido(CAMPOS.vazao, { via: 'outra' })).toBe(true);
  expect(ehPedido(CAMPOS.vazao, { via: 'oral' })).toBe(false);
  expect(ehPedido(CAMPOS.vazao, {})).toBe(false);
  expect(Object.keys(camposPedidos(CAMPOS, { via: 'outra' }))).toEqual(['via', 'dose', 'vazao']);
});

describe('reading', () => {
  it('asks what the answer asks, by the default where nobody answered', () => {
    expect(lida({ comprimidos: 2, dose: 5 })).toEqual({
      ok: true,
      entrada: { via: 'oral', comprimidos: 2, dose: 5 },
    });
    expect(recusas({ dose: 5 })).toEqual({
      comprimidos: 'Comprimidos: informe um número entre 1 e 9.',
    });
  });

  it('fills in the default of a field that is asked, and of no other', () => {
    expect(lida({ via: 'venosa', vazao: 5, bomba: true })).toMatchObject({
      entrada: { via: 'venosa', volume: 100, vazao: 5, bomba: true },
    });
    expect(lida({ via: 'outra', vazao: 5 })).toMatchObject({
      entrada: { via: 'outra', vazao: 5 },
    });
  });

  it('refuses what the answer leaves no place for, and says so', () => {
    expect(recusas({ via: 'outra', dose: 5, comprimidos: 1, volume: 50, bomba: false })).toEqual({
      comprimidos: 'Comprimidos: não se usa com Outra; remova este campo.',
      volume: 'Volume em mL: não se usa com Outra; remova este campo.',
      bomba: 'Bomba: não se usa com Outra; remova este campo.',
    });
    expect(recusas({ via: 'outra', dose: 5, volume: undefined })).toEqual({});
    expect(recusas({ via: 'outra', dose: 5, volume: null })).toHaveProperty('volume');
  });

  it('requires together only what is asked', () => {
    expect(recusas({ comprimidos: 2 })).toEqual({ dose: 'Informe Dose.' });
    expect(recusas({ via: 'venosa' })).toEqual({ vazao: 'Informe Vazão ou Dose.' });
    const ambas = 'Informe só um: Vazão ou Dose.';
    expect(recusas({ via: 'venosa', vazao: 5, dose: 5 })).toEqual({ vazao: ambas, dose: ambas });
    expect(recusas({ comprimidos: 2, vazao: 5, dose: 5 })).toEqual({
      vazao: 'Vazão em mL/h: não se usa com Oral; remova este campo.',
    });
  });

  it('leaves what hangs on an answer until that one is understood', () => {
    const soVia = { via: 'Via: escolha uma das opções: oral, venosa, outra.' };
    expect(recusas({ via: 'retal' })).toEqual(soVia);
    expect(recusas({ via: 'retal', comprimidos: 99, volume: 50, bomba: 'x' })).toEqual(soVia);
    expect(ler({ ...CAMPOS, via }, EXIGENCIAS, { bomba: true, dose: 1 })).toEqual({
      ok: false,
      recusas: soVia,
    });
    const outra = [{ quantos: 'ao-menos-um', de: ['dose'] }] as const;
    expect(ler(CAMPOS, outra, { via: 'retal' })).toMatchObject({
      recusas: { ...soVia, dose: 'Informe Dose.' },
    });
  });
});

it('describes the cases in the schema, with the default as the one left out', () => {
  const tool = definir({
    ...UMA,
    campos: { via: CAMPOS.via, comprimidos: CAMPOS.comprimidos, bomba: CAMPOS.bomba },
    exigencias: [],
    interpretacoes: [],
    calcular: () => ({}),
  });
  expect(esquemaDaEntrada(tool)).toMatchObject({
    required: [],
    allOf: [
      {
        oneOf: [
          { properties: { via: { enum: ['oral'] } }, required: ['comprimidos'] },
          {
            properties: { via: { enum: ['venosa', 'outra'] }, comprimidos: false },
            required: ['via'],
          },
        ],
      },
      {
        oneOf: [
          { properties: { via: { enum: ['venosa'] } }, required: ['via'] },
          { properties: { via: { enum: ['oral', 'outra'] }, bomba: false }, required: [] },
        ],
      },
    ],
  });
  const semPadrao = esquemaDaEntrada({ ...tool, campos: { via, bomba: CAMPOS.bomba } });
  expect(semPadrao).toMatchObject({
    required: ['via'],
    allOf: [{ oneOf: [{ required: ['via'] }, { required: ['via'] }] }],
  });
});
