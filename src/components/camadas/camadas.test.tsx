import { Button, MantineProvider, Popover, Select } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { haCamada } from './camadas.ts';
import { Dialogo } from './Dialogo.tsx';
import { GavetaLateral } from './GavetaLateral.tsx';

function Tela({ trancado = false }: { trancado?: boolean }) {
  const [gaveta, setGaveta] = useState(false);
  const [dialogo, setDialogo] = useState(false);
  const [ida, setIda] = useState(false);
  return (
    <MantineProvider env="test">
      <Button onClick={() => setGaveta(true)}>Agendar</Button>
      <GavetaLateral
        opened={gaveta}
        onClose={() => setGaveta(false)}
        title="Novo agendamento"
        keepMounted
      >
        <Button onClick={() => setDialogo(true)}>Cancelar consulta</Button>
        {!ida && <Button onClick={() => setIda(true)}>Confirmar</Button>}
        <Select label="Sala" data={['Sala 1', 'Sala 2']} searchable />
        <Popover opened={ida}>
          <Popover.Target>
            <Button>Dia</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Button>Hoje</Button>
          </Popover.Dropdown>
        </Popover>
      </GavetaLateral>
      <Dialogo
        opened={dialogo}
        onClose={() => setDialogo(false)}
        title="Cancelar?"
        closeOnEscape={!trancado}
      >
        <Button>Voltar</Button>
      </Dialogo>
    </MantineProvider>
  );
}

const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const esc = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', code: 'Escape' });
const janelas = () => screen.queryAllByRole('dialog').map((uma) => uma.textContent);

it('closes what is on top, then what lay under it', () => {
  render(<Tela />);
  apertar('Agendar');
  apertar('Cancelar consulta');
  esc();
  expect(screen.queryByText('Cancelar?')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Novo agendamento' })).toBeTruthy();
  esc();
  expect(janelas()).toEqual([]);
  expect(haCamada()).toBe(false);
});

it('closes nothing under a window that stays', () => {
  render(<Tela trancado />);
  apertar('Agendar');
  apertar('Cancelar consulta');
  esc();
  expect(janelas()).toHaveLength(2);
});

it('leaves Escape to a list that is open in a drawer', () => {
  render(<Tela />);
  apertar('Agendar');
  const sala = screen.getByRole('combobox', { name: 'Sala' });
  act(() => sala.focus());
  fireEvent.click(sala);
  esc();
  expect(janelas()).toHaveLength(1);
  esc();
  expect(janelas()).toHaveLength(0);
});

it('leaves Escape to what drops down inside a drawer', () => {
  render(<Tela />);
  apertar('Agendar');
  apertar('Confirmar');
  act(() => screen.getByRole('button', { name: 'Hoje' }).focus());
  esc();
  expect(screen.getByRole('dialog', { name: 'Novo agendamento' })).toBeTruthy();
});

it('comes back with Tab from where a button that went away has left the focus', () => {
  render(<Tela />);
  apertar('Agendar');
  act(() => screen.getByRole('button', { name: 'Agendar', hidden: true }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
});
