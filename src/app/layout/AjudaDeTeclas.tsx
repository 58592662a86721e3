import { Group, Kbd, Modal, Table } from '@mantine/core';
import { TECLAS } from '@/config/constants.ts';

/** The list of keys, opened by `?`. */
export function AjudaDeTeclas({ aoFechar }: { aoFechar: () => void }) {
  return (
    <Modal opened onClose={aoFechar} title="Atalhos do teclado">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Teclas</Table.Th>
            <Table.Th>O que faz</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {TECLAS.map(({ teclas, efeito }) => (
            <Table.Tr key={efeito}>
              <Table.Td>
                <Group gap={4} wrap="nowrap">
                  {teclas.map((tecla) => (
                    <Kbd key={tecla}>{tecla}</Kbd>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>{efeito}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
