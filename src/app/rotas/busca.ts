import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';

type Bruta = Readonly<Record<string, unknown>>;

const texto = (valor: unknown) => (typeof valor === 'string' && valor ? valor : undefined);

/** What the address of the sign-in screen may carry: where to go afterwards. */
export function buscaDoLogin(bruta: Bruta): { voltar?: string } {
  const voltar = texto(bruta.voltar);
  return voltar ? { voltar } : {};
}

/** What the address of the sign-up screen may carry: an invitation and the type of account. */
export function buscaDoRegistro(bruta: Bruta): { convite?: string; tipo?: TipoDeUsuario } {
  const convite = texto(bruta.convite);
  const tipo = TIPOS_DE_USUARIO.find((conhecido) => conhecido === bruta.tipo);
  return { ...(convite && { convite }), ...(tipo && { tipo }) };
}

/** The timeline: whose entries, and which one was just finished. */
export function buscaDoPaciente(bruta: Bruta): { autor?: 'minhas'; destaque?: string } {
  const destaque = texto(bruta.destaque);
  return { ...(bruta.autor === 'minhas' && { autor: 'minhas' }), ...(destaque && { destaque }) };
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

/** A new registration: the name that was searched and not found. */
export function buscaDoNovoPaciente(bruta: Bruta): { nome?: string } {
  const nome = texto(bruta.nome);
  return nome ? { nome } : {};
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
