import { useEffect, useEffectEvent, useState } from 'react';

const trazArquivos = ({ dataTransfer }: DragEvent) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files dropped anywhere on the page, and images pasted into it. Without this, a file dropped
 * beside its place makes the browser leave the page, and with it the draft.
 * @returns whether files hover over the page.
 */
export function useSoltar(aoReceber: (arquivos: readonly File[]) => void): boolean {
  const [pairando, setPairando] = useState(false);
  const receber = useEffectEvent(aoReceber);

  useEffect(() => {
    let dentro = 0;
    const contar = (quanto: number) => {
      dentro = quanto === 0 ? 0 : Math.max(dentro + quanto, 0);
      setPairando(dentro > 0);
    };
    const fim = new AbortController();
    const ouvir = <K extends keyof WindowEventMap>(
      nome: K,
      tratar: (evento: WindowEventMap[K]) => void,
    ) => window.addEventListener(nome, tratar, { signal: fim.signal });

    ouvir('dragenter', (evento) => trazArquivos(evento) && contar(1));
    ouvir('dragleave', (evento) => trazArquivos(evento) && contar(-1));
    ouvir('dragover', (evento) => trazArquivos(evento) && evento.preventDefault());
    ouvir('drop', (evento) => {
      if (!trazArquivos(evento)) return;
      evento.preventDefault();
      contar(0);
      receber([...(evento.dataTransfer?.files ?? [])]);
    });
    ouvir('paste', ({ clipboardData }) => {
      const arquivos = [...(clipboardData?.files ?? [])];
      // A spreadsheet copies a picture of its cells beside the text that was meant.
      if (arquivos.length === 0 || clipboardData?.types.includes('text/plain')) return;
      receber(arquivos);
    });
    return () => fim.abort();
  }, []);

  return pairando;
}
