import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { json, perfilDe, type Recebida, redeFalsa } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { TermosGate } from './TermosGate.tsx';

const ATUAIS = Object.entries(VERSAO_DOS_TERMOS).map(([documento, versao]) => ({
  documento,
  versao,
}));
let aceitos: { documento: string; versao: string }[] = [];
let recebidas: Recebida[];

beforeEach(() => {
  aceitos = [];
  const rede = redeFalsa(({ metodo }) => json(metodo === 'POST' ? ATUAIS : aceitos));
  recebidas = rede.recebidas;
  vi.stubGlobal('fetch', rede.fetch);
});

const perfil = perfilDe();
const abrir = () =>
  mostrar(
    <SoDentro>
      <TermosGate />
    </SoDentro>,
    { sessao: sessaoDe(perfil) },
  ).screen;

it('asks nothing of who accepted the current versions', async () => {
  aceitos = ATUAIS;
  const tela = abrir();
  await waitFor(() => expect(recebidas).toHaveLength(1));
  expect(tela.queryByRole('dialog')).toBeNull();
});

it('asks only for what changed', async () => {
  aceitos = [
    { documento: 'termos', versao: '2020-01' },
    { documento: 'privacidade', versao: VERSAO_DOS_TERMOS.privacidade },
  ];
  const tela = abrir();
  expect(await tela.findByRole('link', { name: 'Termos de uso' })).toBeTruthy();
  expect(tela.queryByRole('link', { name: 'Política de privacidade' })).toBeNull();
});

it('writes down the acceptance, given and not presumed, and lets the person go on', async () => {
  const tela = abrir();
  const aceitar = await tela.findByRole('button', { name: 'Aceitar e continuar' });
  expect(aceitar).toHaveProperty('disabled', true);
  fireEvent.click(tela.getByRole('checkbox', { name: 'Li e aceito' }));
  fireEvent.click(aceitar);
  await waitFor(() => expect(tela.queryByRole('dialog')).toBeNull());
  expect(recebidas.find(({ metodo }) => metodo === 'POST')?.corpo).toEqual(
    ATUAIS.map((atual) => ({ user_id: perfil.id, ...atual })),
  );
});
