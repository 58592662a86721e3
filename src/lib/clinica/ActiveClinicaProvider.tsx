import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';
import { usePerfil } from '../session/AuthProvider.tsx';
import { type Clinica, chaveDasClinicas, clinicasOptions, escolherClinica } from './disponiveis.ts';
import { NoFuso } from './fuso.ts';

interface ActiveClinica {
  /** Null for patients and on-call doctors, and while the available ones are not known. */
  clinica: Clinica | null;
  disponiveis: readonly Clinica[];
  carregando: boolean;
  erro: Error | null;
  escolher: (id: string) => void;
  /** Forgets the saved choice: the first available clinic is active again. */
  limpar: () => void;
}

const Contexto = createContext<ActiveClinica | null>(null);

/** Reads again which clinics a person may work in. */
export function relerClinicas(cache: QueryClient, perfilId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chaveDasClinicas(perfilId) });
}

/**
 * Provides the clinic in which a signed-in person works, and its time zone. It narrows what is
 * shown and opens nothing.
 */
export function ActiveClinicaProvider({ children }: { children: ReactNode }) {
  const perfil = usePerfil();
  const cache = useQueryClient();
  const [salva, setSalva] = useState(() => aparelho.ler(CHAVES.clinicaAtiva));
  const { data, isPending, error } = useQuery(clinicasOptions(perfil));

  const disponiveis = data ?? NENHUMA;
  const clinica = escolherClinica(disponiveis, salva);
  const clinicaId = clinica?.id;

  // Screens key their data by clinic: after a switch, nothing of the previous one stays in memory.
  useEffect(() => {
    if (!clinicaId) return;
    const deOutra = ({ queryKey }: Query) => !queryKey.includes(clinicaId);
    cache.removeQueries({ type: 'inactive', predicate: deOutra });
  }, [cache, clinicaId]);

  const escolher = useCallback((id: string) => {
    aparelho.guardar(CHAVES.clinicaAtiva, id);
    setSalva(id);
  }, []);
  const limpar = useCallback(() => {
    aparelho.apagar(CHAVES.clinicaAtiva);
    setSalva(null);
  }, []);

  const valor = useMemo<ActiveClinica>(
    () => ({ clinica, disponiveis, carregando: isPending, erro: error, escolher, limpar }),
    [clinica, disponiveis, isPending, error, escolher, limpar],
  );
  return (
    <Contexto value={valor}>
      <NoFuso value={clinica?.fuso ?? FUSO_PADRAO}>{children}</NoFuso>
    </Contexto>
  );
}

const NENHUMA: readonly Clinica[] = [];

export function useActiveClinica(): ActiveClinica {
  const contexto = useContext(Contexto);
  if (!contexto) {
    throw new Error('useActiveClinica must be used within an ActiveClinicaProvider');
  }
  return contexto;
}
