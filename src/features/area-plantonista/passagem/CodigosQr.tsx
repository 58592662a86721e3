import type { PassagemRecebida } from '@domain/contracts/passagem.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { Recado } from '@/components/Recado.tsx';
import { type Selada, selar } from './selo.ts';

interface Props {
  codigo: string;
  passagem: PassagemRecebida;
}

/** How long each code of several stands: a phone reads one in less. */
const POR_CODIGO = 1500;

/** The sealed handover as QR codes, one after another, and what they do not carry. */
export function CodigosQr({ codigo, passagem }: Props) {
  const [selada, setSelada] = useState<Selada | null>(null);
  const dita = JSON.stringify(passagem);
  useEffect(() => {
    let vale = true;
    void selar(codigo, JSON.parse(dita)).then((feita) => vale && setSelada(feita));
    return () => {
      vale = false;
    };
  }, [codigo, dita]);
  if (!selada) return <Esqueleto linhas={3} />;
  return (
    <Stack align="start" gap="sm">
      <Sequencia partes={selada.partes} />
      <Text size="sm" c="dimmed">
        O QR code leva o I-PASS de cada paciente. Não leva sinais vitais medidos, resultados de
        exames nem o histórico: o que importa deles precisa estar no texto.
      </Text>
      {selada.deFora.length > 0 && (
        <Recado tom="aviso" titulo="Não couberam no QR code">
          {`${selada.deFora.join('; ')}. Passe estes em voz alta, ou use o código com conexão.`}
        </Recado>
      )}
      {selada.cortada && (
        <Recado titulo="Textos longos foram cortados no QR code">
          Com conexão o código traz todos inteiros.
        </Recado>
      )}
    </Stack>
  );
}

function Sequencia({ partes }: { partes: readonly string[] }) {
  const semMovimento = useReducedMotion();
  const [parado, setParado] = useState(false);
  const [n, setN] = useState(0);
  const anda = !parado && !semMovimento && partes.length > 1;
  useEffect(() => {
    if (!anda) return;
    const proximo = () => setN((antes) => (antes + 1) % partes.length);
    const temporizador = setInterval(proximo, POR_CODIGO);
    return () => clearInterval(temporizador);
  }, [anda, partes.length]);
  const parte = partes[n];
  if (parte === undefined) return null;
  const varios = partes.length > 1;
  return (
    <>
      <Qr texto={parte} rotulo={`QR code ${n + 1} de ${partes.length}`} />
      {varios && (
        <Group gap="xs">
          <Text className="numeros">{`${n + 1} de ${partes.length}`}</Text>
          {!semMovimento && (
            <Button mih={44} variant="default" onClick={() => setParado(anda)}>
              {anda ? 'Parar' : 'Seguir'}
            </Button>
          )}
          <Button
            mih={44}
            variant="default"
            onClick={() => {
              setParado(true);
              setN((n + 1) % partes.length);
            }}
          >
            Próximo
          </Button>
        </Group>
      )}
    </>
  );
}

/** A QR code as one path, black on white in both themes: a camera asks for the contrast. */
function Qr({ texto, rotulo }: { texto: string; rotulo: string }) {
  const { size, caminho } = useMemo(() => {
    const { data, size } = encode(texto, { ecc: 'L', border: 4 });
    const escuros = data.flatMap((linha, y) =>
      linha.flatMap((escuro, x) => (escuro ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, caminho: escuros.join('') };
  }, [texto]);
  return (
    <svg
      role="img"
      aria-label={rotulo}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      style={{ maxWidth: 340, background: 'var(--mantine-color-white)' }}
      shapeRendering="crispEdges"
    >
      <path d={caminho} fill="var(--mantine-color-black)" />
    </svg>
  );
}
