import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { aoPedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { AlertasDasAlergias, AlertasDoMedicamento } from './AlertasSobDemanda.tsx';

const mostrar = (oQue: ReactNode) => render(<MantineProvider env="test">{oQue}</MantineProvider>);

it('says the gravest in one line, the rest beneath it, and leads to the tool', async () => {
  mostrar(
    <AlertasDoMedicamento
      medicamento="Amoxicilina 500 mg"
      emUso={['varfarina', 'metotrexato']}
      alergias={['penicilina']}
    />,
  );
  const linha = await screen.findByText(/o paciente tem alergia a “penicilina”.*, e mais \d/);
  expect(linha.textContent).toMatch(/^⛔ Contraindicado: Amoxicilina/);
  expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(1);

  const pedidas: (string | undefined)[] = [];
  const deixar = aoPedirCalculadora((id) => pedidas.push(id));
  fireEvent.click(screen.getByRole('button', { name: /interações/, hidden: true }));
  expect(pedidas).toEqual(['drug-interactions']);
  deixar();
});

it('says of an allergy which medicine in use it is about', async () => {
  mostrar(<AlertasDasAlergias alergias={['Dipirona']} emUso={['Novalgina']} />);
  const linha = await screen.findByText(/o paciente tem alergia a “Dipirona”/, {
    selector: 'summary',
  });
  expect(linha.textContent).toMatch(/^⛔ Contraindicado: /);
});

it('keeps silent where there is nothing to say', async () => {
  mostrar(<AlertasDoMedicamento medicamento="losartana" emUso={[]} alergias={[]} />);
  expect((await screen.findByRole('status')).textContent).toBe('');
});
