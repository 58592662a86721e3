import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ErroComSentenca } from '@/lib/errors/erros.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';
import type { PendenteDePaciente } from '@/shared/assinatura/api/pendentes.ts';
import { pacienteOptions } from '@/shared/paciente/api/queries.ts';
import type { Entrada } from '../api/linhas.ts';
import { buscarEntrada } from '../api/queries.ts';

interface Onde {
  paciente: PacienteResumido;
  /** The clinic's name. */
  clinica: string;
  fuso: string;
}

/** Makes the PDF of a finished entry, with its codes; what makes it is fetched when it is asked. */
export async function montarPdfDaEvolucao(entrada: Entrada, onde: Onde): Promise<Uint8Array> {
  const [{ gerarImpresso }, { evolucaoNoPapel }] = await Promise.all([
    buscarParte(() => import('@domain/impressos/gerar.ts')),
    buscarParte(() => import('./papel.ts')),
  ]);
  const verificacao = await reservarCodigo('evolucao', entrada.id);
  return await gerarImpresso(evolucaoNoPapel(entrada, { ...onde, verificacao }));
}

/** The same of one that waits in the list, from outside its record. */
export async function pdfDaEvolucaoPendente(
  cache: QueryClient,
  { clinica_id, clinica_nome, fuso, paciente_id, documento_id }: PendenteDePaciente,
): Promise<Uint8Array> {
  const [entrada, paciente] = await Promise.all([
    buscarEntrada(paciente_id, documento_id),
    cache.fetchQuery(pacienteOptions(clinica_id, paciente_id)),
  ]);
  if (!entrada || !paciente) {
    throw new ErroDePendencia('Esta evolução não está mais ao seu alcance. Atualize a lista.');
  }
  return await montarPdfDaEvolucao(entrada, { paciente, clinica: clinica_nome, fuso });
}

class ErroDePendencia extends ErroComSentenca {
  override readonly name = 'ErroDePendencia';
}
