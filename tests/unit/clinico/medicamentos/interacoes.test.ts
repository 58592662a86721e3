import { BASE, TABELAS } from '@domain/clinico/medicamentos/base.ts';
import {
  type Interacao,
  interrompe,
  MAXIMO_DE_MEDICAMENTOS,
  NENHUMA_INTERACAO,
  POUCOS_RECONHECIDOS,
  verificarInteracoes,
} from '@domain/clinico/medicamentos/interacoes.ts';
import { type Regra, SEVERIDADES } from '@domain/clinico/medicamentos/tipos.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { Recusa } from '@domain/clinico/motor/notas.ts';
import { describe, expect, it } from 'vitest';

const verificar = (...medicamentos: string[]) => verificarInteracoes(BASE, medicamentos);
const peso = (severidade: Interacao['severidade']) => SEVERIDADES.indexOf(severidade);
const doPar = (a: string, b: string) => verificar(a, b).interacoes[0];
const membros = (operando: string) =>
  TABELAS.classes.find(({ id }) => id === operando)?.membros ?? [operando];

/** Every pair of different drugs to which a rule applies. */
function paresDa(regra: Regra): (readonly [string, string])[] {
  const vale = (dcb: string) => !regra.exceto?.includes(dcb);
  return membros(regra.a)
    .filter(vale)
    .flatMap((a) =>
      membros(regra.b)
        .filter((b) => vale(b) && a !== b)
        .map((b) => [a, b] as const),
    );
}

describe('every rule', () => {
  it.each(TABELAS.regras.map((regra) => [`${regra.n} ${regra.a} × ${regra.b}`, regra] as const))(
    '%s is found for every pair, in both orders, at its severity or above',
    (_, regra) => {
      const pares = paresDa(regra);
      expect(pares.length).toBeGreaterThan(0);
      for (const [a, b] of pares) {
        const [ida, volta] = [doPar(a, b), doPar(b, a)];
        expect(peso(ida?.severidade ?? 'leve'), `${a} × ${b}`).toBeGreaterThanOrEqual(
          peso(regra.severidade),
        );
        expect(ida?.severidade, `${a} × ${b}`).toBe(volta?.severidade);
        expect(ida?.conduta).toBe(volta?.conduta);
      }
    },
  );

  it('of the ONC high-priority list interrupts', () => {
    const onc = TABELAS.regras.filter(({ fonte }) => /\bONC\b(?! não)/.test(fonte));
    expect(onc.length).toBeGreaterThanOrEqual(28);
    for (const regra of onc) {
      for (const [a, b] of paresDa(regra)) {
        expect(interrompe(doPar(a, b)?.severidade ?? 'leve'), `${a} × ${b}`).toBe(true);
      }
    }
  });

  it('leaves out its exceptions', () => {
    expect(doPar('linezolida', 'pseudoefedrina')).toMatchObject({ severidade: 'grave' });
    expect(doPar('tranilcipromina', 'pseudoefedrina')).toMatchObject({
      severidade: 'contraindicada',
    });
  });

  it('shows its note', () => {
    expect(doPar('ceftriaxona', 'gluconato de cálcio')?.nota).toContain('28 dias');
    expect(doPar('sibutramina', 'sertralina')).not.toHaveProperty('nota');
  });
});

describe('a check', () => {
  it('answers each finding with all that the screen shows, gravest first, one a pair', () => {
    const { interacoes } = verificar('varfarina', 'fluconazol', 'citalopram', 'sinvastatina');
    const pesos = interacoes.map(({ severidade }) => peso(severidade));
    expect(pesos).toEqual([...pesos].sort((x, y) => y - x));
    const pares = interacoes.map(({ a, b }) => [a, b].sort().join('|'));
    expect(new Set(pares).size).toBe(pares.length);
    for (const { severidade, mecanismo, conduta, fonte, verificacao } of interacoes) {
      const daRegra = { severidade, mecanismo, conduta, fonte, verificacao };
      expect(TABELAS.regras).toContainEqual(expect.objectContaining(daRegra));
    }
  });

  it('keeps the gravest of the rules of a pair, and the most specific of the gravest', () => {
    // Both prolong the QT (grave); the label of pimozide contraindicates.
    expect(doPar('pimozida', 'claritromicina')).toMatchObject({ severidade: 'contraindicada' });
    expect(doPar('metadona', 'fluconazol')?.mecanismo).toContain('CYP3A4');
    expect(doPar('varfarina', 'AAS')?.conduta).toContain('indicação formal');
  });

  it('does not depend on the order of the list', () => {
    const nomes = TABELAS.medicamentos.map(({ dcb }) => dcb);
    let semente = 20261121;
    const sorteio = () => {
      semente = (semente * 1103515245 + 12345) % 2147483648;
      return nomes[semente % nomes.length] ?? '';
    };
    const resumo = (lista: readonly string[]) =>
      verificarInteracoes(BASE, lista)
        .interacoes.map(({ a, b, severidade, conduta }) =>
          [[a, b].sort().join('|'), severidade, conduta].join(' '),
        )
        .sort();
    let achadas = 0;
    for (let rodada = 0; rodada < 300; rodada += 1) {
      const lista = Array.from({ length: 8 }, sorteio);
      expect(resumo([...lista].reverse())).toEqual(resumo(lista));
      achadas += resumo(lista).length;
    }
    expect(achadas).toBeGreaterThan(100);
  });

  it('says that nothing is known, and never that it is safe', () => {
    const resposta = verificar('paracetamol', 'amoxicilina');
    expect(resposta.interacoes).toEqual([]);
    expect(resposta.aviso).toBe(NENHUMA_INTERACAO);
    expect(JSON.stringify(resposta)).not.toMatch(/segur/i);
  });

  it('says that a finding supports judgement', () => {
    expect(verificar('varfarina', 'ibuprofeno').aviso).toBe(AVISO_DE_APOIO);
  });

  it('takes the longest list and the longest name there may be', () => {
    const lista = Array.from({ length: MAXIMO_DE_MEDICAMENTOS }, () => 'albendazol');
    expect(verificarInteracoes(BASE, lista).reconhecidos).toHaveLength(MAXIMO_DE_MEDICAMENTOS);
    expect(verificar(`varfarina${' '.repeat(191)}`, 'ibuprofeno').interacoes).toHaveLength(1);
  });

  it('keeps the gravest where the same two drugs come in several items', () => {
    const deTodos = (...itens: string[]) =>
      verificar(...itens).interacoes.map(({ severidade }) => severidade);
    expect(deTodos('diclofenaco gel', 'Cataflam comprimido', 'varfarina')).toEqual(['grave']);
    expect(deTodos('Cataflam comprimido', 'diclofenaco gel', 'varfarina')).toEqual(['grave']);
    const [primeira] = verificar('diclofenaco', 'Cataflam comprimido', 'varfarina').interacoes;
    expect(primeira?.por_via).toContain('Via de diclofenaco não informada');
  });

  it('tells of which drugs the base has no rule', () => {
    expect(verificar('albendazol', 'varfarina').sem_regras).toEqual(['albendazol']);
  });

  it.each([[[]], [['varfarina']], [['varfarina', 'inexistina']], [['Dorflex', 'nada']]])(
    'needs two recognised drugs: %j',
    (lista) => {
      const resposta = verificarInteracoes(BASE, lista);
      expect(resposta.interacoes).toEqual([]);
      expect(resposta.duplicidades).toEqual([]);
      expect(resposta.aviso).toBe(POUCOS_RECONHECIDOS);
    },
  );

  it('lists what it did not recognise, and checks the others', () => {
    const resposta = verificar('varfarina', 'sem medicamentos', 'ibuprofeno', 'clonazepan');
    expect(resposta.nao_reconhecidos).toEqual(['sem medicamentos', 'clonazepan']);
    expect(resposta.parecidos).toEqual([
      { texto: 'clonazepan', parecidos: expect.arrayContaining(['clonazepam']) },
    ]);
    expect(resposta.interacoes).toHaveLength(1);
    expect(resposta.reconhecidos).toEqual([
      { texto: 'varfarina', dcbs: ['varfarina'] },
      { texto: 'ibuprofeno', dcbs: ['ibuprofeno'] },
    ]);
  });

  const NAO_E_LISTA = 'Medicamentos: envie uma lista de nomes.';
  const NAO_E_NOME = 'Medicamentos: o item 2 deve ser um nome, com 1 a 200 caracteres.';
  it.each([
    ['not a list', 'varfarina', NAO_E_LISTA],
    ['null', null, NAO_E_LISTA],
    ['undefined', undefined, NAO_E_LISTA],
    ['an object', { 0: 'varfarina', length: 1 }, NAO_E_LISTA],
    ['a number in it', ['varfarina', 3], NAO_E_NOME],
    ['null in it', ['varfarina', null], NAO_E_NOME],
    ['a list in it', ['varfarina', ['ibuprofeno']], NAO_E_NOME],
    ['an empty name', ['varfarina', ''], NAO_E_NOME],
    ['a blank name', ['varfarina', '  '], NAO_E_NOME],
    ['a huge name', ['varfarina', 'x'.repeat(201)], NAO_E_NOME],
    [
      'a huge list',
      Array.from({ length: MAXIMO_DE_MEDICAMENTOS + 1 }, () => 'varfarina'),
      'Medicamentos: envie no máximo 100.',
    ],
  ])('refuses %s', (_, bruto, frase) => {
    const pedir = () => verificarInteracoes(BASE, bruto as string[]);
    expect(pedir).toThrow(Recusa);
    expect(pedir).toThrow(expect.objectContaining({ campo: 'medications', frase }));
  });
});

describe('products of several ingredients', () => {
  it('are never checked against themselves', () => {
    for (const { marca, componentes } of TABELAS.compostas) {
      const { interacoes } = verificar(marca, 'albendazol');
      expect(interacoes, `${marca}: ${componentes.join(' + ')}`).toEqual([]);
      expect(verificar(marca, marca).interacoes, marca).toEqual([]);
    }
    expect(verificar('losartana + espironolactona', 'albendazol').interacoes).toEqual([]);
  });

  it('are checked by component', () => {
    const { interacoes } = verificar('Torsilax', 'varfarina');
    expect(interacoes.map(({ a, severidade }) => [a, severidade])).toEqual([
      ['diclofenaco', 'grave'],
      ['paracetamol', 'moderada'],
    ]);
  });
});

it('a drug and a product that has it beside another are not the same product', () => {
  const { interacoes, duplicidades } = verificar('AAS', 'AAS + varfarina');
  expect(interacoes).toMatchObject([{ severidade: 'grave' }]);
  expect(duplicidades).toMatchObject([{ dcb: 'ácido acetilsalicílico' }]);
});

describe('duplicates', () => {
  it.each([
    ['Dorflex', 'Novalgina', 'dipirona'],
    ['Tylex', 'Tylenol', 'paracetamol'],
    ['Doril DC 500', 'Dipirona 1 g', 'dipirona'],
    ['Doril', 'AAS 100 mg', 'ácido acetilsalicílico'],
    ['losartana', 'Cozaar', 'losartana'],
    ['Viagra', 'Revatio', 'sildenafila'],
    ['dipirona', 'Dipirona', 'dipirona'],
  ])('%s and %s: %s twice', (um, outro, dcb) => {
    expect(verificar(um, outro).duplicidades).toContainEqual({
      dcb,
      itens: [um, outro],
      severidade: 'grave',
      conduta: expect.stringContaining('dose total diária'),
    });
  });

  it('are not made of look-alike brands', () => {
    expect(verificar('Doril', 'dipirona').duplicidades).toEqual([]);
    expect(verificar('Coristina D Congest', 'AAS').duplicidades).toEqual([]);
    expect(verificar('Lisador Dip', 'Fenergan').duplicidades).toEqual([]);
  });

  it('are mild when the routes are different and one is local', () => {
    expect(verificar('Symbicort', 'Noex').duplicidades).toMatchObject([
      { dcb: 'budesonida', severidade: 'leve' },
    ]);
    expect(verificar('diclofenaco gel', 'Cataflam').duplicidades[0]?.severidade).toBe('leve');
    expect(verificar('Symbicort', 'Alenia').duplicidades[0]?.severidade).toBe('grave');
    const doisInteiros = verificar('diclofenaco gel', 'Cataflam', 'Voltaren comprimido');
    expect(doisInteiros.duplicidades).toMatchObject([{ severidade: 'grave' }]);
  });
});

describe('interruption', () => {
  it('is for what is contraindicated or grave', () => {
    expect(SEVERIDADES.filter(interrompe)).toEqual(['grave', 'contraindicada']);
  });
});
