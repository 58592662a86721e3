import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import type { DocumentoAAssinar } from '../documento.ts';
import type { Etapa, Etapas } from '../lote.ts';

interface Props {
  documentos: readonly DocumentoAAssinar[];
  etapas: Etapas;
  acao: (documento: DocumentoAAssinar) => ReactNode;
}

/** The documents that still wait for a signature, each with where it stands. */
export function Documentos({ documentos, etapas, acao }: Props) {
  return (
    <ul className="cartao linhas" aria-label="Documentos a assinar">
      {documentos.map((documento) => {
        const etapa = etapas.get(documento.documentId);
        if (!etapa || etapa.etapa === 'assinado') return null;
        return (
          <li key={documento.documentId} className="linha">
            <Stack gap={2} miw={0}>
              <Text span fw={600}>
                {documento.titulo}
              </Text>
              <Text
                span
                fz="sm"
                c={etapa.etapa === 'falhou' ? 'var(--mantine-color-error)' : 'dimmed'}
              >
                {frase(etapa)}
              </Text>
            </Stack>
            {acao(documento)}
          </li>
        );
      })}
    </ul>
  );
}

function frase(etapa: Etapa): string {
  switch (etapa.etapa) {
    case 'espera':
      return 'Espera sua assinatura';
    case 'preparando':
      return 'Preparando o PDF…';
    case 'assinando':
      return 'Assinando…';
    case 'registrando':
      return 'Conferindo e registrando…';
    case 'assinado':
      return 'Assinado';
    case 'falhou':
      return `Erro ao assinar documento digitalmente. ${mensagemDeErro(etapa.erro)}`;
  }
}
