import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { type QuemEspera as Lugar, ofertarVaga, retirarOferta } from '../api/espera.ts';
import classes from '../gaveta/Gavetas.module.css';
import type { PropsDaGaveta } from '../props.ts';
import { prazoPorExtenso } from './palavras.ts';
import { QuemEspera } from './QuemEspera.tsx';
import type { Vaga } from './vaga.ts';

export interface PropsDosCandidatos extends Pick<PropsDaGaveta, 'estrutura' | 'agora' | 'reler'> {
  vaga: Vaga;
  lugares: readonly Lugar[];
  /** After the slot is held for somebody. */
  aoOferecer?: () => void;
}

/** Holds the slot for one of them, and offers to take that back. */
function useOferecer({ vaga, estrutura, agora, reler, aoOferecer }: PropsDosCandidatos) {
  const { medico: medico_id, inicio, sala: sala_id } = vaga;
  return useMutation({
    mutationFn: ({ id }: Lugar) => ofertarVaga(id, { medico_id, inicio, sala_id }),
    onError: avisar.erro,
    onSuccess: ({ id, reserva_expira_em: prazo }, { paciente }) => {
      const ate = prazo ? ` até ${prazoPorExtenso(prazo, agora.dia, estrutura.regras.fuso)}` : '';
      avisar.desfazivel(`Vaga reservada para ${nomeExibido(paciente)}${ate}.`, () => {
        void retirarOferta(id).catch(avisar.erro).finally(reler);
      });
      aoOferecer?.();
    },
    onSettled: reler,
  });
}

/** Who waits for a slot like this one, in the order in which to ask, each with the offer in one step. */
export function Candidatos(props: PropsDosCandidatos) {
  const { lugares, estrutura } = props;
  const oferecer = useOferecer(props);
  return (
    <ol className={classes.linhas}>
      {lugares.map((lugar) => (
        <li key={lugar.id}>
          <QuemEspera lugar={lugar} estrutura={estrutura} />
          <Group gap={8} align="stretch">
            <Button
              size="compact-md"
              variant="light"
              aria-label={`Oferecer a vaga a ${nomeExibido(lugar.paciente)}`}
              loading={oferecer.isPending && oferecer.variables.id === lugar.id}
              disabled={oferecer.isPending}
              onClick={() => oferecer.mutate(lugar)}
            >
              Oferecer a vaga
            </Button>
          </Group>
        </li>
      ))}
    </ol>
  );
}
