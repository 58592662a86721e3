import { useEffect, useRef, useState } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { transcreverParte } from '../api/mutations.ts';
import type { Visita } from '../visita.ts';

/** Longer than the server waits for who transcribes. */
const PRAZO_MS = 110_000;

/**
 * Parts of a recording on their way, in their order. One that is not transcribed stays, with those after it,
 * until it is tried again (the next part does) or thrown away; they are in memory alone.
 */
export function usePartes(visita: Visita, aoTranscrever: (texto: string) => void) {
  const fila = useRef<Blob[]>([]);
  const emCurso = useRef(false);
  const saida = useRef(new AbortController());
  const [esperando, setEsperando] = useState(0);
  const [enviando, setEnviando] = useState(false);
  const [silencio, setSilencio] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);

  // Who leaves, or takes the consent back, gets no text of it any more.
  useEffect(() => {
    saida.current = new AbortController();
    return () => {
      saida.current.abort();
      fila.current = [];
    };
  }, []);

  async function escoar() {
    if (emCurso.current) return;
    emCurso.current = true;
    setEnviando(true);
    setFalha(null);
    try {
      for (let parte = fila.current[0]; parte; parte = fila.current[0]) {
        const { signal } = saida.current;
        const sinal = AbortSignal.any([signal, AbortSignal.timeout(PRAZO_MS)]);
        const texto = await transcreverParte(visita, parte, sinal);
        if (signal.aborted) return;
        fila.current.shift();
        setEsperando(fila.current.length);
        setSilencio(texto === '');
        aoTranscrever(texto);
      }
    } catch (erro) {
      setFalha(mensagemDeErro(erro));
    } finally {
      emCurso.current = false;
      setEnviando(false);
    }
  }

  return {
    /** How many are not text yet. */
    esperando,
    enviando,
    silencio,
    falha,
    aoGravar(parte: Blob) {
      fila.current.push(parte);
      setEsperando(fila.current.length);
      setSilencio(false);
      void escoar();
    },
    aoCalar: () => setSilencio(true),
    tentarDeNovo: () => void escoar(),
    descartar() {
      fila.current = [];
      setEsperando(0);
      setFalha(null);
    },
  };
}
