import type { Permissao } from '@domain/permissoes.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useTransition } from 'react';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { useAuth, usePode } from '@/lib/session/AuthProvider.tsx';
import { SemAcesso } from '../rotas/SemAcesso.tsx';

interface Props {
  /** None: any signed-in person. */
  permissao: Permissao | undefined;
  children: ReactNode;
}

/** Shows a screen only to who may use it. The database decides what is allowed, this what is offered. */
export function RequirePermission({ permissao, children }: Props) {
  const auth = useAuth();
  const pode = usePode();
  if (!permissao || pode(permissao)) return children;
  if (auth.situacao === 'autenticado' && auth.permissoes === null) {
    return <PermissoesPorSaber recarregar={auth.recarregar} />;
  }
  return <SemAcesso />;
}

/** The server did not say what the person may do: until it does, no screen is offered. */
function PermissoesPorSaber({ recarregar }: { recarregar: () => Promise<void> }) {
  const [tentando, tentar] = useTransition();
  return (
    <Pagina titulo="Não foi possível carregar suas permissões">
      <div role="alert">
        <EstadoVazio
          desenho="falha"
          frase="Sem elas não sabemos o que mostrar a você, e o menu fica vazio. Nada do que está salvo foi alterado."
          acao={
            <Button
              variant="default"
              loading={tentando}
              // Whatever fails again leaves this notice on the screen.
              onClick={() => tentar(() => recarregar().catch(() => undefined))}
            >
              Tentar de novo
            </Button>
          }
        />
      </div>
    </Pagina>
  );
}
