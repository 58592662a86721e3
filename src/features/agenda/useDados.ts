import { diaDaSemana } from '@domain/agenda/fuso.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Agendamento, Bloqueio, Estrutura } from './api/linhas.ts';
import { bloqueiosOptions, periodoOptions } from './api/queries.ts';
import {
  atendimentoDa,
  bloqueiosDa,
  distribuir,
  horasDaVista,
  montarColunas,
  type Recurso,
} from './calendario/colunas.ts';
import { instanteNoFuso, MINUTOS_DO_DIA, noFuso } from './calendario/fuso.ts';
import { diasDaVista, type Vista } from './vista.ts';

const NENHUM: readonly Agendamento[] = [];
const SEM_BLOQUEIOS: readonly Bloqueio[] = [];
const SABADO = 6;

/** The instants between which days of the clinic's calendar lie. */
export function limitesDosDias(dias: readonly string[], fuso: string) {
  const primeiro = dias[0] ?? '';
  return {
    de: instanteNoFuso(primeiro, 0, fuso).toISOString(),
    ate: instanteNoFuso(dias.at(-1) ?? primeiro, MINUTOS_DO_DIA, fuso).toISOString(),
  };
}

/** Appointments and time off of the days in view, and what was read of them so far. */
export function usePeriodo(clinicaId: string, dias: readonly string[], fuso: string) {
  const { de, ate } = limitesDosDias(dias, fuso);
  const agendamentos = useQuery(periodoOptions(clinicaId, de, ate));
  const bloqueios = useQuery(bloqueiosOptions(clinicaId, de, ate));
  return {
    agendamentos: agendamentos.data ?? NENHUM,
    bloqueios: bloqueios.data ?? SEM_BLOQUEIOS,
    carregando: agendamentos.isPending,
    erro: agendamentos.data ? null : agendamentos.error,
    tentar: () => void agendamentos.refetch(),
  };
}

/** What the filters let through. */
export function filtrar(agendamentos: readonly Agendamento[], vista: Vista): Agendamento[] {
  const passa = (ids: readonly string[] | null, id: string | null) =>
    ids === null || (id !== null && ids.includes(id));
  return agendamentos.filter(
    (a) =>
      vista.status.includes(a.status) &&
      passa(vista.medicos, a.medico_id) &&
      passa(vista.salas, a.sala_id) &&
      passa(vista.tipos, a.tipo_id),
  );
}

/** Whose columns stand side by side. Who is not in view any more, but has appointments, still is. */
export function recursosDaVista(
  { medicos, salas }: Estrutura,
  vista: Vista,
  agendamentos: readonly Agendamento[],
  eu: string,
): Recurso[] {
  if (vista.por === 'sala') {
    const escolhidas = salas.filter(
      ({ id, ativa }) =>
        (vista.salas?.includes(id) ?? ativa) || agendamentos.some((a) => a.sala_id === id),
    );
    const semSala = agendamentos.some((a) => a.sala_id === null) && vista.salas === null;
    return [...escolhidas, ...(semSala ? [{ id: null, nome: 'Sem sala' }] : [])];
  }
  const conhecidos = new Set(medicos.map(({ id }) => id));
  const antigos = [...new Set(agendamentos.map((a) => a.medico_id))].filter(
    (id) => !conhecidos.has(id),
  );
  const todos = [...medicos, ...antigos.map((id) => ({ id, nome: 'Médico sem vínculo' }))];
  const visiveis = todos.filter(({ id }) => vista.medicos?.includes(id) ?? true);
  // The own column first: it is the one most looked at.
  return visiveis.sort((a, b) => Number(b.id === eu) - Number(a.id === eu));
}

/** Everything the grid draws for a view, worked out once for what was read. */
export function useGrade(clinicaId: string, estrutura: Estrutura, vista: Vista) {
  const { id: eu } = usePerfil();
  const { fuso } = estrutura.regras;
  const dias = useMemo(() => diasDaVista(vista), [vista]);
  const { agendamentos, bloqueios, ...leitura } = usePeriodo(clinicaId, dias, fuso);
  const grade = useMemo(() => {
    const visiveis = filtrar(agendamentos, vista);
    const recursos = recursosDaVista(estrutura, vista, visiveis, eu);
    const ocupados = new Set(visiveis.map(({ inicio }) => noFuso(inicio, fuso).dia));
    const uteis = vista.vista === 'semana' ? diasUteis(dias, estrutura, ocupados) : dias;
    const colunas = montarColunas(uteis, recursos);
    const postos = distribuir(visiveis, vista.por, fuso);
    const { disponibilidades } = estrutura;
    return {
      colunas,
      recursos,
      postos,
      visiveis,
      atendimento: new Map(
        colunas.map((c) => [c.chave, atendimentoDa(c, disponibilidades, vista.por)]),
      ),
      bloqueios: new Map(colunas.map((c) => [c.chave, bloqueiosDa(c, bloqueios, vista.por, fuso)])),
      horas: horasDaVista(disponibilidades, postos.values()),
    };
  }, [agendamentos, bloqueios, dias, estrutura, eu, fuso, vista]);
  return { ...grade, ...leitura, dias };
}

/** A weekend shows when somebody attends in it, or is booked. */
function diasUteis(
  dias: readonly string[],
  { disponibilidades }: Estrutura,
  ocupados: ReadonlySet<string>,
): string[] {
  return dias.filter((dia) => {
    const semana = diaDaSemana(dia);
    return (
      semana < SABADO ||
      ocupados.has(dia) ||
      disponibilidades.some((d) => d.dia_da_semana === semana)
    );
  });
}
