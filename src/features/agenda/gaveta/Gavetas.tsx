import { FocusTrap, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { chavesDaAgenda } from '../api/keys.ts';
import type { BuscaDaAgenda } from '../busca.ts';
import type { PropsDaGaveta } from '../props.ts';

const NovoAgendamento = sobDemanda(() =>
  import('./NovoAgendamento.tsx').then((modulo) => ({ default: modulo.NovoAgendamento })),
);
const Detalhe = sobDemanda(() =>
  import('./Detalhe.tsx').then((modulo) => ({ default: modulo.DetalheDoAgendamento })),
);
const Espera = sobDemanda(() =>
  import('../espera/Espera.tsx').then((modulo) => ({ default: modulo.Espera })),
);

const TITULOS = {
  novo: 'Novo agendamento',
  detalhe: 'Agendamento',
  espera: 'Lista de espera',
} as const;

function qual(busca: BuscaDaAgenda): keyof typeof TITULOS | null {
  if (busca.novo) return 'novo';
  if (busca.agendamento) return 'detalhe';
  return busca.painel ? 'espera' : null;
}

/** What opens over the agenda. The address says which, so Back closes and a link opens it. */
export function Gavetas(props: Omit<PropsDaGaveta, 'fechar' | 'reler'>) {
  const { busca, clinica, mudar } = props;
  const cache = useQueryClient();
  const aberta = qual(busca);
  // While it slides away it still shows what it showed.
  const [mostrada, setMostrada] = useState({ gaveta: aberta, busca });
  if (aberta && busca !== mostrada.busca) setMostrada({ gaveta: aberta, busca });
  const fechar = () =>
    mudar({
      novo: undefined,
      com: undefined,
      em: undefined,
      paciente: undefined,
      agendamento: undefined,
      vaga: undefined,
      painel: undefined,
    });
  const reler = async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: chavesDaAgenda.agendamentos(clinica.id) }),
      cache.invalidateQueries({ queryKey: chavesDaAgenda.espera(clinica.id) }),
    ]);
  };
  const { gaveta } = mostrada;
  const daGaveta = { ...props, busca: mostrada.busca, fechar, reler };

  return (
    <GavetaLateral
      opened={aberta !== null}
      onClose={fechar}
      position="right"
      size="30rem"
      title={
        gaveta && (
          <Text component="strong" fz="lg" fw={650}>
            {TITULOS[gaveta]}
          </Text>
        )
      }
      // What is being filled in is not lost to a stray click.
      closeOnClickOutside={gaveta !== 'novo'}
    >
      <Suspense fallback={<Chegando comCampo={gaveta === 'novo'} />}>
        {gaveta === 'novo' && <NovoAgendamento key={chaveDoNovo(mostrada.busca)} {...daGaveta} />}
        {gaveta === 'detalhe' && <Detalhe key={mostrada.busca.agendamento} {...daGaveta} />}
        {gaveta === 'espera' && <Espera {...daGaveta} />}
      </Suspense>
    </GavetaLateral>
  );
}

/**
 * Holds the focus where a field comes that takes it: on the button that closes, the first space of a name
 * would close.
 */
function Chegando({ comCampo }: { comCampo: boolean }) {
  return (
    <>
      {comCampo && <FocusTrap.InitialFocus />}
      <Esqueleto linhas={5} />
    </>
  );
}

const chaveDoNovo = ({ novo, com, em, paciente }: BuscaDaAgenda) =>
  [novo, com, em, paciente].join(' ');
