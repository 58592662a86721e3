import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import type { PassagemDePlantao } from '@domain/contracts/passagem.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { salvarArquivo } from '@/lib/arquivos.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

interface Props {
  passagem: PassagemDePlantao;
  sessao: SessaoDePlantao;
}

/** The handover on paper; what makes it is fetched when it is asked for. */
export function BotaoDoPdf({ passagem, sessao }: Props) {
  const fuso = useFuso();
  const perfil = usePerfil();
  const baixar = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { pdfDeMao } = await import('./papel.ts');
      return await pdfDeMao(passagem, { sessao, perfil, fuso });
    },
    onSuccess: (bytes) =>
      salvarArquivo('passagem-de-plantao.pdf', new Blob([bytes], { type: 'application/pdf' })),
    onError: avisar.erro,
  });
  return (
    <Button mih={44} variant="default" loading={baixar.isPending} onClick={() => baixar.mutate()}>
      PDF
    </Button>
  );
}
