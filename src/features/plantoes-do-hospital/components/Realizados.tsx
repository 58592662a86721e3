import type { SessaoNoHospital } from '@domain/contracts/escala.ts';
import { ROTULO_DO_DESFECHO } from '@domain/plantao/desfecho.ts';
import { ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { CORES, ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { Button, ScrollArea, Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { formatarDataHora, formatarHora } from '@/lib/format/datas.ts';
import { quandoDoPlantao } from '@/lib/format/plantao.ts';
import { atendimentosOptions } from '../api/queries.ts';

interface Props {
  hospitalId: string;
  sessoes: readonly SessaoNoHospital[];
  fuso: string;
  aberta: string | undefined;
  abrir: (sessao: string | undefined) => void;
}

/** What was worked in the hospital's places: how many, which colours, which outcomes. */
export function Realizados({ hospitalId, sessoes, fuso, aberta, abrir }: Props) {
  return (
    <Bloco titulo="Últimos 30 dias">
      {sessoes.length === 0 ? (
        <BlocoVazio>
          Nenhum plantão feito no Pleno nos seus locais. Aparecem aqui os que um médico com vínculo
          começa em um local que ele ligou ao hospital, sem nada do que foi escrito dos pacientes.
        </BlocoVazio>
      ) : (
        <Linhas rotulo="Plantões feitos">
          {sessoes.map((sessao) => (
            <Linha
              key={sessao.id}
              nome={sessao.medico_nome}
              detalhe={<Detalhe sessao={sessao} fuso={fuso} />}
              meio={resumoDe(sessao)}
              acao={
                <Button
                  variant="default"
                  aria-expanded={aberta === sessao.id}
                  aria-label={`Atendimentos do plantão de ${sessao.medico_nome}, ${formatarDataHora(sessao.inicio, fuso)}`}
                  onClick={() => abrir(aberta === sessao.id ? undefined : sessao.id)}
                >
                  Atendimentos
                </Button>
              }
            />
          ))}
        </Linhas>
      )}
      {sessoes.some(({ id }) => id === aberta) && aberta && (
        <Atendimentos hospitalId={hospitalId} sessaoId={aberta} fuso={fuso} />
      )}
    </Bloco>
  );
}

function Detalhe({ sessao, fuso }: { sessao: SessaoNoHospital; fuso: string }) {
  const { medico_crm, local_nome, inicio, data_fim } = sessao;
  return (
    <Stack gap={0} className="numeros">
      <span>
        {data_fim
          ? quandoDoPlantao({ inicio, fim: data_fim, fuso })
          : `${formatarDataHora(inicio, fuso)}, em curso`}
      </span>
      <span>{[medico_crm && `CRM ${medico_crm}`, local_nome].filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}

function resumoDe({ atendimentos, abertos, cores, desfechos }: SessaoNoHospital): string {
  const porCor = CORES.filter((cor) => cores[cor]).map(
    (cor) => `${cores[cor]} ${ROTULO_DA_COR[cor].toLowerCase()}`,
  );
  const porDesfecho = Object.entries(ROTULO_DO_DESFECHO)
    .filter(([nome]) => desfechos[nome])
    .map(([nome, rotulo]) => `${desfechos[nome]} ${rotulo.toLowerCase()}`);
  return [
    atendimentos === 1 ? '1 atendimento' : `${atendimentos} atendimentos`,
    ...porCor,
    cores.sem_cor && `${cores.sem_cor} sem cor`,
    ...porDesfecho,
    abertos > 0 && `${abertos} em aberto`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface PropsDosAtendimentos {
  hospitalId: string;
  sessaoId: string;
  fuso: string;
}

function Atendimentos({ hospitalId, sessaoId, fuso }: PropsDosAtendimentos) {
  const lista = useQuery(atendimentosOptions(hospitalId, sessaoId));
  const hora = (instante: string | null) => (instante ? formatarHora(instante, fuso) : '—');
  if (lista.isPending) return <Esqueleto linhas={3} />;
  if (!lista.data) {
    return (
      <EstadoErro
        erro={lista.error}
        titulo="Não foi possível carregar os atendimentos."
        aoTentar={() => void lista.refetch()}
      />
    );
  }
  if (lista.data.length === 0) return <BlocoVazio>Nenhum atendimento neste plantão.</BlocoVazio>;
  return (
    <ScrollArea>
      <Table aria-label="Atendimentos do plantão" className="numeros" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            {['Nº', 'Chegada', 'Cor', 'Classificado', 'Reavaliações', 'Desfecho', 'Saída'].map(
              (titulo) => (
                <Table.Th key={titulo} scope="col">
                  {titulo}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lista.data.map((um) => (
            <Table.Tr key={um.posicao}>
              <Table.Td>{um.posicao}</Table.Td>
              <Table.Td>{hora(um.chegada_em)}</Table.Td>
              <Table.Td>{nomeDe(ROTULO_DA_COR, um.cor) ?? 'sem cor'}</Table.Td>
              <Table.Td>{hora(um.classificado_em)}</Table.Td>
              <Table.Td>{um.reavaliacoes}</Table.Td>
              <Table.Td>
                {nomeDe(ROTULO_DO_DESFECHO, um.desfecho) ?? nomeDe(ROTULO_DO_ESTADO, um.estado)}
              </Table.Td>
              <Table.Td>{hora(um.saida_em)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

const nomeDe = (rotulos: Readonly<Record<string, string>>, nome: string | null) =>
  nome === null ? undefined : (rotulos[nome] ?? nome);
