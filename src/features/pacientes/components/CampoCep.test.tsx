import { fireEvent, screen } from '@testing-library/react';
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
    </>
  );
}

async function abrir() {
  mostrar(<Endereco />, { sessao: sessaoDe(perfilDe()) });
  const [cep, uf] = await screen.findAllByRole<HTMLInputElement>('textbox');
  if (!cep || !uf) throw new Error('the fields are not there');
  return {
    uf,
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
