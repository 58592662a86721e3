import type { Perfil } from './contracts/perfil.ts';

/** The three paid features of an individual doctor. */
export type Recurso = 'permiteAtendimentoIndividual' | 'permiteIa' | 'permiteRelatoriosAvancados';

const COLUNA_DO_RECURSO = {
  permiteAtendimentoIndividual: 'permite_atendimento_individual',
  permiteIa: 'permite_ia',
  permiteRelatoriosAvancados: 'permite_relatorios_avancados',
} as const satisfies Record<Recurso, keyof Perfil>;

/** What a screen or an action asks of the plan. */
export interface Exigencia {
  /** A feature that must be granted, in camelCase or as the profile's column. */
  recurso?: Recurso | (typeof COLUNA_DO_RECURSO)[Recurso];
  /** Whether the premium plan itself is needed. */
  somentePremium?: boolean;
}

/** Where a new doctor's trial of premium stands. */
export interface Teste {
  situacao: 'correndo' | 'terminado';
  /** When it ends, or ended. */
  ate: string;
}

/** The trial of a doctor whose plan it is, or was last; null for everybody else, and for who gave it up. */
export function testeDoPlano(perfil: Perfil, agora: number): Teste | null {
  const { tipo, plano_medico, plano_em_teste, plano_ate: ate } = perfil;
  if (tipo !== 'medico' || !plano_em_teste || !ate) return null;
  if (Date.parse(ate) <= agora) return { situacao: 'terminado', ate };
  return plano_medico === 'premium' ? { situacao: 'correndo', ate } : null;
}

/**
 * Whether a profile meets what a premium area asks (specification §5, premium guard):
 * only `medico` is gated, every other type passes.
 * @param comClinicaAtiva a doctor working in a clinic may use the assistant on any plan (§4).
 */
export function atendeAoPlano(
  perfil: Perfil,
  exigencia: Exigencia,
  comClinicaAtiva = false,
): boolean {
  if (perfil.tipo !== 'medico') return true;
  if (exigencia.somentePremium && perfil.plano_medico !== 'premium') return false;
  if (!exigencia.recurso) return true;
  const coluna =
    exigencia.recurso in COLUNA_DO_RECURSO
      ? COLUNA_DO_RECURSO[exigencia.recurso as Recurso]
      : (exigencia.recurso as (typeof COLUNA_DO_RECURSO)[Recurso]);
  return perfil[coluna] || (coluna === 'permite_ia' && comClinicaAtiva);
}
