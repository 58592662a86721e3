import { cartaoSchema, leadSchema, passoSchema } from '@domain/crm/cadastro.ts';
import { rotuloDoPasso } from '@domain/crm/contato.ts';
import { funil, percentual } from '@domain/crm/conversao.ts';
import { escreverCsv } from '@domain/crm/csv.ts';
import { estagioVizinho } from '@domain/crm/estagios.ts';
import { describe, expect, it } from 'vitest';

const LEAD = { nome: 'Lia Lemos', telefone: '(11) 98765-4321', email: '', origem: 'site' };
const RESTO = { responsavel_id: '', proximo_contato: '', etiquetas: '' };

describe('a CSV of people', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+5511', "'+5511"],
    ['-1+1', "'-1+1"],
    ['@SOMA(A1)', "'@SOMA(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['Ana; Lia', '"Ana; Lia"'],
    ['José "Zé"', '"José ""Zé"""'],
    ['duas\nlinhas', '"duas\nlinhas"'],
    ['(11) 98765-4321', '(11) 98765-4321'],
  ])('keeps %j as text', (valor, celula) => {
    expect(escreverCsv(['Nome'], [[valor]])).toBe(`\uFEFFNome\r\n${celula}\r\n`);
  });

  it('leaves what is not known empty', () => {
    expect(escreverCsv(['Nome', 'Visita'], [['Ana', null]])).toBe('\uFEFFNome;Visita\r\nAna;\r\n');
  });
});

describe('stages', () => {
  it('have neighbours within the board', () => {
    expect(estagioVizinho('lead', 1)).toBe('contato');
    expect(estagioVizinho('contato', -1)).toBe('lead');
    expect(estagioVizinho('lead', -1)).toBeNull();
    expect(estagioVizinho('inativo', 1)).toBeNull();
  });
});

describe('the funnel', () => {
  const linha = {
    origem: 'site',
    total: 3,
    contato: 2,
    agendado: 2,
    compareceu: 1,
    em_tratamento: 0,
  };

  it('adds the origins up and shows each count of its total', () => {
    expect(funil([linha, { ...linha, origem: 'google' }])).toEqual([
      { passo: 'total', quantas: 6, doTotal: 100 },
      { passo: 'contato', quantas: 4, doTotal: 67 },
      { passo: 'agendado', quantas: 4, doTotal: 67 },
      { passo: 'compareceu', quantas: 2, doTotal: 33 },
      { passo: 'em_tratamento', quantas: 0, doTotal: 0 },
    ]);
  });

  it('makes no percentage of nobody', () => {
    expect(percentual(0, 0)).toBeNull();
    expect(funil([])[0]).toEqual({ passo: 'total', quantas: 0, doTotal: null });
  });
});

describe('what is typed about a person', () => {
  it('becomes what is stored', () => {
    expect(
      leadSchema.parse({ ...LEAD, ...RESTO, etiquetas: ' Estética,  VIP ,estética,' }),
    ).toEqual({
      nome: 'Lia Lemos',
      telefone: '11987654321',
      email: null,
      origem: 'site',
      responsavel_id: null,
      proximo_contato: null,
      etiquetas: ['estética', 'vip'],
    });
  });

  it('needs a way to be reached', () => {
    const lido = leadSchema.safeParse({ ...LEAD, ...RESTO, telefone: '' });
    expect(lido.error?.issues[0]?.message).toBe('Informe um telefone ou um e-mail.');
  });

  it.each([
    { origem: 'radio' },
    { proximo_contato: '2026-02-30' },
    { etiquetas: 'a,b,c,d,e,f,g,h,i,j,k' },
    { etiquetas: 'x'.repeat(31) },
  ])('refuses %j', (campo) => {
    expect(cartaoSchema.safeParse({ origem: 'site', ...RESTO, ...campo }).success).toBe(false);
  });
});

describe('steps of a protocol', () => {
  it.each([
    [-2, '2 dias antes'],
    [0, 'no dia'],
    [7, '7 dias depois'],
    [1, '1 dia depois'],
  ])('%i is %s', (dias, rotulo) => {
    expect(rotuloDoPasso(dias)).toBe(rotulo);
  });

  it.each([
    [-60, true],
    [-61, false],
    [365, true],
    [366, false],
    [1.5, false],
  ])('%d days: %s', (dias, aceito) => {
    const passo = { tipo_id: crypto.randomUUID(), dias, titulo: 'Ligar' };
    expect(passoSchema.safeParse(passo).success).toBe(aceito);
  });
});
