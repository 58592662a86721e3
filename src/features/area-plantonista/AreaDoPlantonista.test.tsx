import { within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { alternarFavorita, lembrarRecente } from '@/shared/calculadoras/guardados.ts';
import { ID_DA_MEDICA, perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { AreaDoPlantonista } from './routes/AreaDoPlantonista.tsx';

beforeEach(() => localStorage.clear());

const abrir = () =>
  mostrar(
    <SoDentro>
      <ActiveClinicaProvider>
        <AreaDoPlantonista />
      </ActiveClinicaProvider>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  ).screen;

const enderecos = (bloco: HTMLElement) =>
  within(bloco)
    .getAllByRole('link')
    .map((ligacao) => ligacao.getAttribute('href'));

it('begins with what a shift asks for, not with the data of the account', async () => {
  const screen = abrir();
  const urgencia = await screen.findByRole('region', { name: 'Na urgência' });
  expect(enderecos(urgencia).slice(0, 2)).toEqual([
    '/plantonista/scores?f=news2',
    '/plantonista/scores?f=qsofa',
  ]);
  expect(
    within(urgencia)
      .getByRole('link', { name: /^Gotejamento/ })
      .getAttribute('href'),
  ).toBe('/plantonista/calculadoras?f=drip-rate');
  for (const nome of ['Meus dados', 'Termos aceitos', 'Favoritas', 'Recentes']) {
    expect(screen.queryByRole('region', { name: nome })).toBeNull();
  }
});

it('puts before it what the person marked and opened last, each once', async () => {
  for (const id of ['bmi', 'qsofa', 'extinta']) lembrarRecente(ID_DA_MEDICA, id);
  for (const id of ['extinta', 'qsofa']) alternarFavorita(ID_DA_MEDICA, id);
  const screen = abrir();
  const favoritas = await screen.findByRole('region', { name: 'Favoritas' });
  expect(enderecos(favoritas)).toEqual(['/plantonista/scores?f=qsofa']);
  const recentes = screen.getByRole('region', { name: 'Recentes' });
  expect(enderecos(recentes)).toEqual(['/plantonista/calculadoras?f=bmi']);
  await screen.findByRole('heading', { name: 'Plantão' });
  const titulos = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(titulos.slice(0, 4)).toEqual(['Plantão', 'Favoritas', 'Recentes', 'Na urgência']);
});
