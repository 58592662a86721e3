import { NOMES_DOS_SINAIS, type SinaisVitais } from '@domain/sinais-vitais.ts';
import { expect, it } from 'vitest';
import type { Entrada } from '../api/linhas.ts';
import { conteudoVazio, SEM_ESTRUTURA } from '../rascunho/conteudo.ts';
import type { Copia } from '../rascunho/copia-local.ts';
import { rascunhosAbertos } from './rascunhos.ts';

const FUSO = 'America/Sao_Paulo';
const SEM_SINAIS = Object.fromEntries(
  NOMES_DOS_SINAIS.map((sinal) => [sinal, null]),
) as SinaisVitais;

function salvo(id: string, campos: Partial<Entrada> = {}): Entrada {
  return {
    id,
    clinica_id: 'clinica',
    paciente_id: 'paciente',
    entrada_id: id,
    versao: 1,
    corrige_id: null,
    motivo_correcao: null,
    adendo_de: null,
    substituido_por: null,
    status: 'rascunho',
    revisao: 3,
    ocorrido_em: '2026-11-21T12:00:00+00:00',
    autor_id: 'autor',
    autor_nome: 'Dra. Helena Prado',
    autor_crm: null,
    autor_crm_uf: null,
    autor_especialidade: null,
    subjetivo: '',
    objetivo: '',
    avaliacao: '',
    plano: '',
    ...SEM_SINAIS,
    ...SEM_ESTRUTURA,
    criado_em: '2026-11-21T12:00:00+00:00',
    atualizado_em: '2026-11-21T12:00:00+00:00',
    finalizado_em: null,
    inativado_em: null,
    motivo_inativacao: null,
    ...campos,
  };
}

const copia = (id: string, em: string, resto: Partial<Copia> = {}): Copia => ({
  id,
  paciente_id: 'paciente',
  adendo_de: null,
  revisao: null,
  em,
  conteudo: { ...conteudoVazio(0, FUSO), objetivo: `  digitado em ${id}  ` },
  semResposta: [],
  ...resto,
});

it('names what each draft is and where it begins', () => {
  const abertos = rascunhosAbertos(
    [
      salvo('a', { subjetivo: '  ', plano: ' Retorno em 30 dias. ' }),
      salvo('b', { corrige_id: 'x', adendo_de: 'y' }),
      salvo('c', { adendo_de: 'y' }),
    ],
    [],
  );
  expect(abertos.map(({ id, tipo, trecho }) => [id, tipo, trecho])).toEqual([
    ['a', 'evolução', 'Retorno em 30 dias.'],
    ['b', 'correção', ''],
    ['c', 'adendo', ''],
  ]);
});

it('shows what this device kept over what the server has, once', () => {
  const abertos = rascunhosAbertos(
    [salvo('a', { subjetivo: 'antigo' })],
    [copia('a', '2026-11-21T13:00:00.000Z', { revisao: 3 })],
  );
  expect(abertos).toEqual([
    {
      id: 'a',
      tipo: 'evolução',
      em: '2026-11-21T13:00:00.000Z',
      trecho: 'digitado em a',
      soNesteAparelho: true,
    },
  ]);
});

it('lists what never reached the server too, the latest first', () => {
  const abertos = rascunhosAbertos(
    [salvo('a', { atualizado_em: '2026-11-21T12:30:00+00:00' })],
    [
      copia('b', '2026-11-21T12:45:00.000Z', { adendo_de: 'y' }),
      copia('c', '2026-11-21T12:15:00.000Z'),
    ],
  );
  expect(abertos.map(({ id, tipo, soNesteAparelho }) => [id, tipo, soNesteAparelho])).toEqual([
    ['b', 'adendo', true],
    ['a', 'evolução', false],
    ['c', 'evolução', true],
  ]);
});
