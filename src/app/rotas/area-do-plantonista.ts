import { lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import {
  buscaDaAgendaDoPlantao,
  buscaDoFinanceiro,
  buscaDoHistorico,
  buscaDosLocais,
} from '@/features/area-plantonista/busca.ts';
import { buscaDoAssistente } from '@/features/assistente/busca.ts';
import { buscaDosPlantoesDoHospital } from '@/features/plantoes-do-hospital/busca.ts';
import { tela } from './base.ts';

/**
 * What an on-call doctor opens, and the hospital of its shifts; the assistant, which other doctors open
 * too, has its address there.
 */
export const telasDaAreaDoPlantonista = [
  tela(
    PATHS.plantonista,
    { titulo: 'Dashboard', permissao: 'area.plantonista' },
    lazyRouteComponent(
      () => import('@/features/area-plantonista/routes/AreaDoPlantonista.tsx'),
      'AreaDoPlantonista',
    ),
  ),
  tela(
    PATHS.atendimentoAtivo,
    { titulo: 'Plantão', permissao: 'area.plantonista' },
    lazyRouteComponent(
      () => import('@/features/area-plantonista/routes/AtendimentoAtivo.tsx'),
      'AtendimentoAtivo',
    ),
  ),
  tela(
    PATHS.agendaDoPlantao,
    { titulo: 'Agenda de plantões', permissao: 'area.plantonista' },
    lazyRouteComponent(
      () => import('@/features/area-plantonista/routes/AgendaDoPlantao.tsx'),
      'AgendaDoPlantao',
    ),
    buscaDaAgendaDoPlantao,
  ),
  tela(
    PATHS.financeiroDoPlantao,
    { titulo: 'Financeiro', permissao: 'area.plantonista' },
    lazyRouteComponent(
      () => import('@/features/area-plantonista/routes/Financeiro.tsx'),
      'Financeiro',
    ),
    buscaDoFinanceiro,
  ),
  tela(
    PATHS.historicoDoPlantao,
    { titulo: 'Histórico', permissao: 'area.plantonista' },
    lazyRouteComponent(
      () => import('@/features/area-plantonista/routes/Historico.tsx'),
      'Historico',
    ),
    buscaDoHistorico,
  ),
  tela(
    PATHS.locaisDePlantao,
    { titulo: 'Locais', permissao: 'area.plantonista' },
    lazyRouteComponent(() => import('@/features/area-plantonista/routes/Locais.tsx'), 'Locais'),
    buscaDosLocais,
  ),
  tela(
    PATHS.plantoesDoHospital,
    { titulo: 'Plantões', permissao: 'plantoes.publicar' },
    lazyRouteComponent(
      () => import('@/features/plantoes-do-hospital/routes/PlantoesDoHospital.tsx'),
      'PlantoesDoHospital',
    ),
    buscaDosPlantoesDoHospital,
  ),
  tela(
    PATHS.assistente,
    { titulo: 'Assistente', permissao: 'assistente.usar', recurso: 'permiteIa' },
    lazyRouteComponent(() => import('@/features/assistente/routes/Assistente.tsx'), 'Assistente'),
    buscaDoAssistente,
  ),
] as const;
