import type { DecisaoSobreOEscriba, RespostaDoEscriba } from '@domain/contracts/escriba.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reconhecedor } from '../voz/reconhecimento.ts';
import { GavetaDoEscriba } from './GavetaDoEscriba.tsx';

const { db, post, get } = vi.hoisted(() => ({
  db: { decisao: null as string | null, rpc: vi.fn() },
  post: vi.fn(),
  get: vi.fn(),
}));
vi.mock('@/lib/session/AuthProvider.tsx', () => ({
  usePerfil: () => ({ id: 'helena', nome: 'Helena Prado' }),
}));
vi.mock('@/components/avisar.tsx', () => ({ avisar: { sucesso: vi.fn(), erro: vi.fn() } }));
vi.mock('@/lib/api/api.ts', () => ({ api: { post, get } }));
vi.mock('@/lib/supabase/consulta.ts', () => ({
  consultar: (chamada: (banco: unknown) => unknown) => {
    const leitura = {
      select: () => leitura,
      eq: () => leitura,
      order: () => leitura,
      limit: () => leitura,
      abortSignal: async () => (db.decisao === null ? [] : [{ decisao: db.decisao }]),
    };
    return chamada({ from: () => leitura, rpc: db.rpc });
  },
}));

const DITO = 'Paciente: Dor há três dias.\nPressão doze por oito.';
const RESPOSTA: RespostaDoEscriba = {
  id: '00000000-0000-4000-8000-000000000001',
  sugestoes: [
    {
      id: 's1',
      tipo: 'texto',
      secao: 'subjetivo',
      texto: 'Dor há três dias.',
      trechos: [{ inicio: 10, fim: 27 }],
      por: 'regras',
    },
    {
      id: 's2',
      tipo: 'medicamento',
      situacao: 'prescrever',
      texto: 'Dipirona 500 mg',
      trechos: [{ inicio: 0, fim: 8 }],
      por: 'regras',
    },
  ],
  provedor: { nome: 'regras', modelo: null, versao: '1.0.0' },
  retiradas: 0,
  aviso: 'Apoio.',
};
const aceitar = vi.fn<(sugestao: unknown, nota: string) => string | null>();
const prescrever = vi.fn<(texto: string) => string>();

let visitaId = '';
function abrir(decisao: DecisaoSobreOEscriba | null) {
  db.decisao = decisao;
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <GavetaDoEscriba
          visita={{ id: visitaId, clinicaId: 'clinica', pacienteId: 'joana', dia: '2026-11-23' }}
          destino={{ aceitar, prescrever }}
          aberta
          aoFechar={() => undefined}
          aoOuvir={() => undefined}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const botao = (name: string) => screen.findByRole('button', { name });
async function comSugestoes() {
  abrir('consentiu');
  fireEvent.change(await screen.findByLabelText('O que foi dito'), { target: { value: DITO } });
  fireEvent.click(await botao('Sugerir anotações'));
  const linhas = within(await screen.findByRole('list', { name: 'Sugestões' })).getAllByRole(
    'listitem',
  );
  return linhas.map((linha) => within(linha));
}
const usos = () =>
  db.rpc.mock.calls
    .filter(([nome]) => nome === 'registrar_uso_do_escriba')
    .map(([, { p_sugestao, p_decisao, p_destino }]) => [p_sugestao, p_decisao, p_destino]);

beforeEach(() => {
  visitaId = crypto.randomUUID();
  db.rpc.mockReset().mockImplementation(async (_, { p_decisao }) => p_decisao);
  post.mockReset().mockResolvedValue(RESPOSTA);
  get.mockReset().mockResolvedValue({ success: true, externo: null, gravacoes: false });
  aceitar.mockReset().mockReturnValue('Subjetivo');
  prescrever.mockReset().mockReturnValue('Prescrever');
});

it('asks for the consent first, and stays away where the patient says no', async () => {
  abrir(null);
  expect(await screen.findByText(/Posso usar um programa/)).toBeTruthy();
  expect(screen.queryByLabelText('O que foi dito')).toBeNull();
  fireEvent.click(await botao('Não consente'));
  expect(await screen.findByText('O paciente não consentiu.')).toBeTruthy();
  expect(db.rpc.mock.calls[0]?.[1]).toMatchObject({
    p_visita: visitaId,
    p_decisao: 'recusou',
    p_clinica: 'clinica',
    p_paciente: 'joana',
  });
});

it('forgets what was said when the consent is taken back', async () => {
  abrir('consentiu');
  fireEvent.change(await screen.findByLabelText('O que foi dito'), { target: { value: DITO } });
  fireEvent.click(await botao('O paciente retirou o consentimento'));
  expect(await screen.findByText('O paciente retirou o consentimento.')).toBeTruthy();
  fireEvent.click(await botao('O paciente consente'));
  expect(await screen.findByLabelText<HTMLTextAreaElement>('O que foi dito')).toHaveProperty(
    'value',
    '',
  );
});

it('keeps what was said where the screen is left, of that visit alone, until the consent is taken back', async () => {
  const campo = () => screen.findByLabelText<HTMLTextAreaElement>('O que foi dito');
  const primeira = abrir('consentiu');
  fireEvent.change(await campo(), { target: { value: DITO } });
  primeira.unmount();
  const segunda = abrir('consentiu');
  expect((await campo()).value).toBe(DITO);
  segunda.unmount();
  const desta = visitaId;
  visitaId = crypto.randomUUID();
  const outra = abrir('consentiu');
  expect((await campo()).value).toBe('');
  outra.unmount();
  visitaId = desta;
  const retirada = abrir('retirou');
  await screen.findByText('O paciente retirou o consentimento.');
  retirada.unmount();
  abrir('consentiu');
  expect((await campo()).value).toBe('');
});

it('stops dictating where another dictation began, instead of fighting it', async () => {
  let ouvido: Reconhecedor | undefined;
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      onresult = null;
      start = vi.fn();
      abort = vi.fn();
      constructor() {
        ouvido = this as unknown as Reconhecedor;
      }
    },
  );
  try {
    abrir('consentiu');
    fireEvent.click(await botao('Ditar'));
    act(() => ouvido?.onerror?.({ error: 'aborted' }));
    act(() => ouvido?.onend?.());
    expect(await screen.findByText(/outro começou neste navegador/)).toBeTruthy();
    expect(ouvido?.start).toHaveBeenCalledTimes(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('offers a recording only where somebody would transcribe it', async () => {
  vi.stubGlobal('MediaRecorder', class {});
  Object.assign(navigator, { mediaDevices: {} });
  try {
    const sem = abrir('consentiu');
    expect(await screen.findByText(/Gravar não está disponível aqui/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Iniciar gravação' })).toBeNull();
    sem.unmount();
    get.mockResolvedValue({ success: true, externo: 'Modelo', gravacoes: true });
    abrir('consentiu');
    expect(await botao('Iniciar gravação')).toBeTruthy();
    expect(get).toHaveBeenCalledWith(
      '/ai/provider',
      expect.objectContaining({ filtros: { clinica_id: 'clinica' } }),
    );
  } finally {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  }
});

it('shows the words that a suggestion comes from', async () => {
  const [primeira] = await comSugestoes();
  fireEvent.click(primeira?.getByRole('button', { name: 'De onde veio' }) as HTMLElement);
  expect(document.querySelector('mark')?.textContent).toBe('Dor há três dias.');
});

it('takes a suggestion as it is, changed, or leaves it, and writes down which', async () => {
  const [primeira, segunda] = await comSugestoes();
  fireEvent.click(primeira?.getByRole('button', { name: 'Editar' }) as HTMLElement);
  fireEvent.change(primeira?.getByLabelText('Editar antes de aceitar') as HTMLElement, {
    target: { value: 'Dor lombar há três dias.' },
  });
  fireEvent.click(primeira?.getByRole('button', { name: 'Aceitar' }) as HTMLElement);
  expect(aceitar.mock.calls[0]).toEqual([
    expect.objectContaining({ texto: 'Dor lombar há três dias.' }),
    'Elaborado com apoio de IA (Pleno, regras 1.0.0, sem modelo), revisado por Helena Prado.',
  ]);
  fireEvent.click(segunda?.getByRole('button', { name: 'Usar na prescrição' }) as HTMLElement);
  expect(prescrever).toHaveBeenCalledWith('Dipirona 500 mg');
  await waitFor(() =>
    expect(usos()).toEqual([
      ['s1', 'editada', 'evolucao'],
      ['s2', 'aceita', 'prescricao'],
    ]),
  );
});

it('writes nothing down of what had no room, and leaves it to be decided', async () => {
  aceitar.mockReturnValue(null);
  const [primeira] = await comSugestoes();
  fireEvent.click(primeira?.getByRole('button', { name: 'Aceitar' }) as HTMLElement);
  expect(primeira?.getByRole('button', { name: 'Aceitar' })).toBeTruthy();
  expect(usos()).toEqual([]);
});

it('leaves a suggestion, and the keyboard goes to the next', async () => {
  const [primeira, segunda] = await comSugestoes();
  fireEvent.click(primeira?.getByRole('button', { name: 'Rejeitar' }) as HTMLElement);
  expect(document.activeElement).toBe(segunda?.getByRole('button', { name: 'Aceitar' }));
  await waitFor(() => expect(usos()).toEqual([['s1', 'rejeitada', 'nenhum']]));
  expect(aceitar).not.toHaveBeenCalled();
});

it('writes what the browser is sure of, and shows what it still hears', async () => {
  let ouvido: Reconhecedor | undefined;
  vi.stubGlobal(
    'SpeechRecognition',
    class {
      onresult = null;
      onend = null;
      start = vi.fn();
      abort = vi.fn();
      constructor() {
        ouvido = this as unknown as Reconhecedor;
      }
    },
  );
  try {
    abrir('consentiu');
    fireEvent.click(await botao('Ditar'));
    const dizer = (isFinal: boolean, transcript: string) =>
      act(() => ouvido?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }));
    dizer(false, 'dor de');
    expect(screen.getByText('dor de')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sugerir anotações' })).toHaveProperty(
      'disabled',
      true,
    );
    dizer(true, ' dor de cabeça');
    expect(screen.getByLabelText('O que foi dito')).toHaveProperty('value', 'dor de cabeça');
    // A pause ends the recognition of a browser: it goes on.
    act(() => ouvido?.onend?.());
    expect(ouvido?.start).toHaveBeenCalledTimes(2);
    act(() => ouvido?.onerror?.({ error: 'not-allowed' }));
    expect(await screen.findByText(/não deu acesso ao microfone/)).toBeTruthy();
    expect(ouvido?.lang).toBe('pt-BR');
  } finally {
    vi.unstubAllGlobals();
  }
});
