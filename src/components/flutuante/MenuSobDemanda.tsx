import {
  type ComponentProps,
  cloneElement,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import type { MenuAberto as Aberto } from './MenuAberto.tsx';

const MenuAberto = lazy(() =>
  import('./MenuAberto.tsx').then((modulo) => ({ default: modulo.MenuAberto })),
);

type Props = Omit<ComponentProps<typeof Aberto>, 'botao' | 'aoFechar'> & {
  botao: ReactElement<{ onClick?: () => void }>;
  /** Told each time it opens, for who fetches the items only then. */
  aoAbrir?: () => void;
};

/** A button with a menu. What draws the menu comes with the first one that is opened. */
export function MenuSobDemanda({ botao, aoAbrir, ...menu }: Props) {
  const [aberto, setAberto] = useState(false);
  const fechado = cloneElement(botao, {
    onClick: () => {
      aoAbrir?.();
      setAberto(true);
    },
  });
  if (!aberto) return fechado;
  return (
    <Suspense fallback={botao}>
      <MenuAberto {...menu} botao={botao} aoFechar={() => setAberto(false)} />
    </Suspense>
  );
}
