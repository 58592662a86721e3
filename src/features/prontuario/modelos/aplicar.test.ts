import { MODELOS_PRONTOS } from '@domain/prontuario/modelos.ts';
import { expect, it } from 'vitest';
import { conteudoVazio, validar } from '../rascunho/conteudo.ts';
import { aplicarModelo } from './aplicar.ts';

const FUSO = 'America/Sao_Paulo';
const VAZIO = conteudoVazio(Date.parse('2026-11-21T12:00:00Z'), FUSO);
const MODELO = {
  nome: 'Diabetes',
  especialidade: null,
  subjetivo: 'Adesão: ',
  objetivo: '',
  avaliacao: '',
  plano: 'Retorno: ',
  secoes_livres: [{ titulo: 'Exame dos pés', texto: 'Pulsos: ' }],
};

it('fills what is empty, and goes under what was written', () => {
  const aplicado = aplicarModelo({ ...VAZIO, subjetivo: 'Sem queixas.\n' }, MODELO);
  expect(aplicado).toEqual({
    subjetivo: 'Sem queixas.\n\nAdesão: ',
    objetivo: '',
    avaliacao: '',
    plano: 'Retorno: ',
    secoes_livres: [{ titulo: 'Exame dos pés', texto: 'Pulsos: ' }],
  });
});

it('applied twice says the same', () => {
  const uma = { ...VAZIO, ...aplicarModelo(VAZIO, MODELO) };
  expect({ ...uma, ...aplicarModelo(uma, MODELO) }).toEqual(uma);
});

it('never makes more sections than an entry holds', () => {
  const cheia = Array.from({ length: 8 }, (_, n) => ({ titulo: `Seção ${n}`, texto: '' }));
  const { secoes_livres } = aplicarModelo({ ...VAZIO, secoes_livres: cheia }, MODELO);
  expect(secoes_livres).toEqual(cheia);
});

it.each(MODELOS_PRONTOS.map((modelo) => [modelo.nome, modelo] as const))(
  'the template "%s" makes an entry that can be finished',
  (_, modelo) => {
    expect(validar({ ...VAZIO, ...aplicarModelo(VAZIO, modelo) })).toHaveProperty('evolucao');
  },
);
