import type { ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { DialogoDeMotivo } from '@/components/DialogoDeMotivo.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora, formatarDia, hoje } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { type Documento, documentosOptions } from '@/shared/prescricao/api/documentos.ts';
import { BotaoDoPdf } from '@/shared/prescricao/components/BotaoDoPdf.tsx';
import { nomeDoDocumento, situacaoDoDocumento } from '@/shared/prescricao/ditos-do-documento.ts';
import { cancelarDocumento } from '../api/mutations.ts';
import { relerDocumentos } from '../api/queries.ts';

const MOTIVO = 'Escreva o motivo, de 3 a 500 caracteres.';
const motivoSchema = z.string().check(z.trim(), z.minLength(3, MOTIVO), z.maxLength(500, MOTIVO));

interface Props {
  aoCopiar: (itens: readonly ItemDePrescricao[]) => void;
}

/** What was emitted for this patient, newest first: to be copied, or cancelled by its author. */
export function Anteriores({ aoCopiar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: documentos, error, refetch } = useQuery(documentosOptions(clinicaId, paciente.id));
  return (
    <Bloco titulo="Documentos emitidos">
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível ler os documentos."
          aoTentar={() => void refetch()}
        />
      )}
      {documentos?.length === 0 && <BlocoVazio>Nada foi emitido para este paciente.</BlocoVazio>}
      <ul className="linhas" aria-label="Documentos emitidos">
        {documentos?.map((documento) => (
          <Linha key={documento.id} documento={documento} aoCopiar={aoCopiar} />
        ))}
      </ul>
    </Bloco>
  );
}

function Linha({ documento, aoCopiar }: Props & { documento: Documento }) {
  const { id: eu } = usePerfil();
  const fuso = useFuso();
  const [cancelando, setCancelando] = useState(false);
  const { medico_nome, emitida_em, conteudo, medico_id } = documento;
  const nome = nomeDoDocumento(documento);
  const situacao = situacaoDoDocumento(documento, hoje(fuso));
  return (
    <li className="linha">
      <div>
        <Text fw={600}>{nome}</Text>
        <Text size="sm" c="dimmed">
          {emitida_em && formatarDataHora(emitida_em, fuso)} · {medico_nome}
          {documento.valida_ate && ` · vale até ${formatarDia(documento.valida_ate)}`}
          {documento.numero_sncr && ` · SNCR ${documento.numero_sncr}`}
          {documento.sncr === 'simulado' && ' (SIMULADO, sem validade)'}
        </Text>
        {conteudo.itens?.map((item) => (
          <Text key={item.nome + item.posologia} size="sm">
            {item.nome}: {item.posologia}
          </Text>
        ))}
        {documento.achados.map(
          ({ frase, justificativa }) =>
            justificativa && (
              <Text key={frase} size="sm">
                {frase} Justificativa: {justificativa}
              </Text>
            ),
        )}
      </div>
      <Group gap="xs">
        <Badge variant="light" {...(situacao !== 'Emitida' && { color: 'gray' })}>
          {situacao}
        </Badge>
        {documento.assinatura === 'manual' && documento.estado !== 'cancelada' && (
          <BotaoDoPdf documento={documento} />
        )}
        {conteudo.itens && (
          <Button variant="default" size="xs" onClick={() => aoCopiar(conteudo.itens ?? [])}>
            Copiar itens
          </Button>
        )}
        {medico_id === eu && documento.estado === 'emitida' && (
          <Button variant="subtle" size="xs" onClick={() => setCancelando(true)}>
            Cancelar
          </Button>
        )}
      </Group>
      {cancelando && <Cancelamento documento={documento} aoFechar={() => setCancelando(false)} />}
    </li>
  );
}

function Cancelamento({ documento, aoFechar }: { documento: Documento; aoFechar: () => void }) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  return (
    <DialogoDeMotivo
      titulo="Cancelar documento"
      rotulo="Motivo"
      descricao="Fica no prontuário, e o paciente vê que foi cancelado."
      contrato={motivoSchema}
      acao="Cancelar documento"
      perigosa
      fazer={async (motivo) => {
        await cancelarDocumento(documento.id, motivo);
        await relerDocumentos(cache, clinicaId, paciente.id);
        aoFechar();
      }}
      aoFechar={aoFechar}
    >
      O documento continua visível, marcado como cancelado. Isto não pode ser desfeito.
    </DialogoDeMotivo>
  );
}
