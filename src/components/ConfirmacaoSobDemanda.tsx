import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { Confirmacao as Dialogo } from './Confirmacao.tsx';

type Props = ComponentProps<typeof Dialogo>;

const carregar = () => import('./Confirmacao.tsx');

const Confirmacao = lazy<ComponentType<Props>>(() =>
  // Without a connection the dialog may not come: then the browser's own asks.
  carregar().then(
    ({ Confirmacao }) => ({ default: Confirmacao }),
    () => ({ default: ConfirmacaoDoNavegador }),
  ),
);

/** Fetches the dialog before it is needed; a failure is dealt with when it is. */
export function prepararConfirmacao(): void {
  void carregar().catch(() => undefined);
}

/** {@link Dialogo}, fetched the first time something is asked. */
export function ConfirmacaoSobDemanda(props: Props) {
  const [jaAbriu, setJaAbriu] = useState(props.aberta);
  // It stays once it came, so that its closing gives the focus back.
  if (props.aberta && !jaAbriu) setJaAbriu(true);
  if (!jaAbriu) return null;
  return (
    <Suspense fallback={null}>
      <Confirmacao {...props} />
    </Suspense>
  );
}

function ConfirmacaoDoNavegador({ titulo, aberta, aoConfirmar, aoFechar }: Props) {
  const perguntar = useEffectEvent(() => {
    if (window.confirm(titulo)) aoConfirmar();
    else aoFechar();
  });
  useEffect(() => {
    if (aberta) perguntar();
  }, [aberta]);
  return null;
}
