import {
  type Controle,
  dividirPorReceituario,
  ESPECIES,
  especieDe,
  especieDoItem,
} from '@domain/prescricao/receituarios.ts';
import { situacaoNoSncr } from '@domain/prescricao/sncr.ts';
import { describe, expect, it } from 'vitest';

const item = (nome: string, lista: string | null, porAdendo = false) => ({
  item: nome,
  dcbs: [nome],
  controles: [{ lista, porAdendo }] satisfies Controle[],
});

describe('the kind of receituário of an item', () => {
  it.each([
    ['A1', 'notificacao_a'],
    ['A2', 'notificacao_a'],
    ['A3', 'notificacao_a'],
    ['B1', 'notificacao_b'],
    ['B2', 'notificacao_b2'],
    ['C1', 'controle_especial'],
    ['C2', 'notificacao_retinoide'],
    ['C3', 'notificacao_talidomida'],
    ['C5', 'controle_especial'],
    ['antimicrobiano', 'antimicrobiano'],
    ['glp1', 'glp1'],
    [null, 'simples'],
  ])('%s: %s', (lista, especie) => {
    expect(especieDoItem([{ lista }])).toBe(especie);
  });

  it('is that of special control where an addendum allows it', () => {
    expect(especieDoItem([{ lista: 'A2', porAdendo: true }, { lista: null }])).toBe(
      'controle_especial',
    );
  });

  it('is the strictest of its ingredients', () => {
    expect(especieDoItem([{ lista: 'C1' }, { lista: 'B1' }])).toBe('notificacao_b');
  });
});

describe('a prescription divides', () => {
  it('by kind, in the order of its items', () => {
    const receitas = dividirPorReceituario([
      item('losartana', null),
      item('clonazepam', 'B1'),
      item('amoxicilina', 'antimicrobiano'),
      item('dipirona', null),
      item('sertralina', 'C1'),
    ]);
    expect(receitas).toEqual([
      { especie: 'simples', itens: ['losartana', 'dipirona'] },
      { especie: 'notificacao_b', itens: ['clonazepam'] },
      { especie: 'antimicrobiano', itens: ['amoxicilina'] },
      { especie: 'controle_especial', itens: ['sertralina'] },
    ]);
  });

  it('with one substance a notificação, and three a receita de controle especial', () => {
    const tres = dividirPorReceituario(['a', 'b', 'c'].map((um) => item(um, 'C1')));
    const quatro = dividirPorReceituario(['a', 'b', 'c', 'd'].map((um) => item(um, 'C1')));
    const notificacoes = dividirPorReceituario(['a', 'b'].map((um) => item(um, 'B1')));
    expect([tres.length, quatro.length, notificacoes.length]).toEqual([1, 2, 2]);
  });

  it('keeps two strengths of one substance together', () => {
    const duas = dividirPorReceituario([
      { ...item('clonazepam', 'B1'), item: '0,5 mg' },
      { ...item('clonazepam', 'B1'), item: '2 mg' },
    ]);
    expect(duas).toEqual([{ especie: 'notificacao_b', itens: ['0,5 mg', '2 mg'] }]);
  });
});

describe('the table', () => {
  it('says of every row its source and how far it was verified', () => {
    for (const { fonte, verificacao } of ESPECIES) {
      expect(fonte).not.toBe('');
      expect(verificacao.estado === 'pendente' || verificacao.documento !== undefined).toBe(true);
    }
  });

  it.each([
    ['controle_especial', 30, 60, 2],
    ['notificacao_a', 30, 30, 1],
    ['notificacao_b', 30, 60, 1],
    ['notificacao_talidomida', 20, 30, 2],
    ['antimicrobiano', 10, null, 2],
    ['glp1', 90, null, 2],
    ['simples', null, null, 1],
  ])('%s: %s days, treatment %s, copies %i', (id, validade, limite, vias) => {
    const especie = especieDe(id);
    expect([especie?.validade_dias, especie?.limite_dias, especie?.vias.length]).toEqual([
      validade,
      limite,
      vias,
    ]);
  });
});

describe('without a number of SNCR', () => {
  it.each([
    'notificacao_a',
    'notificacao_b',
    'notificacao_b2',
    'notificacao_retinoide',
    'notificacao_talidomida',
  ])('%s is a draft for the stationery, and is not signed', (especie) => {
    expect(situacaoNoSncr(especie)).toMatchObject({ situacao: 'talonario', podeAssinar: false });
  });

  it.each(['controle_especial', 'antimicrobiano', 'glp1'])(
    '%s is signed and says so',
    (especie) => {
      const { podeAssinar, aviso } = situacaoNoSncr(especie);
      expect([podeAssinar, aviso?.startsWith('Sem numeração SNCR')]).toEqual([true, true]);
    },
  );

  it('an ordinary one needs none', () => {
    expect(situacaoNoSncr('simples')).toEqual({ situacao: 'nao_se_aplica', podeAssinar: true });
  });

  it('a simulated one says that it is worth nothing', () => {
    expect(situacaoNoSncr('notificacao_b', 'SIM-NRB-0000001').aviso).toContain('sem validade');
  });

  it('a true one is numbered, and what only looks like one is not', () => {
    expect(situacaoNoSncr('notificacao_b', '2411.1-00.0000001').situacao).toBe('numerada');
    expect(situacaoNoSncr('notificacao_b', '2411').situacao).toBe('talonario');
  });
});
