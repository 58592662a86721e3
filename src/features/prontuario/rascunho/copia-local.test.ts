// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { conteudoVazio } from './conteudo.ts';
import { type Copia, copiasLocais } from './copia-local.ts';

const FUSO = 'America/Sao_Paulo';
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

/** Somebody whom no other test knows. */
let ana: string;
beforeEach(() => {
  localStorage.clear();
  ana = crypto.randomUUID();
});

it('gives back what was kept, until it is erased', async () => {
  const copias = copiasLocais(ana);
  copias.guardar(copia(1, { revisao: 4 }));
  expect(copias.buscar(copia(1).id)).toEqual(copia(1, { revisao: 4 }));
  copias.apagar(copia(1).id);
  expect(copias.buscar(copia(1).id)).toBeNull();
  await pendenciasDe(ana).assentar();
  expect(localStorage.length).toBe(0);
});

it('keeps whole a note longer than the server takes', () => {
  const subjetivo = 'Dor. '.repeat(20_000);
  const longa = copia(1);
  copiasLocais(ana).guardar({ ...longa, conteudo: { ...longa.conteudo, subjetivo } });
  expect(copiasLocais(ana).buscar(longa.id)?.conteudo.subjetivo).toBe(subjetivo);
});

it('lists the copies about a patient, the latest first', () => {
  const copias = copiasLocais(ana);
  copias.guardar(copia(1));
  copias.guardar(copia(2));
  copias.guardar(copia(3, { paciente_id: BIA }));
  expect(copias.doPaciente(PACIENTE).map(({ conteudo }) => conteudo.subjetivo)).toEqual([
    'texto 2',
    'texto 1',
  ]);
});

it('shows nobody the copies of another person', () => {
  copiasLocais(ana).guardar(copia(1));
  expect(copiasLocais(BIA).buscar(copia(1).id)).toBeNull();
  expect(copiasLocais(BIA).doPaciente(PACIENTE)).toEqual([]);
});

it('keeps the latest words alone', () => {
  const copias = copiasLocais(ana);
  copias.guardar(copia(1));
  copias.guardar({ ...copia(1), revisao: 2 });
  expect(copias.doPaciente(PACIENTE)).toEqual([{ ...copia(1), revisao: 2 }]);
});
