import type {
  DadosDaTarefa,
  DadosDoCartao,
  DadosDoLead,
  DadosDoPasso,
} from '@domain/crm/cadastro.ts';
import type { Canal, Finalidade } from '@domain/crm/contato.ts';
import type { Estagio } from '@domain/crm/estagios.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDoCrm, type FiltroDoCrm } from '@/shared/crm/api/keys.ts';
import type { Cartao } from './linhas.ts';
import { cartaoDoPaciente, donoDoConsentimento } from './pessoa.ts';

/** Puts a person in a stage by hand; the board shows it at once and takes it back when refused. */
export function useMover(clinicaId: string, filtro: FiltroDoCrm) {
  const cache = useQueryClient();
  const chave = chavesDoCrm.quadro(clinicaId, filtro);
  return useMutation({
    mutationFn: ({ id, para }: { id: string; para: Estagio }) =>
      consultar((db) =>
        db.from('oportunidades').update({ estagio: para }).eq('id', id).select('id').single(),
      ),
    onMutate: async ({ id, para }) => {
      await cache.cancelQueries({ queryKey: chave });
      const antes = cache.getQueryData<Cartao[]>(chave);
      cache.setQueryData<Cartao[]>(
        chave,
        (cartoes) =>
          // A board that was never opened stays so.
          cartoes && comOutroEstagio(cartoes, id, para),
      );
      return antes;
    },
    onError: (_erro, _dados, antes) => cache.setQueryData(chave, antes),
    onSettled: () => cache.invalidateQueries({ queryKey: chavesDoCrm.todas(clinicaId) }),
  });
}

/** The moved card comes first in its new column, as the database will have it. */
export function comOutroEstagio(cartoes: readonly Cartao[], id: string, para: Estagio): Cartao[] {
  const movido = cartoes.find((cartao) => cartao.id === id);
  if (!movido) return [...cartoes];
  const resto = cartoes.filter((cartao) => cartao !== movido);
  return [{ ...movido, estagio: para, estagio_por: 'pessoa' }, ...resto];
}

/** Makes a lead's card under an id made on this device; sent again, it makes no second one. */
export function useCriarLead(clinicaId: string) {
  return useEscrita(clinicaId, ({ id, ...dados }: DadosDoLead & { id: string }) =>
    consultar((db) =>
      db
        .from('oportunidades')
        .insert({ id, clinica_id: clinicaId, ...dados })
        .select('id')
        .single(),
    ),
  );
}

/**
 * Changes what is kept of a person, of a lead also name and contact, over the revision that was read;
 * yields the new one.
 */
export function useMudarPessoa(clinicaId: string) {
  type Mudanca = (DadosDoLead | DadosDoCartao) & { id: string; revisao: number };
  return useEscrita(clinicaId, async ({ id, ...dados }: Mudanca) => {
    const { revisao } = await consultar((db) =>
      db.from('oportunidades').update(dados).eq('id', id).select('revisao').single(),
    );
    return revisao;
  });
}

/** A lead is somebody already registered; answers the card that stays. */
export function useVincularLead(clinicaId: string) {
  return useEscrita(clinicaId, (dados: { lead: string; paciente: string }) =>
    consultar((db) =>
      db.rpc('vincular_lead', { p_oportunidade: dados.lead, p_paciente: dados.paciente }),
    ),
  );
}

export function useEscreverNota(clinicaId: string) {
  return useEscrita(clinicaId, (nota: { id: string; pessoa: string; texto: string }) =>
    consultar((db) =>
      db
        .from('notas_crm')
        .insert({
          id: nota.id,
          clinica_id: clinicaId,
          oportunidade_id: nota.pessoa,
          texto: nota.texto,
        })
        .select('id')
        .single(),
    ),
  );
}

export function useCriarTarefa(clinicaId: string) {
  return useEscrita(clinicaId, ({ pessoa, ...dados }: DadosDaTarefa & { pessoa: string }) =>
    criarTarefa(clinicaId, pessoa, dados),
  );
}

/** A task about a patient, whose card is made if there is none yet. */
export function useTarefaParaPaciente(clinicaId: string) {
  return useEscrita(
    clinicaId,
    async ({ paciente, ...dados }: DadosDaTarefa & { paciente: string }) =>
      criarTarefa(clinicaId, await cartaoDoPaciente(clinicaId, paciente), dados),
  );
}

function criarTarefa(clinicaId: string, pessoa: string, dados: DadosDaTarefa) {
  return consultar((db) =>
    db
      .from('tarefas_crm')
      .insert({ clinica_id: clinicaId, oportunidade_id: pessoa, ...dados })
      .select('id')
      .single(),
  );
}

/** Marks a task as done, or opens it again. */
export function useMarcarTarefa(clinicaId: string) {
  return useEscrita(clinicaId, ({ id, feita }: { id: string; feita: boolean }) =>
    consultar((db) =>
      db
        .from('tarefas_crm')
        .update({ feita_em: feita ? new Date().toISOString() : null })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  );
}

interface NovoConsentimento {
  canal: Canal;
  finalidade: Finalidade;
  como: string;
}

export function useRegistrarConsentimento(clinicaId: string, pessoa: Cartao) {
  return useEscrita(clinicaId, (consentimento: NovoConsentimento) =>
    consultar((db) =>
      db
        .from('consentimentos_de_contato')
        .insert({ clinica_id: clinicaId, ...donoDoConsentimento(pessoa), ...consentimento })
        .select('id')
        .single(),
    ),
  );
}

export function useRetirarConsentimento(clinicaId: string) {
  return useEscrita(clinicaId, (id: string) =>
    consultar((db) =>
      db
        .from('consentimentos_de_contato')
        .update({ retirado_em: new Date().toISOString() })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  );
}

export function useCriarPasso(clinicaId: string) {
  return useEscrita(clinicaId, (passo: DadosDoPasso) =>
    consultar((db) =>
      db
        .from('passos_de_contato')
        .insert({ clinica_id: clinicaId, ...passo })
        .select('id')
        .single(),
    ),
  );
}

/** Takes a step away, or brings it back. */
export function useDefinirPasso(clinicaId: string) {
  return useEscrita(clinicaId, ({ id, ativo }: { id: string; ativo: boolean }) =>
    consultar((db) =>
      db.from('passos_de_contato').update({ ativo }).eq('id', id).select('id').single(),
    ),
  );
}

export function useMudarRegras(clinicaId: string) {
  return useEscrita(clinicaId, (meses: number) =>
    consultar((db) =>
      db
        .from('crm_regras')
        .upsert({ clinica_id: clinicaId, inativo_apos_meses: meses })
        .select('clinica_id')
        .single(),
    ),
  );
}

/** A write after which everything of the CRM is read again, also when it was refused. */
function useEscrita<V, R>(clinicaId: string, mutationFn: (dados: V) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: chavesDoCrm.todas(clinicaId) }),
  });
}
