import type { Permissao, Pode, TipoDeUsuario } from '@domain/permissoes.ts';
import {
  IconAddressBook,
  IconAmbulance,
  IconBuildingHospital,
  IconCalculator,
  IconCalendarEvent,
  IconEye,
  IconHeart,
  IconHistory,
  IconLayoutDashboard,
  IconListNumbers,
  IconMessageQuestion,
  IconMessages,
  IconNotes,
  IconPrescription,
  IconReportMoney,
  IconShieldCheck,
  IconStethoscope,
  type TablerIcon,
} from '@tabler/icons-react';
import { PATHS } from './paths.ts';

/** Group labels of the specification (§2), in the order of the menu. */
export const GRUPOS_DO_MENU = [
  'Principal',
  'Clínico',
  'Médico Individual',
  'Clínica',
  'Financeiro',
  'Relatórios',
  'Sistema',
  'Paciente',
  'Plantonista',
] as const;
export type GrupoDoMenu = (typeof GRUPOS_DO_MENU)[number];

export interface ItemDoMenu {
  rotulo: string;
  caminho: string;
  grupo: GrupoDoMenu;
  /** Absent where it opens for everybody, signed in or not. */
  permissao?: Permissao;
  /** The types in whose menu it stands; absent: all who may open it (specification §2). */
  tipos?: readonly TipoDeUsuario[];
  /** Marks the entry only on its own screen, because other entries stand below its address. */
  exato?: true;
  icone: TablerIcon;
}

/** Every entry of the menu; a new screen adds its line here and in the router. */
const ITENS: readonly ItemDoMenu[] = [
  {
    rotulo: 'Dashboard',
    caminho: PATHS.dashboard,
    grupo: 'Principal',
    permissao: 'painel.ver',
    icone: IconLayoutDashboard,
  },
  {
    rotulo: 'CRM',
    caminho: PATHS.crm,
    grupo: 'Principal',
    permissao: 'crm.usar',
    icone: IconAddressBook,
  },
  {
    rotulo: 'Prontuário',
    caminho: PATHS.prontuario,
    grupo: 'Clínico',
    permissao: 'prontuario.ler',
    icone: IconNotes,
  },
  {
    rotulo: 'Agenda',
    caminho: PATHS.agenda,
    grupo: 'Clínico',
    permissao: 'agenda.ver',
    icone: IconCalendarEvent,
  },
  {
    rotulo: 'Acompanhamento Pacientes',
    caminho: PATHS.acompanhamento,
    grupo: 'Clínico',
    permissao: 'acompanhamento.ver',
    icone: IconMessages,
  },
  {
    rotulo: 'Prescrição Digital',
    caminho: PATHS.prescricaoDigital,
    grupo: 'Clínico',
    permissao: 'prescricao.escrever',
    icone: IconPrescription,
  },
  {
    rotulo: 'Gestão de Médicos',
    caminho: PATHS.gestaoMedicos,
    grupo: 'Clínica',
    permissao: 'medicos.ler',
    icone: IconStethoscope,
  },
  {
    rotulo: 'Plantões',
    caminho: PATHS.plantoesDoHospital,
    grupo: 'Clínica',
    permissao: 'plantoes.publicar',
    icone: IconAmbulance,
  },
  {
    rotulo: 'Acessos aos Prontuários',
    caminho: PATHS.registroDeAcessos,
    grupo: 'Clínica',
    permissao: 'acessos.ver',
    icone: IconEye,
  },
  {
    rotulo: 'Área do Paciente',
    caminho: PATHS.areaDoPaciente,
    grupo: 'Paciente',
    permissao: 'area.paciente',
    icone: IconHeart,
  },
  {
    rotulo: 'Meus Agendamentos',
    caminho: PATHS.agenda,
    grupo: 'Paciente',
    permissao: 'area.paciente',
    icone: IconCalendarEvent,
  },
  {
    rotulo: 'Dashboard',
    caminho: PATHS.plantonista,
    grupo: 'Plantonista',
    permissao: 'area.plantonista',
    exato: true,
    icone: IconLayoutDashboard,
  },
  {
    rotulo: 'Plantão',
    caminho: PATHS.atendimentoAtivo,
    grupo: 'Plantonista',
    permissao: 'area.plantonista',
    icone: IconAmbulance,
  },
  {
    rotulo: 'Agenda',
    caminho: PATHS.agendaDoPlantao,
    grupo: 'Plantonista',
    permissao: 'area.plantonista',
    icone: IconCalendarEvent,
  },
  {
    rotulo: 'Financeiro',
    caminho: PATHS.financeiroDoPlantao,
    grupo: 'Plantonista',
    permissao: 'area.plantonista',
    icone: IconReportMoney,
  },
  {
    rotulo: 'Histórico',
    caminho: PATHS.historicoDoPlantao,
    grupo: 'Plantonista',
    permissao: 'area.plantonista',
    icone: IconHistory,
  },
  {
    rotulo: 'Locais',
    caminho: PATHS.locaisDePlantao,
    grupo: 'Plantonista',
    permissao: 'area.plantonista',
    icone: IconBuildingHospital,
  },
  {
    rotulo: 'Assistente',
    caminho: PATHS.assistente,
    grupo: 'Plantonista',
    permissao: 'assistente.usar',
    tipos: ['plantonista'],
    icone: IconMessageQuestion,
  },
  {
    rotulo: 'Calculadoras',
    caminho: PATHS.calculadoras,
    grupo: 'Plantonista',
    permissao: 'calculadoras.usar',
    tipos: ['plantonista'],
    icone: IconCalculator,
  },
  {
    rotulo: 'Scores',
    caminho: PATHS.scores,
    grupo: 'Plantonista',
    permissao: 'calculadoras.usar',
    tipos: ['plantonista'],
    icone: IconListNumbers,
  },
  {
    rotulo: 'Validar Assinatura',
    caminho: PATHS.validarAssinatura,
    grupo: 'Sistema',
    tipos: ['medico', 'clinica', 'hospital', 'paciente'],
    icone: IconShieldCheck,
  },
];

export interface GrupoComItens {
  grupo: GrupoDoMenu;
  itens: readonly ItemDoMenu[];
}

/** Lists a person's menu by group, without empty groups. */
export function menuDe(tipo: TipoDeUsuario, pode: Pode): GrupoComItens[] {
  const visiveis = ITENS.filter(
    ({ permissao, tipos }) => (!permissao || pode(permissao)) && (tipos?.includes(tipo) ?? true),
  );
  return GRUPOS_DO_MENU.map((grupo) => ({
    grupo,
    itens: visiveis.filter((item) => item.grupo === grupo),
  })).filter(({ itens }) => itens.length > 0);
}
