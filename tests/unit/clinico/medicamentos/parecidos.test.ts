import { criarLexico, type Lexico } from '@domain/clinico/medicamentos/lexico.ts';
import { nomesParecidos, sugerir } from '@domain/clinico/medicamentos/parecidos.ts';
import { describe, expect, it } from 'vitest';

/** A lexicon of these names alone, in this order. */
const de = (...nomes: readonly string[]): Lexico =>
  criarLexico(
    nomes.map((dcb) => ({ dcb, sinonimos: [], marcas: [] })),
    [],
    { marcas: [] },
  );
const perto = (texto: string, ...nomes: readonly string[]) => nomesParecidos(de(...nomes), texto);

describe('a near name', () => {
  it.each([
    ['two letters are no name', 'aa', 'aas', false],
    ['three are', 'aaz', 'aas', true],
    ['one letter of up to five: changed', 'dorix', 'doril', true],
    ['one letter of up to five: too many', 'doryx', 'doril', false],
    ['two letters of six', 'lasixy', 'lasabc', false],
    ['two letters of six: changed', 'lasiab', 'lasixy', true],
    ['two letters of eight', 'losartxy', 'losartan', true],
    ['not three letters of eight', 'losarxyz', 'losartan', false],
    ['three letters of nine', 'losartxyz', 'losartana', true],
    ['not four letters of nine', 'losarwxyz', 'losartana', false],
    ['letters left out', 'losrtna', 'losartana', true],
    ['letters that are too many', 'loosartanna', 'losartana', true],
    ['letters at the end left out', 'losart', 'losartan', true],
    ['more letters at the end than that', 'losart', 'losartana', false],
    ['letters at the start left out', 'sartan', 'losartan', true],
    ['another name of the same size', 'dipirona', 'cafeinas', false],
    ['the last letter alone', 'varfarin', 'varfarix', true],
  ])('%s: %s, %s', (_, texto, nome, sim) => {
    expect(perto(texto, nome)).toEqual(sim ? [nome] : []);
  });

  it('is looked for in up to sixty letters', () => {
    const longo = 'a'.repeat(60);
    expect(perto(`${'a'.repeat(59)}b`, longo)).toEqual([longo]);
    expect(perto(`${'a'.repeat(60)}b`, longo)).toEqual([]);
  });

  it('may go on after the text, from the next word', () => {
    expect(perto('doril', 'Doril DC 500')).toEqual(['Doril DC 500']);
    expect(perto('doril', 'Dorilax', 'Super Doril')).toEqual([]);
  });

  it('comes nearest first, then in the order of a dictionary, five at most', () => {
    const nomes = ['Zdoril', 'Doriz', 'Dorix', 'Dória', 'Doril DC 500'];
    expect(perto('doril', ...nomes)).toEqual(['Doril DC 500', 'Dória', 'Dorix', 'Doriz', 'Zdoril']);
    expect(perto('doril', ...nomes, 'Doric')).toEqual([
      'Doril DC 500',
      'Dória',
      'Doric',
      'Dorix',
      'Doriz',
    ]);
  });

  it('counts as far as the letters differ, wherever they do', () => {
    expect(perto('losartana', 'aesartina', 'zosartana', 'lesartina')).toEqual([
      'zosartana',
      'lesartina',
      'aesartina',
    ]);
  });
});

describe('a suggestion', () => {
  const lexico = de(
    'dorflex',
    'dipirona sódica',
    'dipirona',
    'aas',
    'zolpidem',
    'dipirona magnésica',
  );
  const nomes = (texto: string) => sugerir(lexico, texto).map(({ nome }) => nome);

  it.each([
    ['dipirona', ['dipirona', 'dipirona magnésica', 'dipirona sódica']],
    ['d', ['dipirona', 'dipirona magnésica', 'dipirona sódica', 'dorflex']],
    ['a', ['aas']],
    ['zolpidem', ['zolpidem']],
    ['zolpidemx', []],
    ['AAS ', ['aas']],
    ['b', []],
    ['', []],
    [' + ', []],
  ])('for %j: %j', (texto, esperados) => {
    expect(nomes(texto)).toEqual(esperados);
  });

  it('is one of ten', () => {
    const onze = Array.from({ length: 11 }, (_, n) => `dor${String.fromCharCode(97 + n)}`);
    const letras = (quantos: number) => sugerir(de(...onze.slice(0, quantos)), 'dor').length;
    expect([9, 10, 11].map(letras)).toEqual([9, 10, 10]);
    expect(sugerir(de(...onze), 'dor')[9]).toMatchObject({ nome: 'dorj' });
  });
});
