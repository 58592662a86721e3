import { type DocumentoDeAceite, VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';

export const NOME_DO_DOCUMENTO: Readonly<Record<DocumentoDeAceite, string>> = {
  termos: 'Termos de uso',
  privacidade: 'Política de privacidade',
};

export const ENDERECO_DO_DOCUMENTO: Readonly<Record<DocumentoDeAceite, string>> = {
  termos: PAGINAS_PUBLICAS.termos,
  privacidade: PAGINAS_PUBLICAS.privacidade,
};

const DOCUMENTOS: readonly DocumentoDeAceite[] = ['termos', 'privacidade'];

/** The documents whose current version is not among the accepted ones. */
export function aceitesPendentes(
  aceitos: readonly { documento: string; versao: string }[],
): DocumentoDeAceite[] {
  return DOCUMENTOS.filter(
    (documento) =>
      !aceitos.some(
        (aceite) =>
          aceite.documento === documento && aceite.versao === VERSAO_DOS_TERMOS[documento],
      ),
  );
}
