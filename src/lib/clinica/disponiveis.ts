import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import { queryOptions } from '@tanstack/react-query';
import { consultar } from '../supabase/consulta.ts';
import { clinicasConhecidas, lembrarClinicas } from './conhecidas.ts';

/** A clinic as the person works in it: the tenant of what is shown (specification §3). */
export interface Clinica {
  id: string;
  nome: string;
  email: string;
  /** Its time zone, as `America/Manaus`. */
  fuso: string;
  /** The own practice of a doctor whose plan has ended: its records are read, nothing new is made. */
  soLeitura?: boolean;
}

/** A clinic as the database gives it, which has no rules until it sets some. */
interface Linha extends Omit<Clinica, 'fuso' | 'soLeitura'> {
  regras: Regras;
}
type Regras = { fuso: string } | null;

interface Vinculo {
  clinica: Linha | null;
}

const COLUNAS = 'id, nome, email, regras:agenda_regras(fuso)';

const lida = ({ regras, ...clinica }: Linha): Clinica => ({
  ...clinica,
  fuso: regras?.fuso ?? FUSO_PADRAO,
});

export const chaveDasClinicas = (perfilId: string) => ['clinicas-disponiveis', perfilId] as const;

/** Where a person may work; while it is read, where this device last heard that they may. */
export function clinicasOptions(perfil: Perfil) {
  return queryOptions({
    queryKey: chaveDasClinicas(perfil.id),
    queryFn: async () => {
      const lidas = await clinicasDisponiveis(perfil);
      lembrarClinicas(perfil.id, lidas);
      return lidas;
    },
    placeholderData: () => clinicasConhecidas(perfil.id),
  });
}

/** Lists where a person may work, in order of name; the own practice of a doctor comes last. */
async function clinicasDisponiveis(perfil: Perfil): Promise<Clinica[]> {
  switch (perfil.tipo) {
    case 'medico':
      return (
        await Promise.all([clinicasVinculadas(perfil.id), atendimentoIndividual(perfil)])
      ).flat();
    case 'clinica':
    case 'hospital':
      return [await propria(perfil, perfil.nome)];
    case 'staff':
      return perfil.clinica_id ? [await clinicaDaEquipe(perfil.clinica_id)] : [];
    default:
      return [];
  }
}

async function clinicasVinculadas(medicoId: string): Promise<Clinica[]> {
  const vinculos: Vinculo[] = await consultar((db) =>
    db
      .from('clinica_medicos')
      .select(`clinica:profiles!clinica_medicos_clinica_id_fkey(${COLUNAS})`)
      .eq('medico_id', medicoId)
      .eq('vigente', true),
  );
  return vinculos
    .flatMap(({ clinica }) => (clinica ? lida(clinica) : []))
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

async function atendimentoIndividual(perfil: Perfil): Promise<Clinica[]> {
  const atende = perfil.permite_atendimento_individual;
  if (!atende && !(await temProntuarios(perfil.id))) return [];
  const consultorio = await propria(perfil, 'Atendimento individual');
  return [atende ? consultorio : { ...consultorio, soLeitura: true }];
}

/** Whether somebody is registered in the own practice, who is no sample. */
async function temProntuarios(clinicaId: string): Promise<boolean> {
  const [um] = await consultar((db) =>
    db.from('pacientes').select('id').eq('clinica_id', clinicaId).eq('exemplo', false).limit(1),
  );
  return um !== undefined;
}

/** Reads the clinic of a person who is a tenant: only its rules are not known yet. */
async function propria({ id, email }: Perfil, nome: string): Promise<Clinica> {
  const [regras = null] = await consultar((db) =>
    db.from('agenda_regras').select('fuso').eq('clinica_id', id),
  );
  return lida({ id, nome, email, regras });
}

async function clinicaDaEquipe(clinicaId: string): Promise<Clinica> {
  const linha = await consultar((db) =>
    db.from('profiles').select(COLUNAS).eq('id', clinicaId).single(),
  );
  return lida(linha);
}

/**
 * Chooses the saved clinic if it is still available, otherwise the first one (specification §4).
 */
export function escolherClinica(disponiveis: readonly Clinica[], salva: string | null) {
  return disponiveis.find(({ id }) => id === salva) ?? disponiveis[0] ?? null;
}
