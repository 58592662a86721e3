import { esquemaDaEntrada, esquemaDoResultado } from '@domain/clinico/motor/esquema.ts';
import { expect, it } from 'vitest';
import { UMA } from './support/ferramenta-de-tudo.ts';

it('describes what is asked', () => {
  expect(esquemaDaEntrada(UMA)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    additionalProperties: false,
    allOf: [
      {
        oneOf: [
          {
            required: ['itens'],
          },
          {
            required: ['febre'],
          },
        ],
      },
      {
        anyOf: [
          {
            required: ['olhos'],
          },
          {
            required: ['dia'],
          },
        ],
      },
    ],
    properties: {
      dia: {
        description: 'O de hoje. Dia: informe uma data que exista, no formato AAAA-MM-DD.',
        format: 'date',
        title: 'Dia',
        type: 'string',
      },
      fator: {
        default: 2,
        description: 'Fator: informe um número entre 1 e 9.',
        maximum: 9,
        minimum: 1,
        title: 'Fator',
        type: 'number',
        'x-unidade': '',
        'x-unidades': [],
      },
      febre: {
        description: 'Acima de 38 °C. Febre: responda sim ou não (true ou false).',
        title: 'Febre',
        type: 'boolean',
      },
      gravidade: {
        description: 'À vista. Gravidade: escolha uma das opções: Leve, forte.',
        enum: ['Leve', 'forte'],
        title: 'Gravidade',
      },
      itens: {
        description: 'Quantos: informe um número inteiro entre 0 e 10.000.',
        maximum: 10000,
        minimum: 0,
        title: 'Quantos',
        type: 'integer',
        'x-unidade': '',
        'x-unidades': [],
      },
      olhos: {
        description: 'O melhor. Olhos: escolha uma das opções: 1, 4.',
        enum: [1, 4],
        title: 'Olhos',
      },
      perguntas: {
        description: 'Perguntas: responda os 2 itens, cada um com 0, 1.',
        items: {
          enum: [0, 1],
        },
        maxItems: 2,
        minItems: 2,
        title: 'Perguntas',
        type: 'array',
      },
      peso: {
        description: 'Peso: informe um número entre 1 e 300 kg.',
        maximum: 300,
        minimum: 1,
        title: 'Peso',
        type: 'number',
        'x-unidade': 'kg',
        'x-unidades': ['g'],
      },
      remedios: {
        description: 'Remédios: informe de 1 a 2 itens.',
        items: {
          additionalProperties: false,
          properties: {
            dose: {
              description: 'Peso: informe um número entre 1 e 300 kg.',
              maximum: 300,
              minimum: 1,
              title: 'Peso',
              type: 'number',
              'x-unidade': 'kg',
              'x-unidades': ['g'],
            },
            nota: {
              description: 'Nota: responda sim ou não (true ou false).',
              title: 'Nota',
              type: 'boolean',
            },
          },
          required: ['dose'],
          type: 'object',
        },
        maxItems: 2,
        minItems: 1,
        title: 'Remédios',
        type: 'array',
      },
      sexo: {
        description: 'Sexo: escolha uma das opções: feminino, masculino.',
        enum: ['feminino', 'masculino'],
        title: 'Sexo',
      },
    },
    required: ['peso'],
    type: 'object',
  });
  expect(esquemaDaEntrada({ ...UMA, exigencias: [] })).not.toHaveProperty('allOf');
});

it('describes what is answered', () => {
  expect(esquemaDoResultado(UMA)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: {
      classe: {
        title: 'Classe',
        type: 'string',
      },
      dia: {
        format: 'date',
        title: 'Dia',
        type: 'string',
      },
      dobro: {
        title: 'Dobro',
        type: 'number',
        'x-unidade': 'kg',
      },
      partes: {
        properties: {
          a: {
            title: 'A',
            type: 'number',
          },
        },
        title: 'Partes',
        type: 'object',
      },
      sim: {
        title: 'Sim',
        type: 'boolean',
      },
      total: {
        title: 'Pontuação',
        type: 'number',
        'x-unidade': 'pontos',
      },
    },
    type: 'object',
  });
});
