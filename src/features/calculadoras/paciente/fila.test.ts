// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { idDe } from '@/lib/pendencias/pendencias.ts';
import { CALCULO, enfileirar } from './fila.ts';

const calculo = {
  id: '10000000-0000-4000-8000-000000000001',
  clinica_id: '10000000-0000-4000-8000-000000000002',
  paciente_id: '10000000-0000-4000-8000-000000000003',
  prontuario_id: null,
  ferramenta: 'qsofa',
  versao: '1.0.0',
  entrada: { rr: 24 },
  unidades: {},
  proveniencia: { rr: { origem: 'evolucao', id: 'e', em: '2026-11-21T12:00:00Z' } },
  resultado: { score: 2 },
  interpretacao: 'Risco alto.',
} as const;
const fila = (usuarioId: string) =>
  pendenciasDe(usuarioId)
    .ler(CALCULO)
    .map(({ dados }) => dados);

it('results wait once, for their person alone, until they arrive', () => {
  enfileirar('ana', calculo);
  enfileirar('ana', calculo);
  expect(fila('ana')).toEqual([calculo]);
  expect(fila('rui')).toEqual([]);
  pendenciasDe('ana').desistir(idDe(CALCULO, calculo.id));
  expect(fila('ana')).toEqual([]);
});
