import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { abrirEmAba } from '@/lib/abrir.ts';
import { salvarArquivo } from '@/lib/arquivos.ts';
import type { Anexo } from '../api/linhas.ts';
import { ehImagem } from '../api/linhas.ts';
import { baixarAnexo, enderecoDoAnexo } from '../api/mutations.ts';

/**
 * Opens and downloads checked attachments: images here, a PDF in a tab of its own. The call that
 * answers the address writes it in the log of accesses.
 */
export function useAbrirAnexo() {
  const [noVisor, setNoVisor] = useState<Anexo | null>(null);

  const abrir = useMutation({
    mutationFn: async (anexo: Anexo) => {
      if (ehImagem(anexo.tipo)) {
        setNoVisor(anexo);
        return;
      }
      await abrirEmAba(() => enderecoDoAnexo(anexo.id));
    },
  });

  const baixar = useMutation({
    mutationFn: async ({ id, nome }: Anexo) => salvarArquivo(nome, await baixarAnexo(id)),
  });

  return {
    abrir: (anexo: Anexo) => abrir.mutate(anexo),
    baixar: (anexo: Anexo) => baixar.mutate(anexo),
    falha: abrir.error ?? baixar.error,
    noVisor,
    fecharVisor: () => setNoVisor(null),
  };
}
