import { describe, expect, it } from 'vitest';
import { acoesPossiveis, oQueSoATelefone, rotuloDaSituacao, salaAberta } from './situacao.ts';

const AGORA = Date.parse('2026-11-21T12:00:00Z');
const em = (horas: number) => new Date(AGORA + horas * 3_600_000).toISOString();

function marcado(horasAteComecar: number, outros: object = {}) {
  return {
    status: 'agendado' as const,
    inicio: em(horasAteComecar),
    fim: em(horasAteComecar + 0.5),
    quem_confirma: 'paciente' as const,
    cancelar_ate: em(horasAteComecar - 24),
    remarcar_ate: em(horasAteComecar - 48),
    ...outros,
  };
}

describe('what a patient may do', () => {
  it('is everything well before', () => {
    expect(acoesPossiveis(marcado(72), AGORA)).toEqual({
      confirmar: true,
      remarcar: true,
      cancelar: true,
      soPorTelefone: false,
    });
  });

  it('ends rule by rule, to the minute', () => {
    expect(acoesPossiveis(marcado(48), AGORA).remarcar).toBe(true);
    const depois = acoesPossiveis(marcado(48), AGORA + 1);
    expect(depois).toMatchObject({ remarcar: false, cancelar: true, soPorTelefone: true });
    expect(oQueSoATelefone(depois)).toBe('remarcar');
    const emCima = acoesPossiveis(marcado(24), AGORA + 1);
    expect(emCima).toMatchObject({ cancelar: false, confirmar: true });
    expect(oQueSoATelefone(emCima)).toBe('remarcar ou cancelar');
  });

  it('does not include confirming what the clinic has to confirm, or what is confirmed', () => {
    expect(acoesPossiveis(marcado(72, { quem_confirma: 'clinica' }), AGORA).confirmar).toBe(false);
    const confirmado = marcado(72, { status: 'confirmado', quem_confirma: null });
    expect(acoesPossiveis(confirmado, AGORA)).toMatchObject({ confirmar: false, cancelar: true });
  });

  it.each([
    'reservado',
    'em_atendimento',
    'realizado',
    'faltou',
    'cancelado',
    'remarcado',
  ] as const)('is nothing of what is %s', (status) => {
    expect(acoesPossiveis(marcado(72, { status }), AGORA)).toEqual({
      confirmar: false,
      remarcar: false,
      cancelar: false,
      soPorTelefone: false,
    });
  });

  it('is nothing once it began', () => {
    expect(acoesPossiveis(marcado(0), AGORA)).toMatchObject({
      confirmar: false,
      soPorTelefone: false,
    });
  });
});

describe('the room of a teleconsultation', () => {
  const video = { teleconsulta: true, link: 'https://video.demo' };
  it.each([
    [marcado(1, video), 0, true],
    [marcado(1, video), -1, false],
    [marcado(-0.5, video), -1, true],
    [marcado(-0.5, video), 0, false],
    [marcado(0, { ...video, status: 'em_atendimento' }), 0, true],
    [marcado(0, { ...video, status: 'cancelado' }), 0, false],
    [marcado(0, { teleconsulta: true, link: null }), 0, false],
    [marcado(0, { teleconsulta: false, link: 'https://video.demo' }), 0, false],
  ])('opens an hour before and closes at the end', (agendamento, depois, aberta) => {
    expect(salaAberta({ teleconsulta: false, link: null, ...agendamento }, AGORA + depois)).toBe(
      aberta,
    );
  });
});

describe('how it stands', () => {
  it.each([
    [marcado(1), 'Falta você confirmar'],
    [marcado(1, { quem_confirma: 'clinica' }), 'À espera da confirmação da clínica'],
    [marcado(1, { status: 'confirmado' }), 'Confirmado'],
    [marcado(-1), 'Sem registro de atendimento'],
    [marcado(-1, { status: 'confirmado' }), 'Sem registro de atendimento'],
    [marcado(-1, { status: 'realizado' }), 'Realizado'],
    [marcado(1, { status: 'cancelado' }), 'Cancelado'],
    [marcado(-1, { status: 'faltou' }), 'Você não compareceu'],
  ])('is said in words', (agendamento, rotulo) => {
    expect(rotuloDaSituacao(agendamento, AGORA)).toBe(rotulo);
  });
});
