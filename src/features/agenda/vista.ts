import {
  STATUS_DO_AGENDAMENTO as STATUS,
  type StatusDoAgendamento,
} from '@domain/agenda/status.ts';
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { CAMADAS, PATHS, rotaDe } from '@/config/paths.ts';
import { semanaDe, semanasDoMes } from '@/lib/format/dias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { BuscaDaAgenda, NomeDaVista } from './busca.ts';
import type { Divisao } from './calendario/colunas.ts';

const CAMINHOS = [PATHS.agenda, PATHS.agendaDoMedico, PATHS.agendaDaClinica] as const;

/** What does not hold space in an agenda, and shows only when asked for. */
const FORA_DA_VISTA: readonly StatusDoAgendamento[] = ['cancelado', 'remarcado'];
const SEMPRE_A_VISTA = STATUS.filter((status) => !FORA_DA_VISTA.includes(status));

/** The view that the address asks for, with what it leaves out filled in. */
export interface Vista {
  dia: string;
  vista: NomeDaVista;
  por: Divisao;
  /** Null: all of them. */
  medicos: readonly string[] | null;
  salas: readonly string[] | null;
  tipos: readonly string[] | null;
  status: readonly StatusDoAgendamento[];
  /** How many filters the address sets. */
  filtros: number;
}

/** Changes what the address says; undefined takes it away. */
export type MudarVista = (
  parte: {
    [C in keyof BuscaDaAgenda]?: BuscaDaAgenda[C] | undefined;
  },
) => void;

/** Reads the view from the address and changes it there, so that a link shows the same thing. */
export function useVista(hoje: string) {
  const busca = useSearch({ from: rotaDe(CAMADAS.agenda) });
  const navegar = useNavigate();
  const perfil = usePerfil();
  const endereco = useRouterState({ select: ({ location }) => location.pathname });
  const caminho = CAMINHOS.find((conhecido) => conhecido === endereco) ?? PATHS.agenda;

  const mudar: MudarVista = (parte) =>
    void navegar({
      to: caminho,
      // The time that a move left free belongs to the drawer that it was offered in.
      search: semVazios({ ...busca, ...('agendamento' in parte && { vaga: undefined }), ...parte }),
      // Filters and days are steps of one look at the agenda; drawers and panels go Back.
      replace: !('agendamento' in parte || 'novo' in parte || 'painel' in parte),
    });
  const soMeu = perfil.tipo === 'medico' && caminho !== PATHS.agendaDaClinica;
  return { busca, vista: lerVista(busca, hoje, soMeu ? perfil.id : null), mudar };
}

/** The address read, with the defaults of a doctor's own agenda or of a clinic's. */
export function lerVista(busca: BuscaDaAgenda, hoje: string, medico: string | null): Vista {
  const status = lista(busca.status)?.flatMap((nome) => STATUS.find((s) => s === nome) ?? []);
  const medicos = lista(busca.medicos);
  const filtros = [busca.medicos, busca.salas, busca.tipos, busca.status];
  return {
    dia: busca.dia ?? hoje,
    vista: busca.vista ?? (medico ? 'semana' : 'dia'),
    por: busca.por ?? 'medico',
    medicos: busca.medicos === 'todos' ? null : (medicos ?? (medico ? [medico] : null)),
    salas: lista(busca.salas),
    tipos: lista(busca.tipos),
    status: status && status.length > 0 ? status : SEMPRE_A_VISTA,
    filtros: filtros.filter(Boolean).length,
  };
}

/**
 * The view that a device shows when it is asked for one. Phones show a day as a list, of each doctor,
 * whatever the address says; and the month.
 */
export function vistaNoAparelho(vista: Vista, celular: boolean): Vista {
  return celular && vista.vista !== 'mes' ? { ...vista, vista: 'dia', por: 'medico' } : vista;
}

/** The days that a view shows. */
export function diasDaVista({ vista, dia }: Pick<Vista, 'vista' | 'dia'>): string[] {
  if (vista === 'dia') return [dia];
  return vista === 'semana' ? semanaDe(dia) : semanasDoMes(dia).flat();
}

function lista(texto: string | undefined): string[] | null {
  const partes = texto?.split(',').filter(Boolean) ?? [];
  return partes.length > 0 ? partes : null;
}

function semVazios(busca: { [C in keyof BuscaDaAgenda]?: BuscaDaAgenda[C] | undefined }) {
  const presentes = Object.entries(busca).filter(
    ([, valor]) => valor !== undefined && valor !== '',
  );
  return Object.fromEntries(presentes);
}
