import {
  type Colega,
  colegaSchema,
  type Oferta,
  ofertaSchema,
  type TipoDeOferta,
  type VagaAberta,
  vagaAbertaSchema,
} from '@domain/contracts/escala.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosPlantoes } from './keys.ts';

/** Shifts that change hands between colleagues, and those that hospitals offer. */

/** Open offers that one made, was asked or may take, by their hour. */
export function ofertasOptions(medicoId: string) {
  return queryOptions({
    // Who comes by a notice has to find what it tells of.
    staleTime: 0,
    queryKey: chavesDosPlantoes.ofertas(medicoId),
    queryFn: async ({ signal }): Promise<Oferta[]> => {
      const linhas = await consultar((db) =>
        db.rpc('ofertas_de_plantao_comigo').abortSignal(signal),
      );
      return lerLinhas(z.array(ofertaSchema), linhas);
    },
  });
}

/** Open shifts of the hospitals that one is linked to, by their hour. */
export function vagasAbertasOptions(medicoId: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: chavesDosPlantoes.vagas(medicoId),
    queryFn: async ({ signal }): Promise<VagaAberta[]> => {
      const linhas = await consultar((db) => db.rpc('vagas_abertas').abortSignal(signal));
      return lerLinhas(z.array(vagaAbertaSchema), linhas);
    },
  });
}

/** Letters below which nobody is searched; the database says the same. */
export const MINIMO_DO_NOME = 3;

/** On-call doctors by part of the name or by CRM. */
export function colegasOptions(medicoId: string, termo: string) {
  return queryOptions({
    queryKey: chavesDosPlantoes.colegas(medicoId, termo),
    queryFn: async ({ signal }): Promise<Colega[]> => {
      const linhas = await consultar((db) =>
        db.rpc('buscar_plantonistas', { p_termo: termo }).abortSignal(signal),
      );
      return lerLinhas(z.array(colegaSchema), linhas);
    },
    enabled: termo.length >= MINIMO_DO_NOME,
  });
}

/** What is offered, to whom (null: all of the place), and what is said with it. */
export interface NovaOferta {
  plantaoId: string;
  tipo: TipoDeOferta;
  paraId: string | null;
  recado: string;
}

export async function oferecerPlantao(oferta: NovaOferta): Promise<void> {
  await consultar((db) =>
    db.rpc('oferecer_plantao', {
      p_plantao: oferta.plantaoId,
      p_tipo: oferta.tipo,
      p_para: oferta.paraId,
      p_recado: oferta.recado,
    }),
  );
}

export async function retirarOferta(id: string): Promise<void> {
  await consultar((db) => db.rpc('retirar_plantao', { p_oferta: id }));
}

/** Takes an offered shift at an own place; null: the same place, added to the list if it is not there. */
export async function aceitarPlantao(
  id: string,
  emTroca: string | null,
  localId: string | null,
): Promise<void> {
  await consultar((db) =>
    db.rpc('aceitar_plantao', { p_oferta: id, p_em_troca: emTroca, p_local: localId }),
  );
}

export async function recusarPlantao(id: string): Promise<void> {
  await consultar((db) => db.rpc('recusar_plantao', { p_oferta: id }));
}

/** Confirms the shift that a colleague named in exchange, or declines it. */
export async function concluirTroca(
  id: string,
  aceita: boolean,
  localId: string | null,
): Promise<void> {
  await consultar((db) =>
    db.rpc('concluir_troca_de_plantao', { p_oferta: id, p_aceita: aceita, p_local: localId }),
  );
}

export async function tomarVaga(id: string): Promise<void> {
  await consultar((db) => db.rpc('tomar_vaga', { p_vaga: id }));
}

export async function desistirDaVaga(plantaoId: string): Promise<void> {
  await consultar((db) => db.rpc('desistir_da_vaga', { p_plantao: plantaoId }));
}

/** Says that an own place is a linked hospital's; null takes it back. */
export async function ligarLocal(localId: string, hospitalId: string | null): Promise<void> {
  await consultar((db) => db.rpc('ligar_local', { p_local: localId, p_hospital: hospitalId }));
}
