import type { Permissao, Pode } from '@domain/permissoes.ts';

/** The tabs in their order, each with what it takes to see it. */
const ABAS = [
  { nome: 'medicos', rotulo: 'Médicos', permissao: 'medicos.ler' },
  { nome: 'vincular', rotulo: 'Vincular', permissao: 'medicos.convidar' },
  { nome: 'convites', rotulo: 'Convites', permissao: 'medicos.convidar' },
  { nome: 'equipe', rotulo: 'Equipe', permissao: 'equipe.gerir' },
  { nome: 'historico', rotulo: 'Histórico', permissao: 'medicos.ler' },
] as const satisfies readonly { nome: string; rotulo: string; permissao: Permissao }[];

export type NomeDaAba = (typeof ABAS)[number]['nome'];

/** The tabs that a person sees. A hospital sees how to link too: there it reads that it invites. */
export function abasDe(pode: Pode) {
  return ABAS.filter(({ permissao }) => pode(permissao));
}
