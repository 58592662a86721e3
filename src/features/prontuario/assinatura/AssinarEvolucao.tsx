import { Button } from '@mantine/core';
import { IconShieldCheck, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import { assinaturaOptions } from '@/shared/assinatura/api/assinaturas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { Entrada } from '../api/linhas.ts';
import { montarPdfDaEvolucao } from './pdf.ts';

const AssinarDocumentos = sobDemanda(() =>
  import('@/shared/assinatura/components/AssinarDocumentos.tsx').then((modulo) => ({
    default: modulo.AssinarDocumentos,
  })),
);

/** Whether a finished entry is signed with a certificate and, for its author, the way to sign it. */
export function AssinarEvolucao({ entrada }: { entrada: Entrada }) {
  const { status, finalizado_em } = entrada;
  return status === 'finalizado' && finalizado_em ? <DeFinalizada entrada={entrada} /> : null;
}

function DeFinalizada({ entrada }: { entrada: Entrada }) {
  const { id: eu } = usePerfil();
  const pode = usePode();
  const { clinicaId, escreve } = usePacienteDaTela();
  const [assinando, setAssinando] = useState(false);
  const opcoes = assinaturaOptions(clinicaId, 'evolucao', entrada.id);
  const { data, refetch } = useQuery(opcoes);
  if (data === undefined) return null;
  if (data && !assinando) return <Assinada codigo={data.codigo} em={data.assinado_em} />;
  const assina =
    pode('documentos.assinar') && escreve && entrada.autor_id === eu && !entrada.inativado_em;
  if (!assina) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSignature size={18} aria-hidden />}
        onClick={() => setAssinando(true)}
      >
        Assinar com certificado
      </Button>
      {assinando && (
        <Suspense fallback={null}>
          <Dialogo
            entrada={entrada}
            aoFechar={() => {
              setAssinando(false);
              void refetch();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Assinada({ codigo, em }: { codigo: string; em: string }) {
  const fuso = useFuso();
  return (
    <BotaoLink
      to={PATHS.validarAssinatura}
      search={{ codigo }}
      target="_blank"
      variant="default"
      leftSection={<IconShieldCheck size={18} aria-hidden />}
    >
      Assinada em {formatarDataHora(em, fuso)}
    </BotaoLink>
  );
}

function Dialogo({ entrada, aoFechar }: { entrada: Entrada; aoFechar: () => void }) {
  const { paciente } = usePacienteDaTela();
  return (
    <AssinarDocumentos
      documentos={[
        {
          documentType: 'evolucao',
          documentId: entrada.id,
          titulo: `Evolução de ${paciente.nome}`,
          montarPdf: () => montarPdfDaEvolucao(entrada.id),
        },
      ]}
      aoFechar={aoFechar}
    />
  );
}
