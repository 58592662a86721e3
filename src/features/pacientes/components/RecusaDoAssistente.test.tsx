import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { consultar } from '@/lib/supabase/consulta.ts';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { RecusaDoAssistente } from './RecusaDoAssistente.tsx';

vi.mock('@/lib/supabase/consulta.ts', () => ({ consultar: vi.fn() }));

const RECUSA = {
  recusada_em: '2026-11-20T15:00:00Z',
  pelo_paciente: false,
  registrou: { nome: 'Rita Lima' },
};

function abrir(linhas: object[], cadastra = true) {
  vi.mocked(consultar).mockResolvedValue(linhas);
  return mostrar(<RecusaDoAssistente clinicaId="c" pacienteId="p" cadastra={cadastra} />, {
    sessao: sessaoDe(perfilDe()),
  }).screen;
}

it('is written down, and says by whom', async () => {
  const tela = abrir([]);
  const registrar = await tela.findByRole('button', { name: 'Registrar recusa' });
  vi.mocked(consultar).mockResolvedValue([RECUSA]);
  fireEvent.click(registrar);
  expect(await tela.findByText(/Registrado por Rita Lima/)).toBeTruthy();
  expect(tela.getByRole('button', { name: 'Remover a recusa' })).toBeTruthy();
});

it('of the patient is not offered to be taken back', async () => {
  const tela = abrir([{ ...RECUSA, pelo_paciente: true, registrou: null }]);
  expect(await tela.findByText(/Só ele volta atrás/)).toBeTruthy();
  expect(tela.queryByRole('button')).toBeNull();
});

it('is only read by who does not edit the registration', async () => {
  const tela = abrir([RECUSA], false);
  expect(await tela.findByText(/recusou o uso de IA/)).toBeTruthy();
  expect(tela.queryByRole('button')).toBeNull();
});
