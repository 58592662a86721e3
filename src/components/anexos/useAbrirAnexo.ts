import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Anexo } from '@/lib/anexos/linhas.ts';
import { ehImagem } from '@/lib/anexos/linhas.ts';
import { baixarBytes, enderecoTemporario } from '@/lib/anexos/transporte.ts';

/** Opens and downloads checked attachments: images here, a PDF in a tab of its own. */
export function useAbrirAnexo() {
  const [noVisor, setNoVisor] = useState<Anexo | null>(null);

  const abrir = useMutation({
    mutationFn: async (anexo: Anexo) => {
      if (ehImagem(anexo.tipo)) {
        setNoVisor(anexo);
        return;
      }
      // Opened while the click still counts, filled when the address is there.
      const aba = window.open('', '_blank');
      try {
        const endereco = await enderecoTemporario(anexo.objeto);
        if (!aba) {
          window.location.assign(endereco);
          return;
        }
        aba.opener = null;
        aba.location.replace(endereco);
      } catch (erro) {
        aba?.close();
        throw erro;
      }
    },
  });

  const baixar = useMutation({
    mutationFn: async (anexo: Anexo) => salvar(await baixarBytes(anexo.objeto), anexo.nome),
  });

  return {
    abrir: (anexo: Anexo) => abrir.mutate(anexo),
    baixar: (anexo: Anexo) => baixar.mutate(anexo),
    falha: abrir.error ?? baixar.error,
    noVisor,
    fecharVisor: () => setNoVisor(null),
  };
}

/** Hands a file to the browser's downloads, under its own name. */
function salvar(conteudo: Blob, nome: string): void {
  const endereco = URL.createObjectURL(conteudo);
  const ligacao = document.createElement('a');
  ligacao.href = endereco;
  ligacao.download = nome;
  ligacao.click();
  // The browser has the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(endereco));
}
