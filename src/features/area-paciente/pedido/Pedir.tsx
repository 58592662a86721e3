import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import atendimento from '../agendamentos/Atendimento.module.css';
import type { Horario, Vinculo } from '../api/linhas.ts';
import { opcoesOptions } from '../api/queries.ts';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';
import { EntrarNaEspera } from './EntrarNaEspera.tsx';
import { EnviarPedido } from './EnviarPedido.tsx';
import { EscolhaDoHorario } from './EscolhaDoHorario.tsx';
import { type TipoOferecido, tiposOferecidos } from './opcoes.ts';

/** Where, what, with whom, and when: each choice narrows the next. */
export function Pedir({ vinculos }: { vinculos: readonly Vinculo[] }) {
  const [escolhido, setEscolhido] = useState(vinculos[0]?.paciente_id);
  const vinculo = vinculos.find(({ paciente_id }) => paciente_id === escolhido) ?? vinculos[0];
  return (
    <Bloco titulo="O que você quer marcar">
      <Stack pb="recuo" px="recuo">
        {vinculos.length > 1 && (
          <NativeSelect
            label="Clínica"
            size="md"
            value={vinculo?.paciente_id}
            data={vinculos.map((um) => ({
              value: um.paciente_id,
              label: nomeDoVinculo(um, vinculos),
            }))}
            onChange={({ currentTarget }) => setEscolhido(currentTarget.value)}
          />
        )}
        {vinculo && <Tipos key={vinculo.paciente_id} vinculo={vinculo} />}
      </Stack>
    </Bloco>
  );
}

function Tipos({ vinculo }: { vinculo: Vinculo }) {
  const { data, isPending, error, refetch } = useQuery(opcoesOptions(vinculo.paciente_id));
  const [tipoId, setTipo] = useState('');
  const [medico, setMedico] = useState('');
  if (isPending) return <Esqueleto linhas={2} />;
  if (!data) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  const tipos = tiposOferecidos(data);
  const tipo = tipos.find(({ tipo_id }) => tipo_id === tipoId);
  if (tipos.length === 0) {
    return <BlocoVazio>Nenhum médico desta clínica tem horários abertos por aqui.</BlocoVazio>;
  }
  return (
    <>
      <SimpleGrid minColWidth="min(15rem, 100%)" autoFlow="auto-fit">
        <NativeSelect
          label="Tipo de atendimento"
          size="md"
          value={tipoId}
          data={[
            { value: '', label: 'Escolha' },
            ...tipos.map((um) => ({ value: um.tipo_id, label: rotuloDoTipo(um) })),
          ]}
          onChange={({ currentTarget }) => {
            setTipo(currentTarget.value);
            setMedico('');
          }}
        />
        {tipo && (
          <NativeSelect
            label="Médico"
            size="md"
            value={medico}
            data={[
              { value: '', label: 'Qualquer médico' },
              ...tipo.medicos.map(({ medico_id, medico_nome, especialidade }) => ({
                value: medico_id,
                label: especialidade ? `${medico_nome}, ${especialidade}` : medico_nome,
              })),
            ]}
            onChange={({ currentTarget }) => setMedico(currentTarget.value)}
          />
        )}
      </SimpleGrid>
      {tipo && (
        <Horarios
          key={`${tipo.tipo_id} ${medico}`}
          vinculo={vinculo}
          tipo={tipo}
          medico={medico || null}
        />
      )}
    </>
  );
}

const rotuloDoTipo = ({ tipo_nome, duracao_min, teleconsulta }: TipoOferecido) =>
  `${tipo_nome}, ${duracao_min} min${teleconsulta ? ', por vídeo' : ''}`;

interface PropsDosHorarios {
  vinculo: Vinculo;
  tipo: TipoOferecido;
  medico: string | null;
}

function Horarios({ vinculo, tipo, medico }: PropsDosHorarios) {
  const [horario, setHorario] = useState<Horario | null>(null);
  const { paciente_id: paciente, fuso } = vinculo;
  return (
    <>
      {tipo.orientacoes && (
        <p className={atendimento.orientacoes}>
          <strong>O que levar e como se preparar</strong>
          {tipo.orientacoes}
        </p>
      )}
      {horario ? (
        <EnviarPedido
          vinculo={vinculo}
          tipo={tipo}
          horario={horario}
          aoTrocar={() => setHorario(null)}
        />
      ) : (
        <EscolhaDoHorario
          pedido={{ paciente, tipo: tipo.tipo_id, medico }}
          fuso={fuso}
          aoEscolher={setHorario}
          comMedico={medico === null && tipo.medicos.length > 1}
          seNenhum={<EntrarNaEspera paciente={paciente} tipo={tipo} medico={medico} />}
        />
      )}
    </>
  );
}
