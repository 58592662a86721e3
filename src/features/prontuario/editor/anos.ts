import { dataExiste } from '@domain/datas.ts';
import { idade, idadeEmDias } from '@domain/idade.ts';

/** Completed years on the day of an entry; null where birth or day are not known. */
export function anosNoDia(nascimento: string | null, dia: string): number | null {
  return nascimento === null || !dataExiste(dia) ? null : (idade(nascimento, dia)?.anos ?? null);
}

/** Age in days on the day of an entry; null where birth or day are not known. */
export function diasNoDia(nascimento: string | null, dia: string): number | null {
  return nascimento === null || !dataExiste(dia) ? null : idadeEmDias(nascimento, dia);
}
