import {
  type Atendimento,
  type ConteudoDoAtendimento,
  conteudoDaReavaliacaoSchema,
  conteudoDoAtendimentoSchema,
  respostaDaReavaliacaoSchema,
  respostaDaSessaoSchema,
  respostaDoAtendimentoSchema,
} from '@domain/contracts/atendimento.ts';
import {
  conteudoDaPassagemSchema,
  passagemRecebidaSchema,
  recebimentoDePassagemSchema,
  respostaDaPassagemRecebidaSchema,
  respostaDaPassagemSchema,
} from '@domain/contracts/passagem.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { ErroComSentenca, foiRecusado } from '@/lib/errors/erros.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import type { Especie } from '@/lib/pendencias/pendencia.ts';
import { type Item, idDe } from '@/lib/pendencias/pendencias.ts';
import { useEnvioDePendencias } from '@/lib/pendencias/usePendencias.ts';
import { type Copia, comLinha, copiaDoPlantao, SEM_PLANTAO } from './copia.ts';

/** What was sent before it and not answered: the server may have that. */
const tentadasDe = <C extends z.ZodMiniType>(conteudo: C) =>
  z.optional(z.array(z.object({ revisao: z.number(), conteudo })));

const operacaoSchema = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('iniciar'),
    id: z.uuid(),
    inicio: z.string(),
    /** Absent of what was written before places had ids. */
    local_id: z.optional(z.nullable(z.uuid())),
    local_nome: z.nullable(z.string()),
  }),
  z.object({
    tipo: z.literal('atendimento'),
    id: z.uuid(),
    sessao_id: z.uuid(),
    /** The revision over which it was written; 0 of a new one. */
    revisao: z.number(),
    conteudo: conteudoDoAtendimentoSchema,
    tentadas: tentadasDe(conteudoDoAtendimentoSchema),
  }),
  z.object({
    tipo: z.literal('reavaliacao'),
    id: z.uuid(),
    sessao_id: z.uuid(),
    atendimento_id: z.uuid(),
    revisao: z.number(),
    conteudo: conteudoDaReavaliacaoSchema,
    tentadas: tentadasDe(conteudoDaReavaliacaoSchema),
  }),
  z.object({
    tipo: z.literal('passagem'),
    id: z.uuid(),
    sessao_id: z.uuid(),
    revisao: z.number(),
    conteudo: conteudoDaPassagemSchema,
  }),
  z.object({
    tipo: z.literal('receber'),
    /** Of the handover, as read by code or QR. */
    id: z.uuid(),
    passagem: passagemRecebidaSchema,
    recebimento: recebimentoDePassagemSchema,
  }),
  z.object({
    tipo: z.literal('finalizar'),
    id: z.uuid(),
    data_fim: z.string(),
    motivo: z.nullable(z.string()),
  }),
]);
/** A write of a shift on its way to the server. */
export type Operacao = z.infer<typeof operacaoSchema>;

/** A change of an attendance as an operation, over the revision that is known. */
export function mudanca(
  atendimento: Atendimento,
  muda: Partial<ConteudoDoAtendimento>,
): Operacao & { tipo: 'atendimento' } {
  const { id, sessao_id, revisao, ...conteudo } = atendimento;
  return { tipo: 'atendimento', id, sessao_id, revisao, conteudo: { ...conteudo, ...muda } };
}

export const OPERACAO: Especie<Operacao> = {
  nome: 'plantao',
  dados: operacaoSchema,
  recusaPrende: false,
};

/** For how long the server finds a handover by its code. */
const VALIDADE_DO_CODIGO = 48 * 3_600_000;

const sessaoDa = (operacao: Operacao) =>
  'sessao_id' in operacao ? operacao.sessao_id : operacao.id;

/**
 * An outcome is an operation of its own, after the re-evaluations written before it: those would be
 * refused of a finished attendance.
 */
function chaveDa(operacao: Operacao): string {
  const fim = operacao.tipo === 'atendimento' && operacao.conteudo.estado === 'finalizado';
  return `${operacao.tipo}:${operacao.id}${fim ? ':desfecho' : ''}`;
}

/** Puts a write in the line of its shift: on this device first, whatever becomes of the call. */
export function enfileirar(usuarioId: string, operacao: Operacao): void {
  const pendencias = pendenciasDe(usuarioId);
  const chave = chaveDa(operacao);
  // Reopened before its outcome was sent: that outcome is no more.
  pendencias.desistir(idDe(OPERACAO, `${chave}:desfecho`));
  const antes = pendencias.ler(OPERACAO).find(({ id }) => id === idDe(OPERACAO, chave));
  void pendencias.guardar(OPERACAO, {
    chave,
    corrente: `plantao:${sessaoDa(operacao)}`,
    dados: antes ? comTentadas(operacao, antes) : operacao,
  });
}

const ABRIU_EM = Date.now();
const MAIS_TENTADAS = 10;

/** Keeps what a write takes the place of, where that may have reached the server without an answer. */
function comTentadas(nova: Operacao, { dados, ...antes }: Item<Operacao>): Operacao {
  // One of an earlier visit may have been on its way when the browser died.
  const saiu = antes.tentativas > 0 || antes.situacao === 'enviando' || antes.criadaEm < ABRIU_EM;
  if (!saiu) return nova;
  if (nova.tipo === 'atendimento' && dados.tipo === 'atendimento') {
    const { revisao, conteudo, tentadas = [] } = dados;
    return { ...nova, tentadas: [...tentadas, { revisao, conteudo }].slice(-MAIS_TENTADAS) };
  }
  if (nova.tipo === 'reavaliacao' && dados.tipo === 'reavaliacao') {
    const { revisao, conteudo, tentadas = [] } = dados;
    return { ...nova, tentadas: [...tentadas, { revisao, conteudo }].slice(-MAIS_TENTADAS) };
  }
  return nova;
}

interface Escrita<C> {
  revisao: number;
  conteudo: C;
}

/**
 * Writes over a revision. Where the server has another, that may be this device's own, sent before and not
 * answered: sent once more as it was, it is answered with its revision, and this goes over that. What
 * somebody else wrote is never overwritten.
 */
async function gravarSobre<C, L extends { revisao: number }>(
  { revisao, conteudo, tentadas = [] }: Escrita<C> & { tentadas?: Escrita<C>[] | undefined },
  gravar: (conteudo: C, revisao: number) => Promise<L>,
): Promise<L> {
  try {
    return await gravar(conteudo, revisao);
  } catch (erro) {
    if (!mudou(erro)) throw erro;
    for (const tentada of tentadas.toReversed()) {
      const nossa = await gravar(tentada.conteudo, tentada.revisao).catch((outro: unknown) => {
        if (mudou(outro)) return null;
        throw outro;
      });
      if (nossa) return gravar(conteudo, nossa.revisao);
    }
    throw erro;
  }
}

const mudou = (erro: unknown): boolean => foiRecusado(erro, 'ALTERADO_POR_OUTRA_PESSOA');

/** Sends one write and keeps what the server answers. */
async function enviar(usuarioId: string, operacao: Operacao): Promise<void> {
  // On the device before the operation leaves it: another tab, or a later visit, writes over this.
  const guardar = async (como: (copia: Copia) => Copia) => {
    copiaDoPlantao.mudar(usuarioId, como);
    await copiaDoPlantao.assentar(usuarioId);
  };
  await copiaDoPlantao.abrir(usuarioId);
  await copiaDoPlantao.reler(usuarioId);
  // What this device wrote and the server took was written before this, so it stands over it.
  const revisaoDe = ({ id, revisao }: { id: string; revisao: number }) =>
    Math.max(revisao, copiaDoPlantao.ler(usuarioId).aceitas[id] ?? 0);
  switch (operacao.tipo) {
    case 'iniciar': {
      const { tipo: _, ...corpo } = operacao;
      const resposta = respostaDaSessaoSchema;
      const { sessao } = await api.post('/atendimento/sessao', { corpo, resposta });
      return guardar((copia) => ({ ...copia, sessao }));
    }
    case 'atendimento': {
      const { id, sessao_id } = operacao;
      const escrita = { ...operacao, revisao: revisaoDe(operacao) };
      const resposta = respostaDoAtendimentoSchema;
      const atendimento = await gravarSobre(escrita, async (conteudo, revisao) => {
        const corpo = { sessao_id, conteudo };
        const { atendimento: gravado } =
          revisao === 0
            ? await api.post('/atendimento', { corpo: { id, ...corpo }, resposta })
            : await api.put(`/atendimento/${id}`, { corpo: { ...corpo, revisao }, resposta });
        return gravado;
      });
      return guardar((copia) => ({
        ...copia,
        atendimentos: comLinha(copia.atendimentos, atendimento),
        aceitas: { ...copia.aceitas, [id]: atendimento.revisao },
      }));
    }
    case 'reavaliacao': {
      const { id, atendimento_id } = operacao;
      const escrita = { ...operacao, revisao: revisaoDe(operacao) };
      const resposta = respostaDaReavaliacaoSchema;
      const reavaliacao = await gravarSobre(escrita, async (conteudo, revisao) => {
        const nova = `/atendimento/${atendimento_id}/reavaliacao`;
        const { reavaliacao: gravada } =
          revisao === 0
            ? await api.post(nova, { corpo: { id, conteudo }, resposta })
            : await api.put(`/atendimento/reavaliacao/${id}`, {
                corpo: { atendimento_id, conteudo, revisao },
                resposta,
              });
        return gravada;
      });
      return guardar((copia) => ({
        ...copia,
        reavaliacoes: comLinha(copia.reavaliacoes, reavaliacao),
        aceitas: { ...copia.aceitas, [id]: reavaliacao.revisao },
      }));
    }
    case 'passagem': {
      const { id, sessao_id, conteudo } = operacao;
      const resposta = respostaDaPassagemSchema;
      const { passagem } = await api.put(`/atendimento/passagem/${id}`, {
        corpo: { sessao_id, conteudo, revisao: revisaoDe(operacao) },
        resposta,
      });
      return guardar((copia) => ({
        ...copia,
        passagens: comLinha(copia.passagens, passagem),
        aceitas: { ...copia.aceitas, [id]: passagem.revisao },
      }));
    }
    case 'receber':
      return receber(operacao);
    case 'finalizar': {
      const { id, data_fim, motivo } = operacao;
      const resposta = respostaDaSessaoSchema;
      await api.put(`/atendimento/sessao/${id}/finalizar`, {
        corpo: { data_fim, motivo },
        resposta,
      });
      return guardar(() => SEM_PLANTAO);
    }
  }
}

/**
 * Confirms a handover. One that was read from a QR may not be at the server yet, since the phone of who
 * made it has no network: it waits, as for a network, as long as its code is good.
 */
async function receber({ passagem, recebimento }: Operacao & { tipo: 'receber' }): Promise<void> {
  const resposta = respostaDaPassagemRecebidaSchema;
  try {
    await api.post('/atendimento/passagem/receber', { corpo: recebimento, resposta });
  } catch (erro) {
    const idade = Date.now() - Date.parse(passagem.entregue_em);
    if (foiRecusado(erro, 'NAO_ENCONTRADO') && idade < VALIDADE_DO_CODIGO) {
      throw new PassagemACaminho();
    }
    throw erro;
  }
}

class PassagemACaminho extends ErroComSentenca {
  override readonly name = 'PassagemACaminho';
  constructor() {
    super('Quem passou o plantão ainda não enviou a passagem. A confirmação espera por ela.');
  }
}

/** Sends what waits of the person's shift while this shows. */
export function useEnvioDoPlantao(usuarioId: string): void {
  const entrega = useMemo(
    () => ({ enviar: (operacao: Operacao) => enviar(usuarioId, operacao) }),
    [usuarioId],
  );
  useEnvioDePendencias(usuarioId, OPERACAO, entrega);
}
