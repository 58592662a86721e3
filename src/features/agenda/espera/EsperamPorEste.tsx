import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vagaOptions } from '../api/vaga.ts';
import classes from '../gaveta/Gavetas.module.css';
import type { PropsDaGaveta } from '../props.ts';
import { Candidatos } from './Candidatos.tsx';
import type { Vaga } from './vaga.ts';

interface Props extends PropsDaGaveta {
  vaga: Vaga;
  /** The time is being booked: who else waits for it is asked no more, and nobody waits for the answer. */
  agendando: boolean;
}

/** While a free time is being looked at: that somebody waits for one like it, and who. */
export function EsperamPorEste({ vaga, agendando, ...props }: Props) {
  const { clinica, estrutura, fechar } = props;
  const [aberta, setAberta] = useState(false);
  const { data } = useQuery({
    ...vagaOptions(clinica.id, vaga, estrutura),
    enabled: !agendando,
  });
  const quantos = data?.esperam.length ?? 0;
  if (!data || quantos === 0) return null;
  return (
    <section className={classes.livres} aria-label="Lista de espera para este horário">
      <Button
        variant="subtle"
        size="compact-md"
        justify="flex-start"
        leftSection={<IconUsersGroup size={18} aria-hidden />}
        aria-expanded={aberta}
        onClick={() => setAberta(!aberta)}
      >
        {quantos === 1
          ? '1 paciente espera por este horário'
          : `${quantos} pacientes esperam por este horário`}
      </Button>
      {aberta && <Candidatos {...props} vaga={vaga} lugares={data.esperam} aoOferecer={fechar} />}
    </section>
  );
}
