import type { ItemEnviado, Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { de, item, validar } from './support/receita.ts';

/** Doses, kidney, allergies and company, in the words in which a person reads them. */

function frases(receita: Prescricao, ...quais: string[]): readonly string[] {
  const { erros, avisos, informacoes } = validar(receita);
  return [...erros, ...avisos, ...informacoes]
    .filter(({ regra }) => quais.includes(regra))
    .map(({ campo, frase }) => `${campo}: ${frase}`);
}

describe('the daily dose', () => {
  const maxima = (receita: Prescricao) =>
    frases(receita, 'dose.maxima', 'dose.perigosa', 'dose.usual');
  const um = (nome: string, resto: ItemEnviado) => maxima(de(item(nome, resto)));

  it('is told beside its limit, with what the limit means', () => {
    expect(um('paracetamol', { concentracao: '1 g', frequencia: '4/4 h' })).toEqual([
      'medications.0: Paracetamol: 6000 mg por dia, acima do máximo de 4000 mg.',
    ]);
    expect(um('prednisona', { concentracao: '40 mg', frequencia: '8/8 h' })).toEqual([
      'medications.0: Prednisona: 120 mg por dia, acima do usual de 80 mg. Sem teto fixo: acima disto, confirme a indicação.',
    ]);
    expect(um('prednisona', { concentracao: '40 mg', frequencia: '12/12 h' })).toEqual([]);
  });

  it('is told of the first item that has the drug', () => {
    const meia = { concentracao: '1 g', frequencia: '6/6 h' };
    const receita = de(item('dipirona', meia), item('paracetamol', meia), item('Tylenol', meia));
    expect(maxima(receita)).toEqual([
      'medications.1: Paracetamol: 8000 mg por dia, acima do máximo de 4000 mg.',
    ]);
  });

  it('of a product of several is nobody’s, unless the strength of each is written', () => {
    const forte = { concentracao: '500 mg', dose: '3 comprimidos', frequencia: '4/4 h' };
    expect(um('Tylex', forte)).toEqual([]);
    expect(um('Tylex', { ...forte, concentracao: '500 mg/30 mg' })).toEqual([
      'medications.0: Codeína: 90 mg por tomada, acima do máximo de 60 mg.',
      'medications.0: Paracetamol: 9000 mg por dia, acima do máximo de 4000 mg.',
      'medications.0: Codeína: 540 mg por dia, acima do máximo de 360 mg. O usual vai até 240 mg.',
      'medications.0: Paracetamol: 1500 mg por tomada, acima do máximo de 1000 mg.',
    ]);
  });

  const cetorolaco = (via: string, frequencia: string) =>
    um('cetorolaco', { concentracao: '30 mg', forma: 'solução', via, frequencia });
  it.each(['intravenosa', 'intramuscular', 'subcutânea', 'injetável'])('is higher by %s', (via) => {
    expect(cetorolaco(via, '8/8 h')).toEqual([]);
    expect(cetorolaco(via, '6/6 h')).toEqual([
      'medications.0: Cetorolaco: 120 mg por dia, acima do usual de 90 mg.',
    ]);
  });

  it('by mouth is lower, unless another item is injected', () => {
    expect(cetorolaco('oral', '12/12 h')).toEqual([
      'medications.0: Cetorolaco: 30 mg por tomada, acima do máximo de 20 mg.',
      'medications.0: Cetorolaco: 60 mg por dia, acima do usual de 40 mg.',
    ]);
    const por = (via: string, frequencia: string) =>
      item('cetorolaco', { concentracao: '30 mg', forma: 'solução', via, frequencia });
    expect(maxima(de(por('oral', '12/12 h'), por('intravenosa', '24/24 h')))).toEqual([
      'medications.0: Cetorolaco: 30 mg por tomada, acima do máximo de 20 mg.',
    ]);
  });

  it('is lower from the sixtieth birthday on', () => {
    const aos = (data_nascimento: string | null) =>
      maxima({
        ...de(item('paracetamol', { concentracao: '1 g', frequencia: '6/6 h' })),
        paciente: { nome: 'Ana Sá', data_nascimento },
      });
    expect(aos('1966-11-22')).toEqual([]);
    expect(aos('1966-11-21')).toEqual([
      'medications.0: Paracetamol: 4000 mg por dia, acima do usual de 3000 mg.',
    ]);
    expect(aos(null)).toEqual([]);
    expect(aos('2027-01-01')).toEqual([]);
  });
});

describe('how long', () => {
  const duracao = (...dias: (number | null)[]) =>
    frases(
      de(...dias.map((dia) => item('nimesulida', { concentracao: '50 mg', duracao: dia }))),
      'dose.duracao',
    );

  it('is judged for each item', () => {
    expect(duracao(16)).toEqual(['medications.0: Nimesulida: 16 dias, acima de 15.']);
    expect(duracao(3, 16, null)).toEqual(['medications.1: Nimesulida: 16 dias, acima de 15.']);
    expect(duracao(15)).toEqual([]);
    expect(duracao(null)).toEqual([]);
    expect(frases(de(item('dipirona', { duracao: 400 })), 'dose.duracao')).toEqual([]);
  });
});

describe('the kidney', () => {
  const RENAIS = ['renal.contraindicado', 'renal.ajustar', 'renal.sem-dado'];
  const rim = (nome: string, clearance: number | null) =>
    frases({ ...de(item(nome)), clearance }, ...RENAIS);

  it('has its band and what to do, under the rule of the action', () => {
    const metformina = { ...de(item('metformina')), clearance: 20 };
    expect(frases(metformina, 'renal.contraindicado')[0]).toMatch(
      /^medications\.0: Metformina, clearance <30: \p{L}/u,
    );
    expect(frases(metformina, 'renal.ajustar')).toEqual([]);
    const ajuste = { ...de(item('metformina')), clearance: 40 };
    expect(frases(ajuste, 'renal.ajustar')[0]).toMatch(/^medications\.0: Metformina, clearance 3/);
    expect(frases(ajuste, 'renal.contraindicado')).toEqual([]);
  });

  it('says nothing where nothing changes, and what it does not know', () => {
    expect(rim('metformina', 90)).toEqual([]);
    expect(rim('metformina', null)).toEqual([]);
    expect(rim('dipirona', 20)).toEqual(['medications.0: Dipirona: Sem dado; consulte a bula.']);
    expect(rim('xyzol', 20)).toEqual([]);
  });
});

describe('drugs together', () => {
  const INTERACOES = ['interacao.contraindicada', 'interacao.grave', 'interacao.outra'];
  const juntos = (...nomes: string[]) =>
    frases(de(...nomes.map((nome) => item(nome))), ...INTERACOES);

  it('are told with severity, mechanism and what to do', () => {
    const [frase = ''] = juntos('Viagra', 'dinitrato de isossorbida');
    const { interacoes } = validar(de(item('Viagra'), item('dinitrato de isossorbida')));
    const [achada] = interacoes.interacoes;
    const par = `${achada?.a} com ${achada?.b} (contraindicada): ${achada?.mecanismo} ${achada?.conduta}`;
    expect(frase).toBe(`medications: ${par.charAt(0).toUpperCase()}${par.slice(1)}`);
  });

  it('are told twice when they are the same', () => {
    expect(frases(de(item('dipirona'), item('Novalgina')), 'duplicidade')).toEqual([
      'medications: Dipirona: A mesma substância em mais de um item: suspender um deles e conferir a dose total diária.',
    ]);
  });

  it.each([
    [['Viagra', 'dinitrato de isossorbida'], 'interacao.contraindicada'],
    [['varfarina', 'ibuprofeno'], 'interacao.grave'],
  ])('%j: %s', (nomes, regra) => {
    expect(frases(de(...nomes.map((nome) => item(nome))), regra)).toHaveLength(1);
    const outras = INTERACOES.filter((outra) => outra !== regra);
    expect(frases(de(...nomes.map((nome) => item(nome))), ...outras)).toEqual([]);
  });

  it('inform where they neither stop nor warn', () => {
    const receita = de(item('losartana'), item('ibuprofeno'));
    const { interacoes } = validar(receita).interacoes;
    expect(interacoes.map(({ severidade }) => severidade)).toEqual(['moderada']);
    expect(frases(receita, 'interacao.outra')).toHaveLength(1);
  });

  it('are looked for among items that have a name', () => {
    const receita = de({ texto: ' ' }, item('Viagra'), item('dinitrato de isossorbida'));
    expect(frases(receita, 'interacao.contraindicada')).toHaveLength(1);
  });
});
