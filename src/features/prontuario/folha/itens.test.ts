import { NOMES_DOS_SINAIS, type SinaisVitais } from '@domain/sinais-vitais.ts';
import { expect, it } from 'vitest';
import type { Folha } from '../api/folha.ts';
import { itensDaFolha } from './itens.ts';

const FUSO = 'America/Sao_Paulo';
const SEM_SINAIS = Object.fromEntries(
  NOMES_DOS_SINAIS.map((sinal) => [sinal, null]),
) as SinaisVitais;
const VAZIA: Folha = { problemas: [], medicamentos: [], sinais: null, proximo: null };
const textos = (folha: Folha | undefined) =>
  itensDaFolha(folha, '1970-01-02', FUSO).map(({ rotulo, texto }) => `${rotulo}: ${texto}`);

it('says of each place that nothing is in it', () => {
  expect(textos(VAZIA)).toEqual([
    'Problemas ativos: Nenhum registrado',
    'Em uso: Nenhum registrado',
    'Próxima consulta: Nenhuma marcada',
    'Últimos sinais: Nenhum medido',
  ]);
});

it('keeps the places while it is read', () => {
  expect(textos(undefined).map((texto) => texto.slice(-1))).toEqual(['…', '…', '…', '…']);
});

it('counts what it lists, and names doctor, kind and time of the next appointment', () => {
  const folha: Folha = {
    problemas: [
      { id: 'a', descricao: 'Hipertensão', sistema: 'cid10', codigo: 'I10', desde: null },
      { id: 'b', descricao: 'Asma', sistema: null, codigo: null, desde: null },
    ],
    medicamentos: [{ id: 'c', nome: 'Losartana 50 mg', dose: '1 comprimido' }],
    sinais: {
      ...SEM_SINAIS,
      ocorrido_em: '2026-11-10T12:00:00Z',
      pressao_sistolica: 160,
      pressao_diastolica: 90,
    },
    proximo: {
      id: 'd',
      inicio: '2026-12-03T17:30:00Z',
      teleconsulta: false,
      tipo: 'Retorno',
      medico: 'Dra. Helena Prado',
    },
  };
  expect(textos(folha)).toEqual([
    'Problemas ativos (2): Hipertensão · Asma',
    'Em uso (1): Losartana 50 mg',
    'Próxima consulta: 03/12/2026 14:30 · Retorno · Dra. Helena Prado',
    'Sinais em 10/11/2026: PA 160/90 mmHg ↑',
  ]);
  expect(
    itensDaFolha(folha, null, FUSO).map(({ rotuloCurto, curto }) => `${rotuloCurto} ${curto}`),
  ).toEqual(['Problemas 2', 'Em uso 1', 'Próxima 03/12', 'Sinais 10/11 PA 160/90']);
  expect(itensDaFolha(folha, null, 'America/Manaus').map(({ texto }) => texto)).toContain(
    '03/12/2026 13:30 · Retorno · Dra. Helena Prado',
  );
});
