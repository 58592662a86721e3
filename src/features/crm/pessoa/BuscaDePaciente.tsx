import { formatarCpf } from '@domain/documentos/cpf.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { formatarDia } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { pacientesOptions } from '../api/queries.ts';
import type { PropsDaParte } from '../crm.ts';
import classes from './Pessoa.module.css';

interface Props extends PropsDaParte {
  acao: string;
  aoEscolher: (pacienteId: string) => Promise<void>;
  inicial?: string;
}

const PAUSA = 250;

/** Finds a registered patient, and does one thing with who was found. */
export function BuscaDePaciente({ clinica, acao, aoEscolher, inicial = '' }: Props) {
  const [texto, setTexto] = useState(inicial);
  const [termo] = useDebouncedValue(texto.trim(), PAUSA);
  const [escolhido, setEscolhido] = useState<string | null>(null);
  const achados = useQuery({ ...pacientesOptions(clinica.id, termo), enabled: termo.length > 1 });
  const escolher = async (id: string) => {
    setEscolhido(id);
    await aoEscolher(id).catch(avisar.erro);
    setEscolhido(null);
  };
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label="Paciente"
        placeholder="Nome, CPF ou telefone"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={texto}
        maxLength={120}
        autoComplete="off"
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <div role="status">
        {achados.isError && <Text c="red">Não foi possível buscar. Tente de novo.</Text>}
        {achados.data?.length === 0 && termo.length > 1 && (
          <Text c="dimmed">Nenhum paciente encontrado.</Text>
        )}
      </div>
      {termo.length > 1 && (achados.data?.length ?? 0) > 0 && (
        <ul className={classes.achados} aria-label="Pacientes encontrados">
          {achados.data?.map((paciente) => (
            <li key={paciente.id}>
              <div>
                <Text fw={600}>{nomeExibido(paciente)}</Text>
                <Text size="sm" c="dimmed">
                  {[
                    paciente.data_nascimento && formatarDia(paciente.data_nascimento),
                    paciente.cpf && formatarCpf(paciente.cpf),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Button
                variant="default"
                loading={escolhido === paciente.id}
                aria-label={`${acao}: ${nomeExibido(paciente)}`}
                onClick={() => void escolher(paciente.id)}
              >
                {acao}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
