import {
  chegouAHora,
  ocupaHorario,
  PAPEIS_NA_AGENDA,
  papelNaAgenda,
  podeMudar,
  ROTULO_DO_STATUS,
  STATUS_DO_AGENDAMENTO,
  TRANSICOES,
  transicoesDe,
} from '@domain/agenda/status.ts';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { novaBase } from '../../support/database.ts';

describe('the machine here and the one in the database', () => {
  let base: PGlite;
  beforeAll(async () => {
    base = await novaBase();
  }, 60_000);
  afterAll(() => base.close());

  /** The words in quotes of a constraint of the appointments, in order. */
  async function citados(restricao: string) {
    const { rows } = await base.query<{ definicao: string }>(
      `select pg_get_constraintdef(oid) as definicao from pg_constraint
       where conname = $1 and conrelid = 'public.agendamentos'::regclass`,
      [restricao],
    );
    return [...(rows[0]?.definicao ?? '').matchAll(/'(\w+)'/g)].map(([, nome]) => nome).sort();
  }

  it('are one table', async () => {
    const { rows } = await base.query<{ de: string; para: string; quem: string[] }>(
      'select * from private.transicoes_de_status()',
    );
    expect(rows).toEqual(TRANSICOES.map(({ de, para, quem }) => ({ de, para, quem: [...quem] })));
  });

  it('answer the same for every pair, those that never happen included', async () => {
    for (const de of STATUS_DO_AGENDAMENTO) {
      for (const para of STATUS_DO_AGENDAMENTO) {
        const { rows } = await base.query<{ sim: boolean }>(
          'select private.status_permitido($1, $2) as sim',
          [de, para],
        );
        expect({ de, para, sim: rows[0]?.sim }).toEqual({
          de,
          para,
          sim: PAPEIS_NA_AGENDA.some((papel) => podeMudar(de, para, papel)),
        });
      }
    }
  });

  it('know the same statuses, and which of them hold their time', async () => {
    expect(await citados('status_is_known')).toEqual([...STATUS_DO_AGENDAMENTO].sort());
    const ocupam = STATUS_DO_AGENDAMENTO.filter(ocupaHorario).sort();
    expect(await citados('one_appointment_at_a_time_for_a_doctor')).toEqual(ocupam);
    expect(await citados('one_appointment_at_a_time_in_a_room')).toEqual(ocupam);
    for (const status of STATUS_DO_AGENDAMENTO) {
      const { rows: respostas } = await base.query<{ sim: boolean }>(
        'select private.ocupa_horario($1) as sim',
        [status],
      );
      expect({ status, sim: respostas[0]?.sim }).toEqual({ status, sim: ocupaHorario(status) });
    }
  });
});

describe('who may change what', () => {
  it('only the doctor concludes, or undoes the beginning', () => {
    expect(transicoesDe('em_atendimento', 'medico').map(({ para }) => para)).toEqual([
      'realizado',
      'confirmado',
    ]);
    for (const papel of ['equipe', 'clinica', 'paciente'] as const) {
      expect(transicoesDe('em_atendimento', papel)).toEqual([]);
    }
  });

  it('a patient confirms, cancels, asks for another time and answers offers, no more', () => {
    const doPaciente = TRANSICOES.filter(({ quem }) => quem.includes('paciente'));
    expect(new Set(doPaciente.map(({ para }) => para))).toEqual(
      new Set(['agendado', 'confirmado', 'cancelado', 'remarcado']),
    );
    expect(podeMudar('cancelado', 'agendado', 'paciente')).toBe(false);
  });

  it('what was seen stays seen', () => {
    for (const papel of PAPEIS_NA_AGENDA) {
      expect(transicoesDe('realizado', papel)).toEqual([]);
      expect(transicoesDe('remarcado', papel)).toEqual([]);
    }
  });

  it('every status has a label, and no label is used twice', () => {
    const rotulos = STATUS_DO_AGENDAMENTO.map((status) => ROTULO_DO_STATUS[status]);
    expect(new Set(rotulos).size).toBe(STATUS_DO_AGENDAMENTO.length);
  });

  it.each([
    ['staff of the clinic', { id: 's', tipo: 'staff', clinica_id: 'c' }, 'equipe'],
    ['staff of another', { id: 's', tipo: 'staff', clinica_id: 'x' }, null],
    ['dismissed staff', { id: 's', tipo: 'staff', clinica_id: null }, null],
    ['the clinic', { id: 'c', tipo: 'clinica' }, 'clinica'],
    ['a hospital elsewhere', { id: 'h', tipo: 'hospital' }, null],
    ['the doctor who attends', { id: 'm', tipo: 'medico' }, 'medico'],
    ['a colleague', { id: 'n', tipo: 'medico' }, null],
    ['an on-call doctor', { id: 'm', tipo: 'plantonista' }, null],
    ['a patient', { id: 'm', tipo: 'paciente' }, null],
  ] as const)('%s acts as %s', (_, pessoa, papel) => {
    expect(papelNaAgenda(pessoa, { clinica_id: 'c', medico_id: 'm' })).toBe(papel);
  });
});

describe('the time for a change', () => {
  const fuso = 'America/Sao_Paulo';
  const agora = new Date('2026-11-20T23:00:00-03:00');
  const as = (inicio: string) => ({ inicio: new Date(inicio), agora, fuso });

  it.each(['em_atendimento', 'realizado'] as const)(
    '%s comes with the day of the clinic',
    (para) => {
      const de = 'confirmado';
      // Both are the 21st in UTC.
      expect(chegouAHora({ de, para }, as('2026-11-20T23:59:59-03:00'))).toBe(true);
      expect(chegouAHora({ de, para }, as('2026-11-21T00:00:00-03:00'))).toBe(false);
      expect(chegouAHora({ de, para }, as('2026-10-20T08:00:00-03:00'))).toBe(true);
      expect(
        chegouAHora({ de, para }, { ...as('2026-11-21T00:00:00-03:00'), fuso: 'America/Manaus' }),
      ).toBe(true);
    },
  );

  it('to be missed comes with the hour, until which a cancellation is undone', () => {
    const falta = { de: 'agendado', para: 'faltou' } as const;
    const desfazer = { de: 'cancelado', para: 'agendado' } as const;
    for (const [inicio, passou] of [
      ['2026-11-20T23:00:00-03:00', true],
      ['2026-11-20T23:00:01-03:00', false],
    ] as const) {
      expect(chegouAHora(falta, as(inicio))).toBe(passou);
      expect(chegouAHora(desfazer, as(inicio))).toBe(!passou);
    }
  });

  it('to confirm, to move or to cancel is any', () => {
    for (const para of ['confirmado', 'remarcado', 'cancelado'] as const) {
      expect(chegouAHora({ de: 'agendado', para }, as('2026-12-20T08:00:00-03:00'))).toBe(true);
    }
  });
});
