import { expect, it } from 'vitest';
import { primeirosPassos } from './primeiros-passos.ts';

const VAZIA = {
  medicos: 0,
  equipe: 0,
  convitesDeMedico: 0,
  convitesDeEquipe: 0,
  temPaciente: false,
};
const feitos = (situacao: Parameters<typeof primeirosPassos>[0]) =>
  primeirosPassos(situacao, true).map(({ feito }) => feito);

it('leaves everything to do in an empty clinic', () => {
  expect(feitos(VAZIA)).toEqual([false, false, false]);
});

it('counts what is there, and invitations on their way', () => {
  expect(feitos({ ...VAZIA, medicos: 1 })).toEqual([true, false, false]);
  expect(feitos({ ...VAZIA, convitesDeMedico: 1 })).toEqual([true, false, false]);
  expect(feitos({ ...VAZIA, equipe: 2 })).toEqual([false, true, false]);
  expect(feitos({ ...VAZIA, convitesDeEquipe: 1 })).toEqual([false, true, false]);
  expect(feitos({ ...VAZIA, temPaciente: true })).toEqual([false, false, true]);
});

it('sends a clinic to link a doctor, and a hospital to invite one', () => {
  const primeiro = (vincula: boolean) => primeirosPassos(VAZIA, vincula)[0];
  expect(primeiro(true)).toMatchObject({ destino: { search: { aba: 'vincular' } } });
  expect(primeiro(false)).toMatchObject({
    rotulo: 'Convidar um médico',
    destino: { search: { aba: 'convites' } },
  });
});
