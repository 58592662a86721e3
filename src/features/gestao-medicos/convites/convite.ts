import { opcional } from '@domain/contracts/campos.ts';
import { email } from '@domain/contracts/email.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { PATHS } from '@/config/paths.ts';
import { formatarData, formatarDataHora } from '@/lib/format/datas.ts';
import type { Convite } from '../api/linhas.ts';

const VALIDADE = 'Validade: informe de 1 a 30 dias.';

/** What is asked of who invites. The database holds the same limits. */
export const novoConviteSchema = z.strictObject({
  tipo: z.enum(['medico', 'staff', 'plantonista']),
  email: opcional(email),
  validade: z.int(VALIDADE).check(z.minimum(1, VALIDADE), z.maximum(30, VALIDADE)),
});
export type NovoConvite = z.infer<typeof novoConviteSchema>;

/** The same as it is typed. */
export interface CamposDoConvite {
  tipo: NovoConvite['tipo'];
  email: string;
  validade: number;
}

export const resolverDoConvite = standardSchemaResolver<CamposDoConvite, unknown, NovoConvite>(
  z.pipe(
    z.transform((campos: CamposDoConvite): unknown => campos),
    novoConviteSchema,
  ),
);

export const ROTULO_DO_CONVIDADO: Readonly<Record<Convite['tipo'], string>> = {
  medico: 'Médico',
  staff: 'Equipe',
  plantonista: 'Plantonista',
};

/** Where an invitation stands, and the instant that says so. */
export interface EstadoDoConvite {
  nome: 'aberto' | 'usado' | 'vencido' | 'cancelado';
  em: string;
}

type Momentos = Pick<Convite, 'usado_em' | 'cancelado_em' | 'expira_em'>;

/** The state of an invitation at an instant. Used and cancelled are for good; time comes last. */
export function estadoDoConvite(convite: Momentos, agora: number): EstadoDoConvite {
  const { usado_em, cancelado_em, expira_em } = convite;
  if (usado_em) return { nome: 'usado', em: usado_em };
  if (cancelado_em) return { nome: 'cancelado', em: cancelado_em };
  return { nome: Date.parse(expira_em) <= agora ? 'vencido' : 'aberto', em: expira_em };
}

/** What follows the name of the state: until when it is open, who used it, when it ended. */
export function detalheDoEstado(
  { nome, em }: EstadoDoConvite,
  fuso: string,
  quemUsou?: string,
): string {
  switch (nome) {
    case 'aberto':
      return `até ${formatarDataHora(em, fuso)}`;
    case 'usado':
      return quemUsou
        ? `por ${quemUsou} em ${formatarData(em, fuso)}`
        : `em ${formatarData(em, fuso)}`;
    case 'vencido':
    case 'cancelado':
      return `em ${formatarData(em, fuso)}`;
  }
}

/** The address that whoever was invited opens. */
export function linkDoConvite(origem: string, token: string): string {
  return origem + PATHS.convite.replace('$token', token);
}
