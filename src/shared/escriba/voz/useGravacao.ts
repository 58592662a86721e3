import { TIPOS_DE_AUDIO } from '@domain/contracts/escriba.ts';
import { useEffect, useRef, useState } from 'react';

/** A part goes to be transcribed while the next one is recorded. */
const PARTE_MS = 3 * 60_000;
/** A visit that is longer was forgotten on. */
export const MAXIMO_MS = 2 * 60 * 60_000;
/** Speech, in bits a second: three minutes are half a megabyte. */
const BITS = 24_000;
const ENTRE_MEDIDAS_MS = 250;
/** Root mean square of a signal of -1 to 1, from which on somebody speaks near the microphone. */
const VOZ = 0.012;

const SEM_MICROFONE =
  'O navegador não deu acesso ao microfone. Permita nas configurações do site, ou digite.';
const LONGA_DEMAIS =
  'A gravação chegou a duas horas e parou sozinha. O que foi dito até aqui está na transcrição.';

interface Opcoes {
  /** A part in which somebody spoke. */
  aoGravar: (parte: Blob) => void;
  /** A part in which nobody did: it is thrown away. */
  aoCalar: () => void;
}

export type Gravacao = ReturnType<typeof useGravacao>;

/** Recording in parts. Sound is held in memory until its part is sent, and nowhere after. */
export function useGravacao({ aoGravar, aoCalar }: Opcoes) {
  const [gravando, setGravando] = useState(false);
  const [ouviuVoz, setOuviuVoz] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const parar = useRef<(jogarFora: boolean) => void>(undefined);
  const pedida = useRef(0);

  // Who leaves the screen records no more, also while the microphone is asked for.
  useEffect(
    () => () => {
      pedida.current += 1;
      parar.current?.(true);
    },
    [],
  );

  async function comecar() {
    setFalha(null);
    pedida.current += 1;
    const vez = pedida.current;
    let microfone: MediaStream;
    try {
      microfone = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch {
      setFalha(SEM_MICROFONE);
      return;
    }
    if (vez !== pedida.current) {
      for (const faixa of microfone.getTracks()) faixa.stop();
      return;
    }
    setGravando(true);
    setOuviuVoz(false);
    const fim = gravarEmPartes(microfone, {
      aoGravar,
      aoCalar,
      aoFalar: () => setOuviuVoz(true),
      aoPassar() {
        setFalha(LONGA_DEMAIS);
        parar.current?.(false);
      },
    });
    parar.current = (jogarFora) => {
      parar.current = undefined;
      fim(jogarFora);
      setGravando(false);
    };
  }

  return {
    disponivel: typeof MediaRecorder !== 'undefined' && !!navigator.mediaDevices,
    gravando,
    /** Whether somebody spoke near the microphone since it began. */
    ouviuVoz,
    falha,
    comecar: () => void comecar(),
    parar: () => parar.current?.(false),
    jogarFora: () => parar.current?.(true),
  };
}

interface Ouvintes extends Opcoes {
  /** Somebody spoke, for the first time in a part. */
  aoFalar: () => void;
  aoPassar: () => void;
}

/** Records until the returned function is called; what is thrown away is told to nobody. */
function gravarEmPartes(
  microfone: MediaStream,
  { aoGravar, aoCalar, aoFalar, aoPassar }: Ouvintes,
) {
  const tipo = TIPOS_DE_AUDIO.find((um) => MediaRecorder.isTypeSupported(um));
  const volume = medidorDe(microfone);
  let jogadaFora = false;
  let parte: MediaRecorder;
  let daParte = { falou: false };
  const comecarParte = () => {
    const desta = new MediaRecorder(microfone, {
      audioBitsPerSecond: BITS,
      ...(tipo && { mimeType: tipo }),
    });
    // Each part knows of itself: its data comes after the next one began.
    const dela = { falou: false };
    desta.ondataavailable = ({ data }) => {
      if (jogadaFora) return;
      if (dela.falou && data.size > 0) aoGravar(data);
      else aoCalar();
    };
    desta.start();
    parte = desta;
    daParte = dela;
  };
  comecarParte();
  const medidas = setInterval(() => {
    if (daParte.falou || volume.agora() <= VOZ) return;
    daParte.falou = true;
    aoFalar();
  }, ENTRE_MEDIDAS_MS);
  const troca = setInterval(() => {
    parte.stop();
    comecarParte();
  }, PARTE_MS);
  const limite = setTimeout(aoPassar, MAXIMO_MS);
  return (jogarFora: boolean) => {
    jogadaFora = jogarFora;
    clearInterval(medidas);
    clearInterval(troca);
    clearTimeout(limite);
    parte.stop();
    volume.fechar();
    for (const faixa of microfone.getTracks()) faixa.stop();
  };
}

/** How loud it is now. */
function medidorDe(microfone: MediaStream) {
  const contexto = new AudioContext();
  const medidor = contexto.createAnalyser();
  contexto.createMediaStreamSource(microfone).connect(medidor);
  const amostras = new Float32Array(medidor.fftSize);
  return {
    agora() {
      medidor.getFloatTimeDomainData(amostras);
      const soma = amostras.reduce((ate, uma) => ate + uma * uma, 0);
      return Math.sqrt(soma / amostras.length);
    },
    fechar: () => void contexto.close(),
  };
}
