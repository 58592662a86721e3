import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { baixarAssinado } from '../api/assinaturas.ts';
import type { DocumentoAAssinar, Registro } from '../documento.ts';
import type { Lote } from '../lote.ts';
import { BaixarPdf } from './BaixarPdf.tsx';

interface Props {
  lote: Lote;
  registros: ReadonlyMap<string, Registro>;
}

/** What came back of each signature: by which codes it is checked, and how much it proves. */
export function Assinados({ lote, registros }: Props) {
  const titulo = useRef<HTMLParagraphElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Text ref={titulo} tabIndex={-1} fw={600} role="status">
        {registros.size === 1
          ? 'Documento assinado digitalmente com sucesso!'
          : `${registros.size} documentos assinados`}
      </Text>
      <ul className="cartao linhas" aria-label="Documentos assinados">
        {lote.documentos.map((documento) => {
          const registro = registros.get(documento.documentId);
          if (!registro) return null;
          return (
            <li key={documento.documentId} className="linha">
              <Resumo documento={documento} registro={registro} />
              <Group gap="xs">
                <CopyButton value={textoParaCopiar(documento, registro)}>
                  {({ copied, copy }) => (
                    <Button
                      variant="default"
                      aria-label={`Copiar códigos: ${documento.titulo}`}
                      onClick={copy}
                    >
                      {copied ? 'Copiado' : 'Copiar códigos'}
                    </Button>
                  )}
                </CopyButton>
                <BaixarPdf
                  rotulo="Baixar assinado"
                  nome={documento.titulo}
                  montar={async () =>
                    lote.assinado(documento.documentId) ?? baixarAssinado(registro.signatureId)
                  }
                />
              </Group>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

interface PropsDoResumo {
  documento: DocumentoAAssinar;
  registro: Registro;
}

function Resumo({ documento, registro }: PropsDoResumo) {
  const fuso = useFuso();
  const { verificationCode, accessCode, nivel, signedAt, avisos } = registro;
  return (
    <Stack gap={4} miw={0}>
      <Text span fw={600}>
        {documento.titulo}
      </Text>
      <Text span fz="sm" className="numeros">
        Código de verificação {verificationCode}
        {accessCode && ` · código de acesso ${accessCode}`}
      </Text>
      <Text span fz="sm" c="dimmed">
        {nivel === 'basica' ? 'Assinatura básica' : `Assinatura ${nivel}`}, em{' '}
        {formatarDataHora(signedAt, fuso)}
      </Text>
      {avisos.map((aviso) => (
        <Recado key={aviso} titulo={aviso} />
      ))}
    </Stack>
  );
}

function textoParaCopiar(
  { titulo }: DocumentoAAssinar,
  { verificationCode, accessCode }: Registro,
): string {
  return [
    titulo,
    `Código de verificação: ${verificationCode}`,
    accessCode && `Código de acesso: ${accessCode}`,
    `Confira em ${window.location.origin}/validar-assinatura?codigo=${verificationCode}`,
  ]
    .filter(Boolean)
    .join('\n');
}
