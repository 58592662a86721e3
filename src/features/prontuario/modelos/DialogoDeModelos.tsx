import { MODELOS_PRONTOS, type Modelo } from '@domain/prontuario/modelos.ts';
import { normalizarBusca } from '@domain/texto.ts';
import { Stack, Tabs, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { modelosOptions } from '../api/modelos.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';
import { Atalhos } from './Atalhos.tsx';
import { ModeloDaLista } from './ModeloDaLista.tsx';
import { SalvarComoModelo } from './SalvarComoModelo.tsx';

interface Props {
  conteudo: Conteudo;
  aoUsar: (modelo: Modelo) => void;
  aoFechar: () => void;
}

/** Templates of entries and text shortcuts: to use, to make, to put away. */
export function DialogoDeModelos({ conteudo, aoUsar, aoFechar }: Props) {
  return (
    <Dialogo opened onClose={aoFechar} size="lg" title="Modelos e atalhos">
      <Tabs defaultValue="modelos" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="modelos">Modelos de evolução</Tabs.Tab>
          <Tabs.Tab value="atalhos">Atalhos de texto</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="modelos">
          <Modelos conteudo={conteudo} aoUsar={aoUsar} />
        </Tabs.Panel>
        <Tabs.Panel value="atalhos">
          <Atalhos />
        </Tabs.Panel>
      </Tabs>
    </Dialogo>
  );
}

function Modelos({ conteudo, aoUsar }: Pick<Props, 'conteudo' | 'aoUsar'>) {
  const { id, especialidade } = usePerfil();
  const [busca, setBusca] = useState('');
  const { data: proprios = [], error, refetch } = useQuery(modelosOptions(id));
  const combina = ({ nome, especialidade: de }: Modelo) =>
    normalizarBusca(`${nome} ${de ?? ''}`).includes(normalizarBusca(busca));
  const meus = proprios.filter(combina);
  const prontos = MODELOS_PRONTOS.filter(combina).sort(
    (a, b) => ordem(a, especialidade) - ordem(b, especialidade),
  );
  return (
    <Stack gap="lg">
      <TextInput
        data-autofocus
        label="Procurar modelo"
        description="Por nome ou especialidade. O modelo entra embaixo do que já foi escrito."
        value={busca}
        onChange={({ currentTarget }) => setBusca(currentTarget.value)}
      />
      {error && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      <section aria-labelledby="meus-modelos">
        <Title order={3} size="h5" id="meus-modelos">
          Meus modelos
        </Title>
        {meus.length === 0 && <p>Nenhum. Salve o texto desta evolução como modelo logo abaixo.</p>}
        <Stack component="ul" className="linhas" gap={0}>
          {meus.map((modelo) => (
            <ModeloDaLista key={modelo.id} modelo={modelo} proprioId={modelo.id} aoUsar={aoUsar} />
          ))}
        </Stack>
      </section>
      <section aria-labelledby="modelos-prontos">
        <Title order={3} size="h5" id="modelos-prontos">
          Prontos
        </Title>
        <Stack component="ul" className="linhas" gap={0}>
          {prontos.map((modelo) => (
            <ModeloDaLista key={modelo.nome} modelo={modelo} aoUsar={aoUsar} />
          ))}
        </Stack>
      </section>
      <SalvarComoModelo conteudo={conteudo} />
    </Stack>
  );
}

/** One's own specialty first, then what is for everybody, then the rest. */
function ordem({ especialidade }: Modelo, minha: string | null | undefined): number {
  if (especialidade !== null && especialidade === minha) return 0;
  return especialidade === null ? 1 : 2;
}
