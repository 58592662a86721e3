import { expect, it } from 'vitest';
import type { Passos } from './api/passos.ts';
import { passosDaClinica, passosDoConsultorio } from './primeiros-passos.ts';

const NADA: Passos = {
  medico: false,
  equipe: false,
  tipos: false,
  horarios: false,
  paciente: false,
  agendamento: false,
  evolucao: false,
  exemplos: false,
};
const doQue = (feitos: Partial<Passos>) =>
  passosDaClinica({ ...NADA, ...feitos }, true).map(({ feito }) => feito);

it('leaves everything to do in an empty clinic', () => {
  expect(doQue({})).toEqual([false, false, false, false, false]);
});

it('ticks each step by what is there', () => {
  expect(doQue({ medico: true })).toEqual([true, false, false, false, false]);
  expect(doQue({ equipe: true })).toEqual([false, false, true, false, false]);
  expect(doQue({ paciente: true })).toEqual([false, false, false, true, false]);
  expect(doQue({ agendamento: true })).toEqual([false, false, false, false, true]);
});

it('holds the agenda set up when it has kinds and hours, and leads to what it lacks', () => {
  const agenda = (feitos: Partial<Passos>) => passosDaClinica({ ...NADA, ...feitos }, true)[1];
  expect(agenda({})).toMatchObject({ feito: false, destino: { search: { aba: 'tipos' } } });
  expect(agenda({ horarios: true })).toMatchObject({ feito: false });
  expect(agenda({ tipos: true })).toMatchObject({
    feito: false,
    destino: { search: { aba: 'horarios' } },
  });
  expect(agenda({ tipos: true, horarios: true })).toMatchObject({ feito: true });
});

it('sends a clinic to link a doctor, and a hospital to invite one', () => {
  const primeiro = (vincula: boolean) => passosDaClinica(NADA, vincula)[0];
  expect(primeiro(true)).toMatchObject({ destino: { search: { aba: 'vincular' } } });
  expect(primeiro(false)).toMatchObject({
    rotulo: 'Convidar um médico',
    destino: { search: { aba: 'convites' } },
  });
});

it('asks a doctor alone for a note, a patient and a booking, and for nobody else', () => {
  const passos = passosDoConsultorio({ ...NADA, tipos: true, horarios: true, evolucao: true });
  expect(passos.map(({ rotulo, feito }) => [rotulo, feito])).toEqual([
    ['Montar a agenda: tipos de atendimento e horários', true],
    ['Escrever a primeira evolução', true],
    ['Cadastrar o primeiro paciente', false],
    ['Marcar a primeira consulta', false],
  ]);
});
