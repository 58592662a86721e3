import { type Campo, escolha, linhas, numero } from '@domain/clinico/motor/campos.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { ler, oQueInformar } from '@domain/clinico/motor/leitura.ts';
import { Recusa } from '@domain/clinico/motor/notas.ts';
import { describe, expect, it } from 'vitest';
import { BOA, CAMPOS, FONTE, UMA } from './support/ferramenta-de-tudo.ts';

/** Reading and running, over a tool that has one of everything. */

const recusas = (bruto: unknown, unidades = {}) => {
  const execucao = executar(UMA, bruto, unidades);
  return execucao.ok ? {} : execucao.recusas;
};
const resposta = (bruto: unknown, unidades = {}) => {
  const execucao = executar(UMA, bruto, unidades);
  if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
  return execucao.resposta;
};

describe('a run', () => {
  it('answers all that it declares, and nothing else', () => {
    expect(executar(UMA, BOA)).toEqual({
      ok: true,
      entrada: { ...BOA, fator: 2 },
      resposta: {
        id: 'uma',
        versao: '1.2.3',
        resultado: { dobro: 8, total: 2, sim: false, partes: { a: 1 }, classe: 'pouco' },
        interpretacao: 'Pouco: é leve.',
        classes: [
          {
            saida: 'classe',
            codigo: 'pouco',
            rotulo: 'Pouco',
            texto: 'é leve.',
            gravidade: 'normal',
            verificacao: 'parcial',
          },
        ],
        alertas: [],
        ausencias: [],
        fontes: FONTE.referencias,
        verificacao: FONTE.verificacao,
      },
    });
  });

  it('reads each band that applies, in order, with the state of the band itself', () => {
    const { classes, interpretacao } = resposta({ ...BOA, peso: 5, fator: 6 });
    expect(interpretacao).toBe('Muito. Há pontos.');
    expect(classes.map(({ saida, verificacao }) => [saida, verificacao])).toEqual([
      ['classe', 'corrigida'],
      ['total', 'parcial'],
    ]);
    expect(classes[0]).not.toHaveProperty('texto');
    expect(resposta({ ...BOA, peso: 3 }).interpretacao).toBe('Pouco: é leve. Deu sim.');
  });

  it('has no sentence where nothing is classified', () => {
    const sem = { ...UMA, interpretacoes: [] };
    const execucao = executar(sem, BOA);
    expect(execucao.ok && execucao.resposta.interpretacao).toBeNull();
  });

  it('refuses what the calculation refuses, and what has no number', () => {
    expect(recusas({ ...BOA, peso: 13 })).toEqual({ peso: 'Treze não.' });
    expect(recusas({ ...BOA, peso: 15 })).toEqual({
      entrada: 'Com estes valores o cálculo não tem resultado. Confira os campos.',
    });
    expect(() => executar(UMA, { ...BOA, peso: 14 })).toThrow(new TypeError('a mistake'));
    expect(new Recusa('peso', 'Frase.')).toMatchObject({ name: 'Recusa', message: 'Frase.' });
  });

  it('marks what is unusual, and says what the calculation says', () => {
    const alertas = (peso: number) => resposta({ ...BOA, peso }).alertas;
    const incomum = (texto: string) => ({
      nivel: 'aviso',
      campo: 'peso',
      verificacao: 'pendente',
      texto: `Peso: ${texto} kg é um valor incomum, confirme a unidade.`,
    });
    expect(alertas(1.9)).toEqual([incomum('1,9')]);
    expect(alertas(2)).toEqual([]);
    expect(alertas(200)).toEqual([{ nivel: 'critico', texto: 'Muito peso.' }]);
    expect(alertas(200.5)).toEqual([incomum('200,5'), { nivel: 'critico', texto: 'Muito peso.' }]);
  });
});

describe('reading', () => {
  const lida = (bruto: object, unidades = {}) => ler(CAMPOS, [], bruto, unidades);
  const frase = (campo: keyof typeof CAMPOS, valor: unknown, unidades = {}) => {
    const leitura = lida({ peso: 4, [campo]: valor }, unidades);
    return leitura.ok ? undefined : leitura.recusas[campo];
  };

  it.each([
    ['peso', '4', 'Peso: informe um número entre 1 e 300 kg.'],
    ['peso', 0.999, 'Peso: informe um número entre 1 e 300 kg.'],
    ['peso', undefined, 'Peso: informe um número entre 1 e 300 kg.'],
    ['itens', 1.5, 'Quantos: informe um número inteiro entre 0 e 10.000.'],
    ['febre', 1, 'Febre: responda sim ou não (true ou false).'],
    ['olhos', 2, 'Olhos: escolha uma das opções: 1, 4.'],
    ['gravidade', 'média', 'Gravidade: escolha uma das opções: Leve, forte.'],
    ['dia', '2026-02-30', 'Dia: informe uma data que exista, no formato AAAA-MM-DD.'],
    ['perguntas', [0], 'Perguntas: responda os 2 itens, cada um com 0, 1.'],
    ['remedios', [], 'Remédios: informe de 1 a 2 itens.'],
    ['remedios', [{ dose: 1 }, { dose: 1 }, { dose: 1 }], 'Remédios: informe de 1 a 2 itens.'],
    [
      'remedios',
      [{ dose: 4 }, { dose: 0 }],
      'Remédios: na linha 2, Peso: informe um número entre 1 e 300 kg.',
    ],
  ] as const)('%s cannot be %j', (campo, valor, esperada) => {
    expect(frase(campo, valor)).toBe(esperada);
    expect(oQueInformar(CAMPOS.fator)).toBe('informe um número entre 1 e 9');
  });

  it.each([
    ['peso', 1, 1],
    ['peso', 300, 300],
    ['gravidade', 'leve', 'Leve'],
    ['gravidade', 'FORTE', 'forte'],
    ['sexo', 'F', 'feminino'],
    ['sexo', 'male', 'masculino'],
    ['sexo', 'Masculino', 'masculino'],
    ['dia', '2024-02-29', '2024-02-29'],
    ['perguntas', [1, 0], [1, 0]],
    ['remedios', [{ dose: 4, nota: true }], [{ dose: 4, nota: true }]],
    ['fator', 9, 9],
  ] as const)('%s takes %j as %j', (campo, valor, esperado) => {
    const leitura = lida({ peso: 4, [campo]: valor });
    expect(leitura.ok && leitura.entrada[campo]).toEqual(esperado);
  });

  it('takes a unit that the field knows, and names those it knows', () => {
    const em = (valor: number, unidade: string) => lida({ peso: valor }, { peso: unidade });
    expect(em(4000, 'g')).toEqual({ ok: true, entrada: { peso: 4, fator: 2 } });
    expect(em(300_000, 'g').ok).toBe(true);
    expect(em(300_001, 'g').ok).toBe(false);
    expect(frase('peso', 4, { peso: 'lb' })).toBe('Peso: use uma destas unidades: kg, g.');
    expect(frase('dia', '2026-11-21', { dia: 'h' })).toBe('Dia: este campo não tem unidade.');
    expect(frase('peso', 4, { nada: 'kg' })).toBeUndefined();
    expect(recusas({ ...BOA }, { nada: 'kg' })).toEqual({
      nada: 'Campo desconhecido: remova-o.',
    });
    expect(lida({ peso: 4 }, Object.create({ peso: 'lb' })).ok).toBe(true);
  });

  it('asks for one of several fields, or for only one', () => {
    expect(recusas({ peso: 4 })).toEqual({
      itens: 'Informe Quantos ou Febre.',
      olhos: 'Informe Olhos ou Dia.',
    });
    expect(recusas({ ...BOA, itens: 3 })).toEqual({
      itens: 'Informe só um: Quantos ou Febre.',
      febre: 'Informe só um: Quantos ou Febre.',
    });
    expect(recusas({ ...BOA, dia: '2026-11-21' })).toEqual({});
    expect(recusas({ ...BOA, itens: undefined })).toEqual({});
    expect(recusas({ ...BOA, itens: 3, febre: 'x' })).toMatchObject({
      febre: 'Febre: responda sim ou não (true ou false).',
    });
    expect(recusas(Object.create(BOA))).toHaveProperty('peso');
    expect(recusas(null)).toEqual({ entrada: 'Envie os campos em um objeto.' });
  });
});

describe('the edges of reading', () => {
  const le = (campo: Campo, valor: unknown, unidades = {}) => {
    const leitura = ler({ campo }, [], { campo: valor }, unidades);
    return leitura.ok ? leitura.entrada.campo : leitura.recusas.campo;
  };

  it('forgive what a conversion loses, and nothing else', () => {
    const metros = numero({
      rotulo: 'Altura',
      unidade: 'cm',
      minimo: 435,
      maximo: 435,
      alternativas: [{ unidade: 'm', fator: 100 }],
    });
    expect(4.35 * 100).toBeLessThan(435);
    expect(le(metros, 4.35, { campo: 'm' })).toBe(4.35 * 100);
    expect(le(metros, 4.35 * 100)).toMatch(/entre 435/);
    expect(le(metros, 4.351, { campo: 'm' })).toMatch(/entre 435/);
    expect(le(metros, 4.349, { campo: 'm' })).toMatch(/entre 435/);
    const decimos = numero({
      rotulo: 'Dose',
      minimo: 0,
      maximo: 0.3,
      alternativas: [{ unidade: 'd', fator: 0.1 }],
    });
    expect(3 * 0.1).toBeGreaterThan(0.3);
    expect(le(decimos, 3, { campo: 'd' })).toBe(3 * 0.1);
    expect(le(decimos, 3 * 0.1)).toMatch(/entre 0 e 0,3/);
  });

  it.each([
    ['perguntas', [0, 9]],
    ['perguntas', [9, 9]],
    ['gravidade', 5],
    ['dia', 20_261_121],
  ] as const)('%s cannot be %j', (campo, valor) => {
    expect(recusas({ ...BOA, [campo]: valor })).toHaveProperty(campo);
  });

  it('take the option that was written, where two differ in case alone', () => {
    const casos = escolha('Letra', [
      ['a', 'Minúscula'],
      ['A', 'Maiúscula'],
    ]);
    expect(le(casos, 'A')).toBe('A');
    expect(le(casos, 'a')).toBe('a');
  });

  it('of a line keep the sentence whole, but for its end', () => {
    const campo = linhas('Doses', { n: numero({ rotulo: 'N', minimo: 0, maximo: 10_000 }) }, 2);
    expect(le(campo, [{ n: 1 }, { n: -1 }])).toBe(
      'Doses: na linha 2, N: informe um número entre 0 e 10.000.',
    );
  });

  it('are those of an object', () => {
    for (const outro of ['texto', 5, true, undefined, []]) {
      expect(recusas(outro)).toEqual({ entrada: 'Envie os campos em um objeto.' });
    }
  });
});

describe('a band', () => {
  const toda = (rotulo: string) => [{ codigo: 'x', rotulo, gravidade: 'normal' }] as const;
  const com = (...interpretacoes: Ferramenta['interpretacoes']) => {
    const execucao = executar({ ...UMA, interpretacoes }, BOA);
    if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
    return execucao.resposta;
  };

  it('is of an output that there is, and of one value', () => {
    const { classes, interpretacao } = com(
      { de: 'dia', faixas: toda('Nunca') },
      { de: 'partes', faixas: toda('Nunca') },
    );
    expect({ classes, interpretacao }).toEqual({ classes: [], interpretacao: null });
  });

  it('writes its code only where it has an output of its own', () => {
    const { resultado, classes } = com({ de: 'total', faixas: toda('Tipo I. Leve') });
    expect(Object.keys(resultado)).toEqual(['dobro', 'total', 'sim', 'partes']);
    expect(classes).toMatchObject([{ saida: 'total', codigo: 'x' }]);
  });

  it('is a sentence that ends, whatever it has within', () => {
    const frase = (...rotulos: string[]) =>
      com(...rotulos.map((rotulo) => ({ de: 'total', faixas: toda(rotulo) }))).interpretacao;
    expect(frase('Tipo I. Leve', 'Grave.', 'Certo?')).toBe('Tipo I. Leve. Grave. Certo?');
  });
});
