import { describe, expect, it } from 'vitest';
import { proporRetorno } from '../../../supabase/functions/_shared/domain/acompanhamento/retorno.ts';

/** A Saturday in November. */
const VISITA = '2026-11-21';

describe('a plan that asks the patient back', () => {
  it.each([
    ['Retorno em 30 dias', '2026-12-21'],
    ['retorno em 30 dias.', '2026-12-21'],
    ['Retorno: 30 dias', '2026-12-21'],
    ['RETORNO 15 DIAS', '2026-12-06'],
    ['RTO 30d', '2026-12-21'],
    ['Ret 6 meses', '2027-05-21'],
    ['voltar em 3 meses', '2027-02-21'],
    ['Voltar com exames em 30 dias', '2026-12-21'],
    ['reavaliar em 1 semana', '2026-11-28'],
    ['Reavaliar função renal em duas semanas', '2026-12-05'],
    ['Reavaliação em três meses', '2027-02-21'],
    ['retornar daqui a quinze dias', '2026-12-06'],
    ['retorno após 10 dias com resultado', '2026-12-01'],
    ['Retorno ao ambulatório em 1 ano', '2027-11-21'],
    ['retorno semestral', '2027-05-21'],
    ['reavaliar em 48 horas', '2026-11-23'],
    ['Retorno em 05/01/2027', '2027-01-05'],
    ['Retorno dia 5/1', '2027-01-05'],
    ['retorno no dia 30/11/26', '2026-11-30'],
    [
      'Losartana 50 mg 1x ao dia.\nSolicito creatinina.\nRetorno em 30 dias com exames.',
      '2026-12-21',
    ],
    ['Manter dose por 10 dias; retorno em 30 dias', '2026-12-21'],
    ['Retorno em 30 dias ou antes se piora', '2026-12-21'],
    ['Retorno em 30 dias. Se febre, procurar o pronto-socorro.', '2026-12-21'],
    ['Retorno em 30 dias. Reforço: retorno em 30 dias.', '2026-12-21'],
    ['Dipirona 1,5 g. Retorno em 7 dias', '2026-11-28'],
    ['Diário de pressão por 7 dias. Retorno em 90 dias ou antes se PA ≥ 180/110.', '2027-02-19'],
    ['Reavaliar em 90 dias; voltar à dose anterior se tosse noturna.', '2027-02-19'],
    ['Manter a conduta. Próxima consulta em seis meses, com exames anuais.', '2027-05-21'],
    ['Retorno quinzenal.', '2026-12-06'],
  ])('%s → %s', (plano, data) => {
    expect(proporRetorno(plano, VISITA)?.data).toBe(data);
  });

  it('shows the words it was read from', () => {
    expect(proporRetorno('Manter.\n  Voltar  em 3 meses. Dieta.', VISITA)?.trecho).toBe(
      'Voltar em 3 meses',
    );
  });
});

describe('a plan that can be read in two ways, or asks for nothing, proposes nothing', () => {
  it.each([
    '',
    'Alta ambulatorial.',
    'Retorno se necessário',
    'Retorno com exames',
    'Exames anuais antes do próximo retorno.',
    'Discutir a redução na próxima consulta. Losartana 50 mg por 90 dias.',
    'Retornar se piora em 48 horas',
    'Se não melhorar, retornar em 3 dias',
    'Caso persista, voltar em 7 dias',
    'retorno em 30 dias se não melhorar',
    'retorno em 30 a 40 dias',
    'Retorno em 30-60 dias',
    'retorno em 30/60 dias',
    'retorno em 2 ou 3 meses',
    'Retorno em 30 dias e em 90 dias',
    'Retorno em 30 dias. Reavaliar em 6 meses.',
    'Não compareceu ao retorno em 30 dias',
    'Sem necessidade de retorno em 30 dias',
    'Faltou ao último retorno em 15 dias',
    'Usar amoxicilina por 7 dias',
    'Revisão de 30 dias do pós-operatório sem queixas',
    'retorno semana que vem',
    'retorno em 0 dias',
    'retorno em 9999 anos',
    'retorno em 31/02/2027',
    'retorno em 01/01/2020',
    'Reavaliar uso de AAS por 7 dias em 30 dias',
    'retorno em 1,5 meses',
    'retorno em 12 horas',
    'Retorno com 30 dias',
    'Vacinas de 12 meses. Retorno com 15 meses.',
    'Retorno em 48 horas se a febre persistir.',
    'Retorno em 15 a 30 dias.',
    'Manter a terapia e reavaliar a cada ano.',
    'Reavaliar a audição em 90 dias se persistir a efusão.',
  ])('%s', (plano) => {
    expect(proporRetorno(plano, VISITA)).toBeNull();
  });
});

describe('the edges of the calendar', () => {
  it.each([
    ['2027-01-31', 'retorno em 1 mês', '2027-02-28'],
    ['2028-01-31', 'retorno em 1 mês', '2028-02-29'],
    ['2028-02-29', 'retorno em 1 ano', '2029-02-28'],
    ['2026-12-31', 'retorno em 1 dia', '2027-01-01'],
    ['2026-08-31', 'retorno em 6 meses', '2027-02-28'],
  ])('%s, %s → %s', (visita, plano, data) => {
    expect(proporRetorno(plano, visita)?.data).toBe(data);
  });

  it('a visit on a day that does not exist proposes nothing', () => {
    expect(proporRetorno('retorno em 30 dias', '2026-02-30')).toBeNull();
  });

  it.each([`retorno ${'a '.repeat(20_000)}em`, 'retorno '.repeat(6_000), 'x'.repeat(60_000)])(
    'a long hostile text proposes nothing',
    (texto) => {
      expect(proporRetorno(texto, VISITA)).toBeNull();
    },
  );
});
