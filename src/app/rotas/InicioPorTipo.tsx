import { INICIO_DO_TIPO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';

/** `/app`: sends each type to where it starts (specification §2). */
export function InicioPorTipo() {
  const { situacao, perfil } = useAuth();
  const inicio = perfil ? inicioDe(perfil.tipo) : undefined;
  const semInicio = situacao !== 'carregando' && !inicio;

  useEffect(() => {
    // The landing page is a document of its own, outside the router.
    if (semInicio) window.location.replace(PAGINAS_PUBLICAS.landing);
  }, [semInicio]);

  if (inicio) return <Navigate to={inicio} replace />;
  return <Carregando texto="Carregando sua área..." imediato />;
}

/** A newer server may know a type that this build does not. */
function inicioDe(tipo: string): string | undefined {
  return (INICIO_DO_TIPO as Readonly<Record<string, string>>)[tipo as TipoDeUsuario];
}
