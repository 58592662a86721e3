import { expect, it } from 'vitest';
import { agruparPor } from './agrupar.ts';
import { tiposOferecidos } from './opcoes.ts';

const opcao = (tipo: string, medico: string) => ({
  tipo_id: tipo,
  tipo_nome: tipo,
  duracao_min: 30,
  teleconsulta: false,
  orientacoes: null,
  medico_id: medico,
  medico_nome: medico,
  especialidade: null,
});

it('names each kind once, with all who attend it', () => {
  const tipos = tiposOferecidos([
    opcao('Consulta', 'Helena'),
    opcao('Retorno', 'Helena'),
    opcao('Consulta', 'Rafael'),
  ]);
  expect(
    tipos.map(({ tipo_nome, medicos }) => [tipo_nome, medicos.map((m) => m.medico_nome)]),
  ).toEqual([
    ['Consulta', ['Helena', 'Rafael']],
    ['Retorno', ['Helena']],
  ]);
});

it('offers nothing of nothing', () => {
  expect(tiposOferecidos([])).toEqual([]);
});

it('groups keep the order of what came first', () => {
  expect([...agruparPor(['b1', 'a1', 'b2'], (texto) => texto.charAt(0))]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
