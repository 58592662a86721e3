import type { DadosDaTarefa } from '@domain/crm/cadastro.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import type { PedidoDeContatos } from '@/shared/crm/api/keys.ts';
import type { Contato } from '../api/linhas.ts';
import { diaEMes } from '../dias.ts';

/**
 * The task of contacting somebody of a list: due the same day, for anybody of the team; its title
 * says why, so that who does it need not look the list up.
 * @param dia today in the clinic, as `2026-11-21`.
 */
export function tarefaDeContato(
  lista: PedidoDeContatos['lista'],
  { aniversario, ultima_visita }: Pick<Contato, 'aniversario' | 'ultima_visita'>,
  dia: string,
): DadosDaTarefa {
  const porque =
    lista === 'aniversariantes'
      ? aniversario && `aniversário em ${diaEMes(aniversario)}`
      : ultima_visita && `sem vir desde ${formatarDia(ultima_visita)}`;
  return {
    titulo: ['Entrar em contato', porque].filter(Boolean).join(': '),
    vence_em: dia,
    responsavel_id: null,
  };
}
