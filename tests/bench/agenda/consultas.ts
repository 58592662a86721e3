import type { Pontos } from './mundo.ts';

/** What a screen asks, as its caller. */
export interface Consulta {
  readonly nome: string;
  readonly sql: (p: Pontos) => string;
}

const instante = (dia: string, mais = 0) =>
  `(date '${dia}' + ${mais})::timestamp at time zone 'America/Sao_Paulo'`;

/** What the agenda promises to keep quick, however old the clinic. */
export const CONSULTAS: readonly Consulta[] = [
  {
    nome: 'week of twenty doctors',
    sql: (p) => `select a.id, a.medico_id, a.sala_id, a.inicio, a.fim, a.status, a.encaixe, p.nome
      from agendamentos a join pacientes p on p.id = a.paciente_id and p.clinica_id = a.clinica_id
      where a.clinica_id = '${p.clinica}' and a.inicio >= ${instante(p.semana)} and a.inicio < ${instante(p.semana, 7)}
      order by a.inicio`,
  },
  {
    nome: 'day of one doctor',
    sql: (p) => `select a.id, a.inicio, a.fim, a.status, p.nome
      from agendamentos a join pacientes p on p.id = a.paciente_id and p.clinica_id = a.clinica_id
      where a.clinica_id = '${p.clinica}' and a.medico_id = '${p.medico}'
        and a.inicio >= ${instante(p.semana)} and a.inicio < ${instante(p.semana, 1)}
      order by a.inicio`,
  },
  {
    nome: 'free slots of one doctor, two weeks',
    sql: (p) =>
      `select * from horarios_livres('${p.clinica}', '${p.medico}', '${p.tipo}', '${p.semana}', date '${p.semana}' + 13)`,
  },
  {
    nome: 'free slots of twenty doctors, one day',
    sql: (p) =>
      `select * from horarios_livres('${p.clinica}', null, '${p.tipo}', '${p.semana}', '${p.semana}')`,
  },
  {
    nome: 'figures of one doctor, a week',
    sql: (p) =>
      `select * from estatisticas_da_agenda('${p.clinica}', '${p.medico}', '${p.semana}', date '${p.semana}' + 6)`,
  },
];
