import { lazyRouteComponent } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { buscaDasConversas, buscaDoPedido } from '@/features/area-paciente/busca.ts';
import { buscaDosPedidos } from '@/features/titulares/busca.ts';
import { tela } from './base.ts';

/** The patient's own area, and where the clinic answers what patients ask about their data. */
export const telasDaAreaDoPaciente = [
  tela(
    PATHS.areaDoPaciente,
    { titulo: 'Área do Paciente', permissao: 'area.paciente' },
    lazyRouteComponent(
      () => import('@/features/area-paciente/routes/AreaDoPaciente.tsx'),
      'AreaDoPaciente',
    ),
  ),
  tela(
    PATHS.pedirAgendamento,
    { titulo: 'Pedir agendamento', permissao: 'area.paciente', acima: PATHS.areaDoPaciente },
    lazyRouteComponent(() => import('@/features/area-paciente/routes/Agendar.tsx'), 'Agendar'),
    buscaDoPedido,
  ),
  tela(
    PATHS.conversasDoPaciente,
    { titulo: 'Conversas', permissao: 'area.paciente', acima: PATHS.areaDoPaciente },
    lazyRouteComponent(() => import('@/features/area-paciente/routes/Conversas.tsx'), 'Conversas'),
    buscaDasConversas,
  ),
  tela(
    PATHS.registrosDoPaciente,
    { titulo: 'Meu prontuário', permissao: 'area.paciente', acima: PATHS.areaDoPaciente },
    lazyRouteComponent(() => import('@/features/area-paciente/routes/Registros.tsx'), 'Registros'),
  ),
  tela(
    PATHS.registroDoPaciente,
    { titulo: 'Registro', permissao: 'area.paciente', acima: PATHS.registrosDoPaciente },
    lazyRouteComponent(() => import('@/features/area-paciente/routes/Registro.tsx'), 'Registro'),
  ),
  tela(
    PATHS.dadosDoPaciente,
    { titulo: 'Meus dados e pedidos', permissao: 'area.paciente', acima: PATHS.areaDoPaciente },
    lazyRouteComponent(() => import('@/features/area-paciente/routes/Dados.tsx'), 'Dados'),
  ),
  tela(
    PATHS.acessosDoPaciente,
    { titulo: 'Quem viu meu prontuário', permissao: 'area.paciente', acima: PATHS.areaDoPaciente },
    lazyRouteComponent(() => import('@/features/area-paciente/routes/Acessos.tsx'), 'Acessos'),
  ),
  tela(
    PATHS.pedidosDeTitulares,
    { titulo: 'Pedidos de titulares', permissao: 'titulares.responder', acima: PATHS.prontuario },
    lazyRouteComponent(
      () => import('@/features/titulares/routes/SolicitacoesDaClinica.tsx'),
      'SolicitacoesDaClinica',
    ),
    buscaDosPedidos,
  ),
] as const;
