/** Every address of the product, and who may open it: what the guards and axe are checked against. */

import { type Permissao, pode, TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { PATHS } from '@/config/paths.ts';
import { ROTAS as PUBLICAS } from '@/public/rotas.ts';

/** People and things of the seed: a patient of Clínica Vila Serena, and entries about her patients. */
const CARLOS = '20000000-0000-4000-8000-000000000001';
const RENATA = '20000000-0000-4000-8000-000000000016';
const EVOLUCAO_FINALIZADA = '30000000-0000-4000-8000-000000000101';
const RASCUNHO_DA_HELENA = '30000000-0000-4000-8000-000000070001';

/** Static pages, the same for everybody. */
export const ROTAS_PUBLICAS: readonly string[] = [...Object.values(PUBLICAS)];

/** Screens of the app that open without signing in. */
export const ROTAS_DE_ACESSO: readonly string[] = [
  PATHS.login,
  PATHS.register,
  ...TIPOS_DE_USUARIO.map((tipo) => `${PATHS.register}?tipo=${tipo}`),
  PATHS.redefinirSenha,
  `${PATHS.redefinirSenha}#link-que-nunca-existiu-0000`,
  PATHS.confirmarEmail,
  PATHS.validarAssinatura,
  PATHS.retornoDaNuvem,
  PATHS.convite.replace('$token', 'link-que-nunca-existiu-0000'),
  '/um-endereco-que-nao-existe',
];

interface Rota {
  readonly caminho: string;
  /** Absent where every type may enter. */
  readonly permissao?: Permissao;
}

/** Screens behind the sign-in, each with what it asks for. */
export const ROTAS_DO_APP: readonly Rota[] = [
  { caminho: PATHS.conta },
  { caminho: PATHS.certificados, permissao: 'documentos.assinar' },
  { caminho: PATHS.aAssinar, permissao: 'documentos.assinar' },
  { caminho: PATHS.dashboard, permissao: 'painel.ver' },
  { caminho: PATHS.prontuario, permissao: 'pacientes.ler' },
  { caminho: PATHS.novoPaciente, permissao: 'pacientes.cadastrar' },
  { caminho: PATHS.importarPacientes, permissao: 'pacientes.importar' },
  { caminho: PATHS.pedidosDeTitulares, permissao: 'titulares.responder' },
  { caminho: comId(PATHS.paciente, CARLOS), permissao: 'pacientes.ler' },
  { caminho: comId(PATHS.cadastroDoPaciente, CARLOS), permissao: 'pacientes.ler' },
  { caminho: comId(PATHS.atendimentosDoPaciente, CARLOS), permissao: 'pacientes.ler' },
  { caminho: comId(PATHS.acessosAoProntuario, CARLOS), permissao: 'prontuario.ler' },
  { caminho: comId(PATHS.imprimirProntuario, CARLOS), permissao: 'prontuario.ler' },
  { caminho: comId(PATHS.novaEvolucao, CARLOS), permissao: 'prontuario.escrever' },
  {
    caminho: comId(PATHS.verEvolucao, CARLOS, EVOLUCAO_FINALIZADA),
    permissao: 'prontuario.ler',
  },
  {
    caminho: comId(PATHS.editarEvolucao, RENATA, RASCUNHO_DA_HELENA),
    permissao: 'prontuario.escrever',
  },
  { caminho: PATHS.prescricaoDigital, permissao: 'prescricao.escrever' },
  { caminho: comId(PATHS.prescrever, CARLOS), permissao: 'prescricao.escrever' },
  { caminho: PATHS.agenda, permissao: 'agenda.abrir' },
  { caminho: PATHS.agendaDoMedico, permissao: 'agenda.ver' },
  { caminho: PATHS.agendaDaClinica, permissao: 'agenda.ver' },
  { caminho: PATHS.ajustesDaAgenda, permissao: 'agenda.ver' },
  { caminho: PATHS.acompanhamento, permissao: 'acompanhamento.ver' },
  { caminho: `${PATHS.acompanhamento}?chat=${CARLOS}`, permissao: 'acompanhamento.ver' },
  { caminho: PATHS.crm, permissao: 'crm.usar' },
  { caminho: PATHS.crmDoMedico, permissao: 'crm.usar' },
  { caminho: PATHS.crmDaClinica, permissao: 'crm.usar' },
  { caminho: PATHS.meusVinculos, permissao: 'vinculos.responder' },
  { caminho: PATHS.gestaoMedicos, permissao: 'medicos.ler' },
  { caminho: PATHS.plantoesDoHospital, permissao: 'plantoes.publicar' },
  { caminho: PATHS.registroDeAcessos, permissao: 'acessos.ver' },
  { caminho: PATHS.areaDoPaciente, permissao: 'area.paciente' },
  { caminho: PATHS.pedirAgendamento, permissao: 'area.paciente' },
  { caminho: PATHS.conversasDoPaciente, permissao: 'area.paciente' },
  {
    caminho: `${PATHS.conversasDoPaciente}?com=${CARLOS}&assunto=clinico`,
    permissao: 'area.paciente',
  },
  { caminho: PATHS.registrosDoPaciente, permissao: 'area.paciente' },
  { caminho: comId(PATHS.registroDoPaciente, EVOLUCAO_FINALIZADA), permissao: 'area.paciente' },
  { caminho: PATHS.dadosDoPaciente, permissao: 'area.paciente' },
  { caminho: PATHS.acessosDoPaciente, permissao: 'area.paciente' },
  { caminho: PATHS.plantonista, permissao: 'area.plantonista' },
  { caminho: PATHS.atendimentoAtivo, permissao: 'area.plantonista' },
  { caminho: PATHS.agendaDoPlantao, permissao: 'area.plantonista' },
  { caminho: PATHS.financeiroDoPlantao, permissao: 'area.plantonista' },
  { caminho: PATHS.historicoDoPlantao, permissao: 'area.plantonista' },
  { caminho: PATHS.locaisDePlantao, permissao: 'area.plantonista' },
  { caminho: `${PATHS.locaisDePlantao}?local=novo`, permissao: 'area.plantonista' },
  { caminho: PATHS.assistente, permissao: 'assistente.usar' },
  { caminho: PATHS.calculadoras, permissao: 'calculadoras.usar' },
  { caminho: PATHS.scores, permissao: 'calculadoras.usar' },
];

/** The screens that a type may open. */
export function rotasDe(tipo: TipoDeUsuario): string[] {
  return ROTAS_DO_APP.filter((rota) => abre(tipo, rota)).map(({ caminho }) => caminho);
}

/** The screens that a type may not. */
export function rotasVedadasA(tipo: TipoDeUsuario): string[] {
  return ROTAS_DO_APP.filter((rota) => !abre(tipo, rota)).map(({ caminho }) => caminho);
}

/** Each screen once, by the first type that may open it. */
export function cadaTelaUmaVez(): ReadonlyMap<TipoDeUsuario, readonly string[]> {
  const porTipo = new Map<TipoDeUsuario, string[]>();
  for (const rota of ROTAS_DO_APP) {
    const tipo = TIPOS_DE_USUARIO.find((um) => abre(um, rota));
    if (tipo) porTipo.set(tipo, [...(porTipo.get(tipo) ?? []), rota.caminho]);
  }
  return porTipo;
}

function abre(tipo: TipoDeUsuario, { permissao }: Rota): boolean {
  return permissao === undefined || pode({ tipo }, permissao);
}

function comId(caminho: string, id: string, prontuarioId = ''): string {
  return caminho.replace('$id', id).replace('$prontuarioId', prontuarioId);
}
