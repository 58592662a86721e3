import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { salvarArquivo } from '@/lib/arquivos.ts';
import type { Anexo } from '../api/linhas.ts';
import { ehImagem } from '../api/linhas.ts';
import { registrarAbertura } from '../api/mutations.ts';
import { baixarBytes, enderecoTemporario } from '../envio/transporte.ts';

/**
 * Opens and downloads checked attachments: images here, a PDF in a tab of its own. Either is written
 * in the log of accesses before the file is there.
 */
export function useAbrirAnexo() {
  const [noVisor, setNoVisor] = useState<Anexo | null>(null);

  const abrir = useMutation({
    mutationFn: async (anexo: Anexo) => {
      if (ehImagem(anexo.tipo)) {
        await registrarAbertura(anexo.id);
        setNoVisor(anexo);
        return;
      }
      // Opened while the click still counts, filled when the address is there.
      const aba = window.open('', '_blank');
      try {
        await registrarAbertura(anexo.id);
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
    mutationFn: async (anexo: Anexo) => {
      await registrarAbertura(anexo.id);
      salvarArquivo(anexo.nome, await baixarBytes(anexo.objeto));
    },
  });

  return {
    abrir: (anexo: Anexo) => abrir.mutate(anexo),
    baixar: (anexo: Anexo) => baixar.mutate(anexo),
    falha: abrir.error ?? baixar.error,
    noVisor,
    fecharVisor: () => setNoVisor(null),
  };
}
