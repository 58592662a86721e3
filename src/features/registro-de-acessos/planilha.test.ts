import { expect, it } from 'vitest';
import type { AcessoDaClinica } from './api/queries.ts';
import { planilhaDeAcessos } from './planilha.ts';

const EMERGENCIA: AcessoDaClinica = {
  id: 7,
  quando: '2026-11-21T17:32:10.123456+00:00',
  quem_nome: '=Dr. Caio',
  quem_crm: '123456',
  quem_crm_uf: 'AM',
  papel: 'medico',
  paciente_id: '20000000-0000-4000-8000-000000000001',
  paciente_nome: 'José Ação',
  acao: 'acesso_de_emergencia',
  emergencia: true,
  restrito: true,
  justificativa: 'Crise convulsiva na sala de espera.',
};

it('says who, whom and what, by the clock of the clinic, and nothing clinical', () => {
  const [titulos, linha, ...resto] = planilhaDeAcessos([EMERGENCIA], 'America/Manaus').split(
    '\r\n',
  );
  expect(titulos).toBe(
    '\uFEFFRegistro;Data;Hora;Quem;CRM;Tipo de conta;Paciente;O que fez;Em emergência;Prontuário restrito',
  );
  // No spreadsheet runs a name as a formula.
  expect(linha).toBe(
    "7;21/11/2026;13:32;'=Dr. Caio;CRM 123456/AM;Médico;José Ação;Abriu em emergência;Sim;Sim",
  );
  expect(resto).toEqual(['']);
});
