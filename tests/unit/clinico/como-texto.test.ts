import { bmi } from '@domain/clinico/ferramentas/bmi.ts';
import { ckdEpi2021 } from '@domain/clinico/ferramentas/ckd-epi-2021.ts';
import { phq9 } from '@domain/clinico/ferramentas/phq-9.ts';
import { qsofa } from '@domain/clinico/ferramentas/qsofa.ts';
import { data, linhas, numero, opcional, ordinal, simNao } from '@domain/clinico/motor/campos.ts';
import { comoTexto, textoDaSaida } from '@domain/clinico/motor/como-texto.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import { definir, type Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import { expect, it } from 'vitest';

function respondida(ferramenta: Ferramenta, entrada: Record<string, unknown>, unidades = {}) {
  const execucao = executar(ferramenta, entrada, unidades);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao;
}

function texto(ferramenta: Ferramenta, entrada: Record<string, unknown>, unidades = {}): string {
  const { resposta } = respondida(ferramenta, entrada, unidades);
  return comoTexto(ferramenta, { entrada, unidades }, resposta);
}

it('tells name, result, band, what was given in its unit, the version, and that it only supports', () => {
  const entrada = { age: 54, creatinine: 106.08, gender: 'feminino' };
  expect(texto(ckdEpi2021, entrada, { creatinine: 'µmol/L' })).toBe(
    'TFGe CKD-EPI 2021: TFGe 54 mL/min/1,73 m²; Categoria de TFG: G3a, redução leve a moderada.\n' +
      'Idade 54 anos; Creatinina 106,08 µmol/L; Sexo: Feminino. Fórmula v1.0.0. Revisão clínica pendente.\n' +
      'Apoio à decisão. Confirme com a bula vigente e o julgamento clínico.',
  );
});

it('writes the band beside a number that has no class of its own', () => {
  expect(texto(qsofa, { rr: 24, sbp: 95, gcs: 15 }).split('\n')[0]).toBe(
    'qSOFA: Pontuação 2 pontos (Risco alto).',
  );
});

it('lists the answers of a questionnaire in order', () => {
  const [primeira, segunda] = texto(phq9, { items: [1, 2, 0, 1, 0, 0, 0, 0, 1] }).split('\n');
  expect(primeira).toContain('Pontuação 5 pontos; Gravidade: Sintomas leves; Item 9 positivo: sim');
  expect(segunda).toContain('Itens, em ordem: 1, 2, 0, 1, 0, 0, 0, 0, 1.');
});

it('leaves out what was not given, and outputs that could not be', () => {
  const [primeira, segunda] = texto(bmi, { weight: 82.5, height: 1.75 }).split('\n');
  expect(primeira).toBe('IMC: IMC 26,9 kg/m²; Classe da OMS: Sobrepeso (pré-obesidade).');
  expect(segunda).toMatch(/^Peso 82,5 kg; Altura 1,75 cm\. /);
});

const deTudo = definir({
  ...qsofa,
  id: 'de-tudo',
  nome: 'De tudo',
  campos: {
    febre: simNao('Febre'),
    tosse: simNao('Tosse'),
    dor: simNao('Dor'),
    inicio: data('Início'),
    olhos: ordinal('Olhos', [
      [1, 'Fechados'],
      [4, 'Espontânea'],
    ]),
    drogas: linhas(
      'Opioides',
      { dose: numero({ rotulo: 'Dose', unidade: 'mg', minimo: 0, maximo: 9 }) },
      3,
    ),
    nota: opcional(numero({ rotulo: 'Nota', minimo: 0, maximo: 9 })),
  },
  saidas: {},
  interpretacoes: [],
  calcular: () => ({}),
});

const ENTRADA = {
  febre: true,
  tosse: false,
  dor: true,
  inicio: '2026-11-21',
  olhos: 4,
  drogas: [{ dose: 2 }, { dose: 3.5 }],
  nota: 5,
};

it('groups yes and no, and writes dates, options and lists as they are read', () => {
  expect(texto(deTudo, ENTRADA)).toBe(
    'De tudo: sem resultado para estes valores.\n' +
      'Início 21/11/2026; Olhos: Espontânea; Opioides: Dose 2 mg | Dose 3,5 mg; Nota 5; Sim: Febre, Dor; Não: Tosse. ' +
      `Fórmula v1.0.0. Revisão clínica pendente.\n${AVISO_DE_APOIO}`,
  );
});

it('writes what was once given, though the tool would take it no more', () => {
  const { resposta } = respondida(deTudo, ENTRADA);
  const escrita = (entrada: object) =>
    comoTexto(deTudo, { entrada: { ...entrada } }, resposta)
      .split('\n')[1]
      ?.split('. Fórmula')[0];
  expect(escrita({ olhos: 9 })).toBe('Olhos: 9');
  expect(escrita({ drogas: 'morfina' })).toBe('Opioides: ');
  expect(escrita({ drogas: [null, { dose: 2 }] })).toBe('Opioides:  | Dose 2 mg');
  expect(escrita({ febre: false, tosse: false, dor: 1 })).toBe('Não: Febre, Tosse');
  expect(escrita({})).toBe('');
});

it('writes every band of one output, and none where there is none', () => {
  const duas = definir({
    ...qsofa,
    id: 'duas-faixas',
    nome: 'Duas faixas',
    campos: {},
    saidas: {
      total: { tipo: 'numero', rotulo: 'Total', unidade: 'pontos', casas: 0 },
      sim: { tipo: 'sim-nao', rotulo: 'Positivo' },
    },
    calcular: () => ({ total: 1, sim: true }),
    interpretacoes: ['A', 'B'].map((rotulo) => ({
      de: 'total',
      faixas: [{ codigo: rotulo, ate: 1, rotulo, gravidade: 'normal' as const }],
    })),
  });
  expect(texto(duas, {}).split('\n')[0]).toBe('Duas faixas: Total 1 ponto (A; B); Positivo: sim.');
});

it.each([
  [{ tipo: 'numero', rotulo: 'x', unidade: 'mg/dL', casas: 1 } as const, 1.25, '1,3 mg/dL'],
  [{ tipo: 'numero', rotulo: 'x', unidade: 'mg/dL', casas: 0 } as const, 1, '1 mg/dL'],
  [{ tipo: 'numero', rotulo: 'x', unidade: '', casas: 1 } as const, 1.5, '1,5'],
  [{ tipo: 'numero', rotulo: 'x', unidade: 'pontos', casas: 0 } as const, 1, '1 ponto'],
  [{ tipo: 'numero', rotulo: 'x', unidade: 'pontos', casas: 1 } as const, 1.5, '1,5 pontos'],
  [{ tipo: 'numero', rotulo: 'x', unidade: 'pontos', casas: 0 } as const, -1, '-1 ponto'],
  [{ tipo: 'codigo', rotulo: 'x' } as const, 'muito_alto', 'muito alto'],
  [{ tipo: 'sim-nao', rotulo: 'x' } as const, false, 'não'],
  [{ tipo: 'data', rotulo: 'x' } as const, '2026-02-01', '01/02/2026'],
  [
    { tipo: 'partes', rotulo: 'x', partes: { o: 'Ocular' } } as const,
    { o: 4, v: 5 },
    'Ocular 4, v 5',
  ],
])('%o of %s is read as "%s"', (saida, valor, escrito) => {
  expect(textoDaSaida(saida, valor)).toBe(escrito);
});
