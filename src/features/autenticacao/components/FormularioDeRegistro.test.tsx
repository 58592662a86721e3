import { expect, it, vi } from 'vitest';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { FormularioDeRegistro } from './FormularioDeRegistro.tsx';

it('asks a doctor at first for what the contract needs, and folds the rest away', async () => {
  const { screen } = mostrar(
    <FormularioDeRegistro tipo="medico" convite={undefined} registrar={vi.fn()} />,
    { sessao: sessaoDe(null) },
  );
  const dobra = (await screen.findByText('CPF e telefone (opcional)')).closest('details');
  expect(dobra?.open).toBe(false);
  const fora = [...document.querySelectorAll<HTMLInputElement>('form input')].filter(
    (campo) => campo.name && !campo.closest('details'),
  );
  expect(fora.map(({ name }) => name)).toEqual([
    ...['nome', 'crm', 'crm_uf', 'especialidade', 'email', 'password', 'aceite_termos'],
  ]);
});
