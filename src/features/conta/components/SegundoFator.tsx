import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { chavesDasSessoes } from '../api/keys.ts';
import { comecarSegundoFator } from '../api/mutations.ts';
import { segundoFatorOptions } from '../api/queries.ts';

const LigarSegundoFator = sobDemanda(() =>
  import('./LigarSegundoFator.tsx').then((modulo) => ({ default: modulo.LigarSegundoFator })),
);
const DesligarSegundoFator = sobDemanda(() =>
  import('./DesligarSegundoFator.tsx').then((modulo) => ({ default: modulo.DesligarSegundoFator })),
);

/** The second factor of the account: off until the person turns it on, and only where it is offered. */
export function SegundoFator() {
  const { id } = usePerfil();
  const { data, error, isPending, refetch } = useQuery(segundoFatorOptions(id));
  const [estado, setEstado] = useState<string>();
  const cache = useQueryClient();
  if (data && !data.oferecido && data.desde === null) return null;

  async function aoMudar(frase: string) {
    setEstado(frase);
    await Promise.all([
      cache.invalidateQueries({ queryKey: chavesDasSessoes.segundoFator(id) }),
      cache.invalidateQueries({ queryKey: chavesDasSessoes.minhas(id) }),
    ]);
  }

  return (
    <Bloco titulo="Segundo fator" estado={estado}>
      <Stack px="recuo" pb="recuo">
        {isPending && <Esqueleto linhas={2} />}
        {error && !data && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível saber do segundo fator."
            aoTentar={() => void refetch()}
          />
        )}
        {data?.desde === null && (
          <Desligado aoLigar={() => aoMudar('Ligado. As outras sessões foram encerradas.')} />
        )}
        {data?.desde && <Ligado desde={data.desde} aoDesligar={() => aoMudar('Desligado.')} />}
      </Stack>
    </Bloco>
  );
}

function Desligado({ aoLigar }: { aoLigar: () => Promise<void> }) {
  const comecar = useMutation({ mutationFn: comecarSegundoFator });
  if (comecar.data) {
    return (
      <Suspense fallback={<Esqueleto linhas={4} />}>
        <LigarSegundoFator
          inscricao={comecar.data}
          aoLigar={aoLigar}
          aoDesistir={() => comecar.reset()}
        />
      </Suspense>
    );
  }
  return (
    <>
      <Text>
        Além da senha, o Pleno pede um código de seis números que muda a cada meio minuto no seu
        celular. Quem descobrir a sua senha não entra sem ele.
      </Text>
      {comecar.error && <Recado tom="erro" titulo={mensagemDeErro(comecar.error)} />}
      <Group>
        <Button variant="default" loading={comecar.isPending} onClick={() => comecar.mutate()}>
          Ligar segundo fator
        </Button>
      </Group>
    </>
  );
}

function Ligado({ desde, aoDesligar }: { desde: string; aoDesligar: () => Promise<void> }) {
  const fuso = useFuso();
  const [desligando, setDesligando] = useState(false);
  return (
    <>
      <Text>
        Ligado desde {formatarData(desde, fuso)}. Ao entrar, o Pleno pede a senha e o código do
        aplicativo.
      </Text>
      {desligando ? (
        <Suspense fallback={<Esqueleto linhas={3} />}>
          <DesligarSegundoFator aoDesligar={aoDesligar} aoDesistir={() => setDesligando(false)} />
        </Suspense>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setDesligando(true)}>
            Desligar segundo fator
          </Button>
        </Group>
      )}
    </>
  );
}
