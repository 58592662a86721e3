import { COMPOSICAO_VAZIA } from '@domain/contracts/prescricao.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, perfilDe } from '../../../../tests/unit/support/api.ts';
import { mostrar, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { itemLivre } from '../composicao/item.ts';
import { Prescrever } from './Prescrever.tsx';

const PACIENTE = '20000000-0000-4000-8000-000000000001';

const { mundo, chamadas } = vi.hoisted(() => ({
  mundo: {
    aberta: null as object | null,
    documentos: [] as object[],
    sexo: 'feminino',
    modelos: [] as object[],
  },
  chamadas: [] as [string, ...unknown[]][],
}));

vi.mock('@/shared/paciente/components/PacienteDaTela.tsx', () => ({
  usePacienteDaTela: () => ({
    clinicaId: ID_DA_CLINICA,
    paciente: {
      id: PACIENTE,
      clinica_id: ID_DA_CLINICA,
      sexo: mundo.sexo,
      data_nascimento: '1990-05-10',
    },
  }),
}));
vi.mock('@/shared/paciente/api/queries.ts', () => ({
  resumoClinicoOptions: () => ({
    queryKey: ['resumo'],
    queryFn: async () => ({ alergias: ['dipirona'], nega_alergias: false, alertas: [] }),
  }),
}));
vi.mock('../api/queries.ts', () => {
  const lida = (chave: string, queryFn: () => Promise<unknown>) => () => ({
    queryKey: [chave],
    queryFn,
  });
  return {
    contextoOptions: lida('contexto', async () => ({
      problemas: [{ descricao: 'Hipertensão', codigo: 'I10' }],
      medicamentos: [{ nome: 'Losartana 50 mg', dose: null }],
      sinais: { peso_kg: 62, ocorrido_em: '2026-10-03T12:00:00Z' },
    })),
    composicaoOptions: lida('composicao', async () => mundo.aberta),
    modelosOptions: lida('modelos', async () => mundo.modelos),
    relerDocumentos: async () => undefined,
    catalogoOptions: (termo: string) => ({
      queryKey: ['catalogo', termo],
      queryFn: async () =>
        'amoxicilina'.startsWith(termo.split(' ')[0] ?? '-')
          ? [
              {
                id: '70000000-0000-4000-8000-000000000001',
                dcbs: ['amoxicilina'],
                forma_texto: 'cápsula',
                concentracao: '500 mg',
                via: 'oral',
                posologia: 'Tomar 1 cápsula, por via oral, de 8 em 8 horas, por 7 dias.',
                marca: null,
                estado: 'conferida',
                gotas_por_ml: null,
                embalagens: ['15 cápsulas'],
              },
            ]
          : [],
    }),
  };
});
vi.mock('@/shared/prescricao/api/documentos.ts', async (original) => ({
  ...(await original<typeof import('@/shared/prescricao/api/documentos.ts')>()),
  documentosOptions: () => ({
    queryKey: ['documentos'],
    queryFn: async () => mundo.documentos,
  }),
}));
vi.mock('../api/sncr.ts', () => ({
  modoDoSncrOptions: () => ({
    queryKey: ['sncr'],
    queryFn: async () => ({ modo: 'desligado', frase: 'Este Pleno não está ligado ao SNCR.' }),
  }),
  numerarReceita: async () => null,
}));
vi.mock('../api/mutations.ts', () => {
  const anotada =
    (nome: string, resposta: (...partes: never[]) => unknown) =>
    async (...partes: never[]) => {
      chamadas.push([nome, ...partes]);
      return resposta(...partes);
    };
  return {
    comecarComposicao: anotada('comecar', () => 1),
    salvarComposicao: anotada('salvar', (_id, _conteudo, lida: never) => Number(lida) + 1),
    guardarModelo: anotada('guardar', () => undefined),
    retirarModelo: anotada('retirar', () => undefined),
    prepararDocumentos: anotada('preparar', (_id, _revisao, documentos: never) =>
      (documentos as { tipo: string }[]).map((um, ordem) => ({
        ...um,
        id: `d${ordem}`,
        sncr: 'x',
      })),
    ),
    emitirNoPapel: anotada('papel', () => undefined),
  };
});

beforeEach(() => {
  // What grows with its text asks for the fonts, which this environment has not.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  Object.assign(mundo, { aberta: null, documentos: [], sexo: 'feminino', modelos: [] });
  chamadas.length = 0;
});

async function abrir() {
  mostrar(
    <MantineProvider env="test">
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Prescrever />
      </QueryClientProvider>
    </MantineProvider>,
    {
      sessao: sessaoDe(perfilDe()),
      endereco: '/prontuario/paciente/$id/prescrever',
    },
  );
  return screen.findByLabelText('Adicionar medicamento', { selector: 'input' });
}
const itens = () => screen.findByRole('list', { name: 'Itens da receita' });
const chamada = (nome: string) => chamadas.filter(([qual]) => qual === nome);

it('takes a frequent item in three keystrokes, two letters and Enter, and saves it as it is written', async () => {
  const pessoa = userEvent.setup();
  await pessoa.click(await abrir());
  await pessoa.keyboard('am');
  await screen.findByText('Amoxicilina 500 mg, cápsula');
  await pessoa.keyboard('{Enter}');
  expect(within(await itens()).getByText('1. Amoxicilina 500 mg, cápsula')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantidade de Amox/).value).toBe(
    '21 (vinte e uma) cápsulas',
  );
  await waitFor(() => expect(chamada('comecar')).toHaveLength(1), { timeout: 3000 });
  await screen.findByText('Rascunho salvo');
});

it('reads the posology that was typed with the name', async () => {
  const pessoa = userEvent.setup();
  await pessoa.click(await abrir());
  await pessoa.keyboard('amox 500 1cp 12/12h 10d');
  await screen.findByText('Amoxicilina 500 mg, cápsula');
  await pessoa.keyboard('{Enter}');
  await itens();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Posologia de Amox/).value).toContain('12');
  expect(screen.getByText('10 dias')).toBeDefined();
});

it('adds what is in no list as it was written, and says so', async () => {
  const pessoa = userEvent.setup();
  await pessoa.click(await abrir());
  await pessoa.keyboard('xarope da vovó');
  await screen.findByText(/Não está no catálogo/);
  await pessoa.keyboard('{Enter}');
  expect(within(await itens()).getByText('Fora do catálogo')).toBeDefined();
});

it('stops what is contraindicated until a reason is written, which goes with the document', async () => {
  mundo.aberta = {
    id: '30000000-0000-4000-8000-000000000001',
    revisao: 4,
    conteudo: {
      ...COMPOSICAO_VAZIA,
      itens: [itemLivre('Dipirona 500 mg', '1 comprimido de 6/6h por 3 dias')],
    },
  };
  const pessoa = userEvent.setup();
  await abrir();
  const motivo = await screen.findByLabelText('Por que prescrever assim mesmo?');
  const emitir = screen.getByRole<HTMLButtonElement>('button', { name: 'Revisar e emitir' });
  expect(emitir.disabled).toBe(true);
  await pessoa.type(motivo, 'Usou ontem sem reação.');
  await waitFor(() => expect(emitir.disabled).toBe(false));
  await pessoa.click(emitir);
  await screen.findByRole('dialog', { name: 'Revisar e emitir' });
  const [preparo] = chamada('preparar');
  expect(preparo?.slice(1, 3)).toEqual(['30000000-0000-4000-8000-000000000001', 5]);
  expect(preparo?.[3]).toMatchObject([
    {
      tipo: 'prescricao',
      especie: 'simples',
      achados: [{ grau: 'impede', justificativa: 'Usou ontem sem reação.' }],
    },
  ]);
});

/** A part of an emitted prescription, which was divided by receituário. */
const parte = (especie: string, ...nomes: string[]) => ({
  id: especie,
  composicao_id: 'c1',
  tipo: 'prescricao',
  especie,
  estado: 'emitida',
  emitida_em: '2026-10-03T12:00:00Z',
  valida_ate: null,
  medico_id: 'm1',
  medico_nome: 'Dra. Helena Prado',
  achados: [],
  conteudo: { itens: nomes.map((nome) => itemLivre(nome, '1 comprimido ao dia uso contínuo')) },
});

it('renews a last prescription of five items in two taps, all its parts together', async () => {
  mundo.documentos = [
    parte(
      'simples',
      'Metformina 850 mg',
      'Omeprazol 20 mg',
      'Anlodipino 5 mg',
      'Rosuvastatina 10 mg',
    ),
    parte('notificacao_b', 'Clonazepam 2 mg'),
  ];
  let toques = 0;
  const pessoa = userEvent.setup();
  const tocar = (alvo: HTMLElement) => {
    toques += 1;
    return pessoa.click(alvo);
  };
  await abrir();
  await tocar(await screen.findByRole('button', { name: 'Renovar a última (5 itens)' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Revisar e emitir' });
  expect(within(dialogo).getByText(/Rascunho para transcrição em talonário/)).toBeDefined();
  await tocar(within(dialogo).getByRole('button', { name: 'Emitir para assinar à mão' }));
  await screen.findByRole('dialog', { name: 'Emitido: imprima e assine à mão' });
  expect(chamada('papel')).toEqual([['papel', ['d0', 'd1']]]);
  expect(toques).toBe(2);
});

it('stops before the review where what is renewed wants a look', async () => {
  mundo.documentos = [parte('simples', 'Dipirona 500 mg')];
  const pessoa = userEvent.setup();
  await abrir();
  await pessoa.click(await screen.findByRole('button', { name: 'Repetir a última (1 item)' }));
  await screen.findByLabelText('Por que prescrever assim mesmo?');
  expect(within(await itens()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chamada('preparar')).toEqual([]);
});
