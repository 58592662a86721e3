import { respostaDeAgendamentoSchema } from '@domain/contracts/agenda.ts';
import { expect } from 'vitest';
import { type Conta, registrar, registrarEquipe, vincular } from './contas.ts';
import type { Funcoes } from './pilha.ts';

/** A clinic that books: its desk, two doctors, one patient, one room and one kind of half an hour. */
export interface ClinicaComAgenda {
  readonly clinica: Conta;
  readonly equipe: Conta;
  readonly medico: Conta;
  readonly colega: Conta;
  readonly paciente: string;
  readonly tipo: string;
  readonly sala: string;
}

/** Makes such a clinic by the calls of the product. Both doctors attend every day from 8 to 12. */
export async function abrirClinica(funcoes: Funcoes): Promise<ClinicaComAgenda> {
  const clinica = await registrar(funcoes, 'clinica');
  const equipe = await registrarEquipe(funcoes, clinica);
  const medico = await registrar(funcoes, 'medico');
  const colega = await registrar(funcoes, 'medico', { nome: 'Otávio Menezes' });
  await vincular(funcoes, clinica, medico);
  await vincular(funcoes, clinica, colega);
  const inserir = async (tabela: string, linha: Record<string, unknown>) => {
    const resposta = await funcoes.direto('POST', `/rest/v1/${tabela}?select=id`, {
      token: equipe.token,
      cabecalhos: { prefer: 'return=representation' },
      corpo: { clinica_id: clinica.id, ...linha },
    });
    expect(resposta).toMatchObject({ status: 201, corpo: [{ id: expect.any(String) }] });
    return (resposta.corpo as [{ id: string }])[0].id;
  };
  for (const { id } of [medico, colega]) {
    for (const dia of [1, 2, 3, 4, 5, 6, 7]) {
      await inserir('disponibilidades', {
        medico_id: id,
        dia_da_semana: dia,
        inicio: '08:00',
        fim: '12:00',
      });
    }
  }
  return {
    clinica,
    equipe,
    medico,
    colega,
    paciente: await inserir('pacientes', { nome: 'Zélia Antão', sexo: 'feminino' }),
    tipo: await inserir('tipos_de_atendimento', { nome: 'Consulta', duracao_min: 30 }),
    sala: await inserir('salas', { nome: 'Sala 1' }),
  };
}

/** A local time of São Paulo so many days ahead. */
export function daquiA(dias: number, hora: string): string {
  const dia = new Date(Date.now() - 3 * 3_600_000 + dias * 86_400_000).toISOString().slice(0, 10);
  return `${dia}T${hora}:00-03:00`;
}

/** The same instant as the calls answer it. */
export function instante(texto: string): string {
  return new Date(texto).toISOString();
}

/** What a booking sends. */
export function pedidoDe(onde: ClinicaComAgenda, inicio: string, extra: object = {}) {
  return {
    clinica_id: onde.clinica.id,
    paciente_id: onde.paciente,
    medico_id: onde.medico.id,
    tipo_id: onde.tipo,
    inicio,
    ...extra,
  };
}

/** Books, and answers what was made. */
export async function agendar(
  funcoes: Funcoes,
  onde: ClinicaComAgenda,
  inicio: string,
  extra: object = {},
  quem: Conta = onde.equipe,
) {
  const resposta = await funcoes.chamar('POST', '/medical/appointments', {
    token: quem.token,
    corpo: pedidoDe(onde, inicio, extra),
  });
  expect(resposta).toMatchObject({ status: 201 });
  return respostaDeAgendamentoSchema.parse(resposta.corpo).appointment;
}
