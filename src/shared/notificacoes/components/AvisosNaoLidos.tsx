import { useQuery } from '@tanstack/react-query';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { naoLidasQueryOptions } from '../api/queries.ts';
import { ListaDeNaoLidas } from './ListaDeNaoLidas.tsx';

/** How many fit before the block stops being read at a glance; the bell has the others. */
const MOSTRADAS = 4;

/** The newest unread notices as a block of a screen; how many more the bell holds. */
export function AvisosNaoLidos() {
  const { user_id } = usePerfil();
  const { data } = useQuery(naoLidasQueryOptions(user_id));
  const restantes = (data?.length ?? 0) - MOSTRADAS;
  return (
    <Bloco titulo="Avisos não lidos">
      <ListaDeNaoLidas
        limite={MOSTRADAS}
        vazia={<BlocoVazio>Nenhuma notificação não lida.</BlocoVazio>}
      />
      {restantes > 0 && (
        <BlocoVazio>
          {restantes === 1 ? 'Mais 1 no sino' : `Mais ${restantes} no sino`}, no alto da tela.
        </BlocoVazio>
      )}
    </Bloco>
  );
}
