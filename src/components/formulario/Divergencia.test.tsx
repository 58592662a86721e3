import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { ErroDoBanco } from '@/lib/errors/erros.ts';
import { perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { CampoTexto } from './CampoTexto.tsx';
import { DivergenciaSobDemanda } from './DivergenciaSobDemanda.tsx';
import { Formulario } from './Formulario.tsx';
import { useRevisao } from './useRevisao.ts';

const ROTULOS = { nome: 'Nome', telefone: 'Telefone' };

/** What the server holds; a save over another revision is refused, as the database does. */
let servidor = { campos: { nome: 'Maria', telefone: '1' }, revisao: 1 };
beforeEach(() => {
  localStorage.clear();
  servidor = { campos: { nome: 'Maria', telefone: '1' }, revisao: 1 };
});

async function gravar(campos: typeof servidor.campos, lida: number): Promise<number> {
  if (lida !== servidor.revisao) {
    throw new ErroDoBanco('Outra pessoa alterou.', 'ALTERADO_POR_OUTRA_PESSOA', 409);
  }
  servidor = { campos, revisao: lida + 1 };
  return servidor.revisao;
}

function Cadastro({ lido }: { lido: typeof servidor }) {
  const form = useForm({ defaultValues: lido.campos });
  const { salvar, divergencia } = useRevisao(form, lido);
  return (
    <Formulario
      form={form}
      aoEnviar={async (campos) => {
        await salvar(
          (revisao) => gravar(campos, revisao),
          async () => servidor,
        );
      }}
    >
      <DivergenciaSobDemanda divergencia={divergencia} rotulos={ROTULOS} />
      <CampoTexto control={form.control} name="nome" label="Nome" />
      <CampoTexto control={form.control} name="telefone" label="Telefone" />
      <button type="submit">Salvar</button>
    </Formulario>
  );
}

const campo = (nome: string) => screen.getByRole<HTMLInputElement>('textbox', { name: nome });
const escrever = (nome: string, value: string) =>
  fireEvent.change(campo(nome), { target: { value } });
const salvar = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

/** The form as it was opened; a colleague saves before what was typed here. */
async function divergir() {
  mostrar(<Cadastro lido={servidor} />, { sessao: sessaoDe(perfilDe()) });
  await screen.findByRole('textbox', { name: 'Nome' });
  servidor = { campos: { nome: 'Maria Souza', telefone: '3' }, revisao: 2 };
  escrever('Telefone', '2');
  salvar();
  await screen.findByRole('table');
}

it('shows what somebody else saved beside what was typed, and overwrites nothing', async () => {
  await divergir();
  const linhas = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(linhas.slice(1)).toEqual(['NomeMaria SouzaMaria', 'Telefone32']);
  expect(servidor).toEqual({ campos: { nome: 'Maria Souza', telefone: '3' }, revisao: 2 });
  expect(campo('Telefone').value).toBe('2');
});

it('keeps what was typed and what only the other one changed, and saves both', async () => {
  await divergir();
  fireEvent.click(screen.getByRole('button', { name: 'Manter o que escrevi' }));
  expect([campo('Nome').value, campo('Telefone').value]).toEqual(['Maria Souza', '2']);
  salvar();
  await waitFor(() =>
    expect(servidor).toEqual({ campos: { nome: 'Maria Souza', telefone: '2' }, revisao: 3 }),
  );
  expect(screen.queryByRole('table')).toBeNull();
});

it('takes what is saved, when that is chosen', async () => {
  await divergir();
  fireEvent.click(screen.getByRole('button', { name: 'Usar o que está salvo' }));
  expect([campo('Nome').value, campo('Telefone').value]).toEqual(['Maria Souza', '3']);
});

it('names the revision that its own save made', async () => {
  mostrar(<Cadastro lido={servidor} />, { sessao: sessaoDe(perfilDe()) });
  await screen.findByRole('textbox', { name: 'Nome' });
  escrever('Telefone', '2');
  salvar();
  await waitFor(() => expect(servidor.revisao).toBe(2));
  escrever('Telefone', '4');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeTruthy());
  salvar();
  await waitFor(() => expect(servidor.revisao).toBe(3));
});
