import type { PassagemDePlantao } from '@domain/contracts/passagem.ts';
import { Button, Text } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { lerPassagens } from '../plantao/servidor.ts';

const AssinarDocumentos = sobDemanda(() =>
  import('@/shared/assinatura/components/AssinarDocumentos.tsx').then((modulo) => ({
    default: modulo.AssinarDocumentos,
  })),
);

interface Props {
  passagem: PassagemDePlantao;
  enviada: boolean;
}

/** Whether a handover is signed with a certificate, and the way to sign it: once the server has it. */
export function AssinarPassagem({ passagem, enviada }: Props) {
  const fuso = useFuso();
  const { id: usuarioId } = usePerfil();
  const [assinando, setAssinando] = useState(false);
  const { id, sessao_id, assinada_em, pacientes } = passagem;
  if (assinada_em && !assinando) {
    return <Text>{`Assinada em ${formatarDataHora(assinada_em, fuso)}`}</Text>;
  }
  return (
    <>
      <Button
        mih={44}
        variant="default"
        leftSection={<IconSignature size={18} aria-hidden />}
        disabled={!enviada}
        onClick={() => setAssinando(true)}
      >
        {enviada ? 'Assinar com certificado' : 'Assinar: espera o envio'}
      </Button>
      {assinando && (
        <Suspense fallback={null}>
          <AssinarDocumentos
            documentos={[
              {
                documentType: 'passagem',
                documentId: id,
                titulo: `Passagem de plantão de ${pacientes.length === 1 ? '1 paciente' : `${pacientes.length} pacientes`}`,
                montarPdf: async () => (await import('./papel.ts')).pdfParaAssinar(id),
              },
            ]}
            aoFechar={() => {
              setAssinando(false);
              // Read again by the board too: what fails here is seen there.
              void lerPassagens(usuarioId, sessao_id).catch(() => undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
