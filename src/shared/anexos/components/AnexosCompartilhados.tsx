import { useQuery } from '@tanstack/react-query';
import { anexosCompartilhadosOptions } from '../api/queries.ts';
import { ListaDeAnexos } from './ListaDeAnexos.tsx';

/** Files of an entry that was shared, to its patient. */
export function AnexosCompartilhados({ entradaId }: { entradaId: string }) {
  const { data: anexos = [], error } = useQuery(anexosCompartilhadosOptions(entradaId));
  return <ListaDeAnexos titulo="Anexos" anexos={anexos} erro={error} />;
}
