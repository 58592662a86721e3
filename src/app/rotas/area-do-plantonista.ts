import { lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import {
  buscaDaAgendaDoPlantao,
  buscaDoFinanceiro,
  buscaDoHistorico,
  buscaDosLocais,
} from '@/features/area-plantonista/busca.ts';
import { tela } from './base.ts';

/** What an on-call doctor opens. */
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
] as const;
