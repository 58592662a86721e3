import { escreverCsv } from '@domain/crm/csv.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { salvarCsv } from '@/lib/arquivos.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { todosOsContatos } from '../api/contatos.ts';
import type { PedidoDeContatos } from '../api/keys.ts';
import type { Contato } from '../api/linhas.ts';
import { diaEMes, type PropsDaParte } from '../crm.ts';

/** The whole list as a file for a spreadsheet, read page after page. */
export function Exportar({ clinica, pedido }: PropsDaParte & { pedido: PedidoDeContatos }) {
  const [lidos, setLidos] = useState<number | null>(null);
  const desistencia = useRef<AbortController | null>(null);

  const exportar = async () => {
    desistencia.current = new AbortController();
    setLidos(0);
    try {
      const { signal } = desistencia.current;
      const todos = await todosOsContatos(clinica.id, pedido, setLidos, signal);
      if (!signal.aborted) salvarCsv(`${pedido.lista}-${hoje()}.csv`, csvDos(todos, pedido));
    } catch (erro) {
      if (!desistencia.current.signal.aborted) avisar.erro(erro);
    } finally {
      setLidos(null);
    }
  };

  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={lidos !== null}
        onClick={() => void exportar()}
      >
        Exportar planilha (CSV)
      </Button>
      {lidos !== null && (
        <>
          <Text size="sm" role="status">
            {lidos} pessoas lidas
          </Text>
          <Button variant="subtle" onClick={() => desistencia.current?.abort()}>
            Cancelar
          </Button>
        </>
      )}
    </Group>
  );
}

function csvDos(contatos: readonly Contato[], { canal }: PedidoDeContatos): string {
  return escreverCsv(
    ['Nome', 'Contato', 'Aniversário', 'Última visita'],
    contatos.map(({ nome, contato, aniversario, ultima_visita }) => [
      nome,
      canal === 'email' ? contato : mascaraDeTelefone(contato),
      aniversario && diaEMes(aniversario),
      ultima_visita && formatarDia(ultima_visita),
    ]),
  );
}
