import { ler } from '@domain/assistente/escriba/leitura.ts';
import {
  conferirSugestoes,
  falasParaOModelo,
  mensagensDoEscriba,
} from '@domain/assistente/escriba/modelo.ts';
import { sugerirPorRegras } from '@domain/assistente/escriba/regras.ts';
import { reunir } from '@domain/assistente/escriba/sugerir.ts';
import { type Sugestao, sugestaoSchema } from '@domain/contracts/escriba.ts';
import { describe, expect, it } from 'vitest';
import { CONSULTAS, DIA } from './escriba-corpo.ts';

/** A suggestion as the corpus writes it. */
function resumo(uma: Sugestao): string {
  switch (uma.tipo) {
    case 'texto':
      return `${uma.secao}: ${uma.texto}`;
    case 'problema':
      return `problema: ${uma.codigo?.codigo}`;
    case 'medicamento':
      return `${uma.situacao}: ${uma.texto}`;
    case 'alergia':
      return `alergia: ${uma.texto}`;
    case 'sinal':
      return `${uma.sinal}: ${uma.valor}`;
    case 'retorno':
      return `retorno: ${uma.data}`;
  }
}

describe('what the rules read of a visit', () => {
  it.each(CONSULTAS)('$sobre', ({ dito, sugere, nao = [] }) => {
    const sugestoes = reunir(sugerirPorRegras(dito, DIA));
    expect(sugestoes.map(resumo)).toEqual(expect.arrayContaining([...sugere]));
    expect(sugestoes).toHaveLength(sugere.length);
    const semTextos = sugestoes.filter(({ tipo }) => tipo !== 'texto').map(resumo);
    for (const uma of nao)
      expect(semTextos.join('\n').toLowerCase()).not.toContain(uma.toLowerCase());
  });

  it.each(CONSULTAS)(
    '$sobre: every suggestion is of the contract and stands on words that were said',
    ({ dito }) => {
      for (const uma of reunir(sugerirPorRegras(dito, DIA))) {
        expect(sugestaoSchema.safeParse(uma).error).toBeUndefined();
        const origem = uma.trechos.map(({ inicio, fim }) => dito.slice(inicio, fim)).join(' ');
        expect(origem.trim()).not.toBe('');
        // A coded problem has its code's name; a pressure said in centimetres is ten times what was said.
        if (uma.tipo === 'problema' || uma.tipo === 'sinal' || uma.tipo === 'retorno') continue;
        const ditas = new Set(ler(origem).texto.split(' '));
        const doPrograma = new Set([
          'paciente',
          'acompanhante',
          'alergia',
          'mg',
          ':',
          '“',
          '”',
          '.',
          '?',
        ]);
        expect(
          ler(uma.texto)
            .texto.split(' ')
            .filter((parte) => !ditas.has(parte) && !doPrograma.has(parte)),
        ).toEqual([]);
      }
    },
  );
});

describe('a transcript of two hours', () => {
  const longo = (entre: string) => {
    const uma = CONSULTAS.map(({ dito }) => dito.replace(/[\n.?;]/g, entre)).join(entre);
    return uma.repeat(100_000 / uma.length + 1).slice(0, 100_000);
  };

  it('is read', () => {
    expect(sugerirPorRegras(longo('\n'), DIA).length).toBeGreaterThan(10);
  });

  it('is read also as one sentence, in which nothing is certain', () => {
    expect(sugerirPorRegras(longo(' '), DIA)).toEqual([]);
  });
});

const VISITA = `Médico: Bom dia, dona Maria da Silva. O que a senhora sente?
Paciente: Dor de cabeça forte há três dias, sem febre.
Médico: A senhora fuma?
Paciente: Não.
Paciente: Minha mãe teve infarto.
Médico: Se piorar, volte ao pronto-socorro. Vou passar dipirona 500 mg.`;
const QUEM = { hoje: DIA, conhecidos: ['Maria da Silva'] };
const enviadas = falasParaOModelo(VISITA, QUEM);
const numeroDe = (pedaco: string) =>
  enviadas.findIndex(({ fala }) => fala.texto.includes(pedaco)) + 1;
const item = (texto: string, citacao: string, pedaco = citacao, mais = {}) => ({
  tipo: 'texto',
  secao: 'subjetivo',
  texto,
  citacao,
  fala: numeroDe(pedaco),
  ...mais,
});
const conferir = (...itens: object[]) =>
  conferirSugestoes(JSON.stringify({ sugestoes: itens }), enviadas);

describe('what a model suggests', () => {
  it('is asked without who is named, as data', () => {
    const [, { content = '' } = {}] = mensagensDoEscriba(enviadas);
    expect(content).not.toMatch(/Maria|Silva/);
    expect(JSON.parse(content ?? '{}').falas).toHaveLength(enviadas.length);
  });

  it.each([
    [
      'Refere dor de cabeça forte há 3 dias, sem febre.',
      'Dor de cabeça forte há três dias, sem febre',
    ],
    ['Cefaleia há 3 dias.', 'Dor de cabeça forte há três dias'],
    ['Mãe teve infarto.', 'Minha mãe teve infarto'],
    ['Retornar ao pronto-socorro se piorar.', 'Se piorar, volte ao pronto-socorro'],
  ])('stays where it was said: %s', (texto, citacao) => {
    const conferidas = conferir(item(texto, citacao));
    expect(conferidas?.retiradas).toBe(texto.startsWith('Retornar') ? 1 : 0);
  });

  it('stands on the words that it quotes', () => {
    const [uma] =
      conferir(item('Cefaleia há 3 dias.', 'Dor de cabeça forte há três dias'))?.propostas ?? [];
    const { inicio = 0, fim = 0 } = uma?.trechos[0] ?? {};
    expect(VISITA.slice(inicio, fim)).toBe('Dor de cabeça forte há três dias');
  });

  it('rests on a question with its answer', () => {
    const [uma] = conferir(item('Nega que fuma.', 'A senhora fuma'))?.propostas ?? [];
    expect(uma?.trechos).toHaveLength(2);
    expect(conferir(item('Fuma.', 'A senhora fuma'))?.propostas).toEqual([]);
  });

  it.each([
    [
      'a quotation that was not said',
      item('Tosse seca.', 'tosse seca há uma semana', 'Dor de cabeça'),
    ],
    [
      'a quotation of another sentence',
      item('Mãe teve infarto.', 'Minha mãe teve infarto', 'Dor de cabeça'),
    ],
    ['a sentence that does not exist', { ...item('Dor de cabeça.', 'Dor de cabeça'), fala: 99 }],
    [
      'a number that was not said',
      item('Dor de cabeça há 5 dias.', 'Dor de cabeça forte há três dias'),
    ],
    ['a finding that was not said', item('Dor de cabeça com fotofobia.', 'Dor de cabeça forte')],
    [
      'a negation turned',
      item('Dor de cabeça com febre.', 'Dor de cabeça forte há três dias, sem febre'),
    ],
    ['what was said, denied', item('Nega dor de cabeça.', 'Dor de cabeça forte')],
    ['the family made the patient', item('Teve infarto.', 'teve infarto')],
    [
      'a family problem made the patient’s',
      item('Infarto', 'Minha mãe teve infarto', 'infarto', { tipo: 'problema' }),
    ],
    ['a condition left out', item('Piora.', 'piorar')],
    [
      'a medicine that was not said',
      item('Prescrito paracetamol 500 mg.', 'Vou passar dipirona 500 mg'),
    ],
    ['markup', item('<b>Dor de cabeça</b>', 'Dor de cabeça')],
    ['an address', item('Dor de cabeça https://x.example', 'Dor de cabeça')],
    ['another shape', { texto: 'Dor de cabeça' }],
  ])('is left out: %s', (_, um) => {
    expect(conferir(um)).toEqual({ propostas: [], retiradas: 1 });
  });

  it.each(['', 'Claro! Aqui está:', '[]', '{"sugestoes": "todas"}'])(
    'is none where it is no answer: %j',
    (escrito) => {
      expect(conferirSugestoes(escrito, enviadas)).toBeNull();
    },
  );

  it('takes the place of the rules’ own words, and no more', () => {
    const regras = sugerirPorRegras(VISITA, DIA);
    const { propostas = [] } =
      conferir(item('Cefaleia há 3 dias.', 'Dor de cabeça forte há três dias')) ?? {};
    const todas = reunir(regras, propostas);
    const subjetivas = todas.filter((uma) => uma.tipo === 'texto' && uma.secao === 'subjetivo');
    expect(subjetivas.map(({ texto }) => texto)).toContain('Cefaleia há 3 dias.');
    expect(subjetivas.filter(({ texto }) => texto.includes('Dor de cabeça forte'))).toEqual([]);
    expect(new Set(todas.map(({ id }) => id)).size).toBe(todas.length);
  });
});
