import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { Select, type SelectProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TAB_ESCOLHE } from '@/components/formulario/unico.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { nomeExibido, pacienteOptions, pacientesAtivosOptions } from '../api/queries.ts';
import { obitoEm } from '../obito.ts';

/** How long, in ms, a person must pause before the search runs. */
const PAUSA = 200;

interface Props
  extends Omit<
    SelectProps,
    'value' | 'onChange' | 'data' | 'filter' | 'searchable' | 'searchValue' | 'onSearchChange'
  > {
  clinicaId: string;
  /** Id of the patient chosen; empty when there is none. */
  valor: string;
  aoMudar: (id: string) => void;
  /** Whether somebody is to be booked for: then who died is shown, and cannot be chosen. */
  soVivos?: boolean;
  /** Who is offered while nothing is typed. */
  sugestao?: string;
}

/** Chooses one active patient of the clinic, searched by any part of name, CPF or phone, or day of birth. */
export function EscolhaDePaciente(props: Props) {
  const { clinicaId, valor, aoMudar, soVivos = false, sugestao = '', ...resto } = props;
  const [digitado, setDigitado] = useState('');
  const [termo] = useDebouncedValue(digitado.trim(), PAUSA);
  const escolhido = useQuery({
    ...pacienteOptions(clinicaId, valor),
    enabled: valor !== '',
  }).data;
  const procura = escolhido && digitado === nomeExibido(escolhido) ? '' : termo || sugestao;
  const busca = useQuery(pacientesAtivosOptions(clinicaId, procura));
  const achados = busca.data ?? [];
  const todos = [
    ...(escolhido && !achados.some(({ id }) => id === escolhido.id) ? [escolhido] : []),
    ...achados,
  ];
  const porId = new Map(todos.map((paciente) => [paciente.id, paciente]));
  return (
    <Select
      label="Paciente"
      placeholder="Nome, CPF, telefone ou nascimento"
      {...resto}
      {...TAB_ESCOLHE}
      aria-busy={digitado.trim() !== termo || busca.isFetching}
      onBlur={(evento) => {
        // Keeps the words when nobody is chosen, to go on from them.
        if (!valor) setDigitado(evento.currentTarget.value);
        resto.onBlur?.(evento);
      }}
      searchable
      searchValue={digitado}
      onSearchChange={setDigitado}
      data={todos.map((paciente) => ({
        value: paciente.id,
        label: nomeExibido(paciente),
        disabled: soVivos && paciente.data_obito !== null,
      }))}
      // The database has already searched, by more than the name that shows.
      filter={({ options }) => options}
      value={valor || null}
      onChange={(id) => aoMudar(id ?? '')}
      nothingFoundMessage={busca.isFetching ? 'Procurando…' : 'Nenhum paciente encontrado.'}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{option.label}</Text>
          <Text size="xs" c="dimmed">
            {dadosDe(porId.get(option.value)) || 'Sem data de nascimento nem CPF'}
          </Text>
        </div>
      )}
    />
  );
}

/** Writes what tells two people of one name apart. */
function dadosDe(paciente: PacienteResumido | undefined): string {
  return [
    paciente && obitoEm(paciente.data_obito),
    paciente?.data_nascimento && formatarDia(paciente.data_nascimento),
    paciente?.cpf && formatarCpf(paciente.cpf),
  ]
    .filter(Boolean)
    .join(' · ');
}
