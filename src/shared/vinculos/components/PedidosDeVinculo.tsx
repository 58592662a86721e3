import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { em } from '@/lib/format/nomes.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import type { VinculoDoMedico } from '../api/linhas.ts';
import { useResponderVinculo } from '../api/mutations.ts';
import { vinculosOptions } from '../api/queries.ts';

/** Clinics and hospitals that wait for the doctor's answer; nothing where none does. */
export function PedidosDeVinculo({ medicoId }: { medicoId: string }) {
  const { data = [] } = useQuery(vinculosOptions(medicoId));
  const responder = useResponderVinculo(medicoId);
  const dePlantao = usePode()('area.plantonista');
  const [feito, setFeito] = useState('');
  const bloco = useRef<HTMLDivElement>(null);
  const pedidos = data.filter(({ vigente }) => !vigente);

  const responde = (pedido: VinculoDoMedico, aceita: boolean) =>
    responder.mutate(
      { vinculo: pedido.id, aceita },
      {
        onSuccess: () => {
          setFeito(
            aceita
              ? `Vínculo aceito: agora você trabalha ${em(pedido.clinica_nome)}.`
              : `Você recusou o vínculo com ${pedido.clinica_nome}.`,
          );
          // The line that was answered goes: the focus stays where the person was working.
          bloco.current?.focus();
        },
      },
    );

  return (
    <div ref={bloco} tabIndex={-1}>
      <VisuallyHidden role="status">{feito}</VisuallyHidden>
      {pedidos.length > 0 && (
        <Bloco titulo="Pedidos de vínculo">
          {responder.error && <Recado tom="erro" titulo={mensagemDeErro(responder.error)} />}
          <Linhas rotulo="Pedidos de vínculo">
            {pedidos.map((pedido) => (
              <Linha
                key={pedido.id}
                nome={pedido.clinica_nome}
                detalhe={
                  dePlantao
                    ? 'Se você aceitar, verá os plantões que o hospital publicar e poderá assumi-los.'
                    : 'Se você aceitar, verá os pacientes de lá, e a equipe poderá marcar na sua agenda.'
                }
                acao={
                  <Group gap="xs" justify="flex-end">
                    <Button
                      variant="default"
                      aria-label={`Recusar o vínculo com ${pedido.clinica_nome}`}
                      disabled={responder.isPending}
                      onClick={() => responde(pedido, false)}
                    >
                      Recusar
                    </Button>
                    <Button
                      aria-label={`Aceitar o vínculo com ${pedido.clinica_nome}`}
                      disabled={responder.isPending}
                      onClick={() => responde(pedido, true)}
                    >
                      Aceitar
                    </Button>
                  </Group>
                }
              />
            ))}
          </Linhas>
        </Bloco>
      )}
    </div>
  );
}
