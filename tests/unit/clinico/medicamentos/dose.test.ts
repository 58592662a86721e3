import { BASE, TABELAS } from '@domain/clinico/medicamentos/base.ts';
import {
  ajustarDose,
  CLEARANCE_MAXIMO,
  DESCONHECIDO,
  type Dose,
  indexarDoses,
  SEM_DADO,
  USO_LOCAL,
} from '@domain/clinico/medicamentos/dose.ts';
import type { Acao, LinhaRenal } from '@domain/clinico/medicamentos/tipos.ts';
import { Recusa } from '@domain/clinico/motor/notas.ts';
import { describe, expect, it } from 'vitest';

const ajustar = (clearance: number, medicamento: string) =>
  ajustarDose(BASE, clearance, medicamento);

/** The only answer of a drug with one row. */
function unica(clearance: number, medicamento: string): Dose {
  const [dose, ...outras] = ajustar(clearance, medicamento);
  expect(outras).toEqual([]);
  if (!dose) throw new Error(`${medicamento}: nenhuma resposta`);
  return dose;
}

/** A name that leads to the row: the members stand for their class. */
function nomeDa(operando: string): string {
  const classe = TABELAS.classes.find(({ id }) => id === operando);
  return classe?.membros[0] ?? operando;
}

describe('every row, at the edges of its bands', () => {
  it.each(TABELAS.doses.map((linha) => [linha.nome, linha] as const))('%s', (nome, linha) => {
    for (const { de, ate = CLEARANCE_MAXIMO, acao, recomendacao } of linha.faixas) {
      const edges = [
        [de, true],
        [ate, true],
        [(de + ate) / 2, true],
        [ate + 1, false],
        [de - 1, false],
      ] as const;
      for (const [clearance, dentro] of edges) {
        if (clearance < 0 || clearance > CLEARANCE_MAXIMO) continue;
        const dose = ajustar(clearance, nomeDa(linha.medicamento)).find(
          ({ medicamento }) => medicamento === nome,
        );
        expect(dose).toMatchObject({ reconhecido: true, via: linha.via, base: linha.base });
        const desta = dose?.reconhecido && dose.recomendacao === recomendacao;
        expect(desta, `${clearance}`).toBe(dentro);
        if (dentro) expect(dose).toMatchObject({ acao, verificacao: linha.verificacao });
      }
    }
  });
});

/** Read from the printed table by a person, not from the data. */
const LIDAS: readonly (readonly [string, number, Acao, string])[] = [
  ['amoxicilina', 30, 'sem_ajuste', 'Dose usual'],
  ['amoxicilina', 29, 'ajustar', 'não usar comprimido de 875 mg'],
  ['Amoxil', 9, 'ajustar', '250–500 mg 24/24 h'],
  ['ampicilina', 50, 'ajustar', '6/6–12/12 h'],
  ['piperacilina-tazobactam', 41, 'sem_ajuste', '4,5 g 6/6–8/8 h'],
  ['Tazocin', 40, 'ajustar', '2,25 g 6/6 h'],
  ['piperacilina-tazobactam', 19, 'ajustar', '2,25 g 8/8 h'],
  ['cefalexina', 60, 'sem_ajuste', 'máx. 4 g/dia'],
  ['cefalexina', 59, 'ajustar', 'máximo 1 g/dia'],
  ['cefazolina', 10, 'ajustar', '18–24 h'],
  ['ceftriaxona', 0, 'sem_ajuste', 'máx. 2 g/dia'],
  ['ceftazidima', 15, 'ajustar', '500 mg 24/24 h'],
  ['cefepima', 60, 'ajustar', '2 g 8/8 h → 2 g 12/12 h'],
  ['cefepima', 10, 'ajustar', 'encefalopatia'],
  ['ertapenem', 30, 'ajustar', '500 mg 24/24 h'],
  ['imipenem', 14, 'evitar', 'salvo se HD'],
  ['meropenem', 26, 'ajustar', 'Dose plena 12/12 h'],
  ['meropenem', 25, 'ajustar', 'Metade da dose 12/12 h'],
  ['gentamicina', 19, 'evitar', 'nível <1 mg/L'],
  ['vancomicina', 90, 'monitorar', 'AUC'],
  ['daptomicina', 29, 'ajustar', '48/48 h'],
  ['ciprofloxacino', 29, 'ajustar', '18/18 h'],
  ['levofloxacino', 20, 'ajustar', '750 mg 48/48 h'],
  ['Bactrim', 14, 'evitar', 'Não recomendado'],
  ['nitrofurantoína', 59, 'contraindicado', 'ClCr <60'],
  ['nitrofurantoína', 60, 'sem_ajuste', 'Dose usual'],
  ['fluconazol', 50, 'ajustar', '50% da dose'],
  ['ganciclovir', 49, 'ajustar', '1,25 mg/kg 24/24 h'],
  ['valganciclovir', 9, 'evitar', 'ganciclovir IV'],
  ['Tamiflu', 30, 'ajustar', '30 mg 24/24 h'],
  ['tenofovir', 49, 'ajustar', '300 mg 48/48 h'],
  ['Paxlovid', 59, 'ajustar', '150/100 mg 12/12 h'],
  ['enoxaparina', 29, 'ajustar', '1 mg/kg 24/24 h'],
  ['Clexane 40 mg', 14, 'evitar', 'HNF'],
  ['dabigatrana', 29, 'contraindicado', 'contraindicada <30'],
  ['Xarelto', 49, 'ajustar', '15 mg/dia'],
  ['apixabana', 14, 'evitar', 'não recomendada <15'],
  ['metformina', 45, 'monitorar', '2 g/dia'],
  ['Glifage XR 500', 44, 'ajustar', '1.000 mg/dia'],
  ['metformina', 29, 'contraindicado', 'Contraindicada'],
  ['glibenclamida', 30, 'evitar', 'Evitar'],
  ['Diamicron MR', 29, 'contraindicado', 'insuficiência renal grave'],
  ['sitagliptina', 44, 'ajustar', '50 mg/dia'],
  ['dapagliflozina', 24, 'evitar', 'não iniciar <25'],
  ['insulina glargina', 9, 'ajustar', '50%'],
  ['alopurinol', 30, 'ajustar', 'dias alternados'],
  ['gabapentina', 59, 'ajustar', '400–1.400 mg/dia'],
  ['Lyrica', 29, 'ajustar', '25–150 mg/dia'],
  ['lítio', 29, 'evitar', 'Não recomendado'],
  ['baclofeno', 30, 'ajustar', 'Metade da dose'],
  ['digoxina', 9, 'ajustar', 'ataque reduzido 50%'],
  ['atenolol', 35, 'ajustar', '50 mg/dia'],
  ['sotalol', 39, 'evitar', 'contraindicado <40'],
  ['espironolactona', 29, 'evitar', 'K >5,0'],
  ['milrinona', 45, 'ajustar', '0,43 mcg/kg/min'],
  ['rosuvastatina', 29, 'ajustar', 'máx. 10 mg/dia'],
  ['morfina', 14, 'evitar', 'M6G'],
  ['tramadol', 29, 'ajustar', 'máx. 200 mg/dia'],
  ['ibuprofeno', 29, 'contraindicado', 'evitar'],
  ['metoclopramida', 15, 'ajustar', 'Reduzir 50%'],
  ['ácido zoledrônico', 34, 'contraindicado', 'contraindicado <35'],
  ['cetirizina', 9, 'contraindicado', 'SmPC'],
  ['varfarina', 0, 'monitorar', '20% menos'],
];

describe('rows read from the printed table', () => {
  it.each(LIDAS)('%s at %d mL/min: %s, %s', (medicamento, clearance, acao, trecho) => {
    const dose = unica(clearance, medicamento);
    expect(dose).toMatchObject({ reconhecido: true, acao });
    expect(dose.reconhecido && dose.recomendacao).toContain(trecho);
  });
});

describe('an answer', () => {
  it('carries all that the screen shows', () => {
    expect(unica(22, 'Gabapentina 300 mg')).toEqual({
      reconhecido: true,
      medicamento: 'gabapentina',
      via: 'VO',
      acao: 'ajustar',
      faixa: '15–29',
      recomendacao: '200–700 mg/dia em dose única.',
      dose_usual: '300–1.200 mg 8/8 h',
      dialise: '+125–350 mg após cada HD',
      fonte: 'FDA-L Neurontin §2',
      base: 'ClCr',
      verificacao: { estado: 'conferida', documento: expect.any(String) },
    });
  });

  it.each([
    [29.4, '<30'],
    [29.5, '≥30'],
    [0, '<30'],
    [300, '≥30'],
  ])('rounds the clearance to the nearest integer: %d is %s', (clearance, faixa) => {
    expect(unica(clearance, 'tramadol')).toMatchObject({ faixa });
  });

  it.each([
    [29.5, '<30', 'contraindicado'],
    [29.99, '<30', 'contraindicado'],
  ])('holds a contraindication up to its edge: %d', (clearance, faixa, acao) => {
    expect(unica(clearance, 'dabigatrana')).toMatchObject({ faixa, acao });
    expect(unica(30, 'dabigatrana')).not.toMatchObject({ acao });
  });

  it('says so where one band covers all', () => {
    expect(unica(12, 'linezolida')).toMatchObject({ faixa: 'qualquer', acao: 'sem_ajuste' });
  });

  it('has no warning where the row has none', () => {
    expect(unica(22, 'gabapentina')).not.toHaveProperty('aviso');
  });

  it('measures by clearance or by filtration rate, as the row does', () => {
    expect(unica(50, 'enoxaparina')).toMatchObject({ base: 'ClCr' });
    expect(unica(50, 'metformina')).toMatchObject({ base: 'TFGe' });
  });
});

describe('names', () => {
  it('without route answers each row; with route, its own', () => {
    const nomes = (texto: string) => ajustar(25, texto).map(({ medicamento }) => medicamento);
    expect(nomes('aciclovir')).toEqual(['aciclovir IV', 'aciclovir VO']);
    expect(nomes('aciclovir IV')).toEqual(['aciclovir IV']);
    expect(nomes('Zovirax 800 mg comprimido')).toEqual(['aciclovir VO']);
  });

  it('with a route that has no row answer every row there is', () => {
    const [linha] = ajustar(50, 'enoxaparina');
    expect(linha).toMatchObject({ reconhecido: true, via: 'SC' });
    expect(ajustar(50, 'enoxaparina 40 mg comprimido')).toEqual([linha]);
  });

  it('of a class answer its row', () => {
    for (const aine of ['ibuprofeno', 'Voltaren', 'nimesulida', 'celecoxibe', 'cetorolaco']) {
      expect(unica(20, aine)).toMatchObject({ medicamento: 'AINEs (classe)' });
    }
    for (const insulina of ['insulina', 'insulina NPH', 'Lantus', 'NovoRapid']) {
      expect(unica(20, insulina)).toMatchObject({ medicamento: 'insulina' });
    }
    expect(unica(20, 'dipirona')).toMatchObject({ reconhecido: false });
  });

  it('resolve to the row of their presentation', () => {
    expect(unica(20, 'gliclazida')).toMatchObject({ medicamento: 'gliclazida MR' });
    expect(unica(20, 'Paxlovid')).toMatchObject({ medicamento: 'nirmatrelvir-ritonavir' });
    for (const penicilina of ['penicilina G', 'penicilina cristalina', 'benzilpenicilina']) {
      expect(unica(20, penicilina)).toMatchObject({ medicamento: 'penicilina G cristalina' });
    }
    expect(unica(20, 'Benzetacil')).toMatchObject({ reconhecido: false, aviso: SEM_DADO });
    expect(unica(20, 'ritonavir')).toMatchObject({ reconhecido: false, aviso: SEM_DADO });
  });

  it('of methotrexate say that oncologic doses are not covered', () => {
    expect(unica(20, 'metotrexato')).toMatchObject({
      medicamento: 'metotrexato (baixa dose)',
      aviso: expect.stringContaining('oncológicas'),
    });
  });

  it('of a product answer each component', () => {
    expect(ajustar(20, 'Hyzaar')).toMatchObject([
      { reconhecido: false, medicamento: 'losartana', aviso: SEM_DADO },
      { reconhecido: true, medicamento: 'hidroclorotiazida', acao: 'evitar' },
    ]);
    expect(ajustar(20, 'enalapril + hidroclorotiazida')).toHaveLength(2);
    expect(ajustar(20, 'Torsilax').filter(({ reconhecido }) => reconhecido)).toHaveLength(1);
  });

  it('known without a row are said to be without data', () => {
    expect(unica(20, 'losartana')).toEqual({
      reconhecido: false,
      medicamento: 'losartana',
      parecidos: [],
      aviso: SEM_DADO,
    });
  });

  it('unknown offer near names, and never say that no adjustment is needed', () => {
    const dose = unica(20, 'gabapentna');
    expect(dose).toEqual({
      reconhecido: false,
      medicamento: 'gabapentna',
      parecidos: expect.arrayContaining(['gabapentina']),
      aviso: DESCONHECIDO,
    });
    expect(DESCONHECIDO).toContain('não quer dizer que não precisa de ajuste');
  });

  it('in local use have no row', () => {
    expect(unica(20, 'diclofenaco gel')).toMatchObject({ reconhecido: false, aviso: USO_LOCAL });
    expect(unica(20, 'aciclovir creme')).toMatchObject({ reconhecido: false, aviso: USO_LOCAL });
  });
});

/** The field of which a refusal speaks. */
function recusaDe(pedir: () => unknown): string | undefined {
  try {
    pedir();
  } catch (falha) {
    return falha instanceof Recusa ? falha.campo : undefined;
  }
  return undefined;
}

describe('a table', () => {
  const [modelo] = TABELAS.doses;
  if (!modelo) throw new Error('the table is empty');
  const linha = (nome: string, medicamento: string, resto: Partial<LinhaRenal> = {}) => ({
    ...modelo,
    nome,
    medicamento,
    faixas: [{ de: 0, acao: 'sem_ajuste', recomendacao: 'Dose usual.' }] as const,
    ...resto,
  });
  const com = (...linhas: LinhaRenal[]) => ({
    ...BASE,
    linhasRenais: indexarDoses(TABELAS.classes, linhas),
  });

  it('with several rows of a product asks whether any of them includes the other ingredient', () => {
    const base = com(
      linha('nirmatrelvir só', 'nirmatrelvir'),
      linha('nirmatrelvir-ritonavir', 'nirmatrelvir', { inclui: ['ritonavir'] }),
    );
    const nomes = ajustarDose(base, 50, 'Paxlovid').map(({ medicamento }) => medicamento);
    expect(nomes).toEqual(['nirmatrelvir só', 'nirmatrelvir-ritonavir']);
  });

  it('with a hole between its bands fails by name, and answers nothing', () => {
    const furada = linha('tramadol', 'tramadol', {
      faixas: [{ de: 0, ate: 10, acao: 'evitar', recomendacao: 'Evitar.' }],
    });
    expect(() => ajustarDose(com(furada), 11, 'tramadol')).toThrow('tramadol has no band for 11');
  });
});

describe('refusals', () => {
  it.each([
    -0.1,
    -1,
    300.1,
    1e9,
    Number.NaN,
    Infinity,
    -Infinity,
    '30',
    '',
    null,
    undefined,
    true,
    [30],
    {},
  ])('clearance %j names the field and the range', (clearance) => {
    const pedir = () => ajustarDose(BASE, clearance as number, 'tramadol');
    expect(pedir).toThrow('Clearance: informe um número entre 0 e 300 mL/min.');
    expect(recusaDe(pedir)).toBe('clearance');
  });

  it.each([['', 1, null, undefined, ['tramadol'], {}, ' ', 'x'.repeat(201)]].flat())(
    'medication %j',
    (medicamento) => {
      const pedir = () => ajustarDose(BASE, 50, medicamento as string);
      expect(pedir).toThrow('Medicamento: informe um nome, com 1 a 200 caracteres.');
      expect(recusaDe(pedir)).toBe('medication');
    },
  );

  it('of the longest name there are none', () => {
    const longo = `tramadol${' '.repeat(192)}`;
    expect(unica(20, longo)).toMatchObject({ reconhecido: true, medicamento: 'tramadol' });
  });
});
