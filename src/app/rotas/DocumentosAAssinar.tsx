import { useQueryClient } from '@tanstack/react-query';
import { AAssinar } from '@/features/assinaturas/routes/AAssinar.tsx';
import { montarPdf } from '@/features/prescricao/emissao/pdf.ts';
import { pdfDaEvolucaoPendente } from '@/features/prontuario/assinatura/pdf.ts';

/** `/documentos-a-assinar`: each kind of document is put on paper by the feature that it is of. */
export function DocumentosAAssinar() {
  const cache = useQueryClient();
  return (
    <AAssinar
      montar={({ tipo, ...pendente }) =>
        tipo === 'evolucao'
          ? pdfDaEvolucaoPendente(cache, { tipo, ...pendente })
          : montarPdf({ tipo, id: pendente.documento_id }, 'digital')
      }
    />
  );
}
