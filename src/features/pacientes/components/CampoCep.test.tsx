import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { CADASTRO_VAZIO, resolverDoCadastro } from '../formulario.ts';
import { CampoCep } from './CampoCep.tsx';

function Endereco() {
  const { control } = useForm({ resolver: resolverDoCadastro, defaultValues: CADASTRO_VAZIO });
  return (
    <>
      <CampoCep control={control} />
      <CampoTexto control={control} name="uf" label="Estado" />
      <CampoTexto control={control} name="cidade" label="Cidade" />
    </>
  );
}

async function abrir() {
  mostrar(<Endereco />, { sessao: sessaoDe(perfilDe()) });
  const [cep, uf, cidade] = await screen.findAllByRole<HTMLInputElement>('textbox');
  if (!cep || !uf || !cidade) throw new Error('the fields are not there');
  return {
    uf,
    cidade,
    digitar(texto: string) {
      fireEvent.change(cep, { target: { value: texto } });
      fireEvent.blur(cep);
    },
  };
}

it('fills the state in, and follows a CEP that is corrected', async () => {
  const { uf, digitar } = await abrir();
  digitar('01310100');
  expect(uf.value).toBe('SP');
  digitar('2201');
  expect(uf.value).toBe('SP');
  digitar('22010-000');
  expect(uf.value).toBe('RJ');
});

it('leaves the state that the person chose', async () => {
  const { uf, digitar } = await abrir();
  fireEvent.change(uf, { target: { value: 'MG' } });
  digitar('01310-100');
  expect(uf.value).toBe('MG');
});

it('fills the city in where the table knows it, says so, and empties what it filled where it does not', async () => {
  const { cidade, digitar } = await abrir();
  digitar('13083-970');
  await waitFor(() => expect(cidade.value).toBe('Campinas'));
  expect(await screen.findByText(/não conferida com os Correios/)).toBeTruthy();
  digitar('22010-000');
  await waitFor(() => expect(cidade.value).toBe('Rio de Janeiro'));
  // Of Ilhabela and of Caraguatatuba.
  digitar('11640-000');
  await waitFor(() => expect(cidade.value).toBe(''));
});

it('leaves the city that the person wrote', async () => {
  const { cidade, uf, digitar } = await abrir();
  fireEvent.change(cidade, { target: { value: 'Paulínia' } });
  digitar('13083-970');
  await waitFor(() => expect(uf.value).toBe('SP'));
  await screen.findByDisplayValue('SP');
  expect(cidade.value).toBe('Paulínia');
});
