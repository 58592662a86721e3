import type { Atendimento, Reavaliacao, SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import type { Copia } from './copia.ts';
import type { Operacao } from './fila.ts';

/** The shift as this device knows it: what the server said, with what waits written over it. */
export interface Turno {
  readonly sessao: SessaoDePlantao | null;
  readonly atendimentos: readonly Atendimento[];
  readonly reavaliacoes: readonly Reavaliacao[];
  /** Ids of what the server does not have yet. */
  readonly esperando: ReadonlySet<string>;
  readonly recusadas: readonly Item<Operacao>[];
}

/** Writes what waits over what the server said, in the order in which it was written. */
export function turnoDe(copia: Copia, itens: readonly Item<Operacao>[]): Turno {
  let { sessao } = copia;
  const atendimentos = new Map(copia.atendimentos.map((um) => [um.id, um]));
  const reavaliacoes = new Map(copia.reavaliacoes.map((uma) => [uma.id, uma]));
  for (const { dados, falha } of itens) {
    switch (dados.tipo) {
      case 'iniciar':
        sessao = sessaoIniciada(dados);
        break;
      case 'atendimento': {
        const { id, sessao_id, revisao, conteudo } = dados;
        atendimentos.set(id, { ...conteudo, id, sessao_id, revisao });
        break;
      }
      case 'reavaliacao': {
        const { id, atendimento_id, revisao, conteudo } = dados;
        reavaliacoes.set(id, { ...conteudo, id, atendimento_id, revisao });
        break;
      }
      case 'finalizar':
        // Refused, it goes on: the doctor is told why, and ends it anew.
        if (!falha?.definitiva && sessao?.id === dados.id) sessao = null;
    }
  }
  return {
    sessao,
    atendimentos: [...atendimentos.values()].filter(({ sessao_id }) => sessao_id === sessao?.id),
    reavaliacoes: [...reavaliacoes.values()].sort(
      (uma, outra) => Date.parse(uma.prevista_em) - Date.parse(outra.prevista_em),
    ),
    esperando: new Set(itens.map(({ dados }) => dados.id)),
    recusadas: itens.filter(({ situacao }) => situacao === 'recusada'),
  };
}

function sessaoIniciada({
  id,
  inicio,
  local_nome,
}: Operacao & { tipo: 'iniciar' }): SessaoDePlantao {
  return { id, inicio, local_nome, local_id: null, data_fim: null, status: 'ativa', motivo: null };
}
