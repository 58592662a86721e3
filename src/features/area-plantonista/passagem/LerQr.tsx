import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { completas, juntar, type Lidas, lerParte } from './selo.ts';

interface Props {
  aoLer: (lidas: Lidas) => void;
  aoDesistir: () => void;
}

/** Reads the QR codes of a handover with the camera, in any order, until it has them all. */
export function LerQr({ aoLer, aoDesistir }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [lidas, setLidas] = useState<Lidas | null>(null);
  const [falhou, setFalhou] = useState(false);
  const viu = useEffectEvent((texto: string) => {
    const parte = lerParte(texto);
    if (!parte) return;
    const agora = juntar(lidas, parte);
    setLidas(agora);
    if (completas(agora)) aoLer(agora);
  });
  useEffect(() => {
    let parar: (() => void) | undefined;
    let vale = true;
    const tela = video.current;
    if (!tela) return;
    filmar(tela, viu)
      .then((feito) => {
        parar = feito;
        if (!vale) parar();
      })
      .catch(() => vale && setFalhou(true));
    return () => {
      vale = false;
      parar?.();
    };
  }, []);
  return (
    <Stack gap="sm" align="start">
      {falhou ? (
        <Recado tom="aviso" titulo="Não foi possível abrir a câmera">
          Permita o uso da câmera no navegador, ou use só o código com conexão.
        </Recado>
      ) : (
        <video ref={video} playsInline muted style={{ width: '100%', maxWidth: 340 }} />
      )}
      <Text role="status">
        {lidas ? `Lidos: ${lidas.pedacos.size} de ${lidas.de}.` : 'Aponte para o QR code.'}
      </Text>
      <Button mih={44} variant="default" onClick={aoDesistir}>
        Fechar a câmera
      </Button>
    </Stack>
  );
}

/** Films until stopped, and tells each text that it sees. What reads is fetched when it is asked for. */
async function filmar(tela: HTMLVideoElement, viu: (texto: string) => void): Promise<() => void> {
  const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
  const camera = await rearCamera(tela);
  const leitor = new QRCanvas();
  const soltar = frameLoop(() => {
    void camera.readFrame(leitor).then((visto) => {
      if (typeof visto === 'string') viu(visto);
    });
  }, tela);
  return () => {
    soltar();
    camera.stop();
  };
}
