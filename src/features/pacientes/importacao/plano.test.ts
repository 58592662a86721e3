import { expect, it, vi } from 'vitest';
import {
  celulasDoPlano,
  decisoesPossiveis,
  montarPlano,
  quantosLotes,
  type Repetida,
} from './plano.ts';
import { procurarRepetidas } from './repetidas.ts';

const CADASTRO = { id: 'c1', nome: 'Ana Boa', data_nascimento: null };
const linha = (numero: number, nome = `Pessoa ${numero}`) => ({
  numero,
  dados: { nome, sexo: 'ignorado' as const },
});
const repetida = (numero: number, outros: Partial<Repetida>): Repetida => ({
  numero,
  nome: 'Ana Boa',
  motivo: 'cpf',
  ...outros,
});

it('one CPF is one patient; one name and birth may be two', () => {
  expect(decisoesPossiveis(repetida(2, { cadastro: CADASTRO }))).toEqual(['ignorar', 'completar']);
  expect(decisoesPossiveis(repetida(2, { primeira: 1, motivo: 'nome_e_nascimento' }))).toEqual([
    'ignorar',
    'criar',
  ]);
});

it('what repeats is left out unless decided otherwise', () => {
  const repetidas = [
    repetida(3, { cadastro: CADASTRO }),
    repetida(4, { cadastro: CADASTRO }),
    repetida(5, { primeira: 2, motivo: 'nome_e_nascimento' }),
  ];
  const decisoes = new Map([
    [4, 'completar'],
    [5, 'criar'],
  ] as const);
  expect(
    montarPlano({ validas: [linha(2), linha(3), linha(4), linha(5)] }, repetidas, decisoes),
  ).toEqual([
    { numero: 2, decisao: 'criar', dados: linha(2).dados },
    { numero: 3, decisao: 'ignorar', dados: {} },
    { numero: 4, decisao: 'completar', dados: linha(4).dados, paciente_id: 'c1' },
    { numero: 5, decisao: 'criar', dados: linha(5).dados },
  ]);
});

it.each([
  [0, 0],
  [1, 1],
  [500, 1],
  [501, 2],
  [50_000, 100],
])('%i rows take %i calls', (linhas, lotes) => {
  expect(quantosLotes(Array.from({ length: linhas }))).toBe(lotes);
});

it('asks the clinic 500 rows at a time; who is registered there weighs more than an earlier row', async () => {
  const validas = Array.from({ length: 501 }, (_, i) => linha(i + 2));
  const procurar = vi.fn(async () => [
    {
      numero: 3,
      paciente_id: 'c1',
      nome: 'Ana Boa',
      data_nascimento: null,
      motivo: 'cpf' as const,
    },
  ]);
  const aoAvancar = vi.fn();
  const achadas = await procurarRepetidas(
    {
      validas,
      recusadas: [],
      repetidas: [
        { numero: 3, primeira: 2, motivo: 'cpf' },
        { numero: 9, primeira: 2, motivo: 'cns' },
      ],
    },
    procurar,
    aoAvancar,
  );
  expect(procurar).toHaveBeenCalledTimes(2);
  expect(aoAvancar.mock.calls).toEqual([[500], [501]]);
  expect(achadas).toEqual([
    { numero: 3, nome: 'Pessoa 3', motivo: 'cpf', cadastro: CADASTRO },
    { numero: 9, nome: 'Pessoa 9', motivo: 'cns', primeira: 2 },
  ]);
});

it('keeps the cells of what is sent, and of nothing else', () => {
  const plano = montarPlano(
    { validas: [linha(2), linha(3)] },
    [repetida(3, { cadastro: CADASTRO })],
    new Map(),
  );
  const linhas = [2, 3, 4].map((numero) => ({ numero, celulas: [`Pessoa ${numero}`] }));
  expect([...celulasDoPlano(plano, linhas)]).toEqual([[2, ['Pessoa 2']]]);
});
