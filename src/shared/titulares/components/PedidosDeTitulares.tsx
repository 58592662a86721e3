import { useQuery } from '@tanstack/react-query';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { solicitacoesAbertasOptions, useRespondeATitulares } from '../api/queries.ts';

/** Leads who keeps the data to what patients ask about them, with how many requests wait. */
export function PedidosDeTitulares({ clinicaId }: { clinicaId: string }) {
  const responde = useRespondeATitulares(clinicaId);
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
