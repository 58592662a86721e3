import { hex } from '@domain/assinatura/bytes.ts';
import type { ModoDoSncr } from '@domain/contracts/sncr.ts';
import { numeroDeTeste } from '@domain/prescricao/sncr.ts';
import { guardarNumeros, numerarDocumento } from '../../_shared/db/assinados.ts';

/** SNCR gives numbers in lots; so does its simulator. */
const LOTE_SIMULADO = 10;

/**
 * Gives a prepared prescription its number, of the lots that its prescriber has; null where the port is off
 * or no number of that kind is left: the paper then says what the lack means.
 */
export async function numerar(
  modo: ModoDoSncr,
  medico: string,
  documento: string,
  tipo: string,
): Promise<string | null> {
  if (modo === 'desligado') return null;
  const simulado = modo === 'simulado';
  const numero = await numerarDocumento(medico, documento, tipo, simulado);
  if (numero !== null || !simulado) return numero;
  await guardarNumeros(medico, tipo, loteSimulado(tipo));
  return await numerarDocumento(medico, documento, tipo, simulado);
}

function loteSimulado(tipo: string): string[] {
  return Array.from({ length: LOTE_SIMULADO }, () =>
    numeroDeTeste(tipo, hex(crypto.getRandomValues(new Uint8Array(4)))),
  );
}
