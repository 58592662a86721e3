import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { normalizarBusca } from '@domain/texto.ts';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { salvarArquivo } from '@/lib/arquivos.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';

/** What matters of the file here is that it is one: its readers judge the rest. */
const colecaoSchema = z.looseObject({ resourceType: z.literal('Bundle') });

/** Saves the record of a patient as a file of FHIR R4 named after a day. The server writes in the log that it left. */
export async function exportarEmFhir(paciente: PacienteResumido, dia: string): Promise<void> {
  const colecao = await api.get(`/medical/patients/${paciente.id}/fhir`, {
    resposta: colecaoSchema,
  });
  const arquivo = new Blob([JSON.stringify(colecao)], { type: 'application/fhir+json' });
  salvarArquivo(nomeDoArquivo(nomeExibido(paciente), dia), arquivo);
}

/** `prontuario-ana-souza-2026-11-21.fhir.json` */
export function nomeDoArquivo(nome: string, dia: string): string {
  const simples = normalizarBusca(nome)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${['prontuario', simples, dia].filter(Boolean).join('-')}.fhir.json`;
}
