import {
  type DadoDoDesfecho,
  DESFECHOS,
  type Desfecho,
  faltaNoDesfecho,
  PEDIDOS_DO_DESFECHO,
  ROTULO_DO_DADO,
  ROTULO_DO_DESFECHO,
} from '@domain/plantao/desfecho.ts';
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

type Dados = Partial<Record<DadoDoDesfecho, string>>;

interface Props {
  aoFinalizar: (desfecho: Desfecho, dados: Dados) => void;
}

/** How the attendance ends, with what each outcome has to say. */
export function Saida({ aoFinalizar }: Props) {
  const [desfecho, setDesfecho] = useState<Desfecho | null>(null);
  const [dados, setDados] = useState<Dados>({});
  const pedidos = desfecho ? PEDIDOS_DO_DESFECHO[desfecho] : [];
  const falta = !desfecho || faltaNoDesfecho(desfecho, dados).length > 0;
  return (
    <Stack gap="sm">
      <NativeSelect
        size="md"
        label="Desfecho"
        data={[
          { value: '', label: 'Escolha' },
          ...DESFECHOS.map((um) => ({ value: um, label: ROTULO_DO_DESFECHO[um] })),
        ]}
        value={desfecho ?? ''}
        onChange={({ currentTarget }) =>
          setDesfecho(DESFECHOS.find((um) => um === currentTarget.value) ?? null)
        }
      />
      {pedidos.map((pedido) => (
        <Textarea
          key={pedido}
          label={ROTULO_DO_DADO[pedido]}
          required
          rows={3}
          maxLength={2000}
          value={dados[pedido] ?? ''}
          onChange={({ currentTarget: { value } }) => setDados({ ...dados, [pedido]: value })}
        />
      ))}
      <Button
        mih={44}
        variant="default"
        disabled={falta}
        onClick={() => {
          if (!desfecho) return;
          const ditos = pedidos.map((pedido) => [pedido, dados[pedido]]);
          aoFinalizar(desfecho, Object.fromEntries(ditos));
        }}
      >
        Finalizar atendimento
      </Button>
    </Stack>
  );
}
