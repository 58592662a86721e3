import { ROTULO_DO_DOCUMENTO } from '@domain/contracts/prescricao.ts';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bloco } from '@/components/Bloco.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { BotaoLink, TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData, formatarDia } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { type Documento, documentosOptions, itensDaComposicao } from '../api/documentos.ts';

/** How many the record shows; the rest is on the screen of prescribing. */
const RECENTES = 4;

/** The latest documents of a patient, in the record; a prescription is renewed from here. */
export function DocumentosEmitidos() {
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(documentosOptions(clinicaId, paciente.id));
  if (error && !data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível ler as receitas."
        aoTentar={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  const recentes = data.slice(0, RECENTES);
  // A prescription that was divided is renewed whole, by the first of its parts.
  const renovaveis = new Set(
    recentes
      .filter(({ composicao_id, tipo }, posicao) => {
        const antes = recentes.slice(0, posicao);
        const repetida = antes.some((um) => um.composicao_id === composicao_id && um.tipo === tipo);
        return !repetida && itensDaComposicao(data, composicao_id).length > 0;
      })
      .filter(({ tipo }) => tipo === 'prescricao'),
  );
  return (
    <Bloco
      titulo="Receitas e documentos"
      acao={
        escreve && data.length > RECENTES ? (
          <TextoLink to={PATHS.prescrever} params={{ id: paciente.id }}>
            Ver todos
          </TextoLink>
        ) : undefined
      }
    >
      <ul className="linhas" aria-label="Receitas e documentos">
        {recentes.map((documento) => (
          <li key={documento.id} className="linha">
            <Emitido documento={documento} />
            {escreve && renovaveis.has(documento) && (
              <BotaoLink
                to={PATHS.prescrever}
                params={{ id: paciente.id }}
                search={{ renovar: documento.composicao_id }}
                variant="default"
                size="xs"
              >
                Renovar
              </BotaoLink>
            )}
          </li>
        ))}
      </ul>
    </Bloco>
  );
}

const ENCERRADO: Readonly<Partial<Record<Documento['estado'], string>>> = {
  dispensada: ' · dispensada',
  cancelada: ' · cancelada',
};

function Emitido({ documento }: { documento: Documento }) {
  const fuso = useFuso();
  const { tipo, emitida_em, medico_nome, valida_ate, estado, conteudo } = documento;
  return (
    <div>
      <Group gap={4}>
        <Text fw={600}>{ROTULO_DO_DOCUMENTO[tipo]}</Text>
        <Text c="dimmed" size="sm">
          {emitida_em && formatarData(emitida_em, fuso)} · {medico_nome}
          {valida_ate && estado === 'emitida' && ` · vale até ${formatarDia(valida_ate)}`}
          {ENCERRADO[estado]}
        </Text>
      </Group>
      {conteudo.itens && (
        <Text size="sm">{conteudo.itens.map(({ nome }) => nome).join(' · ')}</Text>
      )}
    </div>
  );
}
