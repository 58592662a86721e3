import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/lib/errors/erros.ts';
import { CampoData } from './CampoData.tsx';
import { CampoNumero } from './CampoNumero.tsx';
import { CampoTexto } from './CampoTexto.tsx';
import { Formulario } from './Formulario.tsx';

const schema = z.object({
  nome: z.string().check(z.minLength(2, 'Nome: escreva o nome.')),
  nascimento: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Data: confira dia, mês e ano.')),
  peso: z.number('Peso: informe um número.'),
});
const resolver = standardSchemaResolver(schema);
const aoEnviar = vi.fn<(dados: z.infer<typeof schema>) => Promise<void>>();

function Ficha() {
  const form = useForm({
    resolver,
    defaultValues: { nome: '', nascimento: '', peso: Number.NaN },
  });
  return (
    <MantineProvider env="test">
      <Formulario form={form} aoEnviar={aoEnviar}>
        <CampoTexto control={form.control} name="nome" label="Nome" />
        <CampoData control={form.control} name="nascimento" label="Nascimento" />
        <CampoNumero control={form.control} name="peso" label="Peso" unidade="kg" />
        <button type="submit">Enviar</button>
      </Formulario>
    </MantineProvider>
  );
}

const campo = (nome: string) => screen.getByRole<HTMLInputElement>('textbox', { name: nome });
const escrever = (nome: string, value: string) =>
  fireEvent.change(campo(nome), { target: { value } });
const enviar = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

function preencher() {
  escrever('Nome', 'Maria');
  escrever('Nascimento', '20/05/1980');
  escrever('Peso', '70,5');
}

beforeEach(() => {
  aoEnviar.mockReset().mockResolvedValue();
  render(<Ficha />);
});

it('sends what the contract makes of what was typed', async () => {
  preencher();
  enviar();
  await waitFor(() => expect(aoEnviar).toHaveBeenCalledOnce());
  expect(aoEnviar.mock.calls[0]?.[0]).toEqual({
    nome: 'Maria',
    nascimento: '1980-05-20',
    peso: 70.5,
  });
});

it('sums several problems up in the order of the form, and starts at the first', async () => {
  enviar();
  const resumo = await screen.findByRole('alert');
  expect(resumo.textContent).toBe(
    'Corrija 3 campos para continuarNome: escreva o nome.Data: confira dia, mês e ano.Peso: informe um número.',
  );
  expect(document.activeElement).toBe(campo('Nome'));
  fireEvent.click(screen.getByRole('button', { name: 'Data: confira dia, mês e ano.' }));
  await waitFor(() => expect(document.activeElement).toBe(campo('Nascimento')));
  expect(aoEnviar).not.toHaveBeenCalled();
});

it('closes its fields while sending', async () => {
  let terminar: () => void = () => undefined;
  aoEnviar.mockReturnValue(
    new Promise((resolver) => {
      terminar = resolver;
    }),
  );
  preencher();
  enviar();
  const fieldset = screen.getByRole<HTMLFieldSetElement>('group');
  await waitFor(() => expect(fieldset.disabled).toBe(true));
  terminar();
  await waitFor(() => expect(fieldset.disabled).toBe(false));
});

it("puts the server's refusal beside its field, and the focus there", async () => {
  aoEnviar.mockRejectedValue(
    new ApiError('Confira os campos.', { status: 409, campos: { nome: 'Nome: já existe.' } }),
  );
  preencher();
  enviar();
  expect(await screen.findByText('Nome: já existe.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(campo('Nome')));
  expect(campo('Nome').getAttribute('aria-invalid')).toBe('true');
});

it('says above the form what belongs to no field', async () => {
  aoEnviar.mockRejectedValue(new ApiError('Tente às 14:32.', { status: 429 }));
  preencher();
  enviar();
  const recado = await screen.findByRole('alert');
  expect(recado.textContent).toBe('Tente às 14:32.');
  await waitFor(() => expect(document.activeElement).toBe(recado));
});

it('keeps what is no date as it was typed, and shows it so', () => {
  escrever('Nascimento', '31/02/2020');
  fireEvent.blur(campo('Nascimento'));
  expect(campo('Nascimento').value).toBe('31/02/2020');
  escrever('Nascimento', '20051980');
  fireEvent.blur(campo('Nascimento'));
  expect(campo('Nascimento').value).toBe('20/05/1980');
});
