import { Suspense } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { Entrada } from '../api/linhas.ts';

const EntradaCompletada = sobDemanda(() =>
  import('./EntradaCompletada.tsx').then((modulo) => ({ default: modulo.EntradaCompletada })),
);

type Origem = Pick<Entrada, 'adendo_de' | 'corrige_id'>;

export function tituloDoRascunho({ adendo_de, corrige_id }: Origem): string {
  if (corrige_id) return 'Corrigir evolução';
  return adendo_de ? 'Novo adendo' : 'Nova evolução';
}

interface Props extends Origem {
  motivo: string | null;
  versao: number;
}

/** Above the fields: what a correction corrects, or what an addendum completes. */
export function ContextoDoRascunho({ adendo_de, corrige_id, motivo, versao }: Props) {
  if (corrige_id) {
    return (
      <Recado titulo={`Versão ${versao}`}>
        Motivo da correção: {motivo}. A versão {versao - 1} continua visível, marcada como
        substituída, depois que você finalizar esta.
      </Recado>
    );
  }
  if (!adendo_de) return null;
  return (
    <Suspense fallback={null}>
      <EntradaCompletada entradaId={adendo_de} />
    </Suspense>
  );
}
