import { pode } from '@domain/permissoes.ts';
import { useQuery } from '@tanstack/react-query';
import { PATHS } from '@/config/paths.ts';
import { solicitacoesAbertasOptions } from '@/lib/paciente/solicitacoes.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { BotaoLink } from '../ligacoes.tsx';

/** The way to what patients ask about their data, for who keeps it; how many wait. */
export function PedidosDeTitulares({ clinicaId }: { clinicaId: string }) {
  const { id, tipo } = usePerfil();
  // A doctor keeps the data of the own practice; elsewhere the clinic does.
  const responde = pode(tipo, 'titulares.responder') && id === clinicaId;
  const { data: abertos = 0 } = useQuery({
    ...solicitacoesAbertasOptions(clinicaId),
    enabled: responde,
  });
  if (!responde) return null;
  return (
    <BotaoLink to={PATHS.pedidosDeTitulares} variant="default">
      {abertos > 0 ? `Pedidos de titulares (${abertos})` : 'Pedidos de titulares'}
    </BotaoLink>
  );
}
