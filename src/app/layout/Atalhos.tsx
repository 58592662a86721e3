import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import { haCamada } from '@/components/camadas/camadas.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { BUSCA_DA_TELA } from '@/config/constants.ts';

/** What is open over the screen: the palette, the list of keys, the tools, the assistant, or nothing. */
export type Janela = 'paleta' | 'ajuda' | 'calculadoras' | 'assistente' | null;

interface Props {
  janela: Janela;
  aoMudarJanela: (janela: Janela) => void;
  alternarMenu: () => void;
  /** Absent for who may not use the tools. */
  abrirCalculadoras: (() => void) | undefined;
}

const Paleta = sobDemanda(() => import('./Paleta.tsx').then(({ Paleta }) => ({ default: Paleta })));
const AjudaDeTeclas = sobDemanda(() =>
  import('./AjudaDeTeclas.tsx').then((modulo) => ({ default: modulo.AjudaDeTeclas })),
);

/** The keys of every screen, in one place. Single letters rest while somebody types in a field. */
export function Atalhos({ janela, aoMudarJanela, alternarMenu, abrirCalculadoras }: Props) {
  const fechar = () => aoMudarJanela(null);
  useHotkeys(
    [
      ['mod+K', () => aoMudarJanela('paleta')],
      ['mod+B', alternarMenu],
      ...(abrirCalculadoras ? [['mod+J', abrirCalculadoras] satisfies HotkeyItem] : []),
    ],
    [],
  );
  useHotkeys([
    ['/', focarBusca],
    ['shift+?', () => aoMudarJanela('ajuda')],
    ['?', () => aoMudarJanela('ajuda')],
  ]);

  return (
    <Suspense fallback={null}>
      {janela === 'paleta' && <Paleta aoFechar={fechar} abrirCalculadoras={abrirCalculadoras} />}
      {janela === 'ajuda' && <AjudaDeTeclas aoFechar={fechar} />}
    </Suspense>
  );
}

function focarBusca(): void {
  // What lies over the screen keeps the focus.
  if (haCamada()) return;
  document.querySelector<HTMLElement>(`[${BUSCA_DA_TELA}]`)?.focus();
}
