import type { Atendimento, Reavaliacao, SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import type { PassagemDePlantao } from '@domain/contracts/passagem.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import type { Copia } from './copia.ts';
import type { Operacao } from './fila.ts';

/** The shift as this device knows it: what the server said, with what waits written over it. */
export interface Turno {
  readonly sessao: SessaoDePlantao | null;
  readonly atendimentos: readonly Atendimento[];
  readonly reavaliacoes: readonly Reavaliacao[];
  /** Handovers of this shift, the oldest first. */
  readonly passagens: readonly PassagemDePlantao[];
  /** Ids of what the server does not have yet. */
  readonly esperando: ReadonlySet<string>;
  readonly recusadas: readonly Item<Operacao>[];
}

/** Writes what waits over what the server said, in the order in which it was written. */
export function turnoDe(copia: Copia, itens: readonly Item<Operacao>[]): Turno {
  let { sessao } = copia;
  const atendimentos = new Map(copia.atendimentos.map((um) => [um.id, um]));
  const reavaliacoes = new Map(copia.reavaliacoes.map((uma) => [uma.id, uma]));
  const passagens = new Map(copia.passagens.map((uma) => [uma.id, uma]));
  for (const { dados, falha } of itens) {
    switch (dados.tipo) {
      case 'iniciar':
        // Refused since another is under way, that one is the shift; what was written here is brought to it.
        if (!falha?.definitiva || !sessao) sessao = sessaoIniciada(dados);
        break;
      case 'atendimento': {
        atendimentos.set(dados.id, linhaDe(dados));
        break;
      }
      case 'reavaliacao': {
        const { id, atendimento_id, revisao, conteudo } = dados;
        reavaliacoes.set(id, { ...conteudo, id, atendimento_id, revisao });
        break;
      }
      case 'passagem': {
        const { id, sessao_id, revisao, conteudo } = dados;
        const NINGUEM = { recebida_em: null, sintese: null, assinada_em: null };
        const antes = passagens.get(id);
        // Received or signed meanwhile, it is as the server says: what waits is about to be refused.
        if (antes?.recebida_em || antes?.assinada_em) break;
        passagens.set(id, { ...NINGUEM, ...conteudo, id, sessao_id, revisao });
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
    passagens: [...passagens.values()].filter(({ sessao_id }) => sessao_id === sessao?.id),
    esperando: new Set(itens.map(({ dados }) => dados.id)),
    recusadas: itens.filter(({ situacao }) => situacao === 'recusada'),
  };
}

const linhas = new WeakMap<object, Atendimento>();

/** An attendance that waits, the same object while it does: its row is not drawn again in vain. */
function linhaDe(dados: Operacao & { tipo: 'atendimento' }): Atendimento {
  const { id, sessao_id, revisao, conteudo } = dados;
  const linha = linhas.get(dados) ?? { ...conteudo, id, sessao_id, revisao };
  linhas.set(dados, linha);
  return linha;
}

function sessaoIniciada({
  id,
  inicio,
  local_id = null,
  local_nome,
}: Operacao & { tipo: 'iniciar' }): SessaoDePlantao {
  return { id, inicio, local_nome, local_id, data_fim: null, status: 'ativa', motivo: null };
}

/** Who is in care and in no handover; `private.abertos_sem_passagem` is its twin. */
export function abertosSemPassagem({ atendimentos, passagens }: Turno): Atendimento[] {
  const passados = new Set(
    passagens
      .filter(({ entregue_em }) => entregue_em !== null)
      .flatMap(({ pacientes }) => pacientes.map(({ atendimento_id }) => atendimento_id)),
  );
  return atendimentos.filter(({ id, estado }) => estado !== 'finalizado' && !passados.has(id));
}
