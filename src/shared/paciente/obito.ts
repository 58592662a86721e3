import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { idadePorExtenso } from '@domain/idade.ts';
import { formatarDia } from '@/lib/format/datas.ts';

const FALECEU: Readonly<Partial<Record<PacienteResumido['sexo'], string>>> = {
  feminino: 'Falecida',
  masculino: 'Falecido',
};

/**
 * Writes `Falecida em 12/03/2026`, by sex; `Óbito em …` where it is not known. Null of who is
 * alive.
 */
export function falecimento({
  sexo,
  data_obito,
}: Pick<PacienteResumido, 'sexo' | 'data_obito'>): string | null {
  return data_obito && `${FALECEU[sexo] ?? 'Óbito'} em ${formatarDia(data_obito)}`;
}

/** Writes `Óbito em 12/03/2026`, where there is room for few words. Null of who is alive. */
export function obitoEm(data_obito: string | null): string | null {
  return data_obito && `Óbito em ${formatarDia(data_obito)}`;
}

/**
 * Writes the age of a patient on a calendar date (`AAAA-MM-DD`); of who died, the age at death.
 * Null without a birth.
 */
export function idadeDoPaciente(
  {
    data_nascimento,
    data_obito,
  }: { readonly data_nascimento: string | null; readonly data_obito: string | null },
  dia: string,
): string | null {
  return data_nascimento && idadePorExtenso(data_nascimento, data_obito ?? dia);
}
