// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { conteudoVazio } from './conteudo.ts';
import { type Copia, copiasLocais } from './copia-local.ts';

const FUSO = 'America/Sao_Paulo';
const ANA = '10000000-0000-4000-8000-000000000001';
const BIA = '10000000-0000-4000-8000-000000000002';
const PACIENTE = '20000000-0000-4000-8000-000000000001';
const copia = (numero: number, resto: Partial<Copia> = {}): Copia => ({
  id: `30000000-0000-4000-8000-00000000000${numero}`,
  paciente_id: PACIENTE,
  adendo_de: null,
  revisao: null,
  em: `2026-11-21T12:0${numero}:00.000Z`,
  semResposta: [],
  conteudo: {
    ...conteudoVazio(Date.parse('2026-11-21T12:00:00Z'), FUSO),
    subjetivo: `texto ${numero}`,
  },
  ...resto,
});

beforeEach(() => localStorage.clear());

it('gives back what was kept, until it is erased', () => {
  const copias = copiasLocais(ANA);
  copias.guardar(copia(1, { revisao: 4 }));
  expect(copias.buscar(copia(1).id)).toEqual(copia(1, { revisao: 4 }));
  copias.apagar(copia(1).id);
  expect(copias.buscar(copia(1).id)).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('reads a copy that names no time zone by the clock of Brasília', () => {
  const copias = copiasLocais(ANA);
  const { fuso: _fuso, ...conteudo } = copia(1).conteudo;
  const antiga = { ...copia(1), conteudo };
  copias.guardar(copia(1));
  const [chave = ''] = Object.keys(localStorage);
  localStorage.setItem(chave, JSON.stringify(antiga));
  expect(copias.buscar(copia(1).id)?.conteudo.fuso).toBe('America/Sao_Paulo');
});

it('keeps whole a note longer than the server takes', () => {
  const subjetivo = 'Dor. '.repeat(20_000);
  const longa = copia(1);
  copiasLocais(ANA).guardar({ ...longa, conteudo: { ...longa.conteudo, subjetivo } });
  expect(copiasLocais(ANA).buscar(longa.id)?.conteudo.subjetivo).toBe(subjetivo);
});

it('lists the copies about a patient, the latest first', () => {
  const copias = copiasLocais(ANA);
  copias.guardar(copia(1));
  copias.guardar(copia(2));
  copias.guardar(copia(3, { paciente_id: BIA }));
  expect(copias.doPaciente(PACIENTE).map(({ conteudo }) => conteudo.subjetivo)).toEqual([
    'texto 2',
    'texto 1',
  ]);
});

it('shows nobody the copies of another person', () => {
  copiasLocais(ANA).guardar(copia(1));
  expect(copiasLocais(BIA).buscar(copia(1).id)).toBeNull();
  expect(copiasLocais(BIA).doPaciente(PACIENTE)).toEqual([]);
});

it('takes what it cannot read for nothing', () => {
  const copias = copiasLocais(ANA);
  copias.guardar(copia(1));
  const [chave = ''] = Object.keys(localStorage);
  for (const estragada of ['', '{', 'null', '{"id":1}']) {
    localStorage.setItem(chave, estragada);
    expect(copias.buscar(copia(1).id)).toBeNull();
    expect(copias.doPaciente(PACIENTE)).toEqual([]);
  }
});
