import { describe, expect, it } from 'vitest';
import { exportar, id, urn, versoes } from './support/exportar.ts';
import { CADASTRO, VERSAO } from './support/prontuario.ts';

const AUTOR = { reference: `urn:uuid:${VERSAO.autor_id}`, display: 'Dra. Marta Lima' };

describe('appointments', () => {
  const medico = {
    id: VERSAO.autor_id,
    nome: 'Dra. Marta Lima',
    crm: null,
    crm_uf: null,
    especialidade: null,
  };
  const agendamento = {
    id: id(7),
    inicio: '2026-11-20T09:00:00-03:00',
    fim: '2026-11-20T09:30:00-03:00',
    status: 'realizado',
    prontuario_id: id(1),
    medico_id: medico.id,
    medico,
    tipo: { nome: 'Consulta' },
  } as const;

  it.each([
    ['agendado', 'booked', 'needs-action'],
    ['confirmado', 'booked', 'accepted'],
    ['em_atendimento', 'arrived', 'accepted'],
    ['realizado', 'fulfilled', 'accepted'],
    ['faltou', 'noshow', 'needs-action'],
    ['cancelado', 'cancelled', 'needs-action'],
    ['remarcado', 'cancelled', 'needs-action'],
  ] as const)('%s is %s', (status, esperado, doPaciente) => {
    expect(exportar('Appointment', { agendamentos: [{ ...agendamento, status }] })).toMatchObject([
      {
        status: esperado,
        start: '2026-11-20T12:00:00.000Z',
        end: '2026-11-20T12:30:00.000Z',
        serviceType: [{ text: 'Consulta' }],
        participant: [
          { actor: urn(CADASTRO.id), status: doPaciente },
          { actor: AUTOR, status: 'accepted' },
        ],
      },
    ]);
  });

  it('that were moved say so, and a slot only held for an offer is none', () => {
    const de = (status: 'remarcado' | 'cancelado' | 'reservado') =>
      exportar('Appointment', { agendamentos: [{ ...agendamento, status }] });
    expect(de('remarcado')).toMatchObject([{ cancelationReason: { text: 'Remarcado' } }]);
    expect(de('cancelado')[0]).not.toHaveProperty('cancelationReason');
    expect(de('reservado')).toEqual([]);
  });

  it('name no doctor whom whoever exports does not see', () => {
    const com = { agendamentos: [{ ...agendamento, medico: null, prontuario_id: null }] };
    expect(exportar('Appointment', com)[0]?.participant[1]?.actor).toEqual({
      display: 'Profissional da clínica',
    });
  });

  it('stand with the visit that was written in them, by whichever version', () => {
    const com = {
      ...versoes(
        { substituido_por: id(2) },
        { id: id(2), entrada_id: id(1), versao: 2, corrige_id: id(1) },
      ),
      agendamentos: [agendamento],
    };
    expect(exportar('Encounter', com)).toMatchObject([{ appointment: [urn(id(7))] }]);
  });
});
