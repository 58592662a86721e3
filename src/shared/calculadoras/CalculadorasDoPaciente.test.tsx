import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { CalculadorasDoPaciente } from './CalculadorasDoPaciente.tsx';
import { usePacienteNaTela } from './na-tela.ts';
import { aoPedirCalculadora } from './pedida.ts';

/** The frame, which shows the tools, and a panel that opens and closes. */
function Tela() {
  const [painel, setPainel] = useState(true);
  return (
    <>
      <p>de {usePacienteNaTela() ?? 'ninguém'}</p>
      <button type="button" onClick={() => setPainel(!painel)}>
        painel
      </button>
      {painel && <CalculadorasDoPaciente pacienteId="joana" />}
    </>
  );
}

const abrir = (tipo: 'medico' | 'staff') =>
  mostrar(
    <SoDentro>
      <Tela />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo })) },
  ).screen;

it('tells of whom the panel is while it is open, and asks for the tools', async () => {
  const pedidas: (string | undefined)[] = [];
  const largar = aoPedirCalculadora((id) => pedidas.push(id));
  const screen = abrir('medico');
  expect(await screen.findByText('de joana')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Calculadoras' }));
  expect(pedidas).toEqual([undefined]);
  largar();
  fireEvent.click(screen.getByRole('button', { name: 'painel' }));
  expect(screen.getByText('de ninguém')).toBeDefined();
});

it('says nothing of the patient to who does not read records', async () => {
  const screen = abrir('staff');
  expect(await screen.findByText('de ninguém')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Calculadoras' })).toBeNull();
});
