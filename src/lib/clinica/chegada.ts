import type { Perfil } from '@domain/contracts/perfil.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';
import type { Permissoes, Sessao } from '../session/sessao.ts';
import { clinicasConhecidas } from './conhecidas.ts';
import { type Clinica, clinicasOptions, escolherClinica } from './disponiveis.ts';

/** Who comes to a screen, and where they work: what its first questions depend on. */
export interface QuemChega {
  cache: QueryClient;
  perfil: Perfil;
  permissoes: Permissoes;
  clinica: Clinica;
}

/** Somebody signed in whose permissions are known, as soon as there is; null when nobody is. */
async function quemEntrou(sessao: Sessao) {
  const aguardar = (): Promise<ReturnType<Sessao['ler']>> =>
    new Promise((seguir) => {
      const deixar = sessao.assinar(() => {
        deixar();
        seguir(sessao.ler());
      });
    });
  let estado = sessao.ler();
  while (estado.situacao === 'carregando') estado = await aguardar();
  return estado.situacao === 'autenticado' ? estado : null;
}

/**
 * Finds who comes and in which clinic they work, by what this device knows of it; else by asking. Null
 * for who is not signed in, or works nowhere.
 */
export async function quemChega(sessao: Sessao, cache: QueryClient): Promise<QuemChega | null> {
  const quem = await quemEntrou(sessao);
  if (!quem?.permissoes) return null;
  const { perfil, permissoes } = quem;
  const opcoes = clinicasOptions(perfil);
  const conhecidas = clinicasConhecidas(perfil.id);
  // Asked all the same: what the device knows may have changed.
  if (conhecidas) void cache.prefetchQuery(opcoes);
  const clinicas = conhecidas ?? (await cache.ensureQueryData(opcoes));
  const clinica = escolherClinica(clinicas, aparelho.ler(CHAVES.clinicaAtiva));
  return clinica && { cache, perfil, permissoes, clinica };
}
