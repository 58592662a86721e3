import { ATALHOS_PRONTOS, expandir, FORMA_DO_ATALHO } from '@domain/prontuario/atalhos.ts';
import { diferenca } from '@domain/prontuario/diferenca.ts';
import { describe, expect, it } from 'vitest';

describe('what changed between two texts', () => {
  const resumo = (antes: string, depois: string) =>
    diferenca(antes, depois)
      .map(
        ({ tipo, texto }) =>
          ({ igual: texto, retirado: `[-${texto}-]`, acrescentado: `[+${texto}+]` })[tipo],
      )
      .join('');

  it.each([
    ['Dose de 50 mg.', 'Dose de 25 mg.', 'Dose de [-50-][+25+] mg.'],
    ['', 'Novo.', '[+Novo.+]'],
    ['Antigo.', '', '[-Antigo.-]'],
    ['Igual.', 'Igual.', 'Igual.'],
    ['', '', ''],
    ['PA 120/80 mmHg', 'PA 130/80 mmHg', 'PA [-120/80-][+130/80+] mmHg'],
    ['Nega febre.', 'Nega febre e tosse.', 'Nega febre[+ e tosse+].'],
  ])('%j → %j', (antes, depois, esperado) => {
    expect(resumo(antes, depois)).toBe(esperado);
  });

  it('gives both texts back, whatever they are', () => {
    // A small generator with a seed of its own: the same texts at every run.
    let semente = 7;
    const sorteio = (ate: number) => {
      semente = (semente * 1103515245 + 12345) % 2147483648;
      return semente % ate;
    };
    const texto = () =>
      Array.from(
        { length: sorteio(30) },
        () => ['a', 'b', ' ', '\n', 'ção', '.', '1,5'][sorteio(7)],
      ).join('');
    for (let vez = 0; vez < 500; vez += 1) {
      const [antes, depois] = [texto(), texto()];
      const trechos = diferenca(antes, depois);
      const sem = (tipo: string) =>
        trechos
          .filter((trecho) => trecho.tipo !== tipo)
          .map((trecho) => trecho.texto)
          .join('');
      expect(sem('acrescentado')).toBe(antes);
      expect(sem('retirado')).toBe(depois);
    }
  });

  it('gives up on two long texts that share nothing, without giving up on the reader', () => {
    const antes = Array.from({ length: 4000 }, (_, n) => `antes${n}`).join(' ');
    const depois = Array.from({ length: 4000 }, (_, n) => `depois${n}`).join('\n');
    expect(diferenca(antes, depois).map(({ tipo }) => tipo)).toEqual(['retirado', 'acrescentado']);
  });
});

describe('a shortcut', () => {
  const ATALHOS = new Map([['has', 'Hipertensão arterial sistêmica']]);

  it.each([
    ['/has ', 5, 'Hipertensão arterial sistêmica ', 31],
    ['Tem /has e asma', 9, 'Tem Hipertensão arterial sistêmica e asma', 35],
    ['Tem\n/has\n', 9, 'Tem\nHipertensão arterial sistêmica\n', 35],
  ])('%j at %d grows', (texto, cursor, novo, novoCursor) => {
    expect(expandir(texto, cursor, ATALHOS)).toEqual({ texto: novo, cursor: novoCursor });
  });

  it.each([
    ['/has', 4],
    ['/dm ', 4],
    ['e/has ', 6],
    ['120/has ', 8],
    ['has ', 4],
    ['/has depois', 11],
  ])('%j at %d stays', (texto, cursor) => {
    expect(expandir(texto, cursor, ATALHOS)).toBeNull();
  });

  it('that comes ready has a word that can be typed', () => {
    for (const [palavra, texto] of ATALHOS_PRONTOS) {
      expect(palavra).toMatch(FORMA_DO_ATALHO);
      expect(texto.length).toBeGreaterThan(palavra.length);
    }
  });
});
