import { describe, expect, it } from 'vitest';
import { lerApresentacao } from '../../../scripts/catalogo/apresentacao.ts';
import { lerListaOficial } from '../../../scripts/catalogo/lista-oficial.ts';

const CABECALHO =
  'SUBSTÂNCIA;CNPJ;LABORATÓRIO;CÓDIGO GGREM;REGISTRO;EAN 1;PRODUTO;APRESENTAÇÃO;CLASSE TERAPÊUTICA;TIPO DE PRODUTO (STATUS DO PRODUTO);PF 0%;RESTRIÇÃO HOSPITALAR;COMERCIALIZAÇÃO 2025;TARJA';
const PROSA = [
  'Câmara de Regulação do Mercado de Medicamentos;;;;;;;;;;;;;',
  'Lista de preços. Publicada em 10/11/2026 às 12h;;;;;;;;;;;;;',
  ';;;;;;;;;;;;;',
];

interface Linha {
  substancia: string;
  produto?: string;
  apresentacao: string;
  tipo?: string;
  hospitalar?: string;
  vendida?: string;
  tarja?: string;
}
const linha = ({
  substancia,
  produto = substancia,
  apresentacao,
  tipo = 'Genérico',
  hospitalar = 'Não',
  vendida = 'Sim',
  tarja = 'Tarja Vermelha(*)',
}: Linha) =>
  `"${substancia}";00.000.000/0001-00;LAB S.A.;500000000000001;1000000000001;7890000000001;${produto};${apresentacao};N2B - ANALGÉSICOS;${tipo};"1.234,56";${hospitalar};${vendida};${tarja}`;

const arquivo = (linhas: readonly Linha[]) =>
  Buffer.from([...PROSA, CABECALHO, ...linhas.map(linha), ''].join('\r\n'), 'latin1');

describe('a presentation, in the abbreviations of the list', () => {
  it.each([
    ['500 MG COM REV CT BL AL PLAS TRANS X 10', '500 mg', 'comprimido revestido', '10 comprimidos'],
    [
      '1.50MG COM LIB PROL CT BL AL AL X 30',
      '1,5 mg',
      'comprimido de liberação prolongada',
      '30 comprimidos',
    ],
    ['5.0 MG CAP GEL DURA CT BL AL/AL X 30', '5 mg', 'cápsula', '30 cápsulas'],
    [
      '0.4 MG/ML + 4 MG/ML + 20 MG/ML SOL OR CT FR PLAS AMB X 120 ML',
      '0,4 mg/mL + 4 mg/mL + 20 mg/mL',
      'solução oral',
      'frasco 120 mL',
    ],
    [
      '(80 + 11,4) MG/ML PO SUS OR CT FR VD TRANS X 70 ML',
      '80 mg/mL + 11,4 mg/mL',
      'pó para suspensão oral',
      'frasco 70 mL',
    ],
    [
      '0.5 MG/G + 30 MG/G POM DERM CT BG PLAS OPC X 30 G',
      '0,5 mg/g + 30 mg/g',
      'pomada',
      'bisnaga 30 g',
    ],
    ['1000 MG COM REV CT BL AL PLAS TRANS X 10', '1 g', 'comprimido revestido', '10 comprimidos'],
    ['250 MG/5 ML SUS OR CT FR VD AMB X 60 ML', '50 mg/mL', 'suspensão oral', 'frasco 60 mL'],
    ['100.000 UI/ML SUS OR CT FR PLAS X 50 ML', '100.000 UI/mL', 'suspensão oral', 'frasco 50 mL'],
    [
      '4 MG/ML SOL INJ IM IV CT CAMA AMP VD INC X 1 ML',
      '4 mg/mL',
      'solução injetável',
      'ampola 1 mL',
    ],
    [
      '500 MG/ML SOL OR CT FR PLAS OPC GOT X 20 ML',
      '500 mg/mL',
      'solução oral em gotas',
      'frasco 20 mL',
    ],
  ])('%s', (escrita, concentracao, forma_texto, embalagem) => {
    expect(lerApresentacao(escrita)).toMatchObject({ concentracao, forma_texto, embalagem });
  });

  it.each([
    ['COM CT BL X 30', /concentração/],
    ['0 MG COM CT BL X 30', /concentração/],
    ['500 MG XYZ CT BL X 30', /forma/],
    ['', /concentração/],
  ])('%j is not guessed', (escrita, motivo) => {
    expect(() => lerApresentacao(escrita)).toThrow(motivo);
  });
});

describe('the official list', () => {
  it('is read in Latin-1 below its prose, packages joined under the presentation that the catalogue has', () => {
    const lida = lerListaOficial(
      arquivo([
        {
          substancia: 'DIPIRONA',
          apresentacao: '500 MG COM CT BL AL PLAS TRANS X 10',
          tarja: 'Tarja Sem Tarja(*)',
        },
        {
          substancia: 'DIPIRONA MONOIDRATADA',
          produto: 'DORESTOP',
          apresentacao: '500 MG COM CT BL AL PLAS TRANS X 240',
          tipo: 'Similar',
        },
        {
          substancia: 'AMOXICILINA TRI-HIDRATADA;CLAVULANATO DE POTÁSSIO',
          produto: 'CLAVUX',
          apresentacao: '875 MG + 125 MG COM REV CT FR VD AMB X 14',
          tipo: 'Similar',
          tarja: 'Tarja Vermelha sob restrição(*)',
        },
      ]),
    );
    expect(lida).toMatchObject({
      publicada: '2026-11-10',
      linhas: 3,
      recusadas: [],
      semRegras: [],
      controleDivergente: [],
    });
    expect(lida.apresentacoes).toEqual([
      {
        dcbs: ['dipirona'],
        forma: 'comprimido',
        forma_texto: 'comprimido',
        concentracao: '500 mg',
        via: 'oral',
        embalagens: ['10 comprimidos', '240 comprimidos'],
        marcas: ['Dorestop'],
        generico: true,
        uso_hospitalar: false,
        tarja: 'sem_tarja',
      },
      expect.objectContaining({
        concentracao: '875 mg + 125 mg',
        marcas: ['Clavux'],
        tarja: 'vermelha_com_retencao',
      }),
    ]);
  });

  it('gives back with its number and the reason what it does not understand', () => {
    const { recusadas, apresentacoes } = lerListaOficial(
      arquivo([
        { substancia: 'DIPIRONA', apresentacao: 'GALENICA SEM FORÇA' },
        { substancia: '', apresentacao: '500 MG COM X 10' },
        { substancia: 'DIPIRONA', apresentacao: '500 MG COM X 10', vendida: 'Não' },
        { substancia: 'DIPIRONA', apresentacao: '1 G COM X 10' },
      ]),
    );
    expect(recusadas.map(({ linha: qual, motivo }) => [qual, motivo.split(':')[0]])).toEqual([
      [5, 'concentração não reconhecida'],
      [6, 'sem substância'],
      [7, 'não comercializada'],
    ]);
    expect(apresentacoes).toHaveLength(1);
  });

  it('says of which ingredients nothing is checked, and where the stripe knows of a control that the lists do not', () => {
    const lida = lerListaOficial(
      arquivo([
        { substancia: 'INVENTOXABANA', apresentacao: '5 MG COM CT X 30', tarja: 'Tarja Preta(*)' },
        {
          substancia: 'CLORIDRATO DE SERTRALINA',
          apresentacao: '50 MG COM REV X 30',
          tarja: 'Tarja Vermelha sob restrição(*)',
        },
      ]),
    );
    expect(lida.semRegras).toEqual(['inventoxabana']);
    expect(lida.controleDivergente).toEqual(['inventoxabana 5 mg, comprimido (tarja preta)']);
  });

  it('is refused whole where it is another table', () => {
    expect(() => lerListaOficial(Buffer.from('a;b;c\n1;2;3\n'))).toThrow(/SUBSTÂNCIA/);
    expect(() => lerListaOficial(new Uint8Array())).toThrow(/SUBSTÂNCIA/);
  });
});

it('of thirty thousand lines is read in seconds, and in the same words each time', () => {
  const UNIDADES = ['MG COM CT BL X 30', 'MG CAP CT BL X 28', 'MG/ML SOL OR CT FR X 100 ML'];
  const muitas = arquivo(
    Array.from({ length: 30_000 }, (_, n) => ({
      substancia:
        ['LOSARTANA POTÁSSICA', 'DIPIRONA', 'AMOXICILINA', `SUBSTÂNCIA${n % 900}INA`][n % 4] ?? '',
      produto: `MARCA ${n % 4000}`,
      apresentacao: `${1 + (n % 37)} ${UNIDADES[n % 3]}`,
    })),
  );
  const antes = performance.now();
  const lida = lerListaOficial(muitas);
  // Bounded, not measured: a machine that is busy with other tests reads it in two to four seconds.
  expect(performance.now() - antes).toBeLessThan(30_000);
  expect(lida.linhas).toBe(30_000);
  expect(lida.recusadas).toEqual([]);
  expect(lerListaOficial(muitas).apresentacoes).toEqual(lida.apresentacoes);
});
