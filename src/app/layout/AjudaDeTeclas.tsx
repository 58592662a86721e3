import { Group, Kbd, Table, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { AVISOS } from '@/config/constants.ts';
import { PATHS } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

interface Atalho {
  teclas: readonly string[];
  efeito: string;
}

/** The keys that work on every screen, as the help lists them. */
const TECLAS: readonly Atalho[] = [
  { teclas: ['Ctrl', 'K'], efeito: 'Buscar telas, ações e pacientes' },
  { teclas: ['/'], efeito: 'Ir para a busca da tela' },
  { teclas: ['Ctrl', 'B'], efeito: 'Abrir ou recolher o menu' },
  { teclas: ['Ctrl', 'J'], efeito: 'Abrir as calculadoras' },
  { teclas: ['Ctrl', 'S'], efeito: 'Salvar o rascunho' },
  { teclas: ['Ctrl', 'Enter'], efeito: 'Finalizar' },
  { teclas: [AVISOS.tecla], efeito: 'Ir para os avisos' },
  { teclas: ['?'], efeito: 'Mostrar esta lista' },
  { teclas: ['Esc'], efeito: 'Fechar o que abriu por último' },
];

/** Those of the agenda's grid, once the focus is in it. */
const DA_AGENDA: readonly Atalho[] = [
  { teclas: ['↑', '↓'], efeito: 'Andar pelos horários e agendamentos do dia' },
  { teclas: ['←', '→'], efeito: 'Passar à coluna ao lado' },
  { teclas: ['Page Up', 'Page Down'], efeito: 'Andar uma hora' },
  { teclas: ['Home', 'End'], efeito: 'Ir ao começo ou ao fim do dia' },
  { teclas: ['Enter'], efeito: 'Agendar no horário, ou abrir o agendamento' },
  { teclas: ['Shift', '↑ ↓ ← →'], efeito: 'Levar o agendamento a outro horário ou coluna' },
  { teclas: ['Alt', 'Shift', '↑ ↓'], efeito: 'Mudar a duração do agendamento' },
  { teclas: ['Enter'], efeito: 'Confirmar a mudança' },
  { teclas: ['Esc'], efeito: 'Desfazer a mudança' },
];

const AGENDAS: ReadonlySet<string> = new Set([
  PATHS.agenda,
  PATHS.agendaDoMedico,
  PATHS.agendaDaClinica,
]);

/** The list of keys, opened by `?`; on the agenda, those of its grid too. */
export function AjudaDeTeclas({ aoFechar }: { aoFechar: () => void }) {
  const { pathname } = useLocation();
  const { tipo } = usePerfil();
  // At the same address a patient has a list of the own appointments.
  const naAgenda = AGENDAS.has(pathname) && tipo !== 'paciente';
  return (
    <Dialogo opened onClose={aoFechar} title="Atalhos do teclado">
      {naAgenda && (
        <>
          <Title order={3} size="h5">
            Na grade da agenda
          </Title>
          <Lista atalhos={DA_AGENDA} />
          <Title order={3} size="h5" mt="md">
            Em qualquer tela
          </Title>
        </>
      )}
      <Lista atalhos={TECLAS} />
    </Dialogo>
  );
}

function Lista({ atalhos }: { atalhos: readonly Atalho[] }) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Teclas</Table.Th>
          <Table.Th>O que faz</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {atalhos.map(({ teclas, efeito }) => (
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
  );
}
