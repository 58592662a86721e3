import { queryOptions } from '@tanstack/react-query';
import { type CertificadoNaLista, cofre } from '../cofre.ts';
import { anotarAtivo } from '../notas.ts';
import { chavesDaAssinatura } from './keys.ts';

/** The certificates of a person on this device; read again when the tab is seen, as another may change them. */
export function certificadosOptions(usuarioId: string) {
  return queryOptions({
    queryKey: chavesDaAssinatura.certificados(usuarioId),
    queryFn: async () => {
      const lista = await cofre.ler(usuarioId);
      anotarAtivo(usuarioId, ativoDe(lista));
      return lista;
    },
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

function ativoDe(lista: readonly CertificadoNaLista[]) {
  const ativo = lista.find(({ isActive }) => isActive);
  return ativo ? { validUntil: ativo.validUntil } : null;
}
