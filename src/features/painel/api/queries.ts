import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar, contar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { pacientesDistintos } from '../atendidos.ts';
import { chavesDoPainel } from './keys.ts';
import { atendimentoSchema, cadastradoSchema } from './linhas.ts';

const MAXIMO_DE_PACIENTES = 6;
/** Read to find the latest patients: who returns often takes several entries. */
const ENTRADAS_LIDAS = 60;

/** Whatever a dashboard shows may have changed on another screen: it is read on every visit. */
const SEMPRE_ATUAL = { staleTime: 0 } as const;

/** The patients whom a doctor saw last in a clinic, each once. */
export function atendidosOptions(clinicaId: string, medicoId: string) {
  return queryOptions({
    ...SEMPRE_ATUAL,
    queryKey: chavesDoPainel.atendidos(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('prontuarios')
          .select(
            'ocorrido_em, paciente:pacientes!entry_stays_in_the_patients_tenant!inner(id, nome, nome_social, data_nascimento, data_obito)',
          )
          .eq('autor_id', medicoId)
          .eq('clinica_id', clinicaId)
          .eq('status', 'finalizado')
          .is('substituido_por', null)
          .order('ocorrido_em', { ascending: false })
          .limit(ENTRADAS_LIDAS)
          .abortSignal(signal),
      );
      return pacientesDistintos(lerLinhas(z.array(atendimentoSchema), linhas)).slice(
        0,
        MAXIMO_DE_PACIENTES,
      );
    },
  });
}

/** The latest registrations of a clinic. */
export function cadastradosOptions(clinicaId: string) {
  return queryOptions({
    ...SEMPRE_ATUAL,
    queryKey: chavesDoPainel.cadastrados(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('pacientes')
          .select('id, nome, nome_social, data_nascimento, data_obito, criado_em')
          .eq('clinica_id', clinicaId)
          .eq('ativo', true)
          .order('criado_em', { ascending: false })
          .limit(MAXIMO_DE_PACIENTES)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(cadastradoSchema), linhas);
    },
  });
}

/** How a clinic stands: doctors, staff, and invitations that wait for an answer. */
export function numerosOptions(clinicaId: string) {
  return queryOptions({
    ...SEMPRE_ATUAL,
    queryKey: chavesDoPainel.numeros(clinicaId),
    queryFn: async ({ signal }) => {
      const [medicos, equipe, convitesDeMedico, convitesDeEquipe] = await Promise.all([
        contar((db) =>
          db
            .from('clinica_medicos')
            .select('id', { count: 'exact', head: true })
            .eq('clinica_id', clinicaId)
            .eq('vigente', true)
            .abortSignal(signal),
        ),
        contar((db) =>
          db
            .from('profiles')
            .select('id', { count: 'exact', head: true })
            .eq('tipo', 'staff')
            .eq('clinica_id', clinicaId)
            .eq('ativo', true)
            .abortSignal(signal),
        ),
        contarConvitesAbertos(clinicaId, 'medico', signal),
        contarConvitesAbertos(clinicaId, 'staff', signal),
      ]);
      return { medicos, equipe, convitesDeMedico, convitesDeEquipe };
    },
  });
}

function contarConvitesAbertos(clinicaId: string, tipo: 'medico' | 'staff', sinal: AbortSignal) {
  return contar((db) =>
    db
      .from('convites')
      .select('id', { count: 'exact', head: true })
      .eq('clinica_id', clinicaId)
      .eq('tipo', tipo)
      .is('usado_em', null)
      .is('cancelado_em', null)
      .gt('expira_em', new Date().toISOString())
      .abortSignal(sinal),
  );
}
