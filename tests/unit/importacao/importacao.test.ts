import { adivinharColunas, recusaDoMapa } from '@domain/importacao/campos.ts';
import { decodificar } from '@domain/importacao/codificacao.ts';
import { csvDosErros, semColunasDosErros } from '@domain/importacao/erros.ts';
import { lerLinha } from '@domain/importacao/linha.ts';
import { repetidasNoArquivo } from '@domain/importacao/repetidos.ts';
import { detectarSeparador } from '@domain/importacao/separador.ts';
import { describe, expect, it } from 'vitest';

const HOJE = '2026-11-21';
const bytes = (texto: string) => new TextEncoder().encode(texto);
const latin1 = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes('José'), 'utf-8'],
    ['UTF-8 with its mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes('José')), 'utf-8'],
    ['Latin-1', latin1('José'), 'windows-1252'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0x73, 0, 0xe9, 0), 'utf-16'],
  ])('%s', (_, lidos, codificacao) => {
    expect(decodificar(lidos)).toEqual({ texto: 'José', codificacao });
  });

  it('the dash that Windows-1252 has and Latin-1 has not', () => {
    expect(decodificar(Uint8Array.of(0x96, 0xe9))).toMatchObject({ texto: '–é' });
  });

  it.each([
    ['nothing', new Uint8Array(), 'vazio'],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), 'planilha do Excel'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'planilha do Excel'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 0x47), 'não é um texto'],
  ])('%s is refused with what to do', (_, lidos, parte) => {
    expect(decodificar(lidos)).toEqual({ recusa: expect.stringContaining(parte) });
  });
});

describe('the separator', () => {
  it.each([
    ['nome;cpf\nAna, filha;1', ';'],
    ['nome,cpf\n"Ana; Maria",1\nBia,2', ','],
    ['nome\tcpf\nAna\t1', '\t'],
    ['nome|cpf\nAna|1', '|'],
    ['nome\nAna', ';'],
    ['"a;b;c;d",cpf\nx,1', ','],
  ])('of %j', (texto, separador) => {
    expect(detectarSeparador(texto)).toBe(separador);
  });
});

describe('columns', () => {
  it('are guessed from headers as other systems write them', () => {
    expect(
      adivinharColunas(['Código', 'NOME DO PACIENTE', 'Dt. Nasc.', 'C.P.F.', 'E-mail', 'Celular']),
    ).toEqual([null, 'nome', 'data_nascimento', null, 'email', 'telefone']);
  });

  it('fill each field once', () => {
    expect(adivinharColunas(['Telefone', 'Celular', 'Nome'])).toEqual(['telefone', null, 'nome']);
  });

  it('need the name, and one column a field', () => {
    expect(recusaDoMapa(['cpf', null])).toMatch(/coluna do nome/);
    expect(recusaDoMapa(['nome', 'cpf', 'cpf'])).toBe('Duas colunas preenchem CPF. Deixe só uma.');
    expect(recusaDoMapa(['nome', null])).toBeNull();
  });
});

describe('a row', () => {
  const ler = (campos: Record<string, string>) =>
    lerLinha(
      Object.values({ nome: 'Ana Boa', ...campos }),
      Object.keys({ nome: '', ...campos }) as never,
      HOJE,
    );

  it.each([
    [{ data_nascimento: '29/02/1980' }, { data_nascimento: '1980-02-29' }],
    [{ data_nascimento: '1/2/1980' }, { data_nascimento: '1980-02-01' }],
    [{ data_nascimento: '1980-02-01' }, { data_nascimento: '1980-02-01' }],
    [{ data_nascimento: '1980-02-01 00:00:00' }, { data_nascimento: '1980-02-01' }],
    [{ cpf: '529.982.247-25' }, { cpf: '52998224725' }],
    // The spreadsheet took the zero away.
    [{ cpf: '1234567890' }, { cpf: '01234567890' }],
    [{ telefone: '+55 (11) 98765-4321' }, { telefone: '11987654321' }],
    [{ cep: '1310100' }, { cep: '01310100' }],
    [{ sexo: 'F' }, { sexo: 'feminino' }],
    [{ sexo: ' Masc ' }, { sexo: 'masculino' }],
    [{ sexo: '' }, { sexo: 'ignorado' }],
    [{ uf: 'sp' }, { uf: 'SP' }],
    [{ email: 'ANA@EXEMPLO.COM' }, { email: 'ana@exemplo.com' }],
    [{ nome: '  Ana   Boa ' }, { nome: 'Ana Boa' }],
    [{ observacoes: '' }, { observacoes: null }],
    [{ data_obito: '20/11/2026' }, { data_obito: '2026-11-20' }],
    [{ data_obito: '' }, { data_obito: null }],
  ])('%o is read', (campos, dados) => {
    expect(ler(campos)).toEqual({ dados: expect.objectContaining(dados) });
  });

  it.each([
    [{ nome: '' }, 'Nome'],
    [{ nome: 'Ana' }, 'Nome: informe nome e sobrenome.'],
    [{ data_nascimento: '30/02/1980' }, 'Data'],
    [{ data_nascimento: '01/02/80' }, 'Data'],
    [{ data_nascimento: '22/11/2026' }, 'Data: o nascimento está no futuro.'],
    [{ data_obito: '22/11/2026' }, 'Data do óbito: está no futuro.'],
    [{ data_obito: 'sim' }, 'Data do óbito: confira dia, mês e ano.'],
    [
      { data_nascimento: '01/02/1980', data_obito: '31/01/1980' },
      'Data do óbito: é anterior à do nascimento.',
    ],
    [{ cpf: '111.111.111-11' }, 'CPF'],
    [{ cpf: '5,29982E+10' }, 'CPF'],
    [{ cns: '123' }, 'CNS'],
    [{ telefone: '98765-4321' }, 'Telefone'],
    [{ email: 'ana@' }, 'mail'],
    [{ sexo: 'x' }, 'Sexo: escolha uma opção.'],
    [{ uf: 'XX' }, 'UF'],
    [{ observacoes: 'a'.repeat(2001) }, 'Observações'],
  ])('%o is refused', (campos, parte) => {
    const lida = ler(campos);
    expect('erros' in lida && lida.erros.join(' ')).toContain(parte);
  });

  it('tells each error once, all of them', () => {
    expect(ler({ nome: 'Ana', cpf: '1', cns: '1' })).toEqual({
      erros: [expect.any(String), expect.any(String), expect.any(String)],
    });
  });

  it('shorter than its header has empty cells at the end', () => {
    expect(lerLinha(['Ana Boa'], ['nome', 'cpf'], HOJE)).toEqual({
      dados: expect.objectContaining({ nome: 'Ana Boa', cpf: null }),
    });
  });
});

describe('rows that repeat', () => {
  const linha = (numero: number, outros: object) => ({
    numero,
    dados: { nome: 'Ana Boa', sexo: 'ignorado' as const, ...outros },
  });

  it('name the earlier row and the strongest reason', () => {
    expect(
      repetidasNoArquivo([
        linha(2, { cpf: '1', cns: '7', data_nascimento: '1980-01-01' }),
        linha(3, { nome: 'ANA BÓA', data_nascimento: '1980-01-01' }),
        linha(4, { nome: 'Outra', cpf: '1', cns: '7' }),
        linha(5, { nome: 'Outra', cns: '7' }),
        linha(6, { data_nascimento: '1981-01-01' }),
        linha(7, {}),
        linha(8, {}),
      ]),
    ).toEqual([
      { numero: 3, primeira: 2, motivo: 'nome_e_nascimento' },
      { numero: 4, primeira: 2, motivo: 'cpf' },
      { numero: 5, primeira: 2, motivo: 'cns' },
    ]);
  });
});

it('the file of errors runs nothing in a spreadsheet', () => {
  const csv = csvDosErros(
    ['nome', 'obs'],
    [{ numero: 7, celulas: ['=HYPERLINK("http://x")', '+55'], erros: ['Nome: x.', 'CPF: y.'] }],
  );
  expect(csv).toBe(
    '\uFEFFLinha;Erros;nome;obs\r\n7;Nome: x. CPF: y.;"\'=HYPERLINK(""http://x"")";\'+55\r\n',
  );
});

it('the file of errors comes back as the file it was made of', () => {
  const nossa = [
    ['Linha', 'Erros', 'nome', 'obs'],
    ['7', 'Nome: x.', "'=Ana", "'+55"],
    ['9', '', "D'Ávila", "' -2"],
  ];
  expect(semColunasDosErros(nossa)).toEqual([
    ['nome', 'obs'],
    ['=Ana', '+55'],
    ["D'Ávila", ' -2'],
  ]);
  const alheia = [
    ['Linha', 'nome'],
    ['1', "'=Ana"],
  ];
  expect(semColunasDosErros(alheia)).toEqual(alheia);
  expect(semColunasDosErros([])).toEqual([]);
});
