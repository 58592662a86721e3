import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Pendente } from '@/shared/assinatura/api/pendentes.ts';
import { nomeDoPendente } from '../documento.ts';

interface Props {
  pendentes: readonly Pendente[];
  /** How many there are, those that the page leaves out included. */
  total: number;
  aoAssinar: (escolhidos: readonly Pendente[]) => void;
}

/** What waits for a signature, all of it chosen at first, and the one button that signs what is chosen. */
export function Pendentes({ pendentes, total, aoAssinar }: Props) {
  const [fora, setFora] = useState<ReadonlySet<string>>(new Set());
  const escolhidos = pendentes.filter(({ documento_id }) => !fora.has(documento_id));
  const todos = escolhidos.length === pendentes.length;

  function marcar(id: string, sim: boolean) {
    const novo = new Set(fora);
    if (sim) novo.delete(id);
    else novo.add(id);
    setFora(novo);
  }

  return (
    <Stack>
      <Group justify="space-between">
        <Checkbox
          label={todos ? 'Todos escolhidos' : `${escolhidos.length} de ${pendentes.length}`}
          checked={todos}
          indeterminate={!todos && escolhidos.length > 0}
          onChange={() =>
            setFora(todos ? new Set(pendentes.map(({ documento_id }) => documento_id)) : new Set())
          }
        />
        <Button
          leftSection={<IconSignature size={18} aria-hidden />}
          disabled={escolhidos.length === 0}
          onClick={() => aoAssinar(escolhidos)}
        >
          {escolhidos.length === 1
            ? 'Assinar 1 documento'
            : `Assinar ${escolhidos.length} documentos`}
        </Button>
      </Group>
      {total > pendentes.length && (
        <Text c="dimmed" fz="sm">
          Há {total} ao todo; aqui estão os {pendentes.length} mais recentes. Os outros aparecem à
          medida que estes são assinados.
        </Text>
      )}
      <ul className="cartao linhas" aria-label="Documentos a assinar">
        {pendentes.map((pendente) => (
          <li key={pendente.documento_id} className="linha">
            <Checkbox
              label={`${nomeDoPendente(pendente)} de ${pendente.paciente_nome}`}
              description={`${pendente.clinica_nome} · ${formatarDataHora(pendente.quando, pendente.fuso)}`}
              checked={!fora.has(pendente.documento_id)}
              onChange={({ currentTarget }) => marcar(pendente.documento_id, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
