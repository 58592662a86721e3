import { expect, it } from 'vitest';
import type { Sugestao } from '../paciente/sugerir.ts';
import type { Aberta } from './memoria.ts';
import { preencher } from './useFerramenta.ts';

const EM = '2026-11-21T15:00:00Z';
const numero = (texto: string) => ({ tipo: 'numero', texto, unidade: 'mmHg' }) as const;
const sugestao = (texto: string, origem: 'evolucao' | 'rascunho' = 'rascunho'): Sugestao => ({
  modo: 'preenche',
  resposta: numero(texto),
  texto: `${texto} mmHg`,
  procedencia: { origem, id: 'r', em: EM },
});
const VAZIA: Aberta = {
  respostas: { sbp: numero('') },
  procedencias: {},
  visitados: [],
  mudados: [],
};

it('what the record filled in follows it: the draft counts once it is read', () => {
  const doPassado = preencher(VAZIA, { sbp: sugestao('132', 'evolucao') });
  expect(doPassado.respostas.sbp).toEqual(numero('132'));
  const doRascunho = preencher(doPassado, { sbp: sugestao('88') });
  expect(doRascunho.respostas.sbp).toEqual(numero('88'));
  expect(doRascunho.procedencias.sbp?.origem).toBe('rascunho');
  expect(preencher(doRascunho, { sbp: sugestao('84') }).respostas.sbp).toEqual(numero('84'));
  expect(doRascunho.visitados).toEqual(['sbp']);
});

it('what the person wrote or emptied stays', () => {
  const escrita = { ...VAZIA, respostas: { sbp: numero('90') }, mudados: ['sbp'] };
  expect(preencher(escrita, { sbp: sugestao('88') })).toBe(escrita);
  const apagada = { ...VAZIA, mudados: ['sbp'] };
  expect(preencher(apagada, { sbp: sugestao('88') })).toBe(apagada);
});
