import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { diaPorExtenso } from '@/lib/format/dias.ts';
import { responderOferta, retirarOferta } from '../api/espera.ts';
import { horaDoMinuto, noFuso } from '../calendario/fuso.ts';
import type { PropsDaGaveta } from '../props.ts';
import { prazoPorExtenso } from './palavras.ts';

interface Props extends Pick<PropsDaGaveta, 'estrutura' | 'agora' | 'reler'> {
  oferta: { id: string; inicio: string; reserva_expira_em: string | null };
  /** Whose it is, where that is not said beside it. */
  quem?: string;
}

/** A slot held for who waits: until when, what they answered, or that it is taken back. */
export function Oferta({ oferta, quem, estrutura, agora, reler }: Props) {
  const { fuso } = estrutura.regras;
  const { reserva_expira_em: prazo } = oferta;
  const vaga = noFuso(oferta.inicio, fuso);
  const mudar = useMutation({
    mutationFn: (acao: () => Promise<void>) => acao(),
    onError: avisar.erro,
    onSettled: reler,
  });
  return (
    <>
      <span>
        {quem ? `Vaga reservada para ${quem}` : 'Vaga reservada'}: {diaPorExtenso(vaga.dia)},{' '}
        {horaDoMinuto(vaga.minuto)}.
        {prazo && ` Resposta até ${prazoPorExtenso(prazo, agora.dia, fuso)}.`}
      </span>
      <Group gap={8} align="stretch">
        <Button
          size="compact-md"
          loading={mudar.isPending}
          onClick={() => mudar.mutate(() => responderOferta(oferta.id, true))}
        >
          Aceitou
        </Button>
        <Button
          size="compact-md"
          variant="default"
          loading={mudar.isPending}
          onClick={() => mudar.mutate(() => responderOferta(oferta.id, false))}
        >
          Recusou
        </Button>
        <Button
          size="compact-md"
          variant="subtle"
          loading={mudar.isPending}
          onClick={() => mudar.mutate(() => retirarOferta(oferta.id))}
        >
          Cancelar oferta
        </Button>
      </Group>
    </>
  );
}
