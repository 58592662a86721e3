import { describe, expect, it } from 'vitest';
import { detalheDoEstado, estadoDoConvite, linkDoConvite, novoConviteSchema } from './convite.ts';

const FUSO = 'America/Sao_Paulo';
const EXPIRA = '2026-11-28T12:00:00Z';
const NO_PRAZO = Date.parse('2026-11-28T11:59:59Z');
const aberto = { usado_em: null, cancelado_em: null, expira_em: EXPIRA };

describe('state of an invitation', () => {
  it('is open until the very instant it expires', () => {
    expect(estadoDoConvite(aberto, NO_PRAZO).nome).toBe('aberto');
    expect(estadoDoConvite(aberto, Date.parse(EXPIRA)).nome).toBe('vencido');
  });

  it('stays used or cancelled after its time', () => {
    const depois = Date.parse('2027-01-01T00:00:00Z');
    const em = '2026-11-20T12:00:00Z';
    expect(estadoDoConvite({ ...aberto, usado_em: em }, depois)).toEqual({ nome: 'usado', em });
    expect(estadoDoConvite({ ...aberto, cancelado_em: em }, depois)).toEqual({
      nome: 'cancelado',
      em,
    });
  });

  it('says in words who used it, when the clinic may see who', () => {
    const usado = { nome: 'usado', em: '2026-11-20T12:00:00Z' } as const;
    expect(detalheDoEstado(usado, FUSO, 'Rita Carvalho')).toBe('por Rita Carvalho em 20/11/2026');
    expect(detalheDoEstado(usado, FUSO)).toBe('em 20/11/2026');
    expect(detalheDoEstado(estadoDoConvite(aberto, NO_PRAZO), FUSO)).toBe('até 28/11/2026 09:00');
  });
});

describe('a new invitation', () => {
  const convite = { tipo: 'medico', email: '', validade: 7 };

  it('needs no e-mail and lasts from 1 to 30 days', () => {
    expect(novoConviteSchema.parse(convite)).toEqual({ ...convite, email: null });
    expect(novoConviteSchema.safeParse({ ...convite, validade: 1 }).success).toBe(true);
    expect(novoConviteSchema.safeParse({ ...convite, validade: 30 }).success).toBe(true);
  });

  it.each([0, 31, 1.5, null, 'sete'])('refuses a validity of %s', (validade) => {
    const lido = novoConviteSchema.safeParse({ ...convite, validade });
    expect(lido.error?.issues[0]?.message).toBe('Validade: informe de 1 a 30 dias.');
  });

  it('keeps an e-mail in lower case and refuses what is none', () => {
    expect(novoConviteSchema.parse({ ...convite, email: ' Ana@Clinica.COM.br ' }).email).toBe(
      'ana@clinica.com.br',
    );
    expect(novoConviteSchema.safeParse({ ...convite, email: 'ana' }).success).toBe(false);
  });
});

it('links to the screen that reads invitations', () => {
  expect(linkDoConvite('https://pleno.example', 'abc-123_x')).toBe(
    'https://pleno.example/convite/abc-123_x',
  );
});
