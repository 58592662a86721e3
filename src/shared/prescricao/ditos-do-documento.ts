import { ROTULO_DO_DOCUMENTO } from '@domain/contracts/prescricao.ts';
import { especieDe } from '@domain/prescricao/receituarios.ts';
import type { Documento } from './api/documentos.ts';

/** How a document is called: its receituário, else its kind. */
export function nomeDoDocumento({ tipo, especie }: Pick<Documento, 'tipo' | 'especie'>): string {
  return (especie && especieDe(especie)?.documento) ?? ROTULO_DO_DOCUMENTO[tipo];
}

const SITUACOES: Readonly<Record<Documento['estado'], string>> = {
  rascunho: 'Rascunho',
  descartada: 'Descartada',
  emitida: 'Emitida',
  dispensada: 'Dispensada',
  cancelada: 'Cancelada',
};

/** Where a document stands on a day, in a word. */
export function situacaoDoDocumento(
  { estado, valida_ate }: Pick<Documento, 'estado' | 'valida_ate'>,
  dia: string,
): string {
  if (estado === 'emitida' && valida_ate && valida_ate < dia) return 'Expirada';
  return SITUACOES[estado];
}
