import { TIPOS_DE_ACESSO } from '@domain/acessos/acoes.ts';
import { dataExiste } from '@domain/datas.ts';
import type { BuscaDaAgenda } from '@/features/agenda/vista.ts';
import type { BuscaDoPainel } from '@/features/painel/busca.ts';
import type { FiltroDoRegistro } from '@/features/registro-de-acessos/api/queries.ts';
import { type Bruta, texto } from './busca-da-entrada.ts';

interface BuscaDoPaciente {
  autor?: string;
  de?: string;
  ate?: string;
  diagnostico?: 'sim';
  texto?: string;
  destaque?: string;
}

/** `minhas`, or the id of an author. */
const AUTOR = /^(minhas|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The timeline: which entries it shows, and which one was just finished. */
export function buscaDoPaciente(bruta: Bruta): BuscaDoPaciente {
  const autor = texto(bruta.autor);
  const destaque = texto(bruta.destaque);
  const de = texto(bruta.de);
  const ate = texto(bruta.ate);
  // The router reads digits as a number.
  const procurado = texto(typeof bruta.texto === 'number' ? String(bruta.texto) : bruta.texto);
  return {
    ...(autor && AUTOR.test(autor) && { autor }),
    ...(de && { de }),
    ...(ate && { ate }),
    ...(bruta.diagnostico === 'sim' && { diagnostico: 'sim' }),
    ...(procurado && { texto: procurado }),
    ...(destaque && { destaque }),
  };
}

interface BuscaDosAcessos {
  quem?: string;
  de?: string;
  ate?: string;
  emergencia?: 'sim';
}

/** The log of a record: who, when, and whether in an emergency. */
export function buscaDosAcessos(bruta: Bruta): BuscaDosAcessos {
  const quem = texto(bruta.quem);
  const de = texto(bruta.de);
  const ate = texto(bruta.ate);
  return {
    ...(quem && { quem }),
    ...(de && { de }),
    ...(ate && { ate }),
    ...(bruta.emergencia === 'sim' && { emergencia: 'sim' }),
  };
}

/** The log of an institution: which kind of access, by whom, to whose record, and when. */
export function buscaDoRegistroDeAcessos(bruta: Bruta): FiltroDoRegistro {
  const tipo = TIPOS_DE_ACESSO.find((conhecido) => conhecido === bruta.tipo);
  const { quem, de, ate } = buscaDosAcessos(bruta);
  const paciente = texto(bruta.paciente);
  return {
    ...(tipo && { tipo }),
    ...(quem && { quem }),
    ...(paciente && { paciente }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}

/** A new entry: the id of its draft, and the entry it completes. */
export function buscaDaEvolucao(bruta: Bruta): { rascunho?: string; adendo?: string } {
  const rascunho = texto(bruta.rascunho);
  const adendo = texto(bruta.adendo);
  return { ...(rascunho && { rascunho }), ...(adendo && { adendo }) };
}

/** The list of patients: what is searched, and whether inactive registrations show too. */
export function buscaDaLista(bruta: Bruta): { busca?: string; situacao?: 'todos' } {
  // The router reads a CPF typed without mask as a number.
  const busca = texto(typeof bruta.busca === 'number' ? String(bruta.busca) : bruta.busca);
  return { ...(busca && { busca }), ...(bruta.situacao === 'todos' && { situacao: 'todos' }) };
}

/** A new registration: the name that was searched and not found, or whom of the CRM it is of. */
export function buscaDoNovoPaciente(bruta: Bruta): { nome?: string; oportunidade?: string } {
  const nome = texto(bruta.nome);
  const oportunidade = texto(bruta.oportunidade);
  return { ...(nome && { nome }), ...(oportunidade && { oportunidade }) };
}

const ABAS_DA_GESTAO = ['medicos', 'vincular', 'convites', 'equipe', 'historico'] as const;
export type AbaDaGestao = (typeof ABAS_DA_GESTAO)[number];

interface BuscaDaGestao {
  aba?: AbaDaGestao;
  nome?: string;
  situacao?: 'inativos';
  para?: 'staff';
}

/** Management of doctors: which tab, what is searched in it, and whom an invitation is for. */
export function buscaDaGestao(bruta: Bruta): BuscaDaGestao {
  const aba = ABAS_DA_GESTAO.find((conhecida) => conhecida === bruta.aba);
  const nome = texto(bruta.nome);
  return {
    ...(aba && { aba }),
    ...(nome && { nome }),
    ...(bruta.situacao === 'inativos' && { situacao: 'inativos' }),
    ...(bruta.para === 'staff' && { para: 'staff' }),
  };
}

/** Calculators and scores: which one is open, and what is searched in the list. */
export function buscaDasCalculadoras(bruta: Bruta): { f?: string; q?: string } {
  const f = texto(bruta.f);
  // The router reads digits as a number.
  const q = texto(typeof bruta.q === 'number' ? String(bruta.q) : bruta.q);
  return { ...(f && { f }), ...(q && { q }) };
}

const VISTAS_DA_AGENDA = ['dia', 'semana', 'mes'] as const;
const ABAS_DOS_AJUSTES = ['tipos', 'salas', 'horarios', 'ausencias', 'regras'] as const;
export type AbaDosAjustes = (typeof ABAS_DOS_AJUSTES)[number];
const TEXTOS_DA_AGENDA = [
  'medicos',
  'salas',
  'tipos',
  'status',
  'agendamento',
  'vaga',
  'novo',
  'com',
  'em',
  'paciente',
] as const;

/** The agenda: which days, in which view, filtered by what, and what is open over it. */
export function buscaDaAgenda(bruta: Bruta): BuscaDaAgenda & { mostrar?: 'anteriores' } {
  const dia = texto(bruta.dia);
  const vista = VISTAS_DA_AGENDA.find((conhecida) => conhecida === bruta.vista);
  const textos = TEXTOS_DA_AGENDA.flatMap((nome) => {
    const valor = texto(bruta[nome]);
    return valor ? [[nome, valor] as const] : [];
  });
  return {
    ...Object.fromEntries(textos),
    ...(dia && dataExiste(dia) && { dia }),
    ...(vista && { vista }),
    ...(bruta.por === 'sala' && { por: 'sala' }),
    ...(bruta.painel === 'espera' && { painel: 'espera' }),
    // Of a patient: what is past.
    ...(bruta.mostrar === 'anteriores' && { mostrar: 'anteriores' }),
  };
}

/** What the agenda is set up with: which part of it is open. */
export function buscaDosAjustes(bruta: Bruta): { aba?: AbaDosAjustes } {
  const aba = ABAS_DOS_AJUSTES.find((conhecida) => conhecida === bruta.aba);
  return aba ? { aba } : {};
}

const LINHAS_DO_PAINEL = ['esperando', 'rascunhos', 'faltas', 'novos'] as const;

/** The dashboard: which figure's rows are open over it. */
export function buscaDoPainel(bruta: Bruta): BuscaDoPainel {
  const linhas = LINHAS_DO_PAINEL.find((conhecidas) => conhecidas === bruta.linhas);
  return linhas ? { linhas } : {};
}

const FILTROS_DE_CONVERSAS = ['nao_lidas', 'sem_resposta'] as const;
const PARTES_DA_FILA = ['depois', 'encerrados'] as const;
const ASSUNTOS_DA_CONVERSA = ['administrativo', 'clinico'] as const;

/** Follow-up of patients: the conversation that is open, or which part of the worklist is. */
export interface BuscaDoAcompanhamento {
  /** The patient whose conversation is open. */
  chat?: string;
  assunto?: (typeof ASSUNTOS_DA_CONVERSA)[number];
  aba?: 'conversas';
  filtro?: (typeof FILTROS_DE_CONVERSAS)[number];
  ver?: (typeof PARTES_DA_FILA)[number];
  /** Whose returns: the id of a doctor, or `todos`. */
  medico?: string;
}

/** Follow-up of patients, as its address says. */
export function buscaDoAcompanhamento(bruta: Bruta): BuscaDoAcompanhamento {
  const chat = texto(bruta.chat);
  const medico = texto(bruta.medico);
  const assunto = ASSUNTOS_DA_CONVERSA.find((conhecido) => conhecido === bruta.assunto);
  const filtro = FILTROS_DE_CONVERSAS.find((conhecido) => conhecido === bruta.filtro);
  const ver = PARTES_DA_FILA.find((conhecida) => conhecida === bruta.ver);
  return {
    ...(chat && { chat }),
    ...(medico && { medico }),
    ...(assunto && { assunto }),
    ...(filtro && { filtro }),
    ...(ver && { ver }),
    ...(bruta.aba === 'conversas' && { aba: 'conversas' }),
  };
}
