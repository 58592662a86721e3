import { diaDe } from '@domain/agenda/fuso.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { recusasDoFuturo } from '@domain/clinico/motor/futuro.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { SAIDAS_NO_TOPO, separarUnidades } from '@domain/contracts/calculators.ts';
import { recusado } from '../_shared/http/entrada.ts';
import { AppError } from '../_shared/http/erro.ts';

/**
 * Finds a tool by its id.
 * @throws {AppError} 404 when there is none.
 */
export function encontrar(id: string): Ferramenta {
  const ferramenta = ferramentaPorId(id);
  if (!ferramenta) throw new AppError('NAO_ENCONTRADO', 'Esta calculadora não existe.');
  return ferramenta;
}

/** The zone of Brazil where each day begins first. */
const FUSO_ADIANTADO = 'America/Noronha';

/**
 * Runs a tool over a body.
 * @throws {AppError} 400 with a sentence for each field.
 */
export function calcular(ferramenta: Ferramenta, corpo: unknown) {
  const pedido = separarUnidades(corpo);
  if (!pedido.ok) throw recusado(pedido.recusas);
  const execucao = executar(ferramenta, pedido.entrada, pedido.unidades);
  if (!execucao.ok) throw recusado(execucao.recusas);
  const futuras = recusasDoFuturo(
    ferramenta.campos,
    execucao.entrada,
    diaDe(new Date(), FUSO_ADIANTADO),
  );
  if (Object.keys(futuras).length > 0) throw recusado(futuras);
  const { resposta } = execucao;
  const noTopo = SAIDAS_NO_TOPO.has(ferramenta.id) ? resposta.resultado : {};
  return { ...noTopo, ...resposta, aviso: AVISO_DE_APOIO };
}
