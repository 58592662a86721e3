import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { livreAte, ocupantesDa, type Vaga } from '../espera/vaga.ts';
import { COLUNAS_DO_LUGAR, lugarSchema, type QuemEspera } from './espera.ts';
import { chavesDaAgenda } from './keys.ts';
import type { Estrutura } from './linhas.ts';

/** How far ahead a slot may stretch: the most an appointment may last. */
const ALCANCE_EM_HORAS = 12;
const texto = z.nullable(z.string());

const ocupanteSchema = z.object({
  id: z.uuid(),
  inicio: z.string(),
  fim: z.string(),
  antes_min: z.number(),
  depois_min: z.number(),
  lista_id: z.nullable(z.uuid()),
  reserva_expira_em: texto,
  paciente: z.object({ nome: z.string(), nome_social: texto }),
});
export type Ocupante = z.infer<typeof ocupanteSchema>;

/** A slot as it stands: held for somebody, taken, or free with who waits for one like it. */
export interface SituacaoDaVaga {
  /** The offer that holds it now. */
  oferta: Ocupante | undefined;
  /** Somebody is booked there. */
  tomada: boolean;
  /** In the order in which to ask. */
  esperam: readonly QuemEspera[];
}

/** Who waits for a slot, and whether it is still free. */
export function vagaOptions(clinicaId: string, vaga: Vaga, estrutura: Estrutura) {
  return queryOptions({
    queryKey: chavesDaAgenda.vaga(clinicaId, vaga),
    queryFn: async ({ signal }): Promise<SituacaoDaVaga> => {
      const doDia = await buscarOcupantes(clinicaId, vaga, signal);
      const nela = ocupantesDa(vaga, doDia);
      const tomada = nela.some(
        ({ lista_id, reserva_expira_em }) => !(lista_id && reserva_expira_em),
      );
      const oferta = tomada ? undefined : nela[0];
      if (nela.length > 0) return { oferta, tomada, esperam: [] };
      const ate = livreAte(vaga, doDia, estrutura.disponibilidades, estrutura.regras.fuso);
      return { oferta, tomada, esperam: await buscarQuemEspera(clinicaId, vaga, ate, signal) };
    },
    staleTime: 0,
  });
}

/** What takes time of the doctor from the slot on; an offer that expired takes none. */
async function buscarOcupantes(
  clinicaId: string,
  { medico, inicio }: Vaga,
  sinal: AbortSignal,
): Promise<Ocupante[]> {
  const alcance = ALCANCE_EM_HORAS * 3_600_000;
  const linhas = await consultar((db) =>
    db
      .from('agendamentos')
      .select(
        'id, inicio, fim, antes_min, depois_min, lista_id, reserva_expira_em, paciente:pacientes!appointment_stays_in_the_patients_tenant(nome, nome_social)',
      )
      .eq('clinica_id', clinicaId)
      .eq('medico_id', medico)
      .in('status', ['reservado', 'agendado', 'confirmado', 'em_atendimento', 'realizado'])
      .gte('inicio', new Date(Date.parse(inicio) - alcance).toISOString())
      .lt('inicio', new Date(Date.parse(inicio) + alcance).toISOString())
      .order('inicio')
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(ocupanteSchema), linhas).filter(
    ({ reserva_expira_em: ate }) => ate === null || Date.parse(ate) > Date.now(),
  );
}

async function buscarQuemEspera(
  clinicaId: string,
  { medico, inicio }: Vaga,
  ate: string,
  sinal: AbortSignal,
): Promise<QuemEspera[]> {
  const linhas = await consultar((db) =>
    db
      .rpc('espera_para_vaga', {
        p_clinica: clinicaId,
        p_medico: medico,
        p_inicio: inicio,
        p_fim: ate,
      })
      .select(COLUNAS_DO_LUGAR)
      .order('prioridade')
      .order('criado_em')
      .order('id')
      .abortSignal(sinal),
  );
  return lerLinhas(z.array(lugarSchema), linhas);
}
