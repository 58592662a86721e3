import { acharIdentificadores } from '@domain/assistente/identificadores/achar.ts';
import { lerData, semIdentificadores } from '@domain/assistente/identificadores/tirar.ts';
import { describe, expect, it } from 'vitest';
import corpus from '../../bench/assistente/identificadores.json' with { type: 'json' };

const HOJE = '2026-11-23';
const tirar = (texto: string, conhecidos: readonly string[] = []) =>
  semIdentificadores(texto, { hoje: HOJE, conhecidos }).texto;

/** What of the letters and digits of a stretch is left standing. */
function sobra(texto: string, inicio: number, fim: number): string {
  const achados = acharIdentificadores(texto);
  return [...texto.slice(inicio, fim)]
    .filter((_, n) => !achados.some((um) => um.inicio <= inicio + n && inicio + n < um.fim))
    .filter((letra) => /[\p{L}\p{N}]/u.test(letra))
    .join('');
}

describe('the corpus of identifiers', () => {
  it('has every identifier found, and nothing beside them', () => {
    const comNomes = corpus.filter(({ trechos }) => trechos.length > 0);
    expect(comNomes).toHaveLength(150);
    for (const { id, texto, trechos } of comNomes) {
      for (const { inicio, fim } of trechos) {
        expect(`${id} ${sobra(texto, inicio, fim)}`).toBe(`${id} `);
      }
      for (const { inicio, fim } of acharIdentificadores(texto)) {
        const dele = trechos.some((um) => um.inicio - 1 <= inicio && fim <= um.fim + 1);
        expect(`${id} ${dele ? '' : texto.slice(inicio, fim)}`).toBe(`${id} `);
      }
    }
  });

  it('has no look-alike taken', () => {
    for (const { id, texto, trechos } of corpus) {
      if (trechos.length === 0) expect(`${id} ${tirar(texto)}`).toBe(`${id} ${texto}`);
    }
  });
});

describe('what was not in the corpus', () => {
  it.each([
    ['dona maria reclama de dor', 'dona [nome] reclama de dor'],
    ['pcte joao da silva, 60 anos', 'pcte [nome], 60 anos'],
    ['Sra. Nguyen Tran, 40 anos', 'Sra. [nome], 40 anos'],
    ['Dr. House pediu TC', 'Dr. [nome] pediu TC'],
    ['Mãe: HAS e DM2', 'Mãe: HAS e DM2'],
    ['mora na rua das acácias 120, fundos', 'mora na [endereço], fundos'],
    ['morador de rua há 3 anos', 'morador de rua há 3 anos'],
    ['Paulo refere dor', '[nome] refere dor'],
    ['Lesões Rosa pálido em Clara evolução', 'Lesões Rosa pálido em Clara evolução'],
    ['Hospital São José transferiu', 'Hospital São José transferiu'],
    ['CIATox 0800 722 6001', 'CIATox 0800 722 6001'],
    ['nascida em 10/04/1960, hb de 21/11/2026', 'nascida em [66 anos], hb de [há 2 dias]'],
    ['retorno 25/11/2026; TC em 01/06/2024', 'retorno [em 2 dias]; TC em [há 2 anos]'],
    ['dose 31/02/2026', 'dose [data]'],
    ['cp\u200bf 529.982.247-25', 'cpf [CPF]'],
  ])('%j becomes %j', (texto, sem) => {
    expect(tirar(texto)).toBe(sem);
  });

  it('takes out a name that is known, in any case and by any of its words', () => {
    const texto = 'zulmerinda nega dor; KRZYZEWSKA estável. Rosa pálido.';
    expect(tirar(texto, ['Zulmerinda Krzyzewska'])).toBe(
      '[nome] nega dor; [nome] estável. Rosa pálido.',
    );
  });

  it('reads a date as people write it, and none that there is not', () => {
    expect(lerData('15101996', HOJE)).toBe('1996-10-15');
    expect(lerData('23/11/40', HOJE)).toBe('1940-11-23');
    expect(lerData('16 de agosto de 2001', HOJE)).toBe('2001-08-16');
    expect(lerData('2018-03-24', HOJE)).toBe('2018-03-24');
    expect(lerData('30/02/2020', HOJE)).toBeNull();
  });

  it('reads what is made to take long as soon as a note', () => {
    const inicio = performance.now();
    for (const um of [
      'Rua ',
      'Av. São José das Couves ',
      'Maria ',
      '1',
      'a@',
      'mora na rua ',
      '11 ',
    ]) {
      tirar(um.repeat(200_000 / um.length));
    }
    expect(performance.now() - inicio).toBeLessThan(10_000);
  }, 20_000);
});
