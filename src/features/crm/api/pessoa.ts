import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoCrm } from '@/shared/crm/api/keys.ts';
import {
  type Cartao,
  cartaoSchema,
  consentimentoSchema,
  eventoSchema,
  notaSchema,
  tarefaSchema,
} from './linhas.ts';

const COLUNAS_DA_TAREFA =
  'id, titulo, vence_em, responsavel_id, feita_em, cancelada_em, oportunidade_id, passo:passos_de_contato(dias), oportunidade:oportunidades!task_stays_in_the_cards_tenant(nome, paciente:pacientes!card_stays_in_the_patients_tenant(nome, nome_social))';
/** More open tasks than this are worked off from the earliest on. */
export const LIMITE_DE_TAREFAS = 200;

/** One person of the CRM; null when there is none that the caller may see. */
export function pessoaOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoCrm.pessoa(clinicaId, id),
    queryFn: async ({ signal }): Promise<Cartao | null> => {
      const linhas = await consultar((db) =>
        db.rpc('cartoes_do_crm', { p_clinica: clinicaId, p_filtro: { id } }).abortSignal(signal),
      );
      return lerLinhas(z.array(cartaoSchema), linhas)[0] ?? null;
    },
    staleTime: 0,
  });
}

/** Notes about a person, newest first. */
export function notasOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoCrm.notas(clinicaId, id),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('notas_crm')
          .select('id, texto, criado_em, autor:profiles!notas_crm_autor_id_fkey(nome)')
          .eq('oportunidade_id', id)
          .order('criado_em', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(notaSchema), linhas);
    },
  });
}

/** Which stages a person went through, newest first. */
export function eventosOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoCrm.eventos(clinicaId, id),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('oportunidade_eventos')
          .select(
            'id, de, para, por, motivo, ocorrido_em, autor:profiles!oportunidade_eventos_autor_id_fkey(nome)',
          )
          .eq('oportunidade_id', id)
          .order('ocorrido_em', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(eventoSchema), linhas);
    },
  });
}

/** Consents of a person to be contacted: of the registration, or of the lead. */
export function consentimentosOptions(clinicaId: string, pessoa: Cartao) {
  return queryOptions({
    queryKey: chavesDoCrm.consentimentos(clinicaId, pessoa.id),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('consentimentos_de_contato')
          .select('id, canal, finalidade, como, origem, dado_em, retirado_em, origem_da_retirada')
          .match(donoDoConsentimento(pessoa))
          .order('dado_em', { ascending: false })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(consentimentoSchema), linhas);
    },
  });
}

/** Whose a consent is: the patient's once there is one. */
export function donoDoConsentimento({ id, paciente_id }: Cartao) {
  return paciente_id ? { paciente_id } : { oportunidade_id: id };
}

/** What is open about a person, the earliest first. */
export function tarefasDaPessoaOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoCrm.tarefasDe(clinicaId, id),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('tarefas_crm')
          .select(COLUNAS_DA_TAREFA)
          .eq('oportunidade_id', id)
          .is('feita_em', null)
          .is('cancelada_em', null)
          .order('vence_em')
          .order('id')
          .limit(LIMITE_DE_TAREFAS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(tarefaSchema), linhas);
    },
    staleTime: 0,
  });
}

/** What is open in the clinic, of one person in charge or of everybody, the earliest first. */
export function tarefasOptions(clinicaId: string, responsavel: string | null) {
  return queryOptions({
    queryKey: chavesDoCrm.tarefas(clinicaId, responsavel),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) => {
        const abertas = db
          .from('tarefas_crm')
          .select(COLUNAS_DA_TAREFA)
          .eq('clinica_id', clinicaId)
          .is('feita_em', null)
          .is('cancelada_em', null);
        return (responsavel ? abertas.eq('responsavel_id', responsavel) : abertas)
          .order('vence_em')
          .order('id')
          .limit(LIMITE_DE_TAREFAS)
          .abortSignal(signal);
      });
      return lerLinhas(z.array(tarefaSchema), linhas);
    },
    staleTime: 0,
  });
}

const comId = z.object({ id: z.uuid() });

/** The id of the patient's card, made when there is none. @throws {ErroDoBanco | ErroDeRede} */
export async function cartaoDoPaciente(clinicaId: string, pacienteId: string): Promise<string> {
  const lidos = await consultar((db) =>
    db.from('oportunidades').select('id').eq('paciente_id', pacienteId),
  );
  const [existente] = lerLinhas(z.array(comId), lidos);
  if (existente) return existente.id;
  const novo = await consultar((db) =>
    db
      .from('oportunidades')
      .insert({ clinica_id: clinicaId, paciente_id: pacienteId, estagio: 'contato' })
      .select('id')
      .single(),
  );
  return lerLinhas(comId, novo).id;
}
