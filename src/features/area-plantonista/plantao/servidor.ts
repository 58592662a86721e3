import {
  respostaDaSessaoAtivaSchema,
  respostaDasReavaliacoesSchema,
  respostaDosAtendimentosSchema,
} from '@domain/contracts/atendimento.ts';
import { respostaDasPassagensSchema } from '@domain/contracts/passagem.ts';
import { CacheDoPlantao, IDADES } from '@domain/plantao/cache.ts';
import type * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { comLinha, copiaDoPlantao, SEM_PLANTAO } from './copia.ts';

const cache = new CacheDoPlantao();

async function ler<R>(
  usuarioId: string,
  caminho: string,
  resposta: z.ZodMiniType<R>,
  idade: number,
): Promise<R> {
  const chave = `${usuarioId}:${caminho}`;
  const lida = resposta.safeParse(cache.ler(chave, Date.now()));
  if (lida.success) return lida.data;
  const nova = await api.get(`/atendimento${caminho}`, { resposta });
  cache.guardar(chave, nova, Date.now(), idade);
  return nova;
}

/** Forgets what was read of an account's shift: it was written to since. */
export const esquecerLeituras = (usuarioId: string): void => cache.esquecer(`${usuarioId}:`);

/**
 * Reads the shift under way and keeps it on the device. What waits there is not touched, and no newer
 * row is replaced by an older one.
 */
export async function lerPlantao(usuarioId: string, haPendencias: boolean): Promise<void> {
  const { sessao } = await ler(
    usuarioId,
    '/sessao/ativa',
    respostaDaSessaoAtivaSchema,
    IDADES.sessaoAtiva,
  );
  if (!sessao) {
    if (!haPendencias) copiaDoPlantao.mudar(usuarioId, () => SEM_PLANTAO);
    return;
  }
  const { atendimentos } = await ler(
    usuarioId,
    `/sessao/${sessao.id}`,
    respostaDosAtendimentosSchema,
    IDADES.atendimentos,
  );
  // The board does not wait for the re-evaluations.
  copiaDoPlantao.mudar(usuarioId, (copia) => ({
    ...copia,
    sessao,
    atendimentos: atendimentos.reduce(comLinha, copia.atendimentos),
  }));
  const { reavaliacoes } = await ler(
    usuarioId,
    `/sessao/${sessao.id}/reavaliacoes`,
    respostaDasReavaliacoesSchema,
    IDADES.reavaliacoes,
  );
  await lerPassagens(usuarioId, sessao.id);
  copiaDoPlantao.mudar(usuarioId, (copia) => ({
    ...copia,
    reavaliacoes: reavaliacoes.reduce(comLinha, copia.reavaliacoes),
  }));
}

/** Reads the handovers of a shift: whether somebody received one by now. */
export async function lerPassagens(usuarioId: string, sessaoId: string): Promise<void> {
  const resposta = respostaDasPassagensSchema;
  const { passagens } = await api.get(`/atendimento/passagens/${sessaoId}`, { resposta });
  copiaDoPlantao.mudar(usuarioId, (copia) => ({
    ...copia,
    passagens: passagens.reduce(comLinha, copia.passagens),
  }));
}
