import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { autorizarModeloDeFora, retirarModeloDeFora } from '../api/mutations.ts';
import { ModeloDeFora } from './ModeloDeFora.tsx';

vi.mock('@/lib/api/api.ts', () => ({ api: { get: vi.fn() } }));
vi.mock('@/lib/supabase/consulta.ts', () => ({ consultar: vi.fn() }));
vi.mock('../api/mutations.ts', () => ({
  autorizarModeloDeFora: vi.fn(),
  retirarModeloDeFora: vi.fn(),
}));

const DADA = {
  dado_em: '2026-11-20T15:00:00Z',
  responsavel: 'Ana Reis, diretora',
  documento: 'termo de 20/11/2026',
  retirado_em: null,
  inclui_audio: false,
};

function abrir(externo: string | null, linhas: object[], mais: object = {}) {
  const modelo = { success: true, externo, transcreve: false, vetores: null, ...mais };
  vi.mocked(api.get).mockResolvedValue(modelo);
  vi.mocked(consultar).mockResolvedValue(linhas);
  return mostrar(
    <SoDentro>
      <ModeloDeFora />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'clinica', nome: 'Clínica Aurora' })) },
  ).screen;
}

beforeEach(() => {
  vi.mocked(autorizarModeloDeFora).mockReset().mockResolvedValue();
  vi.mocked(retirarModeloDeFora).mockReset().mockResolvedValue();
});

it('says that nothing leaves where there is no model, and offers nothing', async () => {
  const tela = abrir(null, []);
  expect(await tela.findByText(/nenhuma pergunta sai daqui/)).toBeTruthy();
  expect(tela.queryByRole('button')).toBeNull();
});

it('asks who agrees, and says what leaves and what does not', async () => {
  const tela = abrir('modelo.exemplo', []);
  expect(await tela.findByText(/a modelo\.exemplo, um modelo/)).toBeTruthy();
  expect(tela.getByText(/^Sai: /)).toBeTruthy();
  expect(tela.getByText(/^Sai, só quando o médico marca .* prontuário/)).toBeTruthy();
  expect(tela.getByText(/^Não sai: o resto do prontuário/)).toBeTruthy();
  expect(tela.queryByRole('checkbox')).toBeNull();
  const autorizar = tela.getByRole('button', { name: 'Autorizar o modelo de fora' });
  fireEvent.click(autorizar);
  expect(await tela.findAllByText(/diga quem autoriza/)).not.toHaveLength(0);
  expect(autorizarModeloDeFora).not.toHaveBeenCalled();

  const quem = tela.getByLabelText(/Quem autoriza, e o cargo/);
  fireEvent.change(quem, { target: { value: ' Ana Reis, diretora ' } });
  vi.mocked(consultar).mockResolvedValue([DADA]);
  fireEvent.click(autorizar);
  expect(await tela.findByText(/por Ana Reis, diretora/)).toBeTruthy();
  expect(autorizarModeloDeFora).toHaveBeenCalledExactlyOnceWith({
    responsavel: 'Ana Reis, diretora',
    gravacoes: false,
  });
});

it('asks about sound apart, and names who compares questions by meaning', async () => {
  const tela = abrir('modelo.exemplo', [], { transcreve: true, vetores: 'bge-m3 (perto.exemplo)' });
  expect(await tela.findByText(/vai também a bge-m3 \(perto\.exemplo\)/)).toBeTruthy();
  fireEvent.change(tela.getByLabelText(/Quem autoriza/), { target: { value: 'Ana Reis' } });
  fireEvent.click(tela.getByRole('checkbox', { name: /som de consultas gravadas/ }));
  vi.mocked(consultar).mockResolvedValue([{ ...DADA, inclui_audio: true }]);
  fireEvent.click(tela.getByRole('button', { name: 'Autorizar o modelo de fora' }));
  expect(await tela.findByText(/gravações também/)).toBeTruthy();
  expect(autorizarModeloDeFora).toHaveBeenCalledExactlyOnceWith({
    responsavel: 'Ana Reis',
    gravacoes: true,
  });
});

it('is taken back with one touch, also where there is no model any more', async () => {
  const tela = abrir(null, [DADA]);
  const retirar = await tela.findByRole('button', { name: 'Remover autorização' });
  vi.mocked(consultar).mockResolvedValue([{ ...DADA, retirado_em: '2026-11-21T15:00:00Z' }]);
  fireEvent.click(retirar);
  expect(await tela.findByText(/Autorização retirada em/)).toBeTruthy();
  await waitFor(() => expect(retirarModeloDeFora).toHaveBeenCalledOnce());
});
