import { FALHAS } from '@domain/falhas/codigos.ts';
import type { Operacao, Recusa } from './operacao.ts';

/** What calls refuse alike. */
interface RecusaGeral extends Recusa {
  readonly de: (operacao: Operacao) => boolean;
}

const comCorpo = ({ corpo }: Operacao) => corpo !== undefined;

/** The failures that follow from who may call, from body and query, and those of every call. */
export const FALHAS_GERAIS: readonly RecusaGeral[] = [
  {
    codigo: 'VALIDACAO',
    quando: 'um campo não vale; `campos` diz qual e por quê',
    de: ({ corpo, consulta }) => corpo !== undefined || consulta !== undefined,
  },
  { codigo: 'JSON_INVALIDO', quando: 'o corpo não é um JSON', de: comCorpo },
  {
    codigo: 'NAO_AUTORIZADO',
    quando: 'falta a sessão, ou ela terminou',
    de: ({ quem }) => quem !== 'qualquer',
  },
  {
    codigo: 'CONTA_INATIVA',
    quando: 'a conta foi desligada',
    // Who was switched off may still sign out.
    de: ({ quem, caminho }) =>
      (quem === 'sessao' || typeof quem === 'object') && caminho !== '/auth/logout',
  },
  {
    codigo: 'PROIBIDO',
    quando: 'o tipo de conta não tem acesso',
    de: ({ quem }) => typeof quem === 'object',
  },
  { codigo: 'CORPO_GRANDE_DEMAIS', quando: 'o corpo passa de 64 kB', de: comCorpo },
  {
    codigo: 'TIPO_DE_CONTEUDO',
    quando: 'o corpo não foi enviado como `application/json`',
    de: comCorpo,
  },
  {
    codigo: 'ERRO_INTERNO',
    quando: 'falha nossa; `request_id` a encontra no registro',
    de: () => true,
  },
  { codigo: 'INDISPONIVEL', quando: 'um serviço não respondeu; tente de novo', de: () => true },
];

/** What a call may refuse, by status; of each, its own reasons before those of all. */
export function falhasDe(operacao: Operacao): ReadonlyMap<number, readonly Recusa[]> {
  const todas = [...(operacao.falhas ?? []), ...FALHAS_GERAIS.filter(({ de }) => de(operacao))];
  const status = [...new Set(todas.map(({ codigo }) => FALHAS[codigo].status))].sort();
  return new Map(
    status.map((um) => [um, todas.filter(({ codigo }) => FALHAS[codigo].status === um)] as const),
  );
}
