import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { telasDaAreaDoPaciente } from './area-do-paciente.ts';
import { areaLogada, comDados, raiz, tela } from './base.ts';
import {
  buscaDaAgenda,
  buscaDaEvolucao,
  buscaDaGestao,
  buscaDaLista,
  buscaDasCalculadoras,
  buscaDoAcompanhamento,
  buscaDoNovoPaciente,
  buscaDoPaciente,
  buscaDoPainel,
  buscaDoRegistroDeAcessos,
  buscaDosAcessos,
  buscaDosAjustes,
} from './busca.ts';
import { buscaDoCrm } from './busca-do-crm.ts';
import type { DadosDaRota } from './dados.ts';
import { telasDaEntrada } from './entrada.ts';

const convite = createRoute({
  getParentRoute: () => comDados,
  path: PATHS.convite,
  staticData: { titulo: 'Convite' },
  component: lazyRouteComponent(
    () => import('@/features/autenticacao/routes/Convite.tsx'),
    'Convite',
  ),
});

/** Around the screens about one patient: finds the patient and keeps the header in sight. */
const camadaDoPaciente = createRoute({
  getParentRoute: () => areaLogada,
  id: 'do-paciente',
  component: lazyRouteComponent(
    () => import('@/features/prontuario/routes/CamadaDoPaciente.tsx'),
    'CamadaDoPaciente',
  ),
});

/** A screen about one patient. */
function telaDoPaciente<const C extends string, B = Record<never, never>>(
  caminho: C,
  dados: DadosDaRota,
  component: RouteComponent,
  validateSearch?: (bruta: Record<string, unknown>) => B,
) {
  return createRoute({
    getParentRoute: () => camadaDoPaciente,
    path: caminho,
    staticData: dados,
    component,
    ...(validateSearch && { validateSearch }),
  });
}

const telasDoPaciente = [
  telaDoPaciente(
    PATHS.paciente,
    { titulo: 'Prontuário do paciente', permissao: 'pacientes.ler', acima: PATHS.prontuario },
    lazyRouteComponent(() => import('@/features/prontuario/routes/Paciente.tsx'), 'Paciente'),
    buscaDoPaciente,
  ),
  telaDoPaciente(
    PATHS.cadastroDoPaciente,
    { titulo: 'Cadastro', permissao: 'pacientes.ler', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/CadastroDoPaciente.tsx'),
      'CadastroDoPaciente',
    ),
  ),
  telaDoPaciente(
    PATHS.acessosAoProntuario,
    { titulo: 'Acessos ao prontuário', permissao: 'prontuario.ler', acima: PATHS.paciente },
    lazyRouteComponent(() => import('@/features/prontuario/routes/Acessos.tsx'), 'Acessos'),
    buscaDosAcessos,
  ),
  telaDoPaciente(
    PATHS.imprimirProntuario,
    { titulo: 'Imprimir prontuário', permissao: 'prontuario.ler', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/prontuario/routes/ImprimirProntuario.tsx'),
      'ImprimirProntuario',
    ),
    buscaDoPaciente,
  ),
  telaDoPaciente(
    PATHS.novaEvolucao,
    { titulo: 'Nova evolução', permissao: 'prontuario.escrever', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/prontuario/routes/NovaEvolucao.tsx'),
      'NovaEvolucao',
    ),
    buscaDaEvolucao,
  ),
  telaDoPaciente(
    PATHS.verEvolucao,
    { titulo: 'Evolução', permissao: 'prontuario.ler', acima: PATHS.paciente },
    lazyRouteComponent(() => import('@/features/prontuario/routes/VerEvolucao.tsx'), 'VerEvolucao'),
  ),
  telaDoPaciente(
    PATHS.editarEvolucao,
    { titulo: 'Editar evolução', permissao: 'prontuario.escrever', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/prontuario/routes/EditarEvolucao.tsx'),
      'EditarEvolucao',
    ),
  ),
] as const;

/**
 * The other screens behind the sign-in, one entry each: address, what the layout needs to know, and
 * the lazy component. `acima` names the screen above, for the breadcrumbs.
 */
const telas = [
  tela(
    PATHS.dashboard,
    { titulo: 'Dashboard', permissao: 'painel.ver' },
    lazyRouteComponent(() => import('@/features/painel/routes/Painel.tsx'), 'Painel'),
    buscaDoPainel,
  ),
  tela(
    PATHS.prontuario,
    { titulo: 'Prontuário', permissao: 'pacientes.ler' },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/ListaDePacientes.tsx'),
      'ListaDePacientes',
    ),
    buscaDaLista,
  ),
  tela(
    PATHS.novoPaciente,
    { titulo: 'Novo paciente', permissao: 'pacientes.cadastrar', acima: PATHS.prontuario },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/NovoPaciente.tsx'),
      'NovoPaciente',
    ),
    buscaDoNovoPaciente,
  ),
  tela(
    PATHS.importarPacientes,
    { titulo: 'Importar pacientes', permissao: 'pacientes.importar', acima: PATHS.prontuario },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/ImportarPacientes.tsx'),
      'ImportarPacientes',
    ),
  ),
  tela(
    PATHS.agenda,
    {
      titulo: 'Agenda',
      tituloDoTipo: { paciente: 'Meus Agendamentos' },
      permissao: 'agenda.abrir',
    },
    lazyRouteComponent(() => import('./AgendaPorTipo.tsx'), 'AgendaPorTipo'),
    buscaDaAgenda,
  ),
  tela(
    PATHS.agendaDoMedico,
    { titulo: 'Agenda', permissao: 'agenda.ver' },
    lazyRouteComponent(() => import('@/features/agenda/routes/Agenda.tsx'), 'Agenda'),
    buscaDaAgenda,
  ),
  tela(
    PATHS.agendaDaClinica,
    { titulo: 'Agenda', permissao: 'agenda.ver' },
    lazyRouteComponent(() => import('@/features/agenda/routes/Agenda.tsx'), 'Agenda'),
    buscaDaAgenda,
  ),
  tela(
    PATHS.ajustesDaAgenda,
    { titulo: 'Ajustes da agenda', permissao: 'agenda.ver', acima: PATHS.agenda },
    lazyRouteComponent(() => import('@/features/agenda/routes/Ajustes.tsx'), 'Ajustes'),
    buscaDosAjustes,
  ),
  tela(
    PATHS.acompanhamento,
    { titulo: 'Acompanhamento Pacientes', permissao: 'acompanhamento.ver' },
    lazyRouteComponent(
      () => import('@/features/acompanhamento/routes/Acompanhamento.tsx'),
      'Acompanhamento',
    ),
    buscaDoAcompanhamento,
  ),
  tela(
    PATHS.crm,
    { titulo: 'CRM', permissao: 'crm.usar' },
    lazyRouteComponent(() => import('@/features/crm/routes/Crm.tsx'), 'Crm'),
    buscaDoCrm,
  ),
  tela(
    PATHS.crmDoMedico,
    { titulo: 'CRM', permissao: 'crm.usar' },
    lazyRouteComponent(() => import('@/features/crm/routes/Crm.tsx'), 'Crm'),
    buscaDoCrm,
  ),
  tela(
    PATHS.crmDaClinica,
    { titulo: 'CRM', permissao: 'crm.usar' },
    lazyRouteComponent(() => import('@/features/crm/routes/Crm.tsx'), 'Crm'),
    buscaDoCrm,
  ),
  tela(
    PATHS.gestaoMedicos,
    { titulo: 'Gestão de Médicos', permissao: 'medicos.ler' },
    lazyRouteComponent(
      () => import('@/features/gestao-medicos/routes/GestaoDeMedicos.tsx'),
      'GestaoDeMedicos',
    ),
    buscaDaGestao,
  ),
  tela(
    PATHS.registroDeAcessos,
    { titulo: 'Acessos aos prontuários', permissao: 'acessos.ver' },
    lazyRouteComponent(
      () => import('@/features/registro-de-acessos/routes/RegistroDeAcessos.tsx'),
      'RegistroDeAcessos',
    ),
    buscaDoRegistroDeAcessos,
  ),
  ...telasDaAreaDoPaciente,
  tela(
    PATHS.plantonista,
    { titulo: 'Dashboard', permissao: 'area.plantonista' },
    lazyRouteComponent(
      () => import('@/features/area-plantonista/routes/AreaDoPlantonista.tsx'),
      'AreaDoPlantonista',
    ),
  ),
  tela(
    PATHS.calculadoras,
    { titulo: 'Calculadoras', permissao: 'calculadoras.usar' },
    lazyRouteComponent(
      () => import('@/features/calculadoras/routes/Catalogos.tsx'),
      'Calculadoras',
    ),
    buscaDasCalculadoras,
  ),
  tela(
    PATHS.scores,
    { titulo: 'Scores', permissao: 'calculadoras.usar' },
    lazyRouteComponent(() => import('@/features/calculadoras/routes/Catalogos.tsx'), 'Scores'),
    buscaDasCalculadoras,
  ),
] as const;

/** Every address there is. */
export const arvore = raiz.addChildren([
  ...telasDaEntrada,
  comDados.addChildren([
    convite,
    areaLogada.addChildren([...telas, camadaDoPaciente.addChildren([...telasDoPaciente])]),
  ]),
]);
