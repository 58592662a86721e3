import { onlineManager } from '@tanstack/react-query';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { destinoDa } from '@/shared/notificacoes/destino.ts';
import { json, perfilDe, type Recebida, redeFalsa } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { Sino } from './components/Sino.tsx';

const PACIENTE = '20000000-0000-4000-8000-000000000001';
const EVOLUCAO = '30000000-0000-4000-8000-000000000001';
const AVISOS = [
  {
    id: 'n2',
    aviso: 'paciente_sob_cuidados',
    tipo: 'sistema',
    titulo: 'Paciente sob seus cuidados',
    mensagem: 'Maria agora está sob seus cuidados.',
    criada_em: '2026-11-21T17:32:00Z',
    contexto: { patient_id: PACIENTE },
  },
  {
    id: 'n1',
    aviso: 'vinculo_ativo',
    tipo: 'chat',
    titulo: 'Vínculo ativo',
    mensagem: 'Você agora atende na Serena.',
    criada_em: '2026-11-20T12:00:00Z',
    contexto: {},
  },
];

describe('what a notification leads to', () => {
  it.each([
    ['vinculo_ativo', {}, null],
    ['recado', {}, null],
    ['recado', { patient_nome: 'Maria' }, null],
    ['recado', { patient_id: PACIENTE }, '/prontuario/paciente/$id'],
    ['paciente_sob_cuidados', { patient_id: PACIENTE }, '/prontuario/paciente/$id'],
    [
      'adendo',
      { patient_id: PACIENTE, prontuario_id: EVOLUCAO },
      '/prontuario/paciente/$id/visualizar/$prontuarioId',
    ],
    ['emergencia', { patient_id: PACIENTE }, '/prontuario/paciente/$id'],
    ['emergencia_na_clinica', { patient_id: PACIENTE }, '/prontuario/paciente/$id/acessos'],
  ])('%s %o', (aviso, contexto, endereco) => {
    expect(destinoDa({ aviso, contexto }, 'medico')?.to ?? null).toBe(endereco);
  });

  it.each([
    ['a notice that only a newer server knows', 'plantao_passado', { patient_id: PACIENTE }],
    ['a name of every object', 'toString', { patient_id: PACIENTE }],
    ['a context that is not as agreed', 'paciente_sob_cuidados', { patient_id: 7 }],
    ['a reader who does not hear it', 'pedido_respondido', { patient_id: PACIENTE }],
  ])('%s leads nowhere', (_qual, aviso, contexto) => {
    expect(destinoDa({ aviso, contexto }, 'medico')).toBeNull();
  });

  it('a message leads to its conversation', () => {
    const contexto = { patient_id: PACIENTE, conversa_id: EVOLUCAO, assunto: 'clinico' };
    expect(destinoDa({ aviso: 'mensagem', contexto }, 'medico')).toEqual({
      to: '/acompanhamento-pacientes',
      params: {},
      search: { chat: PACIENTE, assunto: 'clinico' },
    });
  });

  it.each([
    [{ dia: '2026-11-23' }, { agendamento: EVOLUCAO, vista: 'dia', dia: '2026-11-23' }],
    [{}, { agendamento: EVOLUCAO, vista: 'dia' }],
  ])('an appointment opens in the agenda, at its day when that is told: %j', (parte, search) => {
    const contexto = { patient_id: PACIENTE, consulta_id: EVOLUCAO, ...parte };
    expect(destinoDa({ aviso: 'agendamento', contexto }, 'staff')).toEqual({
      to: '/agenda',
      params: {},
      search,
    });
  });

  it('a notice of the agenda about no appointment leads to the patient', () => {
    const contexto = { patient_id: PACIENTE };
    expect(destinoDa({ aviso: 'agendamento', contexto }, 'medico')?.to).toBe(
      '/prontuario/paciente/$id',
    );
  });

  it.each([
    ['mensagem', { conversa_id: EVOLUCAO, assunto: 'clinico' }, '/paciente/conversas'],
    ['agendamento', { consulta_id: PACIENTE }, '/agenda'],
    ['registro_compartilhado', { prontuario_id: PACIENTE }, '/paciente/prontuario/$id'],
    ['pedido_respondido', { solicitacao_id: PACIENTE }, '/paciente/dados'],
    ['recado', {}, '/paciente'],
  ])('leads a patient from %s %j to %s', (aviso, contexto, endereco) => {
    const notificacao = { aviso, contexto: { patient_id: PACIENTE, ...contexto } };
    expect(destinoDa(notificacao, 'paciente')?.to).toBe(endereco);
  });

  it('names the appointment that a notice to a patient is about', () => {
    const contexto = { patient_id: PACIENTE, consulta_id: EVOLUCAO };
    expect(destinoDa({ aviso: 'agendamento', contexto }, 'paciente')).toEqual({
      to: '/agenda',
      params: {},
      search: { agendamento: EVOLUCAO },
    });
  });

  it('leads who keeps the data to what a patient asks about it', () => {
    const contexto = { patient_id: PACIENTE, solicitacao_id: PACIENTE };
    expect(destinoDa({ aviso: 'pedido_de_titular', contexto }, 'clinica')?.to).toBe(
      '/prontuario/pedidos',
    );
  });
});

describe('the bell', () => {
  let naoLidas = AVISOS;
  let gravar: (recebida: Recebida) => Response | Promise<Response>;
  let recebidas: Recebida[];

  afterEach(() => onlineManager.setOnline(true));

  beforeEach(() => {
    naoLidas = AVISOS;
    gravar = () => json([{ id: 'n1' }]);
    const rede = redeFalsa((recebida) =>
      recebida.metodo === 'PATCH' ? gravar(recebida) : json(naoLidas),
    );
    recebidas = rede.recebidas;
    vi.stubGlobal('fetch', rede.fetch);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  async function abrir() {
    const { screen, router } = mostrar(
      <SoDentro>
        <Sino />
      </SoDentro>,
      { sessao: sessaoDe(perfilDe()) },
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Notificações:/ }));
    const painel = within(await screen.findByRole('dialog', { name: 'Notificações' }));
    return { screen, router, painel };
  }

  it('lists the unread, newest first, with date and time of São Paulo', async () => {
    const { screen, painel } = await abrir();
    const itens = await painel.findAllByRole('listitem');
    expect(itens.map((item) => item.textContent)).toEqual([
      'Paciente sob seus cuidadosMaria agora está sob seus cuidados.21/11/2026 14:32',
      'Vínculo ativoVocê agora atende na Serena.20/11/2026 09:00',
    ]);
    expect(screen.getByRole('button', { name: 'Notificações: 2 não lidas' })).toBeTruthy();
    expect(recebidas[0]?.caminho).toMatch(/lida=eq.false.*deleted=eq.false.*order=criada_em.desc/);
  });

  it('rings in the moment of a reminder with nobody touching the screen, and waits for the next', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      naoLidas = [];
      let espera: number | null = 90_000;
      const rede = redeFalsa(({ caminho }) =>
        json(caminho.includes('/rpc/espera_do_proximo_aviso') ? espera : naoLidas),
      );
      vi.stubGlobal('fetch', rede.fetch);
      const { screen } = mostrar(
        <SoDentro>
          <Sino />
        </SoDentro>,
        { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
      );
      const perguntas = () => rede.recebidas.filter(({ caminho }) => caminho.includes('/rpc/'));
      await screen.findByRole('button', { name: 'Notificações: nenhuma não lida' });
      await waitFor(() => expect(perguntas()).toHaveLength(1));
      naoLidas = AVISOS.slice(0, 1);
      espera = null;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.getByRole('button', { name: 'Notificações: nenhuma não lida' })).toBeTruthy();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await screen.findByRole('button', { name: 'Notificações: 1 não lida' })).toBeTruthy();
      expect(perguntas()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says so when there is none', async () => {
    naoLidas = [];
    const { painel } = await abrir();
    expect(await painel.findByText('Nenhuma notificação não lida.')).toBeTruthy();
    expect(painel.queryByText('Marcar todas como lidas')).toBeNull();
  });

  it('says that they come with the connection, instead of waiting for ever', async () => {
    onlineManager.setOnline(false);
    const { painel } = await abrir();
    expect(await painel.findByText(/^Sem conexão: os avisos aparecem/)).toBeTruthy();
    onlineManager.setOnline(true);
    expect(await painel.findByText('Vínculo ativo')).toBeTruthy();
  });

  it('shrinks at once when one is marked, before the database answers', async () => {
    gravar = () => new Promise(() => undefined);
    const { screen, painel } = await abrir();
    fireEvent.click(await painel.findByRole('button', { name: 'Marcar como lida: Vínculo ativo' }));
    await waitFor(() => expect(painel.queryByText('Vínculo ativo')).toBeNull());
    expect(screen.getByRole('button', { name: 'Notificações: 1 não lida' })).toBeTruthy();
  });

  it('brings back what the database refused', async () => {
    gravar = () => json({ message: 'permission denied', code: '42501' }, 403);
    const { painel } = await abrir();
    fireEvent.click(await painel.findByRole('button', { name: 'Marcar como lida: Vínculo ativo' }));
    await waitFor(() => expect(recebidas.some(({ metodo }) => metodo === 'PATCH')).toBe(true));
    expect(await painel.findByText('Vínculo ativo')).toBeTruthy();
  });

  it('marks all of the person, also those beyond the page', async () => {
    const { painel } = await abrir();
    fireEvent.click(await painel.findByRole('button', { name: 'Marcar todas como lidas' }));
    naoLidas = [];
    expect(await painel.findByText('Nenhuma notificação não lida.')).toBeTruthy();
    const gravada = recebidas.find(({ metodo }) => metodo === 'PATCH');
    expect(gravada?.corpo).toEqual({ lida: true });
    expect(gravada?.caminho).toContain('lida=eq.false');
    expect(gravada?.caminho).not.toContain('id=in');
  });

  it('a click marks it and goes to the patient', async () => {
    const { router, painel } = await abrir();
    fireEvent.click(await painel.findByText('Paciente sob seus cuidados'));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/prontuario/paciente/${PACIENTE}`),
    );
    const gravada = recebidas.find(({ metodo }) => metodo === 'PATCH');
    expect(gravada?.caminho).toContain('id=in.%28n2%29');
  });
});
