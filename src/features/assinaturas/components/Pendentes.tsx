import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { diaEHora, formatarDataHora, hoje } from '@/lib/format/datas.ts';
import type { Pendente } from '@/shared/assinatura/api/pendentes.ts';
import { nomeDoPendente } from '../documento.ts';

interface Props {
  pendentes: readonly Pendente[];
  /** How many there are, those that the page leaves out included. */
  total: number;
  aoAssinar: (escolhidos: readonly Pendente[]) => void;
}

/** Whether it was finished or prepared today, by the clock of its clinic. */
const deHoje = ({ quando, fuso }: Pendente) => diaEHora(quando, fuso).dia === hoje(fuso);

/**
 * What waits for a signature, and the one button that signs what is chosen: at first what is of today. What
 * is older is chosen by hand, so that nobody signs months of work by one press.
 */
export function Pendentes({ pendentes, total, aoAssinar }: Props) {
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(
    () => new Set(pendentes.filter(deHoje).map(({ documento_id }) => documento_id)),
  );
  const escolhidos = pendentes.filter(({ documento_id }) => marcados.has(documento_id));
  const todos = escolhidos.length === pendentes.length;

  function marcar(id: string, sim: boolean) {
    const novo = new Set(marcados);
    if (sim) novo.add(id);
    else novo.delete(id);
    setMarcados(novo);
  }

  return (
    <Stack>
      <Group justify="space-between">
        <Checkbox
          label={
            todos ? 'Todos escolhidos' : `${escolhidos.length} de ${pendentes.length} escolhidos`
          }
          checked={todos}
          indeterminate={!todos && escolhidos.length > 0}
          onChange={() =>
            setMarcados(new Set(todos ? [] : pendentes.map(({ documento_id }) => documento_id)))
          }
        />
        <Button
          leftSection={<IconSignature size={18} aria-hidden />}
          disabled={escolhidos.length === 0}
          onClick={() => aoAssinar(escolhidos)}
        >
          {textoDoBotao(escolhidos.length)}
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
              checked={marcados.has(pendente.documento_id)}
              onChange={({ currentTarget }) => marcar(pendente.documento_id, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function textoDoBotao(quantos: number): string {
  if (quantos === 0) return 'Escolha o que assinar';
  return quantos === 1 ? 'Assinar 1 documento' : `Assinar ${quantos} documentos`;
}
