import type { Consulta } from './consultas.ts';
import type { Pontos } from './mundo.ts';

type Quem = 'equipe' | 'medico' | 'clinica' | 'conta';

/** A call of the database, by its name and arguments, as one of a tenant. */
function chamada(quem: Quem, nome: string, argumentos: (p: Pontos) => string = () => ''): Consulta {
  return {
    nome,
    quem: (p) => p[quem],
    sql: (p) => `select * from ${nome}(${argumentos(p)})`,
  };
}

const comNome = (nome: string, consulta: Consulta): Consulta => ({ ...consulta, nome });
const clinica = (p: Pontos) => `'${p.clinica}'`;
const paciente = (p: Pontos) => `'${p.paciente}'`;
const HA_UM_ANO = 'current_date - 365, current_date';

/** What else screens and functions ask by calls that only read, of the day, of a record, and of an account. */
export const CHAMADAS: readonly Consulta[] = [
  chamada('medico', 'usuario_atual'),
  comNome('dashboard of a doctor: today', chamada('medico', 'painel_do_dia', clinica)),
  comNome('dashboard of the desk: today', chamada('equipe', 'painel_do_dia', clinica)),
  comNome('dashboard of a doctor: the week', chamada('medico', 'painel_da_semana', clinica)),
  comNome('dashboard of the desk: the week', chamada('equipe', 'painel_da_semana', clinica)),
  chamada('equipe', 'linhas_da_semana', (p) => `'${p.clinica}', 'novos'`),
  chamada('equipe', 'primeiros_passos', clinica),
  chamada('medico', 'minhas_clinicas'),
  chamada('equipe', 'estrutura_da_agenda', clinica),
  chamada('equipe', 'agenda_de_hoje', clinica),
  comNome(
    'figures of a year, of one doctor',
    chamada(
      'equipe',
      'estatisticas_da_agenda',
      (p) => `'${p.clinica}', '${p.medico}', ${HA_UM_ANO}`,
    ),
  ),
  comNome(
    'figures of a year, of all',
    chamada('equipe', 'estatisticas_da_agenda', (p) => `'${p.clinica}', null, ${HA_UM_ANO}`),
  ),
  comNome(
    'free slots of two weeks, of one doctor',
    chamada(
      'equipe',
      'horarios_livres',
      (p) => `'${p.clinica}', '${p.medico}', '${p.tipo}', current_date, current_date + 13`,
    ),
  ),
  comNome(
    'free slots of a day, of all',
    chamada(
      'equipe',
      'horarios_livres',
      (p) => `'${p.clinica}', null, '${p.tipo}', current_date + 1, current_date + 1`,
    ),
  ),
  chamada(
    'equipe',
    'alternativas_de_horario',
    (p) => `'${p.clinica}', '${p.medico}', '${p.tipo}', now() + interval '1 day'`,
  ),
  chamada(
    'equipe',
    'espera_para_vaga',
    (p) => `'${p.clinica}', '${p.medico}', now() + interval '1 day', now() + interval '25 hours'`,
  ),
  chamada('equipe', 'modelo_de_agenda', () => `'Cardiologia'`),
  comNome(
    'a registration like this one, by name',
    chamada('equipe', 'pacientes_semelhantes', (p) => `'${p.clinica}', 'Maria Vitoria Peixoto'`),
  ),
  comNome(
    'a registration like this one, by all',
    chamada(
      'equipe',
      'pacientes_semelhantes',
      (p) =>
        `'${p.clinica}', 'Maria Vitoria Peixoto', '1980-02-03', '52998224725', null, '11987654321'`,
    ),
  ),
  chamada('equipe', 'conversao_do_crm', (p) => `'${p.clinica}', ${HA_UM_ANO}`),
  chamada('equipe', 'etiquetas_do_crm', clinica),
  chamada(
    'equipe',
    'lista_de_aniversariantes',
    (p) => `'${p.clinica}', 'assistencial', 'whatsapp', 3`,
  ),
  chamada('equipe', 'lista_sem_retorno', (p) => `'${p.clinica}', 'assistencial', 'whatsapp'`),
  chamada('medico', 'capa_do_prontuario', paciente),
  chamada('medico', 'inicio_do_prontuario', paciente),
  chamada('medico', 'autores_do_prontuario', paciente),
  chamada('medico', 'sinais_no_tempo', (p) => `'${p.paciente}', 60`),
  chamada('medico', 'situacao_de_acesso', paciente),
  chamada('medico', 'quem_escreve', paciente),
  chamada('medico', 'quem_acessou', paciente),
  chamada('medico', 'equipe_de_cuidado', paciente),
  chamada('equipe', 'contas_do_paciente', paciente),
  chamada('clinica', 'acessos_da_clinica'),
  chamada('clinica', 'quem_acessou_na_clinica'),
  chamada('medico', 'assinaturas_pendentes'),
  chamada('medico', 'conversas_com_ia'),
  chamada('medico', 'buscar_apresentacoes', () => `'losartana 50'`),
  chamada('medico', 'buscar_passagens', () => `'tratamento da hipertensão na gestante'`),
  chamada('medico', 'tem_vetores', () => `'modelo-de-vetores'`),
  chamada('clinica', 'buscar_medicos', () => `'Doutora 1'`),
  chamada('medico', 'vinculos_do_medico'),
  chamada('medico', 'vinculos_a_aceitar'),
  chamada('medico', 'minhas_sessoes'),
  chamada('conta', 'meus_vinculos'),
  chamada('conta', 'meu_cadastro', paciente),
  chamada('conta', 'meus_agendamentos'),
  chamada('conta', 'minha_espera'),
  chamada('conta', 'minhas_evolucoes'),
  chamada('conta', 'meus_documentos'),
  chamada('conta', 'meus_consentimentos'),
  chamada('conta', 'opcoes_de_pedido', paciente),
  chamada('conta', 'acessos_ao_meu_prontuario', paciente),
  chamada('conta', 'conversas_da_conta'),
  chamada(
    'conta',
    'horarios_para_o_paciente',
    (p) => `'${p.paciente}', '${p.tipo}', '${p.medico}', current_date, current_date + 13`,
  ),
];

const escrita = (quem: Quem, nome: string, argumentos: (p: Pontos) => string): Consulta => ({
  ...chamada(quem, nome, argumentos),
  escreve: true,
});
const DAQUI_A_MUITO = `date_trunc('day', now()) + interval '600 days 3 hours'`;

/** Calls that write what a day is made of; taken back each time. */
export const ESCRITAS: readonly Consulta[] = [
  escrita(
    'equipe',
    'agendar',
    (p) => `'${p.clinica}', '${p.paciente}', '${p.medico}', '${p.tipo}', ${DAQUI_A_MUITO}`,
  ),
  escrita('equipe', 'mudar_status', (p) => `'${p.agendamento}', 'confirmado'`),
  escrita('equipe', 'remarcar', (p) => `'${p.agendamento}', ${DAQUI_A_MUITO}`),
  escrita(
    'medico',
    'abrir_rascunho',
    (p) =>
      `'aaaaaaaa-0000-4000-8000-000000000001', '${p.paciente}', 'aaaaaaaa-0000-4000-8000-000000000002'`,
  ),
  escrita('medico', 'registrar_acesso', (p) => `'${p.paciente}', 'imprimiu'`),
  escrita('equipe', 'marcar_conversa_lida', (p) => `'${p.conversa}', 1`),
  escrita('equipe', 'registrar_obito', (p) => `'${p.paciente}', current_date - 1`),
];
