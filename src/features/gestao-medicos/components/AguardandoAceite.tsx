import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { useMudarVinculo } from '../api/mutations.ts';
import { pedidosDeVinculoOptions } from '../api/queries.ts';
import type { PropsDaAba } from '../gestao.ts';
import { EspecialidadeECrm } from './EspecialidadeECrm.tsx';

/** Doctors who were asked and did not answer yet: until they accept, nothing is shared with them. */
export function AguardandoAceite({ clinica, somenteLeitura }: PropsDaAba) {
  const { data: pedidos = [] } = useQuery(pedidosDeVinculoOptions(clinica.id));
  const { mutate: mudar, isPending } = useMudarVinculo(clinica.id);
  if (pedidos.length === 0) return null;
  return (
    <Linhas rotulo="Aguardando aceite">
      {pedidos.map((pedido) => (
        <Linha
          key={pedido.id}
          nome={pedido.nome}
          detalhe={
            <Badge variant="outline" color="gray" size="lg">
              Aguardando aceite
            </Badge>
          }
          meio={<EspecialidadeECrm medico={pedido} />}
          acao={
            !somenteLeitura && (
              <Button
                variant="default"
                aria-label={`Cancelar o pedido a ${pedido.nome}`}
                disabled={isPending}
                onClick={() => mudar({ id: pedido.id, ativo: false }, { onError: avisar.erro })}
              >
                Cancelar pedido
              </Button>
            )
          }
        />
      ))}
    </Linhas>
  );
}
