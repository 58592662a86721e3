import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fraseDoErro, type Reconhecedor, reconhecimento } from './reconhecimento.ts';

/**
 * Dictation by the browser: each sentence that it is sure of goes to `aoOuvir`, what it still hears is
 * `ouvindo`. A pause ends a recognition of some browsers; it begins again until it is stopped.
 */
export function useDitado(aoOuvir: (frase: string) => void) {
  const [ditando, setDitando] = useState(false);
  const [ouvindo, setOuvindo] = useState('');
  const [falha, setFalha] = useState<string | null>(null);
  const atual = useRef<Reconhecedor>(undefined);
  const ouvir = useEffectEvent(aoOuvir);
  const Fabrica = reconhecimento();

  useEffect(() => {
    if (!ditando || !Fabrica) return;
    const reconhecedor = new Fabrica();
    let querido = true;
    reconhecedor.lang = 'pt-BR';
    reconhecedor.continuous = true;
    reconhecedor.interimResults = true;
    reconhecedor.onresult = ({ resultIndex, results }) => {
      if (!querido) return;
      const novos = Array.from(results).slice(resultIndex);
      for (const um of novos) if (um.isFinal) ouvir((um[0]?.transcript ?? '').trim());
      setOuvindo(
        novos
          .filter(({ isFinal }) => !isFinal)
          .map((um) => um[0]?.transcript ?? '')
          .join(''),
      );
    };
    reconhecedor.onerror = ({ error }) => {
      const frase = fraseDoErro(error);
      if (frase === null || !querido) return;
      querido = false;
      setFalha(frase);
      setDitando(false);
    };
    reconhecedor.onend = () => {
      setOuvindo('');
      if (querido) reconhecedor.start();
    };
    atual.current = reconhecedor;
    reconhecedor.start();
    return () => {
      querido = false;
      reconhecedor.abort();
    };
  }, [ditando, Fabrica]);

  return {
    disponivel: Fabrica !== null,
    ditando,
    ouvindo,
    falha,
    comecar() {
      setFalha(null);
      setDitando(true);
    },
    parar() {
      // What was being heard when it stops was said too.
      if (ouvindo.trim()) aoOuvir(ouvindo.trim());
      setOuvindo('');
      setDitando(false);
    },
  };
}
