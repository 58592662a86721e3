import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { ID_DA_MEDICA, perfilDe } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { type Copia, copiaDoPlantao, SEM_PLANTAO } from './plantao/copia.ts';
import { OPERACAO } from './plantao/fila.ts';
import { turnoDe } from './plantao/turno.ts';
import { AtendimentoAtivo } from './routes/AtendimentoAtivo.tsx';

const { api } = vi.hoisted(() => ({ api: { get: vi.fn(), post: vi.fn(), put: vi.fn() } }));
vi.mock('@/lib/api/api.ts', () => ({ api }));

const abrir = () =>
  mostrar(
    <SoDentro>
      <ActiveClinicaProvider>
        <AtendimentoAtivo />
      </ActiveClinicaProvider>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  ).screen;

const ID_DO_ATENDIMENTO = '00000000-0000-4000-8000-000000000009';

async function adicionar(screen: ReturnType<typeof abrir>, quem: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Novo paciente' }));
  const descricao = screen.getByRole('textbox', { name: /Paciente/ });
  fireEvent.change(descricao, { target: { value: quem } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
}

beforeEach(async () => {
  const pendencias = pendenciasDe(ID_DA_MEDICA);
  for (const { id } of pendencias.ler(OPERACAO)) pendencias.desistir(id);
  copiaDoPlantao.mudar(ID_DA_MEDICA, () => SEM_PLANTAO);
  await copiaDoPlantao.assentar(ID_DA_MEDICA);
  for (const chamada of Object.values(api)) chamada.mockReset().mockRejectedValue(new ErroDeRede());
});

it('starts a shift and takes a patient in without a network, and has both after a reload', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Novo paciente' }));
  const descricao = screen.getByRole('textbox', { name: /Paciente/ });
  fireEvent.change(descricao, { target: { value: 'Homem, cerca de 40, trauma' } });
  fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  const aguardando = await screen.findByRole('region', { name: 'Aguardando (1)' });
  expect(within(aguardando).getByText('Laranja')).toBeTruthy();
  expect(screen.getByText('Esperando envio: 2')).toBeTruthy();

  cleanup();
  const depois = abrir();
  const paciente = await depois.findByRole('button', { name: /Homem, cerca de 40, trauma/ });
  expect(paciente.textContent).toContain('Neste aparelho, esperando envio');
});

it('says that a re-evaluation is overdue in the second of its time, with nobody touching the screen', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const screen = abrir();
    fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
    await adicionar(screen, 'Ana');
    fireEvent.click(await screen.findByRole('button', { name: /^Ana/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Em 30 min' }));
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao quadro' }));
    const ana = await screen.findByRole('button', { name: /^Ana/ });
    const passar = (segundos: number) => act(() => vi.advanceTimersByTime(segundos * 1000));
    passar(30 * 60 - 1);
    expect(ana.textContent).not.toContain('reavaliação vencida');
    passar(1);
    expect(ana.textContent).toContain('reavaliação vencida');
  } finally {
    vi.useRealTimers();
  }
});

it('asks why a shift ends with a patient in care, and refuses signs that no body has', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Novo paciente' }));
  const descricao = screen.getByRole('textbox', { name: /Paciente/ });
  fireEvent.change(descricao, { target: { value: 'Ana' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Ana/ }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'SpO₂ (%)' }), {
    target: { value: '140' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Saturação de O₂');
  fireEvent.click(screen.getByRole('button', { name: 'Voltar ao quadro' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar plantão' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ainda há pacientes');
  const motivo = screen.getByRole('textbox', { name: /por que o plantão termina sem passagem/ });
  fireEvent.change(motivo, { target: { value: 'Passados ao Dr. Caio' } });
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await screen.findByRole('button', { name: 'Começar agora' });
});

it('sends a change over the revision that this device last had accepted', async () => {
  const responder = (
    _: string,
    { corpo }: { corpo: { id?: string; sessao_id?: string; conteudo?: object } },
  ) =>
    Promise.resolve(
      'conteudo' in corpo
        ? {
            atendimento: {
              ...corpo.conteudo,
              id: corpo.id,
              sessao_id: corpo.sessao_id,
              revisao: 7,
            },
          }
        : { sessao: { ...corpo, local_id: null, data_fim: null, status: 'ativa', motivo: null } },
    );
  api.post.mockImplementation(responder);
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  await adicionar(screen, 'Ana');
  await waitFor(() => expect(screen.queryByText(/Esperando envio/)).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: /^Ana/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Em atendimento' }));
  await waitFor(() => expect(api.put).toHaveBeenCalled());
  expect(api.put.mock.calls[0]).toMatchObject([
    expect.stringMatching(/^\/atendimento\/[0-9a-f-]{36}$/),
    { corpo: { revisao: 7, conteudo: { estado: 'em_atendimento' } } },
  ]);
});

it('hands the open patients over and ends the shift without a reason', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  await adicionar(screen, 'Homem, cerca de 40, trauma');
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar plantão' }));
  fireEvent.click(screen.getByRole('button', { name: 'Passar o plantão' }));
  const contingencia = await screen.findByRole('textbox', { name: /Contingência/ });
  fireEvent.change(contingencia, { target: { value: 'Se piorar, tomografia' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar o código' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ver o código' }));
  expect(screen.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeTruthy();
  expect(await screen.findByRole('img', { name: /QR code 1 de/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Voltar ao quadro' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar plantão' }));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await screen.findByRole('button', { name: 'Começar agora' });
  const tipos = pendenciasDe(ID_DA_MEDICA)
    .ler(OPERACAO)
    .map(({ dados }) => dados.tipo);
  expect(tipos).toEqual(['iniciar', 'atendimento', 'passagem', 'finalizar']);
});

it('receives a handover by its code and brings its patients to the own shift', async () => {
  const aberta = {
    id: ID_DO_ATENDIMENTO,
    de_nome: 'Dr. Caio Reis',
    de_crm: '654321',
    de_uf: 'SP',
    local_nome: 'UPA',
    pacientes: [
      {
        atendimento_id: ID_DO_ATENDIMENTO,
        descricao: 'Mulher, cerca de 60',
        cor: 'amarelo',
        idade_anos: 60,
        gravidade: 'Amarelo',
        resumo: 'Dor torácica',
        acoes: 'Ver troponina',
        contingencia: '',
      },
    ],
    entregue_em: '2026-11-21T06:50:00Z',
    recebida_em: null,
    sintese: null,
    assinada_em: null,
  };
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Receber plantão' }));
  api.post.mockImplementation((caminho: string) =>
    caminho.endsWith('/abrir')
      ? Promise.resolve({ passagem: aberta })
      : Promise.reject(new ErroDeRede()),
  );
  const codigo = await screen.findByRole('textbox', { name: /Código de quem passa/ });
  fireEvent.change(codigo, { target: { value: 'abcde-12345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Abrir passagem' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar recebimento' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Síntese');
  const sintese = screen.getByRole('textbox', { name: /O que você entendeu/ });
  fireEvent.change(sintese, { target: { value: 'Aguarda troponina' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar recebimento' }));
  const regiao = await screen.findByRole('region', { name: 'Em atendimento (1)' });
  expect(within(regiao).getByText('Mulher, cerca de 60')).toBeTruthy();
  const [recebimento] = pendenciasDe(ID_DA_MEDICA)
    .ler(OPERACAO)
    .flatMap(({ dados }) => (dados.tipo === 'receber' ? [dados.recebimento] : []));
  expect(recebimento).toMatchObject({ codigo: 'ABCDE12345', sintese: 'Aguarda troponina' });
});

it('writes a medicine and a step of a sheet in the attendance with its time, and keeps them unasked', async () => {
  // Its tables are heavy: read before, so that only the screen is waited for.
  await import('./ficha/conferencia.ts');
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  await adicionar(screen, 'Homem, cerca de 40, trauma');
  fireEvent.click(await screen.findByRole('button', { name: /^Homem/ }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Alergias' }), {
    target: { value: 'dipirona' },
  });
  const medicamento = screen.getByRole('combobox', { name: 'Medicamento dado' });
  fireEvent.change(medicamento, { target: { value: 'Dipirona' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Dose dada' }), {
    target: { value: '1 g' },
  });
  const achado = await screen.findByText(/Contraindicado/);
  expect(achado.textContent).toMatch(/dipirona/i);
  fireEvent.click(screen.getByRole('button', { name: 'Registrar assim mesmo, dado agora' }));
  fireEvent.click(screen.getByRole('button', { name: 'Parada cardiorrespiratória' }));
  fireEvent.click(screen.getByRole('button', { name: 'Começar RCP' }));
  fireEvent.click(screen.getByRole('button', { name: 'Adrenalina: feito agora' }));
  expect(screen.getByText(/Choques: 0. Adrenalina: 1/)).toBeTruthy();
  const [clinico] = pendenciasDe(ID_DA_MEDICA)
    .ler(OPERACAO)
    .flatMap(({ dados }) => (dados.tipo === 'atendimento' ? [dados.conteudo.clinico] : []));
  expect(clinico).toMatchObject({
    alergias: 'dipirona',
    medicamentos: [
      { nome: 'Dipirona', dose: '1 g', via: 'IV' },
      { nome: 'Adrenalina', dose: '1 mg', via: 'IV' },
    ],
    procedimentos: [{ nome: 'RCP iniciada' }],
  });
}, 90_000);

it('offers the dilution that was remembered at a place to the next patient there', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  await adicionar(screen, 'Ana');
  await adicionar(screen, 'Bia');
  const dar = async (quem: RegExp) => {
    fireEvent.click(await screen.findByRole('button', { name: quem }));
    const medicamento = await screen.findByRole('combobox', { name: 'Medicamento dado' });
    fireEvent.change(medicamento, { target: { value: 'Noradrenalina' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Dose dada' }), {
      target: { value: '10 mL/h' },
    });
  };
  await dar(/^Ana/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Diluição' }), {
    target: { value: '4 ampolas em 234 mL de SG 5 %' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Lembrar como padrão/ }));
  fireEvent.click(screen.getByRole('button', { name: /dado agora$/ }));
  expect(await screen.findByText(/^Noradrenalina, 10 mL.h, IV, 4 ampolas em 234 mL/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  await dar(/^Bia/);
  fireEvent.click(
    await screen.findByRole('button', { name: /^Usar a deste local: 4 ampolas em 234 mL/ }),
  );
  expect(screen.queryByRole('checkbox', { name: /^Lembrar/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /dado agora$/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Corrigir a hora de Noradrenalina' }));
  const hora = screen.getByRole('textbox', { name: 'Hora em que Noradrenalina foi dado' });
  fireEvent.change(hora, { target: { value: 'cedo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
  expect(screen.getByText('Informe a hora, por exemplo 14:32.')).toBeTruthy();
  const antes = new Date(Date.now() - 10 * 60_000);
  fireEvent.change(hora, { target: { value: formatarHora(antes, FUSO_PADRAO) } });
  fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
  expect(await screen.findByText(/hora corrigida; antes: /)).toBeTruthy();
}, 60_000);

it('identifies who came as a description, which stays', async () => {
  const screen = abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
  await adicionar(screen, 'Homem, cerca de 40, trauma');
  fireEvent.click(await screen.findByRole('button', { name: /^Homem/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Identificar' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Nome' }), {
    target: { value: 'José da Silva' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar identificação' }));
  expect(screen.getByText('Chegou como: Homem, cerca de 40, trauma.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('button', { name: /^José da Silva/ })).toBeTruthy();
});

describe('the shift on this device', () => {
  const sessao = {
    id: '00000000-0000-4000-8000-000000000001',
    local_id: null,
    local_nome: 'UPA',
    inicio: '2026-11-20T19:00:00Z',
    data_fim: null,
    status: 'ativa',
    motivo: null,
  } as const;
  const copia: Copia = { ...SEM_PLANTAO, sessao };
  const item = (definitiva: boolean) => ({
    id: 'plantao:finalizar',
    dados: { tipo: 'finalizar', id: sessao.id, data_fim: sessao.inicio, motivo: null } as const,
    criadaEm: 0,
    situacao: definitiva ? ('recusada' as const) : ('esperando' as const),
    falha: definitiva ? { codigo: 'REGRA_VIOLADA', mensagem: 'Não.', definitiva } : null,
    tentativas: 0,
    noAparelho: true,
  });

  it('is the one that is under way where a second start was refused, as of two tabs at once', () => {
    const segundo = '00000000-0000-4000-8000-000000000002';
    const iniciar = {
      ...item(true),
      dados: { tipo: 'iniciar', id: segundo, inicio: sessao.inicio, local_nome: 'UPA' } as const,
    };
    expect(turnoDe(copia, [iniciar]).sessao?.id).toBe(sessao.id);
    expect(turnoDe(SEM_PLANTAO, [iniciar]).sessao?.id).toBe(segundo);
    expect(turnoDe(copia, [{ ...iniciar, falha: null }]).sessao?.id).toBe(segundo);
  });

  it('is over once its end waits to be sent, and goes on when that was refused', () => {
    expect(turnoDe(copia, [item(false)]).sessao).toBeNull();
    const recusado = turnoDe(copia, [item(true)]);
    expect(recusado.sessao).toEqual(sessao);
    expect(recusado.recusadas).toHaveLength(1);
  });
});
