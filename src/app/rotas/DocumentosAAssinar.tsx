import { AAssinar } from '@/features/assinaturas/routes/AAssinar.tsx';
import { montarPdf } from '@/features/prescricao/emissao/pdf.ts';
import { montarPdfDaEvolucao } from '@/features/prontuario/assinatura/pdf.ts';
import type { Pendente } from '@/shared/assinatura/api/pendentes.ts';

/** `/documentos-a-assinar`: each kind of document is put on paper by the feature that it is of. */
export function DocumentosAAssinar() {
  return <AAssinar montar={noPapel} />;
}

async function noPapel(pendente: Pendente): Promise<Uint8Array> {
  switch (pendente.tipo) {
    case 'evolucao':
      return await montarPdfDaEvolucao(pendente.documento_id);
    case 'passagem': {
      const { pdfParaAssinar } = await import('@/features/area-plantonista/passagem/papel.ts');
      return await pdfParaAssinar(pendente.documento_id);
    }
    default: {
      const { tipo, documento_id: id, especie } = pendente;
      return await montarPdf({ tipo, id, especie });
    }
  }
}
