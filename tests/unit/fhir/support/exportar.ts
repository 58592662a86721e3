import type { ProntuarioExportado, VersaoExportada } from '@domain/contracts/exportacao.ts';
import { exportarEmFhir } from '@domain/fhir/exportar.ts';
import type { Recurso } from '@domain/fhir/tipos.ts';
import { expect } from 'vitest';
import { errosDa } from './esquema.ts';
import { VAZIO, VERSAO } from './prontuario.ts';

/** The resources of a type in the export of a record, which must be valid. */
export function exportar<T extends Recurso['resourceType']>(
  tipo: T,
  prontuario: Partial<ProntuarioExportado>,
): Extract<Recurso, { resourceType: T }>[] {
  const colecao = exportarEmFhir({ ...VAZIO, ...prontuario }, '2026-11-21T12:00:00Z');
  expect(errosDa(colecao)).toEqual([]);
  return colecao.entry
    .map(({ resource }) => resource)
    .filter((um): um is Extract<Recurso, { resourceType: T }> => um.resourceType === tipo);
}

/** A record of these versions, each with what makes it different. */
export function versoes(...lista: Partial<VersaoExportada>[]) {
  return { versoes: lista.map((versao) => ({ ...VERSAO, ...versao })) };
}

/** A pointer to a row. */
export const urn = (id: string) => ({ reference: `urn:uuid:${id}` });

/** The n-th id of an example. */
export const id = (n: number) => `30000000-0000-4000-8000-00000000000${n}`;
