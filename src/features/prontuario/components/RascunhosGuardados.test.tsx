import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { conteudoVazio } from '../rascunho/conteudo.ts';
import { copiasLocais } from '../rascunho/copia-local.ts';
import { RascunhosGuardados } from './RascunhosGuardados.tsx';

const PACIENTE = '20000000-0000-4000-8000-000000000001';
const RASCUNHO = '30000000-0000-4000-8000-000000000001';
const ESCRITO = Date.parse('2026-11-21T17:32:00Z');
const DEPOIS = ESCRITO + 60_000;

/** A doctor whom no other test knows, with a note that the server never got. */
let quem: string;
beforeEach(() => {
  localStorage.clear();
  quem = crypto.randomUUID();
  copiasLocais(quem).guardar({
    id: RASCUNHO,
    paciente_id: PACIENTE,
    adendo_de: null,
    revisao: null,
    em: new Date(ESCRITO).toISOString(),
    conteudo: { ...conteudoVazio(ESCRITO, 'America/Sao_Paulo'), subjetivo: 'Dor no peito' },
    semResposta: [],
  });
});

function entrar({ id = quem, desde = DEPOIS, endereco = '/dashboard' } = {}) {
  mostrar(
    <SoDentro>
      <p>tela</p>
      <RascunhosGuardados desde={desde} />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ id })), endereco },
  );
  return screen.findByText('tela');
}

const oferta = () => screen.queryByRole('link', { name: 'Continuar rascunho' });

it('offers what an earlier visit left, wherever its author comes in', async () => {
  await entrar();
  await waitFor(() =>
    expect(oferta()?.getAttribute('href')).toBe(
      `/prontuario/paciente/${PACIENTE}/editar/${RASCUNHO}`,
    ),
  );
  expect(screen.getByRole('alert').textContent).toContain('21/11/2026 14:32');
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(oferta()).toBeNull();
});

it.each([
  ['to nobody else on the device', { id: crypto.randomUUID() }],
  ['not while it is being written, here or in another tab', { desde: ESCRITO }],
  ['not in the record, which lists it', { endereco: `/prontuario/paciente/${PACIENTE}` }],
])('is offered %s', async (_, visita) => {
  await entrar(visita);
  expect(copiasLocais(quem).buscar(RASCUNHO)).not.toBeNull();
  expect(oferta()).toBeNull();
});
