import { Autocomplete, MantineProvider, Select, TagsInput } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CampoSelecao } from './CampoSelecao.tsx';
import { cuidarDasListas, OFERECE_PARECIDOS, TAB_ESCOLHE } from './unico.ts';

const UFS = ['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'SC', 'SP'];
let largar = () => {};
beforeEach(() => {
  largar = cuidarDasListas(window);
});
afterEach(() => largar());

const mostrar = (campo: ReactNode) => render(<MantineProvider env="test">{campo}</MantineProvider>);
const campo = () => screen.getByRole<HTMLInputElement>('combobox');
const escrever = (value: string) => {
  campo().focus();
  fireEvent.change(campo(), { target: { value } });
};
const teclar = (key: string) => fireEvent.keyDown(campo(), { key, code: key });

function Uf() {
  const form = useForm({ defaultValues: { uf: '' } });
  return (
    <>
      <CampoSelecao control={form.control} name="uf" label="UF do CRM" data={UFS} />
      <output>{form.watch('uf')}</output>
    </>
  );
}

it.each(['Enter', 'Tab'])('takes the only state that matches on %s', (tecla) => {
  mostrar(<Uf />);
  escrever('sp');
  teclar(tecla);
  fireEvent.blur(campo());
  expect(screen.getByRole('status').textContent).toBe('SP');
  expect(campo().value).toBe('SP');
});

it('chooses nobody among several, and leaves what was typed where it is', () => {
  mostrar(<Uf />);
  escrever('a');
  teclar('Enter');
  teclar('Tab');
  fireEvent.blur(campo());
  expect(screen.getByRole('status').textContent).toBe('');
  expect(campo().value).toBe('a');
});

it('takes nothing from a list that still searches: what it shows is of other words', () => {
  mostrar(<Select label="Paciente" data={['Joana Lima']} searchable aria-busy />);
  escrever('joana');
  expect(teclar('Enter')).toBe(false);
  fireEvent.blur(campo());
  expect(campo().value).toBe('');
});

it('takes the only suggestion of a free text on Enter, and leaves the text on Tab', () => {
  mostrar(<Autocomplete label="Diagnóstico" data={['I10 Hipertensão', 'E11 Diabetes']} />);
  escrever('hiper');
  teclar('Tab');
  expect(campo().value).toBe('hiper');
  teclar('Enter');
  expect(campo().value).toBe('I10 Hipertensão');
});

function Medicamentos() {
  const [lista, setLista] = useState<string[]>([]);
  return (
    <TagsInput
      {...OFERECE_PARECIDOS}
      label="Medicamentos"
      data={['amiodarona']}
      filter={({ options }) => options}
      value={lista}
      onChange={setLista}
    />
  );
}

it('takes a medicine that the words begin, never one that only looks like them', () => {
  mostrar(<Medicamentos />);
  escrever('amiodaronna');
  teclar('Enter');
  expect(screen.getByText('amiodaronna')).toBeTruthy();
  escrever('amio');
  teclar('Enter');
  expect(screen.queryByText('amio')).toBeNull();
});

const PACIENTES = ['Mariana Sá', 'Maria Alves', 'Mário Dias'];

function Paciente({ achados }: { achados: string[] }) {
  const [valor, setValor] = useState<string | null>(null);
  return (
    <>
      <Select
        {...TAB_ESCOLHE}
        label="Paciente"
        data={achados}
        searchable
        filter={({ options }) => options}
        value={valor}
        onChange={setValor}
      />
      <output>{valor ?? 'ninguém'}</output>
    </>
  );
}

it('takes the option that shows as chosen, wherever others that arrive move it', () => {
  const [, ...primeiros] = PACIENTES;
  const { rerender } = mostrar(<Paciente achados={primeiros} />);
  escrever('mar');
  teclar('ArrowDown');
  teclar('ArrowDown');
  rerender(
    <MantineProvider env="test">
      <Paciente achados={PACIENTES} />
    </MantineProvider>,
  );
  teclar('Enter');
  expect(screen.getByRole('status').textContent).toBe('Mário Dias');
});

it('takes nobody when the option that was chosen has left the list', () => {
  const { rerender } = mostrar(<Paciente achados={PACIENTES} />);
  escrever('mar');
  teclar('ArrowDown');
  rerender(
    <MantineProvider env="test">{<Paciente achados={PACIENTES.slice(1)} />}</MantineProvider>,
  );
  teclar('Enter');
  expect(screen.getByRole('status').textContent).toBe('ninguém');
});

it('keeps whom it has, wherever they stand in what arrives', async () => {
  const { rerender } = mostrar(<Paciente achados={PACIENTES.slice(2)} />);
  escrever('mário');
  teclar('Enter');
  fireEvent.click(campo());
  // Mantine remembers the place of whom it has a moment after the list opens.
  await act(() => new Promise((pronto) => setTimeout(pronto)));
  rerender(
    <MantineProvider env="test">
      <Paciente achados={PACIENTES} />
    </MantineProvider>,
  );
  teclar('Enter');
  expect(screen.getByRole('status').textContent).toBe('Mário Dias');
});
