import { linkDaTeleconsultaSchema } from '@domain/agenda/teleconsulta.ts';
import { linha } from '@domain/contracts/campos.ts';
import * as z from 'zod/mini';
import type { CamposDoTipo } from '../api/ajustes.ts';
import { CORES, type Tipo } from '../api/linhas.ts';
import { inteiro } from '../campos.ts';

/** What the form of a kind of appointment holds; empty texts mean none. */
export const tipoSchema = z.object({
  nome: linha('Nome', 2, 60),
  duracao_min: inteiro('Duração', 5, 720, 'minutos'),
  antes_min: inteiro('Preparo antes', 0, 240, 'minutos'),
  depois_min: inteiro('Folga depois', 0, 240, 'minutos'),
  cor: z.enum(CORES),
  teleconsulta: z.boolean(),
  pedido_pelo_paciente: z.boolean(),
  orientacoes: z.string().check(z.maxLength(1000, 'Orientações: use no máximo 1.000 letras.')),
  link_da_teleconsulta: linkDaTeleconsultaSchema,
});
export type CamposDoFormulario = z.infer<typeof tipoSchema>;

const NOVO: CamposDoFormulario = {
  nome: '',
  duracao_min: 30,
  antes_min: 0,
  depois_min: 0,
  cor: 'indigo',
  teleconsulta: false,
  pedido_pelo_paciente: false,
  orientacoes: '',
  link_da_teleconsulta: '',
};

/** What the form starts from: a kind, or (null) a new one. */
export function camposDoTipo(tipo: Tipo | null): CamposDoFormulario {
  if (!tipo) return NOVO;
  const { id: _id, ativo: _ativo, revisao: _revisao, ...campos } = tipo;
  return {
    ...campos,
    orientacoes: campos.orientacoes ?? '',
    link_da_teleconsulta: campos.link_da_teleconsulta ?? '',
  };
}

/** How each field reads outside of the form. */
export const ROTULOS_DO_TIPO: Readonly<Record<keyof CamposDoFormulario, string>> = {
  nome: 'Nome',
  duracao_min: 'Duração, em minutos',
  antes_min: 'Preparo antes, em minutos',
  depois_min: 'Folga depois, em minutos',
  cor: 'Cor na agenda',
  teleconsulta: 'É por teleconsulta',
  pedido_pelo_paciente: 'O paciente pode pedir',
  orientacoes: 'Orientações',
  link_da_teleconsulta: 'Link da teleconsulta',
};

/** What is written of the form; a link only where there is a video to lead to. */
export function tipoPreenchido(campos: CamposDoFormulario): CamposDoTipo {
  const lido = tipoSchema.parse(campos);
  const { link_da_teleconsulta: link } = lido;
  return {
    ...lido,
    orientacoes: lido.orientacoes.trim() || null,
    link_da_teleconsulta: lido.teleconsulta && link ? link : null,
  };
}
