import { ActionIcon, Indicator, Popover, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { LIMITE_DE_NAO_LIDAS, naoLidasQueryOptions } from '@/shared/notificacoes/api/queries.ts';
import { useLembretes } from '@/shared/notificacoes/api/useLembretes.ts';
import { useTempoReal } from '@/shared/notificacoes/api/useTempoReal.ts';

// The panel comes before the dropdown opens: an empty one would have nothing to focus.
const carregarPainel = () => import('./PainelDeNotificacoes.tsx');
const PainelDeNotificacoes = sobDemanda(() =>
  carregarPainel().then((modulo) => ({ default: modulo.PainelDeNotificacoes })),
);

/** The bell: how many unread, and the list of them. */
export function Sino() {
  const { user_id } = usePerfil();
  const [aberto, setAberto] = useState(false);
  const consulta = useQuery(naoLidasQueryOptions(user_id));
  useTempoReal(user_id);
  useLembretes();

  const quantas = consulta.data?.length ?? 0;
  const contagem = quantas >= LIMITE_DE_NAO_LIDAS ? '99+' : String(quantas);
  const descricao = frase(quantas, contagem);

  return (
    <>
      <Popover
        opened={aberto}
        onChange={setAberto}
        position="bottom-end"
        width={380}
        trapFocus
        returnFocus
        withRoles={false}
      >
        <Indicator
          label={contagem}
          disabled={quantas === 0}
          size={18}
          offset={6}
          color="red.9"
          zIndex={1}
        >
          <Popover.Target>
            <Tooltip label="Notificações" disabled={aberto}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Notificações: ${descricao}`}
                aria-haspopup="dialog"
                aria-expanded={aberto}
                onClick={() => void carregarPainel().then(() => setAberto((estava) => !estava))}
              >
                <IconBell size={20} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown role="dialog" aria-label="Notificações" p={0}>
          <Suspense fallback={null}>
            <PainelDeNotificacoes
              usuarioId={user_id}
              quantas={quantas}
              aoFechar={() => setAberto(false)}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{consulta.data && descricao}</VisuallyHidden>
    </>
  );
}

function frase(quantas: number, contagem: string): string {
  if (quantas === 0) return 'nenhuma não lida';
  return quantas === 1 ? '1 não lida' : `${contagem} não lidas`;
}
