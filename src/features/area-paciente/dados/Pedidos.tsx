import {
  prazoEmPalavras,
  ROTULO_DA_SOLICITACAO,
  ROTULO_DO_STATUS_DA_SOLICITACAO,
} from '@domain/area-paciente/solicitacoes.ts';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { formatarData, formatarDia, hoje } from '@/lib/format/datas.ts';
import type { Solicitacao } from '@/shared/titulares/api/linhas.ts';
import solicitacoes from '@/shared/titulares/components/Solicitacoes.module.css';
import type { Vinculo } from '../api/linhas.ts';
import { cancelarSolicitacao } from '../api/mutations.ts';
import { minhasSolicitacoesOptions } from '../api/queries.ts';
import { useMudar } from '../useArea.ts';
import { useFusoDoVinculo } from '../vinculo/fuso.tsx';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';
import { NovoPedido } from './NovoPedido.tsx';

/** What the patient asked of each clinic about the own data, and a new request. */
export function Pedidos({ vinculos }: { vinculos: readonly Vinculo[] }) {
  const { data = [] } = useQuery(minhasSolicitacoesOptions);
  const [novo, setNovo] = useState(false);
  return (
    <div id="pedidos">
      <Bloco
        titulo="Pedidos sobre meus dados"
        acao={!novo && <Button onClick={() => setNovo(true)}>Fazer um pedido</Button>}
      >
        <Stack pb="recuo" px="recuo">
          <Text className="leitura">
            Você pode pedir uma correção, uma cópia do prontuário, saber com quem seus dados foram
            divididos ou a exclusão do que não precisa ser guardado. A clínica responde em até 15
            dias.
          </Text>
          {novo && <NovoPedido vinculos={vinculos} aoTerminar={() => setNovo(false)} />}
        </Stack>
        {data.length > 0 && (
          <ul className="linhas">
            {data.map((solicitacao) => (
              <Stack component="li" key={solicitacao.id} gap="sm" py="md" px="recuo">
                <Pedido solicitacao={solicitacao} vinculos={vinculos} />
              </Stack>
            ))}
          </ul>
        )}
      </Bloco>
    </div>
  );
}

interface PropsDoPedido {
  solicitacao: Solicitacao;
  vinculos: readonly Vinculo[];
}

function Pedido({ solicitacao, vinculos }: PropsDoPedido) {
  const { id, tipo, texto, status, prazo, resposta, criada_em, encerrada_em } = solicitacao;
  const vinculo = vinculos.find(({ paciente_id }) => paciente_id === solicitacao.paciente_id);
  const fuso = useFusoDoVinculo(solicitacao.paciente_id);
  const cancelar = useMudar(cancelarSolicitacao, {
    aoFazer: () => avisar.sucesso('Pedido cancelado.'),
  });
  return (
    <>
      <Group gap="sm" justify="space-between">
        <Box miw={0} flex="1 1 14rem">
          <Text fw={600}>{ROTULO_DA_SOLICITACAO[tipo]}</Text>
          <Text size="sm" c="dimmed">
            {vinculo && `${nomeDoVinculo(vinculo, vinculos)} · `}pedido em{' '}
            {formatarData(criada_em, fuso)}
          </Text>
          <Text size="sm" fw={600}>
            {ROTULO_DO_STATUS_DA_SOLICITACAO[status]}
            {status === 'aberta' &&
              `: até ${formatarDia(prazo)} (${prazoEmPalavras(prazo, hoje(fuso))})`}
            {encerrada_em && ` em ${formatarData(encerrada_em, fuso)}`}
          </Text>
        </Box>
        {status === 'aberta' && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Cancelar pedido: ${ROTULO_DA_SOLICITACAO[tipo]}`}
            loading={cancelar.isPending}
            onClick={() => cancelar.mutate(id, { onError: avisar.erro })}
          >
            Cancelar pedido
          </Button>
        )}
      </Group>
      {texto && <p className="como-escrito leitura">{texto}</p>}
      {resposta && (
        <div className={solicitacoes.resposta}>
          <Text size="sm" fw={600}>
            Resposta da clínica
          </Text>
          <p className="como-escrito leitura">{resposta}</p>
        </div>
      )}
    </>
  );
}
