import { adivinharColunas } from '@domain/importacao/campos.ts';
import { csvDosErros } from '@domain/importacao/erros.ts';
import { describe, expect, it } from 'vitest';
import { conferirArquivo, lerArquivo, MAXIMO_DE_LINHAS } from './leitura.ts';

const HOJE = '2026-11-21';
const bytes = (texto: string) => new TextEncoder().encode(texto);
const lido = (texto: string) => {
  const arquivo = lerArquivo(bytes(texto));
  if ('recusas' in arquivo) throw new Error(arquivo.recusas.join(' '));
  return arquivo;
};

describe('reading a file', () => {
  it('numbers rows as a spreadsheet does, blank ones too', () => {
    const { cabecalho, linhas } = lido(
      'nome;obs\r\nAna Boa;"duas\nlinhas"\r\n\r\n;;\r\nBia Boa;x\r\n',
    );
    expect(cabecalho).toEqual(['nome', 'obs']);
    expect(linhas).toEqual([
      { numero: 2, celulas: ['Ana Boa', 'duas\nlinhas'] },
      { numero: 5, celulas: ['Bia Boa', 'x'] },
    ]);
  });

  it('takes back its own file of errors, with the columns that were chosen for the first one', () => {
    const csv = csvDosErros(
      ['nome', 'obs'],
      [{ numero: 7, celulas: ['Ana Boa', '-2 kg; "ok"'], erros: ['Já existe.'] }],
    );
    expect(lido(csv)).toMatchObject({
      cabecalho: ['nome', 'obs'],
      linhas: [{ numero: 2, celulas: ['Ana Boa', '-2 kg; "ok"'] }],
    });
  });

  it.each([
    ['nome;obs\nAna Boa;x\nBia "Boa;"aberta\nCaio Bom;y\n', 'Linha 3: há aspas que se abrem'],
    ['nome;obs\nAna Boa;x\n"Bia" Boa;y\n', 'Linha 3: há aspas no meio'],
  ])('broken quoting is told with its line, and nothing is guessed: %j', (texto, frase) => {
    expect(lerArquivo(bytes(texto))).toEqual({
      recusas: expect.arrayContaining([expect.stringContaining(frase)]),
    });
  });

  it.each([
    ['', 'vazio'],
    ['nome;cpf\n', 'não tem linhas'],
    ['\n\n', 'não tem linhas'],
    [`nome\n${'Ana Boa\n'.repeat(MAXIMO_DE_LINHAS + 1)}`, '50.001 linhas'],
  ])('what has no rows, or too many, is refused', (texto, frase) => {
    expect(lerArquivo(bytes(texto))).toEqual({ recusas: [expect.stringContaining(frase)] });
  });
});

describe('the dry run', () => {
  const conferir = (texto: string) => {
    const arquivo = lido(texto);
    return conferirArquivo(arquivo, adivinharColunas(arquivo.cabecalho), HOJE);
  };

  it('parts good rows from bad ones, with every error of each', () => {
    const { validas, recusadas } = conferir('nome;cpf\nAna Boa;529.982.247-25\nBia;1\n');
    expect(validas).toEqual([
      { numero: 2, dados: expect.objectContaining({ nome: 'Ana Boa', cpf: '52998224725' }) },
    ]);
    expect(recusadas).toEqual([
      { numero: 3, celulas: ['Bia', '1'], erros: [expect.any(String), expect.any(String)] },
    ]);
  });

  it('a row with a separator too many is refused, not shifted', () => {
    expect(conferir('nome;cpf\nAna Boa;;x\nBia Boa;;\n')).toMatchObject({
      validas: [{ numero: 3 }],
      recusadas: [{ numero: 2, erros: ['A linha tem mais colunas que o cabeçalho.'] }],
    });
  });

  it('50,000 rows are read whole, and each is right or wrong by itself', () => {
    const linhas = Array.from({ length: MAXIMO_DE_LINHAS }, (_, i) =>
      i % 10 === 9 ? `Sozinho;31/02/1980;x` : `Paciente Número${i};01/02/1980;obs ${i}`,
    );
    const { validas, recusadas, repetidas } = conferir(
      `Nome;Nascimento;Obs\n${linhas.join('\n')}\n`,
    );
    expect(validas).toHaveLength(45_000);
    expect(recusadas).toHaveLength(5_000);
    expect(repetidas).toHaveLength(0);
    expect(validas.at(-1)).toMatchObject({
      numero: 50_000,
      dados: {
        nome: 'Paciente Número49998',
        data_nascimento: '1980-02-01',
        observacoes: 'obs 49998',
      },
    });
    expect(recusadas.at(-1)).toMatchObject({ numero: 50_001 });
  });
});
