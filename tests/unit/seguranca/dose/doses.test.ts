/** Doses that were wrongly silent, and what is said where nothing can be judged. */
import { BASE_DE_TETOS, LINHAS_DE_DOSE } from '@domain/seguranca/dose/base.ts';
import { LINHAS_DE_GOTAS } from '@domain/seguranca/dose/gotas.ts';
import { GRAUS } from '@domain/seguranca/tipos.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doses } from './support/conferir.ts';

const ditos = (...argumentos: Parameters<typeof doses>) =>
  doses(...argumentos).map(({ codigo, grau, frase }) => [codigo, grau, frase]);

describe('what was wrongly silent', () => {
  it('paracetamol 500 mg for 10 kg, with and without an age', () => {
    for (const paciente of [{ pesoKg: 10 }, { pesoKg: 10, idadeMeses: 14 }]) {
      expect(ditos('Paracetamol 500 mg 1 cp VO 6/6 h', paciente)).toEqual([
        [
          'dose.tomada',
          'impede',
          'Paracetamol: 500 mg por tomada (50 mg/kg), acima do máximo de 150 mg (15 mg/kg).',
        ],
        [
          'dose.diaria',
          'impede',
          'Paracetamol: 2000 mg por dia (200 mg/kg), acima do máximo de 750 mg (75 mg/kg).',
        ],
      ]);
    }
  });

  it.each([
    ['Metotrexato 15 mg 1 cp VO 1x ao dia', 'dose.frequencia'],
    ['Metotrexato 2,5 mg 6 cp todos os dias', 'dose.frequencia'],
    ['Metotrexato 2,5 mg, 15 mg/dia', 'dose.frequencia'],
    ['Digoxina 2,5 mg 1 cp VO 1x ao dia', 'dose.diaria'],
    ['Levotiroxina 100 mg 1 cp VO em jejum', 'dose.diaria'],
    ['Levotiroxina 100 mg 1 cp VO em jejum', 'dose.tomada'],
  ])('%s stops', (texto, codigo) => {
    const achado = doses(texto).find((um) => um.codigo === codigo);
    expect(achado).toMatchObject({ grau: 'impede', severidade: 'contraindicada' });
  });

  it('nothing at all, and more than anybody takes', () => {
    expect(ditos('Losartana 50 mg 0 cp 12/12 h')).toContainEqual([
      'dose.tomada',
      'impede',
      'A dose é zero: confira o que está escrito.',
    ]);
    expect(ditos('Losartana 50 mg 10.000 comprimidos 12/12 h')).toContainEqual([
      'dose.tomada',
      'impede',
      'São 10.000 unidades de uma vez: confira o que está escrito.',
    ]);
  });
});

describe('a drug that is not for every day', () => {
  it.each([
    ['Metotrexato 2,5 mg 6 cp VO', 'dose.sem_frequencia.metotrexato'],
    ['Ozempic 1 mg SC a cada 3 dias', 'dose.espaco.semaglutida'],
    ['Cabergolina 0,5 mg 1 cp ao dia', 'dose.diaria.cabergolina'],
  ])('%s draws attention', (texto, regra) => {
    expect(doses(texto)).toContainEqual(expect.objectContaining({ regra, grau: 'chama_atencao' }));
  });

  it('is silent at its own interval, or on a single day', () => {
    expect(doses('Metotrexato 2,5 mg 6 cp VO aos sábados')).toEqual([]);
    expect(doses('Fosfomicina 3 g 1 envelope VO em dose única')).toEqual([]);
    expect(doses('Secnidazol 1 g 2 cp VO 1x ao dia por 1 dia')).toEqual([]);
  });
});

describe('above the usual, above the maximum', () => {
  it('are told apart, and both where both are passed', () => {
    const frases = (texto: string) => doses(texto).map(({ frase }) => frase);
    expect(frases('Ibuprofeno 600 mg 1 cp VO 6/6 h')).toEqual([]);
    expect(frases('Ibuprofeno 800 mg 1 cp VO 6/6 h')).toEqual([
      'Ibuprofeno: 3200 mg por dia, acima do usual de 2400 mg.',
    ]);
    expect(frases('Ibuprofeno 800 mg 1 cp VO 4/4 h')).toEqual([
      'Ibuprofeno: 4800 mg por dia, acima do máximo de 3200 mg. O usual vai até 2400 mg.',
    ]);
  });

  it('sums a drug over its items', () => {
    const [achado] = doses(['Paracetamol 750 mg 1 cp VO 6/6 h', 'Tylenol 500 mg 1 cp VO 6/6 h']);
    expect(achado).toMatchObject({
      codigo: 'dose.diaria',
      itens: ['medications.0', 'medications.1'],
      frase: 'Paracetamol: 5000 mg por dia, acima do máximo de 4000 mg.',
    });
  });
});

describe('a dose by weight', () => {
  it('is judged without a weight, and with one', () => {
    expect(ditos('Amoxicilina 250 mg/5 mL 150 mg/kg/dia 8/8 h', { idadeMeses: 36 })).toContainEqual(
      [
        'dose.diaria',
        'chama_atencao',
        'Amoxicilina: 150 mg/kg/dia, acima do máximo de 90 mg/kg/dia.',
      ],
    );
  });

  it('without the weight of a child says so', () => {
    expect(ditos('Ibuprofeno 50 mg/mL 2 mL VO 8/8 h', { idadeMeses: 36 })).toEqual([
      [
        'dose.nao_conferida',
        'informa',
        'Ibuprofeno: dose não conferida, porque a dose é por kg e falta o peso.',
      ],
    ]);
  });
});

describe('what could not be judged is told', () => {
  it.each([
    ['Morfina 10 mg 1 cp VO 4/4 h', 'a tabela não dá teto (Sem teto: titulada pela dor'],
    ['Dexametasona creme 0,1% 2x ao dia', 'não há teto para o uso local'],
    ['Losartana', 'a dose não foi entendida como está escrita'],
    ['Losartana 50 mg 1 cp', 'não está dito quantas vezes por dia'],
    ['Metoclopramida 4 mg/mL 20 gotas VO 8/8 h', 'não se sabe quantas gotas tem um mL'],
    ['Paracetamol 20 gotas VO 6/6 h', 'falta a concentração'],
    ['Tylex 1 cp VO 6/6 h', 'o produto tem mais de um princípio ativo'],
    ['Heparina 5000 mg SC 12/12 h', 'a dose está em mg e o teto em UI'],
  ])('%s', (texto, motivo) => {
    expect(doses(texto).filter(({ codigo }) => codigo === 'dose.nao_conferida')).toContainEqual(
      expect.objectContaining({ grau: 'informa', frase: expect.stringContaining(motivo) }),
    );
  });
});

describe('how long and how often', () => {
  it.each([
    ['Cetorolaco 10 mg 1 cp VO 8/8 h por 7 dias', 'Cetorolaco: 7 dias, acima de 5.'],
    ['Cetorolaco 10 mg 1 cp VO 8/8 h uso contínuo', 'Cetorolaco: uso contínuo, acima de 5.'],
    ['Paracetamol 200 mg 1 cp VO 2/2 h', 'Paracetamol: de 2 em 2 h; o menor intervalo é de 4 h.'],
  ])('%s', (texto, frase) => {
    expect(doses(texto).map((um) => um.frase)).toContain(frase);
  });
});

const UNIDADES = ['mg', 'UI', 'mEq'];
const COMUNS = LINHAS_DE_DOSE.filter(({ adulto: { max_dia, max_tomada } }) =>
  [max_dia, max_tomada].some((teto) => teto && UNIDADES.includes(teto.unidade)),
);

it('raising a dose never makes what is found milder', () => {
  const paciente = fc.record({
    idadeMeses: fc.option(fc.integer({ min: 0, max: 1100 }), { nil: undefined }),
    pesoKg: fc.option(fc.integer({ min: 2, max: 120 }), { nil: undefined }),
  });
  const ritmo = fc.constantFrom('1x ao dia', '8/8 h', '1x por semana', 'em dose única', 'se dor');
  fc.assert(
    fc.property(
      fc.constantFrom(...COMUNS),
      paciente,
      ritmo,
      fc.double({ min: 0.01, max: 3, noNaN: true }),
      fc.double({ min: 1, max: 50, noNaN: true }),
      (linha, deQuem, quando, fator, vezes) => {
        const teto = linha.adulto.max_dia ?? linha.adulto.max_tomada;
        if (!teto) return;
        const de = (valor: number) =>
          doses(
            `${linha.dcb} ${valor.toFixed(6).replace('.', ',')} ${teto.unidade} ${quando}`,
            deQuem,
          );
        const menos = de(teto.valor * fator);
        const mais = de(teto.valor * fator * vezes);
        for (const { codigo, grau, farmacos } of menos) {
          if (codigo === 'dose.nao_conferida') continue;
          // A dose that becomes one of the weekly kind is told by its frequency, which stops.
          const ainda = mais.filter(
            (um) => um.codigo === codigo || um.codigo === 'dose.frequencia',
          );
          expect(
            ainda.map((um) => GRAUS.indexOf(um.grau)),
            farmacos.join(),
          ).toEqual(
            expect.arrayContaining([expect.toSatisfy((g: number) => g >= GRAUS.indexOf(grau))]),
          );
        }
      },
    ),
    { numRuns: 1500, seed: 14 },
  );
});

describe('the table', () => {
  it('says of each row where it comes from and how far it was read', () => {
    for (const { dcb, via, fonte, verificacao } of LINHAS_DE_DOSE) {
      const onde = `${dcb} ${via}`;
      expect(fonte, onde).not.toBe('');
      expect(['conferida', 'parcial', 'corrigida', 'pendente'], onde).toContain(verificacao.estado);
      expect(Boolean(verificacao.documento), onde).toBe(verificacao.estado !== 'pendente');
    }
    expect(BASE_DE_TETOS.tetos.size).toBe(588);
  });

  it('has a positive ceiling or says why there is none', () => {
    for (const { dcb, adulto, pediatria, obs } of LINHAS_DE_DOSE) {
      const tetos = [adulto.max_tomada, adulto.max_dia, adulto.dose_unica_max, pediatria?.kg_dia];
      const ditos = tetos.filter((teto) => teto !== undefined);
      for (const { valor } of ditos) expect(valor, dcb).toBeGreaterThan(0);
      expect(ditos.length > 0 || Boolean(obs), dcb).toBe(true);
    }
  });

  it('knows how many drops make a mL of each product once', () => {
    const chaves = LINHAS_DE_GOTAS.map(({ dcb, mg_por_ml }) => `${dcb} ${mg_por_ml}`);
    expect(new Set(chaves).size).toBe(chaves.length);
  });
});
