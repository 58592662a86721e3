import type { PapelNaAgenda, StatusDoAgendamento } from '@domain/agenda/status.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar, sessaoParada } from '../../../../tests/unit/support/tela.tsx';
import type { Detalhe } from '../api/linhas.ts';
import { Acoes } from './Acoes.tsx';

const AGORA = { dia: '2031-03-03', minuto: 14 * 60 };

async function botoes(papel: PapelNaAgenda, status: StatusDoAgendamento, inicio: string) {
  const agendamento: Detalhe = {
    id: 'a',
    paciente_id: 'p',
    medico_id: 'm',
    tipo_id: 't',
    sala_id: null,
    inicio,
    fim: inicio,
    status,
    teleconsulta: false,
    encaixe: false,
    chegada_em: null,
    motivo_do_encaixe: null,
    observacoes: null,
    remarcado_de: null,
    serie_id: null,
    reserva_expira_em: null,
    prontuario_id: null,
    link_da_teleconsulta: null,
    atualizado_em: inicio,
    paciente: {
      nome: 'Ana',
      nome_social: null,
      telefone: null,
      data_nascimento: null,
      data_obito: null,
    },
  };
  mostrar(
    <Acoes
      agendamento={agendamento}
      estrutura={{ regras: { fuso: 'America/Sao_Paulo' } }}
      agora={AGORA}
      papel={papel}
      reler={vi.fn()}
      aoRemarcar={vi.fn()}
      aoCancelar={vi.fn()}
    />,
    { sessao: sessaoParada({ situacao: 'anonimo', usuario: null, perfil: null }) },
  );
  const achados = await screen.findAllByRole('button');
  return achados.map((botao) => botao.textContent);
}

// By the clinic's clock; in UTC the third of these is of the day after.
const ONTEM = '2031-03-02T15:00:00-03:00';
const MAIS_CEDO = '2031-03-03T09:00:00-03:00';
const MAIS_TARDE = '2031-03-03T23:00:00-03:00';
const AMANHA = '2031-03-04T00:00:00-03:00';

it.each<[string, PapelNaAgenda, StatusDoAgendamento, string, string[]]>([
  [
    'to begin and to miss, once its hour has come',
    'equipe',
    'confirmado',
    MAIS_CEDO,
    [
      'Registrar chegada',
      'Desfazer confirmação',
      'Iniciar atendimento',
      'Cancelar',
      'Marcar falta',
      'Remarcar',
    ],
  ],
  [
    'to begin, on its day',
    'equipe',
    'confirmado',
    MAIS_TARDE,
    ['Registrar chegada', 'Desfazer confirmação', 'Iniciar atendimento', 'Cancelar', 'Remarcar'],
  ],
  [
    'neither, before it',
    'equipe',
    'confirmado',
    AMANHA,
    ['Desfazer confirmação', 'Cancelar', 'Remarcar'],
  ],
  [
    'to the doctor no record, before it',
    'medico',
    'agendado',
    AMANHA,
    ['Confirmar', 'Cancelar', 'Remarcar'],
  ],
  [
    'to the doctor the record, on its day',
    'medico',
    'agendado',
    MAIS_TARDE,
    ['Atender e abrir evolução', 'Registrar chegada', 'Confirmar', 'Cancelar', 'Remarcar'],
  ],
  [
    'to undo a cancellation, before its hour',
    'equipe',
    'cancelado',
    AMANHA,
    ['Desfazer cancelamento'],
  ],
  [
    'to end what began yesterday',
    'medico',
    'em_atendimento',
    ONTEM,
    ['Atender e abrir evolução', 'Concluir atendimento', 'Desfazer início'],
  ],
])('offers %s', async (_, papel, status, inicio, esperados) => {
  expect(await botoes(papel, status, inicio)).toEqual(esperados);
});
