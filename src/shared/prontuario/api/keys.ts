import type { Periodo, PeriodoNoFuso } from '@/lib/format/periodo.ts';

/** The filter of the timeline; an absent part filters nothing. */
export interface FiltroDaLinha extends Periodo {
  /** `minhas`, or the id of who wrote the entry or an addendum to it. */
  autor?: string;
  comDiagnostico?: boolean;
  texto?: string;
}

/** The filter of the timeline, with the calendar that its days are of. */
export type FiltroNoFuso = FiltroDaLinha & PeriodoNoFuso;

/** The filter of the accesses to a record; an absent part filters nothing. */
export interface FiltroDeAcessos extends Periodo {
  /** The id of a person. */
  quem?: string;
  emergencia?: boolean;
}

/** Query keys of the records; each names the clinic whose data it holds. */
export const chavesDoProntuario = {
  doPaciente: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId] as const,
  /** Of the timeline, however it is filtered. */
  linhas: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'linha-do-tempo'] as const,
  /** Several of them, and what stands beside the timeline, in one call. */
  inicio: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'inicio'] as const,
  linhaDoTempo: (clinicaId: string, pacienteId: string, filtro: FiltroNoFuso) =>
    ['prontuario', clinicaId, pacienteId, 'linha-do-tempo', filtro] as const,
  anterior: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'anterior'] as const,
  rascunhos: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'rascunhos'] as const,
  abertura: (clinicaId: string, pacienteId: string, id: string) =>
    ['prontuario', clinicaId, pacienteId, 'abertura', id] as const,
  quemEscreve: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'quem-escreve'] as const,
  autores: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'autores'] as const,
  qualificacao: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'qualificacao'] as const,
  inteiro: (clinicaId: string, pacienteId: string, filtro: FiltroNoFuso) =>
    ['prontuario', clinicaId, pacienteId, 'inteiro', filtro] as const,
  folha: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'folha'] as const,
  plantoes: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'plantoes'] as const,
  problemas: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'problemas'] as const,
  medicamentos: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'medicamentos'] as const,
  /** The part of that list that the tools read: stale with it. */
  emUso: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'medicamentos', 'em-uso'] as const,
  historico: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'historico'] as const,
  sinais: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'sinais'] as const,
  entrada: (clinicaId: string, pacienteId: string, id: string) =>
    ['prontuario', clinicaId, pacienteId, 'entrada', id] as const,
  versoes: (clinicaId: string, pacienteId: string, entradaId: string) =>
    ['prontuario', clinicaId, pacienteId, 'versoes', entradaId] as const,
  situacao: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'situacao-de-acesso'] as const,
  equipe: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'equipe-de-cuidado'] as const,
  acessos: (clinicaId: string, pacienteId: string, filtro: FiltroDeAcessos & PeriodoNoFuso) =>
    ['prontuario', clinicaId, pacienteId, 'acessos', filtro] as const,
  pessoasDosAcessos: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'acessos', 'pessoas'] as const,
  compartilhamento: (clinicaId: string, pacienteId: string, entradaId: string) =>
    ['prontuario', clinicaId, pacienteId, 'compartilhamento', entradaId] as const,
  teleconsulta: (clinicaId: string, pacienteId: string) =>
    ['prontuario', clinicaId, pacienteId, 'teleconsulta'] as const,
};

/** Query keys of what the tools read of a record: their own copy, which a save of it leaves alone. */
export const chavesDasLeituras = {
  abertura: (clinicaId: string, pacienteId: string) =>
    ['leituras', clinicaId, pacienteId, 'abertura'] as const,
  medidas: (clinicaId: string, pacienteId: string) =>
    ['leituras', clinicaId, pacienteId, 'medidas'] as const,
  rascunho: (clinicaId: string, pacienteId: string, id: string) =>
    ['leituras', clinicaId, pacienteId, 'rascunho', id] as const,
};

/** Query keys of what a doctor writes often: the doctor's own, in every clinic. */
export const chavesDosModelos = {
  modelos: (medicoId: string) => ['modelos-de-evolucao', medicoId] as const,
  atalhos: (medicoId: string) => ['atalhos-de-texto', medicoId] as const,
};
