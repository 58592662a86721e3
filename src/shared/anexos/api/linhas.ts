import type { TipoDeAnexo } from '@domain/anexos/tipos.ts';
import { type Anexo, anexoSchema, COLUNAS_DO_ANEXO } from '@domain/contracts/anexos.ts';

export { type Anexo, anexoSchema, COLUNAS_DO_ANEXO };

/** What an attachment belongs to. */
export type AlvoDoAnexo =
  | { readonly prontuarioId: string }
  | { readonly conversaId: string }
  | { readonly plantaoId: string };

/** The id of what an attachment belongs to. */
export const idDoAlvo = (alvo: AlvoDoAnexo): string =>
  'prontuarioId' in alvo
    ? alvo.prontuarioId
    : 'conversaId' in alvo
      ? alvo.conversaId
      : alvo.plantaoId;

const NOMES: Readonly<Record<TipoDeAnexo, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Imagem JPEG',
  'image/png': 'Imagem PNG',
  'image/webp': 'Imagem WebP',
};

/** Names a kind of file for a person. */
export const nomeDoTipo = (tipo: TipoDeAnexo): string => NOMES[tipo];

export const ehImagem = (tipo: TipoDeAnexo): boolean => tipo !== 'application/pdf';

const UNIDADES = ['bytes', 'kB', 'MB'] as const;

/** Writes a size for a person: "312 bytes", "1,4 MB". */
export function formatarTamanho(bytes: number): string {
  const passo = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2;
  const valor = bytes / 1024 ** passo;
  const casas = passo > 0 && valor < 10 ? 1 : 0;
  return `${valor.toLocaleString('pt-BR', { maximumFractionDigits: casas })} ${UNIDADES[passo]}`;
}
