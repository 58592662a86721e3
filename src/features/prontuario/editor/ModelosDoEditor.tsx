import type { Modelo } from '@domain/prontuario/modelos.ts';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { type Conteudo, SECOES } from '../rascunho/conteudo.ts';
import type { Editor } from './useEditor.ts';

const DialogoDeModelos = sobDemanda(() =>
  import('../modelos/DialogoDeModelos.tsx').then((modulo) => ({
    default: modulo.DialogoDeModelos,
  })),
);

/** Opens templates and shortcuts; a chosen template goes under what was written. */
export function ModelosDoEditor({ form }: Pick<Editor, 'form'>) {
  const [conteudo, setConteudo] = useState<Conteudo | null>(null);

  const usar = async (modelo: Modelo) => {
    const { aplicarModelo } = await import('../modelos/aplicar.ts');
    const { secoes_livres, ...textos } = aplicarModelo(form.getValues(), modelo);
    for (const secao of SECOES) form.setValue(secao, textos[secao], { shouldDirty: true });
    form.setValue('secoes_livres', secoes_livres, { shouldDirty: true });
    setConteudo(null);
  };

  return (
    <>
      <Button variant="default" onClick={() => setConteudo(form.getValues())}>
        Modelos e atalhos
      </Button>
      {conteudo && (
        <Suspense fallback={null}>
          <DialogoDeModelos
            conteudo={conteudo}
            aoUsar={(modelo) => void usar(modelo)}
            aoFechar={() => setConteudo(null)}
          />
        </Suspense>
      )}
    </>
  );
}
