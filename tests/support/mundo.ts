/** What stories need to exist before they begin, made through the API as the people themselves. */

import { LOCAL_ONLY_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { API_URL } from './addresses.ts';
import { type Conta, registrar } from './contas.ts';

/** One call of the hosted database's API as somebody; its rows. */
async function banco<Linha>(
  { sessao }: Conta,
  metodo: 'GET' | 'POST' | 'PATCH',
  caminho: string,
  corpo?: object,
): Promise<Linha[]> {
  const resposta = await fetch(`${API_URL}/rest/v1/${caminho}`, {
    method: metodo,
    headers: {
      apikey: LOCAL_ONLY_PUBLISHABLE_KEY,
      authorization: `Bearer ${sessao.token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(corpo && { body: JSON.stringify(corpo) }),
  });
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${metodo} ${caminho} ${resposta.status}: ${texto}`);
  const linhas: Linha | Linha[] = JSON.parse(texto);
  return Array.isArray(linhas) ? linhas : [linhas];
}

async function primeira<Linha>(linhas: Promise<Linha[]>): Promise<Linha> {
  const [linha] = await linhas;
  if (!linha) throw new Error('the call changed no row');
  return linha;
}

const idDe = ({ sessao }: Conta) => sessao.user.id;

/** A clinic asks a doctor for a link, which waits for the answer; its id. */
export async function pedirVinculo(clinica: Conta, medico: Conta): Promise<string> {
  const vinculo = { clinica_id: idDe(clinica), medico_id: idDe(medico), ativo: true };
  return (await primeira(banco<{ id: string }>(clinica, 'POST', 'clinica_medicos', vinculo))).id;
}

/** A clinic links a doctor, who accepts. */
export async function vincular(clinica: Conta, medico: Conta): Promise<void> {
  const p_vinculo = await pedirVinculo(clinica, medico);
  await banco(medico, 'POST', 'rpc/responder_vinculo', { p_vinculo, p_aceita: true });
}

/** A clinic or hospital invites; the token of the link. */
export async function convidar(
  clinica: Conta,
  tipo: 'medico' | 'plantonista' | 'staff',
  email?: string,
): Promise<string> {
  const corpo = { p_tipo: tipo, ...(email && { p_email: email }) };
  const { token } = await primeira(
    banco<{ token: string }>(clinica, 'POST', 'rpc/criar_convite', corpo),
  );
  return token;
}

/** Registers a patient; its id. */
export async function cadastrarPaciente(
  clinica: Conta,
  nome: string,
  outros: object = {},
): Promise<string> {
  const corpo = { clinica_id: idDe(clinica), nome, data_nascimento: '1970-01-02', ...outros };
  return (await primeira(banco<{ id: string }>(clinica, 'POST', 'pacientes', corpo))).id;
}

/** The CPF with which somebody registered. */
export async function cpfDe(conta: Conta): Promise<string> {
  return (await primeira(banco<{ cpf: string }>(conta, 'GET', 'perfil_documentos?select=cpf'))).cpf;
}

/** A doctor writes down what a patient is allergic to. */
export async function anotarAlergias(
  medico: Conta,
  clinica: Conta,
  pacienteId: string,
  alergias: readonly string[],
): Promise<void> {
  const resumo = { paciente_id: pacienteId, clinica_id: idDe(clinica), alergias };
  await banco(medico, 'POST', 'resumos_clinicos', resumo);
}

/** A doctor writes an entry and finishes it; its id. */
export async function escreverEvolucao(
  medico: Conta,
  clinica: Conta,
  pacienteId: string,
  texto: string,
  outros: object = {},
): Promise<string> {
  const rascunho = {
    clinica_id: idDe(clinica),
    paciente_id: pacienteId,
    subjetivo: texto,
    ...outros,
  };
  const { id } = await primeira(banco<{ id: string }>(medico, 'POST', 'prontuarios', rascunho));
  await primeira(banco(medico, 'PATCH', `prontuarios?id=eq.${id}`, { status: 'finalizado' }));
  return id;
}

/** A clinic with a doctor linked to it and a patient registered in it. */
export async function clinicaComMedicoEPaciente(nome: string) {
  const [clinica, medico] = await Promise.all([
    registrar('clinica', `Clínica ${nome}`),
    registrar('medico', `Dra. Marta ${nome}`),
  ]);
  await vincular(clinica, medico);
  const pacienteId = await cadastrarPaciente(clinica, `Joaquim ${nome}`);
  return { clinica, medico, pacienteId };
}

/** What an agenda needs to be booked in: a kind of appointment, a room, and hours every day. */
export async function montarAgenda(clinica: Conta, medico: Conta): Promise<void> {
  const clinica_id = idDe(clinica);
  const tipo = { clinica_id, nome: 'Consulta', duracao_min: 30 };
  await primeira(banco(clinica, 'POST', 'tipos_de_atendimento', tipo));
  await primeira(banco(clinica, 'POST', 'salas', { clinica_id, nome: 'Consultório 1' }));
  await darHorarios(clinica, medico);
}

/** A doctor attends every day from 8 to noon. */
export async function darHorarios(clinica: Conta, medico: Conta): Promise<void> {
  const horarios = [1, 2, 3, 4, 5, 6, 7].map((dia_da_semana) => ({
    clinica_id: idDe(clinica),
    medico_id: idDe(medico),
    dia_da_semana,
    inicio: '08:00',
    fim: '12:00',
  }));
  await banco(clinica, 'POST', 'disponibilidades', horarios);
}

/** Hands a patient's code over and uses it: the account is the patient's from here on. */
export async function darAcesso(clinica: Conta, pacienteId: string, conta: Conta): Promise<void> {
  const pedido = { p_paciente: pacienteId };
  const { codigo } = await primeira(
    banco<{ codigo: string }>(clinica, 'POST', 'rpc/criar_codigo_de_paciente', pedido),
  );
  await primeira(banco(conta, 'POST', 'rpc/usar_codigo_de_paciente', { p_codigo: codigo }));
}

/** Somebody writes to, or as, a patient about a subject. */
export async function escreverMensagem(
  autor: Conta,
  pacienteId: string,
  assunto: 'administrativo' | 'clinico',
  texto: string,
): Promise<void> {
  const conversa = { p_paciente: pacienteId, p_assunto: assunto };
  const [id] = await banco<string>(autor, 'POST', 'rpc/abrir_conversa', conversa);
  const mensagem = { p_id: crypto.randomUUID(), p_conversa: id, p_texto: texto };
  await primeira(banco(autor, 'POST', 'rpc/enviar_mensagem', mensagem));
}

/** A doctor plans a return from a finished entry. */
export async function planejarRetorno(
  medico: Conta,
  clinica: Conta,
  retorno: { paciente_id: string; origem_id: string; prevista_para: string; motivo: string },
): Promise<void> {
  const linha = { clinica_id: idDe(clinica), ...retorno };
  await primeira(banco(medico, 'POST', 'retornos_planejados', linha));
}

/** The clinic books a registered patient, found by name, with a doctor at the same time tomorrow. */
export async function agendar(clinica: Conta, medico: Conta, paciente: string): Promise<void> {
  const clinica_id = idDe(clinica);
  const busca = { p_termo: paciente, p_clinica: clinica_id };
  const achado = await primeira(
    banco<{ id: string }>(clinica, 'POST', 'rpc/buscar_pacientes', busca),
  );
  const tipo = await primeira(
    banco<{ id: string }>(clinica, 'POST', 'tipos_de_atendimento', {
      clinica_id,
      nome: 'Avaliação',
    }),
  );
  const inicio = new Date(Date.now() + 86_400_000).toISOString();
  const agendamento = {
    clinica_id,
    paciente_id: achado.id,
    medico_id: idDe(medico),
    tipo_id: tipo.id,
    inicio,
  };
  await primeira(banco(clinica, 'POST', 'agendamentos', agendamento));
}

/** The clinic books a patient with a doctor, for this minute or another, over somebody if need be; its id. */
export async function agendarAgora(
  clinica: Conta,
  medico: Conta,
  pacienteId: string,
  inicio = new Date(),
): Promise<string> {
  const clinica_id = idDe(clinica);
  const nome = `Consulta ${crypto.randomUUID().slice(0, 8)}`;
  const tipo = await primeira(
    banco<{ id: string }>(clinica, 'POST', 'tipos_de_atendimento', { clinica_id, nome }),
  );
  const agendamento = {
    clinica_id,
    paciente_id: pacienteId,
    medico_id: idDe(medico),
    tipo_id: tipo.id,
    inicio: inicio.toISOString(),
    encaixe: true,
    motivo_do_encaixe: 'Chegou sem hora marcada.',
  };
  return (await primeira(banco<{ id: string }>(clinica, 'POST', 'agendamentos', agendamento))).id;
}

/** Somebody of the clinic moves an appointment along its states. */
export async function mudarStatus(quem: Conta, agendamento: string, status: string): Promise<void> {
  await primeira(
    banco(quem, 'POST', 'rpc/mudar_status', { p_agendamento: agendamento, p_status: status }),
  );
}

/** Somebody new in the clinic's CRM, and something to be done about them by a day. */
export async function criarTarefa(clinica: Conta, nome: string, vence_em: string): Promise<void> {
  const clinica_id = idDe(clinica);
  const lead = { clinica_id, nome, telefone: '11987650099', origem: 'site' };
  const { id } = await primeira(banco<{ id: string }>(clinica, 'POST', 'oportunidades', lead));
  const tarefa = { clinica_id, oportunidade_id: id, titulo: `Ligar para ${nome}`, vence_em };
  await primeira(banco(clinica, 'POST', 'tarefas_crm', tarefa));
}

/** An on-call doctor plans a shift at a place of the own list. */
export async function planejarPlantao(
  plantonista: Conta,
  local: string,
  horario: { inicio: string; fim: string },
): Promise<void> {
  const medico_id = idDe(plantonista);
  const { id: local_id } = await primeira(
    banco<{ id: string }>(plantonista, 'POST', 'locais_de_plantao', { medico_id, nome: local }),
  );
  await primeira(banco(plantonista, 'POST', 'plantoes', { medico_id, local_id, ...horario }));
}

/** A hospital publishes an open shift of a doctor that it is linked to, who takes it; the place. */
export async function assumirPlantao(
  hospital: Conta,
  plantonista: Conta,
  horario: { inicio: string; fim: string },
): Promise<string> {
  const vaga = { clinica_id: idDe(hospital), ...horario };
  const { id } = await primeira(banco<{ id: string }>(hospital, 'POST', 'vagas_de_plantao', vaga));
  await banco(plantonista, 'POST', 'rpc/tomar_vaga', { p_vaga: id });
  const lugar = `locais_de_plantao?select=id&hospital_id=eq.${idDe(hospital)}`;
  return (await primeira(banco<{ id: string }>(plantonista, 'GET', lugar))).id;
}

/** An on-call doctor works a shift at a place, with one patient in orange who goes home; it goes on. */
export async function atenderNoPlantao(
  { sessao }: Conta,
  local_id: string,
  escrito: object,
): Promise<void> {
  const agora = new Date().toISOString();
  const enviar = async (caminho: string, corpo: object) => {
    const resposta = await fetch(`${API_URL}/functions/v1/atendimento${caminho}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessao.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(corpo),
    });
    if (!resposta.ok) throw new Error(`${caminho} ${resposta.status}: ${await resposta.text()}`);
  };
  const sessao_id = crypto.randomUUID();
  await enviar('/sessao', { id: sessao_id, inicio: agora, local_id });
  await enviar('', {
    id: crypto.randomUUID(),
    sessao_id,
    conteudo: {
      paciente_id: null,
      descricao: 'Homem, cerca de 40',
      sexo: null,
      idade_anos: null,
      cor: 'laranja',
      classificado_em: agora,
      chegada_em: agora,
      estado: 'finalizado',
      sinais: {},
      clinico: {},
      desfecho: 'alta',
      desfecho_dados: { em: agora, orientacoes: 'Retorno se piora.' },
      ...escrito,
    },
  });
}
