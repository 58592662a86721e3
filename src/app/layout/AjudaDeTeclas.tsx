import { Group, Kbd, Modal, Table } from '@mantine/core';

import { AVISOS } from '@/config/constants.ts';

/** The keys that work on every screen, as the help lists them. */
const TECLAS = [
  { teclas: ['Ctrl', 'K'], efeito: 'Buscar telas, ações e pacientes' },
  { teclas: ['/'], efeito: 'Ir para a busca da tela' },
  { teclas: ['Ctrl', 'B'], efeito: 'Abrir ou recolher o menu' },
  { teclas: ['Ctrl', 'J'], efeito: 'Abrir as calculadoras' },
  { teclas: ['Ctrl', 'S'], efeito: 'Salvar o rascunho' },
  { teclas: ['Ctrl', 'Enter'], efeito: 'Finalizar' },
  { teclas: [AVISOS.tecla], efeito: 'Ir para os avisos' },
  { teclas: ['?'], efeito: 'Mostrar esta lista' },
  { teclas: ['Esc'], efeito: 'Fechar o que abriu por último' },
] as const;

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
