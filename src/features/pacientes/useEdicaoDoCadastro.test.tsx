import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import type { Cadastro } from './api/linhas.ts';
import { CADASTRO_VAZIO } from './formulario.ts';
import { useEdicaoDoCadastro } from './useEdicaoDoCadastro.ts';

const ID = '20000000-0000-4000-8000-000000000001';
const guardado = (mudado: Partial<Cadastro> = {}) =>
  ({
    ...CADASTRO_VAZIO,
    id: ID,
    nome: 'Ana Souza',
    cidade: 'Santos',
    revisao: 3,
    ...mudado,
  }) as Cadastro;

function Formulario({ cadastro }: { cadastro: Cadastro }) {
  const { form, recuperado, descartar, divergencia, salvar } = useEdicaoDoCadastro(cadastro);
  return (
    <>
      <CampoTexto control={form.control} name="nome" label="Nome" />
      <CampoTexto control={form.control} name="cidade" label="Cidade" />
      {recuperado && <output>de volta</output>}
      {divergencia && <p>{divergencia.diferencas.map(({ salvo }) => salvo).join()}</p>}
      <button type="button" onClick={descartar}>
        Descartar
      </button>
      <button
        type="button"
        onClick={async () => {
          await salvar(
            async (revisao) => revisao + 1,
            async () => null,
          );
          form.reset(form.getValues());
        }}
      >
        Salvar
      </button>
    </>
  );
}

const abrir = (de: string, cadastro = guardado()) =>
  mostrar(<Formulario cadastro={cadastro} />, { sessao: sessaoDe(perfilDe({ id: de })) });
const campo = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const escrever = async (nome: string, value: string) =>
  fireEvent.change(await campo(nome), { target: { value } });
const RITA = '10000000-0000-4000-8000-00000000000a';
const BIA = '10000000-0000-4000-8000-00000000000b';

/** What Rita was changing when her session ended under her. */
async function interromper() {
  abrir(RITA);
  await escrever('Nome', 'Ana Souza Lima');
  cleanup();
}

beforeEach(() => sessionStorage.clear());

it('gives what was changed and not saved back to the same person, and says so', async () => {
  await interromper();
  abrir(RITA);
  await waitFor(async () => expect((await campo('Nome')).value).toBe('Ana Souza Lima'));
  expect(screen.getByText('de volta')).toBeTruthy();
});

it('shows it to nobody else', async () => {
  await interromper();
  abrir(BIA);
  expect((await campo('Nome')).value).toBe('Ana Souza');
  expect(screen.queryByText('de volta')).toBeNull();
});

it('puts it beside what somebody else saved meanwhile', async () => {
  await interromper();
  abrir(RITA, guardado({ nome: 'Ana S.', revisao: 4 }));
  expect(await screen.findByText('Ana S.')).toBeTruthy();
  expect((await campo('Nome')).value).toBe('Ana Souza Lima');
});

it.each(['Descartar', 'Salvar'])('forgets it after %s', async (botao) => {
  await interromper();
  abrir(RITA);
  await screen.findByText('de volta');
  fireEvent.click(screen.getByRole('button', { name: botao }));
  await waitFor(() => expect(screen.queryByText('de volta')).toBeNull());
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  await escrever('Cidade', 'Praia Grande');
  expect(screen.queryByText('de volta')).toBeNull();
  await escrever('Cidade', 'Santos');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
