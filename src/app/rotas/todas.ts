import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CAMADAS, PATHS } from '@/config/paths.ts';
import { buscaDoAcompanhamento } from '@/features/acompanhamento/busca.ts';
import { buscaDaAgenda, buscaDosAjustes } from '@/features/agenda/busca.ts';
import { buscaDosPendentes } from '@/features/assinaturas/busca.ts';
import { buscaDasCalculadoras } from '@/features/calculadoras/busca.ts';
import { buscaDoCrm } from '@/features/crm/busca.ts';
import { buscaDaGestao } from '@/features/gestao-medicos/busca.ts';
import { buscaDaLista, buscaDoNovoPaciente } from '@/features/pacientes/busca.ts';
import { buscaDoPainel } from '@/features/painel/busca.ts';
import { buscaDePrescrever } from '@/features/prescricao/busca.ts';
import { buscaDaEvolucao, buscaDoPaciente, buscaDosAcessos } from '@/features/prontuario/busca.ts';
import { buscaDoRegistroDeAcessos } from '@/features/registro-de-acessos/busca.ts';
import { telasDaAreaDoPaciente } from './area-do-paciente.ts';
import { telasDaAreaDoPlantonista } from './area-do-plantonista.ts';
import { adiantando, areaLogada, comDados, raiz, tela, telasEm } from './base.ts';
import { telasDaEntrada } from './entrada.ts';
import { retornoDaNuvem } from './retorno-da-nuvem.ts';

const convite = createRoute({
  getParentRoute: () => comDados,
  path: PATHS.convite,
  staticData: { titulo: 'Convite' },
  component: lazyRouteComponent(
    () => import('@/features/autenticacao/routes/Convite.tsx'),
    'Convite',
  ),
});

/** A link of a change of e-mail: with or without a session. */
const confirmarEmail = createRoute({
  getParentRoute: () => comDados,
  path: PATHS.confirmarEmail,
  staticData: { titulo: 'Trocar o e-mail da conta' },
  component: lazyRouteComponent(
    () => import('@/features/autenticacao/routes/ConfirmarEmail.tsx'),
    'ConfirmarEmail',
  ),
});

const importarCamada = () => import('@/features/prontuario/routes/CamadaDoPaciente.tsx');
const importarPaciente = () => import('@/features/prontuario/routes/Paciente.tsx');
const importarNova = () => import('@/features/prontuario/routes/NovaEvolucao.tsx');
const importarAgenda = () => import('@/features/agenda/routes/Agenda.tsx');
const importarPainel = () => import('@/features/painel/routes/Painel.tsx');

/** Around the screens about one patient: finds the patient and keeps the header in sight. */
const camadaDoPaciente = createRoute({
  getParentRoute: () => areaLogada,
  path: PATHS.paciente,
  component: lazyRouteComponent(importarCamada, 'CamadaDoPaciente'),
  ...adiantando(importarCamada),
});

const telaDoPaciente = telasEm(camadaDoPaciente);

const telasDoPaciente = [
  telaDoPaciente(
    '/',
    { titulo: 'Prontuário do paciente', permissao: 'pacientes.ler', acima: PATHS.prontuario },
    lazyRouteComponent(importarPaciente, 'Paciente'),
    buscaDoPaciente,
    importarPaciente,
  ),
  telaDoPaciente(
    '/cadastro',
    { titulo: 'Cadastro', permissao: 'pacientes.ler', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/CadastroDoPaciente.tsx'),
      'CadastroDoPaciente',
    ),
  ),
  telaDoPaciente(
    '/atendimentos',
    { titulo: 'Atendimentos', permissao: 'pacientes.ler', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/AtendimentosDoPaciente.tsx'),
      'AtendimentosDoPaciente',
    ),
  ),
  telaDoPaciente(
    '/acessos',
    { titulo: 'Acessos ao prontuário', permissao: 'prontuario.ler', acima: PATHS.paciente },
    lazyRouteComponent(() => import('@/features/prontuario/routes/Acessos.tsx'), 'Acessos'),
    buscaDosAcessos,
  ),
  telaDoPaciente(
    '/imprimir',
    { titulo: 'Imprimir prontuário', permissao: 'prontuario.ler', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/prontuario/routes/ImprimirProntuario.tsx'),
      'ImprimirProntuario',
    ),
    buscaDoPaciente,
  ),
  telaDoPaciente(
    '/nova',
    { titulo: 'Nova evolução', permissao: 'prontuario.escrever', acima: PATHS.paciente },
    lazyRouteComponent(importarNova, 'NovaEvolucao'),
    buscaDaEvolucao,
    importarNova,
  ),
  telaDoPaciente(
    '/prescrever',
    { titulo: 'Prescrever', permissao: 'prescricao.escrever', acima: PATHS.paciente },
    lazyRouteComponent(() => import('@/features/prescricao/routes/Prescrever.tsx'), 'Prescrever'),
    buscaDePrescrever,
  ),
  telaDoPaciente(
    '/visualizar/$prontuarioId',
    { titulo: 'Evolução', permissao: 'prontuario.ler', acima: PATHS.paciente },
    lazyRouteComponent(() => import('@/features/prontuario/routes/VerEvolucao.tsx'), 'VerEvolucao'),
  ),
  telaDoPaciente(
    '/editar/$prontuarioId',
    { titulo: 'Editar evolução', permissao: 'prontuario.escrever', acima: PATHS.paciente },
    lazyRouteComponent(
      () => import('@/features/prontuario/routes/EditarEvolucao.tsx'),
      'EditarEvolucao',
    ),
  ),
] as const;

/** One agenda at three addresses; at the first of them also the patient's own. */
const camadaDaAgenda = createRoute({
  getParentRoute: () => areaLogada,
  id: CAMADAS.agenda,
  validateSearch: buscaDaAgenda,
});
const telaDaAgenda = telasEm(camadaDaAgenda);

const telasDaAgenda = [
  telaDaAgenda(
    PATHS.agenda,
    {
      titulo: 'Agenda',
      tituloDoTipo: { paciente: 'Meus Agendamentos' },
      permissao: 'agenda.abrir',
    },
    lazyRouteComponent(() => import('./AgendaPorTipo.tsx'), 'AgendaPorTipo'),
    undefined,
    () => import('./AgendaPorTipo.tsx'),
  ),
  telaDaAgenda(
    PATHS.agendaDoMedico,
    { titulo: 'Agenda', permissao: 'agenda.ver' },
    lazyRouteComponent(importarAgenda, 'Agenda'),
    undefined,
    importarAgenda,
  ),
  telaDaAgenda(
    PATHS.agendaDaClinica,
    { titulo: 'Agenda', permissao: 'agenda.ver' },
    lazyRouteComponent(importarAgenda, 'Agenda'),
    undefined,
    importarAgenda,
  ),
] as const;

/** One CRM at three addresses. */
const camadaDoCrm = createRoute({
  getParentRoute: () => areaLogada,
  id: CAMADAS.crm,
  validateSearch: buscaDoCrm,
});
const telaDoCrm = telasEm(camadaDoCrm);

const telasDoCrm = [
  telaDoCrm(
    PATHS.crm,
    { titulo: 'CRM', permissao: 'crm.usar' },
    lazyRouteComponent(() => import('@/features/crm/routes/Crm.tsx'), 'Crm'),
  ),
  telaDoCrm(
    PATHS.crmDoMedico,
    { titulo: 'CRM', permissao: 'crm.usar' },
    lazyRouteComponent(() => import('@/features/crm/routes/Crm.tsx'), 'Crm'),
  ),
  telaDoCrm(
    PATHS.crmDaClinica,
    { titulo: 'CRM', permissao: 'crm.usar' },
    lazyRouteComponent(() => import('@/features/crm/routes/Crm.tsx'), 'Crm'),
  ),
] as const;

/** Calculators and scores: a search goes from the ones to the others. */
const camadaDasCalculadoras = createRoute({
  getParentRoute: () => areaLogada,
  id: CAMADAS.calculadoras,
  validateSearch: buscaDasCalculadoras,
});
const telaDasCalculadoras = telasEm(camadaDasCalculadoras);

const telasDasCalculadoras = [
  telaDasCalculadoras(
    PATHS.calculadoras,
    { titulo: 'Calculadoras', permissao: 'calculadoras.usar' },
    lazyRouteComponent(
      () => import('@/features/calculadoras/routes/Catalogos.tsx'),
      'Calculadoras',
    ),
  ),
  telaDasCalculadoras(
    PATHS.scores,
    { titulo: 'Scores', permissao: 'calculadoras.usar' },
    lazyRouteComponent(() => import('@/features/calculadoras/routes/Catalogos.tsx'), 'Scores'),
  ),
] as const;

/**
 * The other screens behind the sign-in, one entry each: address, what the layout needs to know, and
 * the lazy component. `acima` names the screen above, for the breadcrumbs.
 */
const telas = [
  tela(
    PATHS.conta,
    { titulo: 'Minha conta' },
    lazyRouteComponent(() => import('@/features/conta/routes/MinhaConta.tsx'), 'MinhaConta'),
  ),
  tela(
    PATHS.certificados,
    { titulo: 'Certificados digitais', permissao: 'documentos.assinar', acima: PATHS.conta },
    lazyRouteComponent(
      () => import('@/features/certificados/routes/Certificados.tsx'),
      'Certificados',
    ),
  ),
  tela(
    PATHS.aAssinar,
    { titulo: 'Documentos a assinar', permissao: 'documentos.assinar' },
    lazyRouteComponent(() => import('./DocumentosAAssinar.tsx'), 'DocumentosAAssinar'),
    buscaDosPendentes,
  ),
  tela(
    PATHS.dashboard,
    { titulo: 'Dashboard', permissao: 'painel.ver' },
    lazyRouteComponent(importarPainel, 'Painel'),
    buscaDoPainel,
    importarPainel,
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
    {
      titulo: 'Novo paciente',
      permissao: 'pacientes.cadastrar',
      recurso: 'permiteAtendimentoIndividual',
      acima: PATHS.prontuario,
    },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/NovoPaciente.tsx'),
      'NovoPaciente',
    ),
    buscaDoNovoPaciente,
  ),
  tela(
    PATHS.importarPacientes,
    {
      titulo: 'Importar pacientes',
      permissao: 'pacientes.importar',
      recurso: 'permiteAtendimentoIndividual',
      acima: PATHS.prontuario,
    },
    lazyRouteComponent(
      () => import('@/features/pacientes/routes/ImportarPacientes.tsx'),
      'ImportarPacientes',
    ),
  ),
  tela(
    PATHS.ajustesDaAgenda,
    {
      titulo: 'Ajustes da agenda',
      permissao: 'agenda.ver',
      recurso: 'permiteAtendimentoIndividual',
      acima: PATHS.agenda,
    },
    lazyRouteComponent(() => import('@/features/agenda/routes/Ajustes.tsx'), 'Ajustes'),
    buscaDosAjustes,
  ),
  tela(
    PATHS.prescricaoDigital,
    { titulo: 'Prescrição Digital', permissao: 'prescricao.escrever' },
    lazyRouteComponent(
      () => import('@/features/prescricao/routes/PrescricaoDigital.tsx'),
      'PrescricaoDigital',
    ),
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
    PATHS.meusVinculos,
    { titulo: 'Meus vínculos', permissao: 'vinculos.responder' },
    lazyRouteComponent(() => import('@/features/vinculos/routes/MeusVinculos.tsx'), 'MeusVinculos'),
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
  ...telasDaAreaDoPlantonista,
] as const;

/** Every address there is. */
export const arvore = raiz.addChildren([
  ...telasDaEntrada,
  comDados.addChildren([
    convite,
    confirmarEmail,
    retornoDaNuvem,
    areaLogada.addChildren([
      ...telas,
      camadaDaAgenda.addChildren(telasDaAgenda),
      camadaDoCrm.addChildren(telasDoCrm),
      camadaDasCalculadoras.addChildren(telasDasCalculadoras),
      camadaDoPaciente.addChildren(telasDoPaciente),
    ]),
  ]),
]);
