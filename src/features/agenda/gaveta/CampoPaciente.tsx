import { formatarCpf } from '@domain/documentos/cpf.ts';
import { Group, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type LigacaoDoCampo, useCampo } from '@/components/formulario/campo.ts';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { nomeExibido, pacienteOptions } from '@/lib/paciente/paciente.ts';
import { pacientesOptions } from '../api/pacientes.ts';

const PAUSA = 200;

/** Who is seen: searched by any part of name, CPF or phone; registered beside when new. */
export function CampoPaciente<V extends FieldValues, T = V>({
  clinicaId,
  ...ligacao
}: LigacaoDoCampo<V, T> & { clinicaId: string }) {
  const campo = useCampo(ligacao);
  const [digitado, setDigitado] = useState('');
  const [termo] = useDebouncedValue(digitado.trim(), PAUSA);
  const escolhido = useQuery({
    ...pacienteOptions(clinicaId, campo.valor),
    enabled: campo.valor !== '',
  }).data;
  const busca = useQuery(
    pacientesOptions(clinicaId, escolhido && digitado === nomeExibido(escolhido) ? '' : termo),
  );
  const achados = busca.data ?? [];
  const todos = [
    ...(escolhido && !achados.some(({ id }) => id === escolhido.id) ? [escolhido] : []),
    ...achados,
  ];
  const porId = new Map(todos.map((paciente) => [paciente.id, paciente]));

  return (
    <div>
      <Select
        {...campo.props}
        autoFocus
        label="Paciente"
        placeholder="Nome, CPF ou telefone"
        searchable
        searchValue={digitado}
        onSearchChange={setDigitado}
        data={todos.map((paciente) => ({ value: paciente.id, label: nomeExibido(paciente) }))}
        // The database has already searched, by more than the name that shows.
        filter={({ options }) => options}
        value={campo.valor || null}
        onChange={(id) => campo.mudar(id ?? '')}
        nothingFoundMessage={busca.isFetching ? 'Procurando…' : 'Nenhum paciente encontrado.'}
        renderOption={({ option }) => {
          const paciente = porId.get(option.value);
          const dados = [
            paciente?.data_nascimento && formatarDia(paciente.data_nascimento),
            paciente?.cpf && formatarCpf(paciente.cpf),
          ];
          return (
            <div>
              <Text size="sm">{option.label}</Text>
              <Text size="xs" c="dimmed">
                {dados.filter(Boolean).join(' · ') || 'Sem data de nascimento nem CPF'}
              </Text>
            </div>
          );
        }}
      />
      <Group gap={4} mt={4}>
        <IconUserPlus size={16} aria-hidden />
        <TextoLink
          to={PATHS.novoPaciente}
          search={/\p{L}/u.test(termo) && !campo.valor ? { nome: termo } : {}}
          target="_blank"
          size="sm"
        >
          Cadastrar paciente novo
        </TextoLink>
      </Group>
    </div>
  );
}
