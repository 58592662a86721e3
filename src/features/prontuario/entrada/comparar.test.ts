import { expect, it } from 'vitest';
import type { Entrada } from '../api/linhas.ts';
import { SEM_ESTRUTURA } from '../rascunho/conteudo.ts';
import { comparar } from './comparar.ts';

const FUSO = 'America/Sao_Paulo';
const ENTRADA: Entrada = {
  id: 'a',
  clinica_id: 'c',
  paciente_id: 'p',
  entrada_id: 'a',
  versao: 1,
  corrige_id: null,
  motivo_correcao: null,
  adendo_de: null,
  substituido_por: null,
  status: 'finalizado',
  revisao: 2,
  ocorrido_em: '2026-11-21T12:00:00Z',
  autor_id: 'm',
  autor_nome: 'Dra. Helena Prado',
  autor_crm: null,
  autor_crm_uf: null,
  autor_especialidade: null,
  subjetivo: 'Tosse.',
  objetivo: '',
  avaliacao: '',
  plano: '',
  pressao_sistolica: 120,
  pressao_diastolica: 80,
  frequencia_cardiaca: null,
  frequencia_respiratoria: null,
  temperatura: null,
  saturacao: null,
  glicemia: null,
  peso_kg: null,
  altura_cm: null,
  dor: null,
  ...SEM_ESTRUTURA,
  criado_em: '2026-11-21T12:00:00Z',
  atualizado_em: '2026-11-21T12:00:00Z',
  finalizado_em: '2026-11-21T12:30:00Z',
  inativado_em: null,
  motivo_inativacao: null,
};

it('names the parts that say something else, whole, and no others', () => {
  const depois: Entrada = {
    ...ENTRADA,
    subjetivo: 'Tosse seca.',
    pressao_sistolica: 130,
    diagnosticos: [{ sistema: 'cid10', codigo: 'R05', descricao: 'Tosse', certeza: 'hipotese' }],
    secoes_livres: [{ titulo: 'Exame dos pés', texto: 'Normal' }],
    teleconsulta: true,
    consentimento_da_teleconsulta: 'verbal',
  };
  expect(comparar(ENTRADA, depois, FUSO)).toEqual([
    { titulo: 'Subjetivo', antes: 'Tosse.', depois: 'Tosse seca.' },
    { titulo: 'Diagnósticos', antes: '', depois: 'R05 Tosse (hipótese)' },
    {
      titulo: 'Sinais vitais',
      antes: 'Pressão arterial: 120/80 mmHg',
      depois: 'Pressão arterial: 130/80 mmHg',
    },
    {
      titulo: 'Teleconsulta',
      antes: '',
      depois: 'Sim, consentimento verbal, no início da consulta',
    },
    { titulo: 'Exame dos pés', antes: '', depois: 'Normal' },
  ]);
});

it('finds nothing where only the version counts differ', () => {
  expect(
    comparar(ENTRADA, { ...ENTRADA, versao: 2, revisao: 9, subjetivo: 'Tosse. ' }, FUSO),
  ).toEqual([]);
});
