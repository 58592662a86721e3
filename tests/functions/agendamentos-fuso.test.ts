import { respostaDeAgendamentosSchema } from '@domain/contracts/agenda.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirClinica, agendar, type ClinicaComAgenda } from './support/agenda.ts';
import { type Conta, registrar, vincular } from './support/contas.ts';
import { usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
/** In Rio Branco, two hours behind Brasília: its late evening is Brasília's next day. */
let acre: ClinicaComAgenda;
let brasilia: ClinicaComAgenda;
let deDuas: Conta;

const MADRUGADA_EM_BRASILIA = '2027-03-02T03:30:00.000Z';

beforeAll(async () => {
  acre = await abrirClinica(funcoes);
  brasilia = await abrirClinica(funcoes);
  await funcoes.sql(
    `insert into agenda_regras (clinica_id, fuso) values ($1, 'America/Rio_Branco')`,
    [acre.clinica.id],
  );
  deDuas = await registrar(funcoes, 'medico', { nome: 'Lia Torres' });
  await vincular(funcoes, acre.clinica, deDuas);
  await vincular(funcoes, brasilia.clinica, deDuas);
  await agendar(funcoes, acre, MADRUGADA_EM_BRASILIA, { medico_id: deDuas.id });
  await agendar(funcoes, acre, MADRUGADA_EM_BRASILIA);
});

async function quantosNoDia(quem: Conta, dia: string, extra: Record<string, string> = {}) {
  const busca = new URLSearchParams({ de: dia, ate: dia, ...extra });
  const resposta = await funcoes.chamar('GET', `/medical/appointments?${busca}`, {
    token: quem.token,
  });
  expect(resposta).toMatchObject({ status: 200 });
  return respostaDeAgendamentosSchema.parse(resposta.corpo).appointments.length;
}

describe('a day', () => {
  it('is that of the only clinic of desk, institution and doctor, named or not', async () => {
    for (const quem of [acre.equipe, acre.clinica, acre.medico]) {
      expect(await quantosNoDia(quem, '2027-03-01')).toBe(2);
      expect(await quantosNoDia(quem, '2027-03-02')).toBe(0);
    }
    expect(await quantosNoDia(acre.medico, '2027-03-01', { clinica_id: acre.clinica.id })).toBe(2);
  });

  it('is that of Brasília for who works in two clinics and names none', async () => {
    expect(await quantosNoDia(deDuas, '2027-03-01')).toBe(0);
    expect(await quantosNoDia(deDuas, '2027-03-02')).toBe(2);
    expect(await quantosNoDia(deDuas, '2027-03-01', { clinica_id: acre.clinica.id })).toBe(2);
  });
});

it('tells who works in a clinic its time zone with its name', async () => {
  const colunas =
    'clinica:profiles!clinica_medicos_clinica_id_fkey(nome, regras:agenda_regras(fuso))';
  const busca = new URLSearchParams({ select: colunas, medico_id: `eq.${deDuas.id}` });
  const { corpo } = await funcoes.direto('GET', `/rest/v1/clinica_medicos?${busca}`, {
    token: deDuas.token,
  });
  const { nome } = acre.clinica.perfil;
  expect(corpo).toHaveLength(2);
  expect(corpo).toContainEqual({ clinica: { nome, regras: { fuso: 'America/Rio_Branco' } } });
  expect(corpo).toContainEqual({ clinica: { nome, regras: null } });
});
