import type { Campos } from './campos.ts';
import type { Recusas } from './leitura.ts';

/**
 * Refuses the days to come of fields that hold what happened already. The engine knows no clock, so
 * who calls it says which day it is.
 */
export function recusasDoFuturo(campos: Campos, entrada: unknown, hoje: string): Recusas {
  if (typeof entrada !== 'object' || entrada === null) return {};
  const dados = new Map<string, unknown>(Object.entries(entrada));
  const futuras = Object.entries(campos).filter(([nome, campo]) => {
    const dia = dados.get(nome);
    return campo.tipo === 'data' && campo.passada && typeof dia === 'string' && dia > hoje;
  });
  return Object.fromEntries(
    futuras.map(([nome, { rotulo }]) => [nome, `${rotulo}: não pode estar no futuro.`]),
  );
}
