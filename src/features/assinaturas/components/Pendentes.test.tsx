import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pendente } from '@/shared/assinatura/api/pendentes.ts';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { Pendentes } from './Pendentes.tsx';

const pendente = (n: number, mudancas: Partial<Pendente> = {}): Pendente => ({
  tipo: 'evolucao',
  documento_id: `40000000-0000-4000-8000-00000000000${n}`,
  especie: null,
  clinica_id: '10000000-0000-4000-8000-000000000001',
  clinica_nome: 'Clínica Vila Serena',
  fuso: 'America/Manaus',
  paciente_id: '20000000-0000-4000-8000-000000000001',
  paciente_nome: `Paciente ${n}`,
  quando: '2026-11-22T12:00:00Z',
  ...mudancas,
});
const LISTA = [
  pendente(1),
  pendente(2, { tipo: 'prescricao', especie: 'simples' }),
  pendente(3, { tipo: 'atestado' }),
];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') }));
afterEach(() => vi.useRealTimers());

function abrir(total = LISTA.length) {
  const aoAssinar = vi.fn();
  const lista = <Pendentes pendentes={LISTA} total={total} aoAssinar={aoAssinar} />;
  return { aoAssinar, tela: mostrar(lista, { sessao: sessaoDe(perfilDe()) }).screen };
}

it('signs those of today, each named by its kind, its patient, its clinic and the clock there', async () => {
  const { aoAssinar, tela } = abrir();
  await userEvent.click(await tela.findByRole('button', { name: 'Assinar 3 documentos' }));
  expect(aoAssinar).toHaveBeenCalledWith(LISTA);
  expect(tela.getByRole('checkbox', { name: 'Evolução de Paciente 1' })).toBeTruthy();
  expect(tela.getByRole('checkbox', { name: /^Atestado.* de Paciente 3$/ })).toBeTruthy();
  expect(tela.getAllByText(/Clínica Vila Serena · 22\/11\/2026,? (às )?08:00/)).toHaveLength(3);
});

it('leaves out what is not chosen, and signs nothing of nothing', async () => {
  const { aoAssinar, tela } = abrir();
  await userEvent.click(await tela.findByRole('checkbox', { name: /Paciente 1/ }));
  await userEvent.click(tela.getByRole('checkbox', { name: /Paciente 3/ }));
  await userEvent.click(tela.getByRole('button', { name: 'Assinar 1 documento' }));
  expect(aoAssinar).toHaveBeenCalledWith([LISTA[1]]);
  const todos = tela.getByRole('checkbox', { name: '1 de 3 escolhidos' });
  await userEvent.click(todos);
  expect(tela.getByRole('button', { name: 'Assinar 3 documentos' })).toBeTruthy();
  await userEvent.click(tela.getByRole('checkbox', { name: 'Todos escolhidos' }));
  expect(tela.getByRole('button', { name: 'Escolha o que assinar' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('says how many do not fit in the page', async () => {
  expect(await abrir(240).tela.findByText(/Há 240 ao todo/)).toBeTruthy();
});

it('leaves what is older than today, by the clock of its clinic, to be chosen by hand', async () => {
  // In Manaus it is still the day before.
  vi.setSystemTime(new Date('2026-11-23T03:30:00Z'));
  const velho = pendente(1, { quando: '2026-11-21T12:00:00Z' });
  const aoAssinar = vi.fn();
  const lista = <Pendentes pendentes={[velho, pendente(2)]} total={2} aoAssinar={aoAssinar} />;
  const tela = mostrar(lista, { sessao: sessaoDe(perfilDe()) }).screen;
  await userEvent.click(await tela.findByRole('button', { name: 'Assinar 1 documento' }));
  expect(aoAssinar).toHaveBeenCalledWith([pendente(2)]);
});
