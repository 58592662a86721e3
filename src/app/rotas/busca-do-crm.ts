import {
  CANAIS,
  type Canal,
  FINALIDADES,
  type Finalidade,
  ORIGENS,
  type Origem,
} from '@domain/crm/contato.ts';
import { ESTAGIOS, type Estagio } from '@domain/crm/estagios.ts';
import { dataExiste } from '@domain/datas.ts';

const ABAS_DO_CRM = ['lista', 'tarefas', 'contatos', 'conversao', 'protocolos'] as const;
export type AbaDoCrm = (typeof ABAS_DO_CRM)[number];

interface BuscaDoCrm {
  aba?: AbaDoCrm;
  pessoa?: string;
  nova?: 'sim';
  busca?: string;
  estagio?: Estagio;
  origem?: Origem;
  responsavel?: string;
  etiqueta?: string;
  contato?: 'vencido' | 'semana';
  quais?: 'minhas' | 'todas';
  lista?: 'aniversariantes';
  finalidade?: Finalidade;
  canal?: Canal;
  meses?: number;
  mes?: number;
  de?: string;
  ate?: string;
}

/** The CRM: which part of it, filtered by what, and who is open over it. */
export function buscaDoCrm(bruta: Readonly<Record<string, unknown>>): BuscaDoCrm {
  return semVazios({
    aba: umDe(ABAS_DO_CRM, bruta.aba),
    pessoa: texto(bruta.pessoa),
    nova: umDe(['sim'] as const, bruta.nova),
    busca: texto(bruta.busca),
    estagio: umDe(ESTAGIOS, bruta.estagio),
    origem: umDe(ORIGENS, bruta.origem),
    responsavel: texto(bruta.responsavel),
    etiqueta: texto(bruta.etiqueta),
    contato: umDe(['vencido', 'semana'] as const, bruta.contato),
    quais: umDe(['minhas', 'todas'] as const, bruta.quais),
    lista: umDe(['aniversariantes'] as const, bruta.lista),
    finalidade: umDe(FINALIDADES, bruta.finalidade),
    canal: umDe(CANAIS, bruta.canal),
    meses: inteiro(bruta.meses, 1, 120),
    mes: inteiro(bruta.mes, 1, 12),
    de: dia(bruta.de),
    ate: dia(bruta.ate),
  });
}

function umDe<T>(conhecidos: readonly T[], valor: unknown): T | undefined {
  return conhecidos.find((conhecido) => conhecido === valor);
}

/** The router reads a phone typed without mask as a number. */
function texto(valor: unknown): string | undefined {
  const lido = typeof valor === 'number' ? String(valor) : valor;
  return typeof lido === 'string' && lido ? lido : undefined;
}

function inteiro(valor: unknown, minimo: number, maximo: number): number | undefined {
  const numero = Number(valor);
  return Number.isInteger(numero) && numero >= minimo && numero <= maximo ? numero : undefined;
}

function dia(valor: unknown): string | undefined {
  const lido = texto(valor);
  return lido && dataExiste(lido) ? lido : undefined;
}

type ComVazios<T> = { [K in keyof T]: T[K] | undefined };

function semVazios(busca: ComVazios<Required<BuscaDoCrm>>): BuscaDoCrm {
  return Object.fromEntries(Object.entries(busca).filter(([, valor]) => valor !== undefined));
}
