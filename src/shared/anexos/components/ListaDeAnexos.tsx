import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Anexo } from '../api/linhas.ts';
import classes from './Anexos.module.css';
import { UmAnexo } from './UmAnexo.tsx';
import { useAbrirAnexo } from './useAbrirAnexo.ts';
import { VisorSobDemanda } from './VisorSobDemanda.tsx';

/** How many characters of a hash are printed: enough to tell two files apart. */
const RESUMO_IMPRESSO = 16;

interface Props {
  titulo: string;
  anexos: readonly Anexo[];
  /** Why they could not be read. */
  erro: unknown;
  /** What may be done with one besides opening and downloading it. */
  acao?: (anexo: Anexo) => ReactNode;
}

/** Files as they are read: opened, downloaded, and listed on paper with their hashes. */
export function ListaDeAnexos({ titulo, anexos, erro, acao }: Props) {
  const abertura = useAbrirAnexo();
  const falha = erro ?? abertura.falha;
  if (anexos.length === 0 && !falha) return null;
  return (
    <Stack component="section" gap="sm" aria-label={titulo}>
      <Text component="h2" fz="lg" fw={650}>
        {titulo}
      </Text>
      {falha && (
        <p className={classes.recusa} role="alert">
          {mensagemDeErro(falha)}
        </p>
      )}
      <Stack component="ul" gap="xs">
        {anexos.map((anexo) => (
          <UmAnexo
            key={anexo.id}
            anexo={anexo}
            aoAbrir={abertura.abrir}
            aoBaixar={abertura.baixar}
            detalhe={<Detalhe anexo={anexo} />}
          >
            {acao?.(anexo)}
          </UmAnexo>
        ))}
      </Stack>
      <VisorSobDemanda {...abertura} />
    </Stack>
  );
}

function Detalhe({ anexo: { sha256, inativado_em, motivo_inativacao } }: { anexo: Anexo }) {
  const fuso = useFuso();
  return (
    <>
      {inativado_em && (
        <>
          . Inativado em {formatarDataHora(inativado_em, fuso)}: {motivo_inativacao}
        </>
      )}
      {sha256 && <span className="so-no-papel">, SHA-256 {sha256.slice(0, RESUMO_IMPRESSO)}…</span>}
    </>
  );
}
