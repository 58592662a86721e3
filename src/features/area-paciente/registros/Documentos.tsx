import { ROTULO_DO_DOCUMENTO } from '@domain/contracts/prescricao.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarDia } from '@/lib/format/datas.ts';
import { enderecoDoAssinado } from '@/shared/assinatura/api/abertura.ts';
import { AbrirAssinado } from '@/shared/assinatura/components/AbrirAssinado.tsx';
import type { DocumentoRecebido } from '../api/linhas.ts';
import { documentosOptions } from '../api/queries.ts';

const NaFarmacia = sobDemanda(() =>
  import('./NaFarmacia.tsx').then((modulo) => ({ default: modulo.NaFarmacia })),
);

const SITUACOES: Readonly<Record<DocumentoRecebido['situacao'], string>> = {
  emitida: 'Válido',
  dispensada: 'Já dispensado',
  cancelada: 'Cancelado',
  expirada: 'Vencido',
};

/** What was prescribed and emitted for the patient, newest first; nothing where there is none. */
export function Documentos({ comNome }: { comNome: boolean }) {
  const { data, error, refetch } = useQuery(documentosOptions);
  if (error && !data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar seus documentos."
        aoTentar={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Bloco titulo="Receitas e documentos">
      <ul className="linhas" aria-label="Receitas e documentos">
        {data.map((documento) => (
          <Documento key={documento.id} documento={documento} comNome={comNome} />
        ))}
      </ul>
    </Bloco>
  );
}

function Documento({ documento, comNome }: { documento: DocumentoRecebido; comNome: boolean }) {
  const fuso = useFuso();
  const { tipo, situacao, emitida_em, valida_ate, medico_nome, clinica_nome, conteudo } = documento;
  return (
    <li className="linha">
      <div>
        <Text fw={600}>
          {ROTULO_DO_DOCUMENTO[tipo]} de {formatarData(emitida_em, fuso)}
          {comNome && `, ${documento.paciente_nome}`}
        </Text>
        <Text c="dimmed" fz="sm">
          {medico_nome}, {clinica_nome}
          {valida_ate && `. Vale até ${formatarDia(valida_ate)}`}
          {documento.assinatura === 'manual' && '. Assinado em papel'}
        </Text>
        {documento.sncr === 'simulado' && (
          <Text fz="sm" fw={600}>
            Numeração SIMULADA: documento de teste, sem validade.
          </Text>
        )}
        {conteudo.itens?.map(({ nome, posologia }) => (
          <Text key={nome + posologia} fz="sm">
            <b>{nome}</b>: {posologia}
          </Text>
        ))}
        {conteudo.exames?.map(({ nome }) => (
          <Text key={nome} fz="sm">
            {nome}
          </Text>
        ))}
      </div>
      <Group gap="xs">
        <Badge variant="light" {...(situacao !== 'emitida' && { color: 'gray' })}>
          {SITUACOES[situacao]}
        </Badge>
        {documento.assinado_id && (
          <Assinado
            id={documento.id}
            assinadoId={documento.assinado_id}
            nome={`${ROTULO_DO_DOCUMENTO[tipo]} de ${formatarData(emitida_em, fuso)}`}
            // What is cancelled or past its term is shown to nobody who dispenses.
            naFarmacia={tipo === 'prescricao' && situacao === 'emitida'}
          />
        )}
      </Group>
    </li>
  );
}

interface PropsDoAssinado {
  id: string;
  assinadoId: string;
  nome: string;
  naFarmacia: boolean;
}

/** The signed file, and what is shown of it at the pharmacy. */
function Assinado({ id, assinadoId, nome, naFarmacia }: PropsDoAssinado) {
  const [mostrando, setMostrando] = useState(false);
  return (
    <>
      {naFarmacia && (
        <Button
          size="xs"
          aria-label={`Mostrar na farmácia: ${nome}`}
          onClick={() => setMostrando(true)}
        >
          Mostrar na farmácia
        </Button>
      )}
      <AbrirAssinado endereco={() => enderecoDoAssinado(assinadoId)} nome={nome} />
      {mostrando && (
        <Suspense fallback={null}>
          <NaFarmacia documentoId={id} aoFechar={() => setMostrando(false)} />
        </Suspense>
      )}
    </>
  );
}
